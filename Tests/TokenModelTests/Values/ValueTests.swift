import Testing
import TokenDiagnostics
import TokenModel

@Suite("Values of the standard's types")
struct ValueTests {
  /// A value as a file writes it, and what it is read as.
  struct Reading: CustomTestStringConvertible, Sendable {
    let text: String
    let value: TokenValue
    var testDescription: String { text }

    init(_ text: String, _ value: TokenValue) {
      self.text = text
      self.value = value
    }
  }

  private static let red = ColorCoordinates(.srgb, 1, 0, 0)
  private static let gap = Dimension(8, .px)
  private static let redText = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
  private static let shadowText =
    #""color": "{red}", "offsetX": "{gap}", "offsetY": "{gap}", "blur": "{gap}", "spread": "{gap}""#

  static let simple: [Reading] = [
    Reading(redText, .color(red)),
    Reading(
      ##"{"colorSpace": "hsl", "components": ["none", 100, 50.5], "alpha": 0, "hex": "#FF00ff"}"##,
      .color(ColorCoordinates(.hsl, 0, 100, 50.5, alpha: 0, missing: 1))),
    Reading(
      #"{"components": ["none", "none", "none"], "colorSpace": "oklch"}"#,
      .color(ColorCoordinates(.oklch, 0, 0, 0, missing: 7))),
    Reading(#"{"value": -0.5, "unit": "px"}"#, .dimension(Dimension(-0.5, .px))),
    Reading(#"{"unit": "rem", "value": 1e1}"#, .dimension(Dimension(10, .rem))),
    Reading(#""Helvetica, Neue""#, .fontFamily(["Helvetica, Neue"])),
    Reading(#"["Inter", "sans-serif"]"#, .fontFamily(["Inter", "sans-serif"])),
    Reading("1", .fontWeight(FontWeight(1))), Reading("350.5", .fontWeight(FontWeight(350.5))),
    Reading("1000", .fontWeight(FontWeight(1000))),
    Reading(#"{"value": -1, "unit": "ms"}"#, .duration(DurationValue(-1, .ms))),
    Reading(#"{"value": 1.5, "unit": "s"}"#, .duration(DurationValue(1.5, .s))),
    Reading("[0, -2, 1, 3.5]", .cubicBezier(CubicBezier(0, -2, 1, 3.5))),
    Reading("-1.5e3", .number(-1500)), Reading("0", .number(0)),
  ]

  @Test("simple values are read", arguments: simple)
  func readsSimple(reading: Reading) {
    let run = ModelRun(reading.value.type, reading.text)
    run.expectClean()
    #expect(run.value == reading.value)
  }

  // MARK: Composites

  @Test("stroke styles are names or dashes, an odd list written twice")
  func strokeStyle() {
    let long = Dimension(1, .rem)
    for (text, value) in [
      (#""dashed""#, .named(.dashed)),
      (
        #"{"dashArray": ["{gap}", {"value": 1, "unit": "rem"}], "lineCap": "butt"}"#,
        .dashes([Self.gap, long], .butt)
      ),
      (#"{"dashArray": ["{gap}"], "lineCap": "round"}"#, .dashes([Self.gap, Self.gap], .round)),
    ] as [(String, StrokeStyle)] {
      let run = ModelRun(.strokeStyle, text)
      run.expectClean()
      #expect(run.value == .strokeStyle(value))
    }
  }

  @Test("borders are read, written out or by reference", arguments: [redText, #""{red}""#])
  func border(color: String) throws {
    let run = ModelRun(.border, #"{"color": \#(color), "width": "{gap}", "style": "solid"}"#)
    run.expectClean()
    guard case .border(let border) = try #require(run.value) else { throw Mismatch() }
    #expect(border.color == Self.red)
    #expect(border.width == Self.gap)
    #expect(border.style == .named(.solid))
  }

  @Test("transitions are read")
  func transition() throws {
    let run = ModelRun(
      .transition, #"{"duration": "{quick}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"#)
    run.expectClean()
    guard case .transition(let transition) = try #require(run.value) else { throw Mismatch() }
    #expect(transition.duration == DurationValue(0.2, .s))
    #expect(transition.delay == DurationValue(0, .ms))
    #expect(transition.timingFunction == CubicBezier(0, 0, 1, 1))
  }

  @Test("shadows are one layer or several in their order, references among them")
  func shadows() throws {
    let first = "{\(Self.shadowText), \"inset\": true}"
    for (text, insets) in [
      (first, [true]), ("{\(Self.shadowText)}", [false]), ("[\(first), \"{drop}\"]", [true, false]),
      ("[\"{drop}\", \"{drop}\", \(first)]", [false, false, true]), (#""{drops}""#, [false, false]),
    ] {
      let run = ModelRun(.shadow, text)
      run.expectClean()
      guard case .shadow(let layers) = try #require(run.value) else { throw Mismatch() }
      #expect(layers.map(\.inset) == insets)
      for layer in layers {
        #expect(layer.color == Self.red)
        #expect([layer.offsetX, layer.offsetY, layer.blur, layer.spread] == [Self.gap, Self.gap, Self.gap, Self.gap])
      }
    }
  }

  @Test("gradients keep the order of their stops, and positions are clamped after references are followed")
  func gradients() throws {
    let run = ModelRun(
      Palette.files + [
        #"""
        {
          "far": { "$type": "number", "$value": 42 },
          "it": {
            "$type": "gradient",
            "$value": [
              { "color": "{red}", "position": "{far}" }, "{stop}", { "color": "{veil}", "position": -99 },
              { "color": "{red}", "position": 0.25 }
            ]
          }
        }
        """#
      ])
    run.expectClean()
    guard case .gradient(let stops) = try #require(run.value) else { throw Mismatch() }
    #expect(stops.map(\.position) == [1, 0.5, 0, 0.25])
    #expect(stops.map(\.color.alpha) == [1, 1, 0.5, 1])
  }

  @Test("typographies are read")
  func typography() throws {
    let run = ModelRun(
      .typography,
      #"{"fontFamily": "Inter", "fontSize": "{gap}", "fontWeight": "thin", "letterSpacing": "{gap}", "lineHeight": 1.5}"#
    )
    run.expectClean()
    guard case .typography(let typography) = try #require(run.value) else { throw Mismatch() }
    #expect(typography.fontFamily == ["Inter"])
    #expect(typography.fontSize == Self.gap)
    #expect(typography.fontWeight == FontWeight(100))
    #expect(typography.letterSpacing == Self.gap)
    #expect(typography.lineHeight == 1.5)
  }

  // MARK: Closed lists

  @Test("every color space is known, and others are guessed or listed")
  func colorSpaces() {
    for space in ColorSpace.allCases {
      let run = ModelRun(.color, #"{"colorSpace": "\#(space.rawValue)", "components": [0, 0, 0]}"#)
      run.expectClean()
      #expect(run.value == .color(ColorCoordinates(space, 0, 0, 0)))
    }
    let run = ModelRun(.color, #"{"colorSpace": 1️⃣"sRGB", "components": [0, 0, 0]}"#)
    #expect(run.isAsMarked)
    #expect(run.diagnostics[0].message.contains("did you mean “srgb”?"))
    #expect(run.fixed().contains(#""colorSpace": "srgb""#))
  }

  @Test("the standard's weights are numbers by another name", arguments: FontWeight.names.map(\.name))
  func weights(name: String) throws {
    let number = try #require(FontWeight.names.first { $0.name == name }?.value)
    #expect(ModelRun(.fontWeight, "\"\(name)\"").value == .fontWeight(FontWeight(number)))
    let wrong = ModelRun(.fontWeight, "\"\(name.uppercased())\"")
    #expect(wrong.ids == ["value"])
    #expect(wrong.diagnostics[0].message.contains("did you mean “\(name)”?"))
  }

  @Test("the list of weights is that of the standard")
  func weightList() {
    let expected: [Double: Set<String>] = [
      100: ["thin", "hairline"], 200: ["extra-light", "ultra-light"], 300: ["light"],
      400: ["normal", "regular", "book"], 500: ["medium"], 600: ["semi-bold", "demi-bold"], 700: ["bold"],
      800: ["extra-bold", "ultra-bold"], 900: ["black", "heavy"], 950: ["extra-black", "ultra-black"],
    ]
    #expect(Dictionary(grouping: FontWeight.names, by: \.value).mapValues { Set($0.map(\.name)) } == expected)
  }

  @Test("named styles and line caps are the standard's")
  func strokes() {
    #expect(
      StrokeStyle.Name.allCases.map(\.rawValue)
        == ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"])
    #expect(StrokeStyle.LineCap.allCases.map(\.rawValue) == ["round", "butt", "square"])
    for name in StrokeStyle.Name.allCases {
      #expect(ModelRun(.strokeStyle, "\"\(name.rawValue)\"").value == .strokeStyle(.named(name)))
    }
    for cap in StrokeStyle.LineCap.allCases {
      let run = ModelRun(.strokeStyle, #"{"dashArray": ["{gap}", "{gap}"], "lineCap": "\#(cap.rawValue)"}"#)
      #expect(run.value == .strokeStyle(.dashes([Self.gap, Self.gap], cap)))
    }
  }

  @Test("braces inside a font name are text, with a warning")
  func braces() {
    let run = ModelRun(.fontFamily, #"[1️⃣"Foo {x} Bar", "Inter", 2️⃣"a}b"]"#)
    #expect(run.ids == ["brace-in-text", "brace-in-text"])
    #expect(run.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(run.isAsMarked)
    #expect(run.value == .fontFamily(["Foo {x} Bar", "Inter", "a}b"]))
    #expect(ModelRun(.fontFamily, #"1️⃣"Foo {x} Bar""#).value == .fontFamily(["Foo {x} Bar"]))
  }

  @Test("lengths and times convert")
  func conversions() {
    #expect(Dimension(2, .rem).pixels() == 32)
    #expect(Dimension(2, .rem).pixels(rem: 10) == 20)
    #expect(Dimension(2, .px).pixels(rem: 10) == 2)
    #expect(DurationValue(250, .ms).seconds == 0.25)
    #expect(DurationValue(2, .s).seconds == 2)
  }
}

/// A value of another type than was expected.
struct Mismatch: Error {}
