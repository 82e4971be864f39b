import Testing
import TokenDiagnostics
import TokenModel

/// What the standard lists, one by one: spaces with their ranges, words, parts of composites.
@Suite("Values by the standard's lists")
struct RequirementValueTests {
  // MARK: Colors

  /// A component's least value, its greatest, and whether that is still in the range; nil is no bound.
  struct Range: Sendable {
    let least: Double?
    let most: Double?
    var isOpen = false
  }

  struct Space: CustomTestStringConvertible, Sendable {
    let key: String
    let ranges: [Range]
    var testDescription: String { key }
  }

  private static let unit = Range(least: 0, most: 1)
  private static let percent = Range(least: 0, most: 100)
  private static let hue = Range(least: 0, most: 360, isOpen: true)
  private static let free = Range(least: nil, most: nil)
  private static let chroma = Range(least: 0, most: nil)

  private static let list =
    ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"]
    .map { Space(key: $0, ranges: [unit, unit, unit]) } + [
      Space(key: "hsl", ranges: [hue, percent, percent]), Space(key: "hwb", ranges: [hue, percent, percent]),
      Space(key: "lab", ranges: [percent, free, free]), Space(key: "oklab", ranges: [unit, free, free]),
      Space(key: "lch", ranges: [percent, chroma, hue]), Space(key: "oklch", ranges: [unit, chroma, hue]),
    ]

  private func run(_ space: String, _ components: [String]) -> ModelRun {
    ModelRun(.color, #"{"colorSpace": "\#(space)", "components": [\#(components.joined(separator: ", "))]}"#)
  }

  @Test("every component of every space keeps to its range, its ends included or not", arguments: list)
  func ranges(_ space: Space) {
    for (index, range) in space.ranges.enumerated() {
      func at(_ value: Double) -> ModelRun {
        var components = ["0", "0", "0"]
        components[index] = "\(value)"
        return run(space.key, components)
      }
      let good = [range.least ?? -1e6, range.isOpen ? 359.999 : range.most ?? 1e6, 0.5]
      for value in good { at(value).expectClean() }
      var bad: [Double] = []
      if let least = range.least { bad += [least - 1e-9, least - 1, -1e9] }
      if let most = range.most { bad += [range.isOpen ? most : most + 1e-9, most + 1, 1e9] }
      for value in bad {
        let run = at(value)
        #expect(run.ids == ["value"], "\(value): \(run.testDescription)")
        #expect(run.value == nil)
      }
    }
  }

  @Test("none may stand for any component, alone and for all", arguments: list)
  func none(_ space: Space) {
    for components in [["\"none\"", "0", "0"], ["0", "\"none\"", "0"], ["0", "0", "\"none\""]] {
      run(space.key, components).expectClean()
    }
    run(space.key, ["\"none\"", "\"none\"", "\"none\""]).expectClean()
    let alpha = ModelRun(.color, #"{"colorSpace": "\#(space.key)", "components": [0, 0, 0], "alpha": "none"}"#)
    #expect(alpha.ids == ["value"])
  }

  @Test("components are three numbers, without signs of percent", arguments: list)
  func components(_ space: Space) {
    for components in [[], ["0"], ["0", "0"], ["0", "0", "0", "0"]] {
      #expect(run(space.key, components).ids == ["value"], "\(components)")
    }
    for wrong in ["\"0\"", "\"50%\"", "null", "true", "[0]", "{}", "\"NONE\""] {
      for index in 0..<3 {
        var components = ["0", "0", "0"]
        components[index] = wrong
        #expect(run(space.key, components).ids == ["value"], "\(components)")
      }
    }
  }

  @Test(
    "no other names of spaces",
    arguments: [
      "rgb", "rgba", "sRGB", "SRGB", "p3", "displayp3", "Display-P3", "hsv", "okhsv", "okhsl", "xyz", "rec-2020",
      "rec709", "adobe-rgb", "linear", "cmyk", "color(srgb)", "srgb ", "OKLCH", "lab-d50", "prophoto", "a98",
    ])
  func spaces(_ name: String) {
    #expect(run(name, ["0", "0", "0"]).ids == ["value"])
  }

  // MARK: Words

  @Test("every word for a weight is its number, and no other is a word")
  func weights() {
    let words = [
      100: ["thin", "hairline"], 200: ["extra-light", "ultra-light"], 300: ["light"],
      400: ["normal", "regular", "book"],
      500: ["medium"], 600: ["semi-bold", "demi-bold"], 700: ["bold"], 800: ["extra-bold", "ultra-bold"],
      900: ["black", "heavy"], 950: ["extra-black", "ultra-black"],
    ]
    for (number, names) in words {
      for name in names {
        let run = ModelRun(.fontWeight, "\"\(name)\"")
        run.expectClean()
        guard case .fontWeight(let weight)? = run.value else { return #expect(Bool(false), "\(name)") }
        #expect(weight.value == Double(number), "\(name)")
        for wrong in [name.uppercased(), name + " ", name.prefix(1).uppercased() + name.dropFirst()] {
          #expect(ModelRun(.fontWeight, "\"\(wrong)\"").ids == ["value"], "\(wrong)")
        }
        if name.contains("-") {
          #expect(ModelRun(.fontWeight, "\"\(name.replacing("-", with: ""))\"").ids == ["value"])
        }
      }
    }
  }

  // MARK: Composites

  struct Composite: CustomTestStringConvertible, Sendable {
    let type: TokenType
    /// Each part with the token of its type, the type, and the value written out.
    let parts: [(name: String, type: TokenType, value: String)]
    var testDescription: String { type.rawValue }

    func json(_ change: (Int) -> String?) -> String {
      let members = parts.indices.compactMap { index in change(index).map { "\"\(parts[index].name)\": \($0)" } }
      let object = "{" + members.joined(separator: ", ") + "}"
      return type == .gradient ? "[\(object)]" : object
    }
  }

  private static let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
  private static let size = #"{"value": 1, "unit": "px"}"#
  private static let time = #"{"value": 1, "unit": "ms"}"#

  private static let composites = [
    Composite(
      type: .border, parts: [("color", .color, red), ("width", .dimension, size), ("style", .strokeStyle, "\"solid\"")]),
    Composite(
      type: .transition,
      parts: [
        ("duration", .duration, time), ("delay", .duration, time), ("timingFunction", .cubicBezier, "[0, 0, 1, 1]"),
      ]),
    Composite(
      type: .shadow,
      parts: [
        ("color", .color, red), ("offsetX", .dimension, size), ("offsetY", .dimension, size),
        ("blur", .dimension, size), ("spread", .dimension, size),
      ]),
    Composite(type: .gradient, parts: [("color", .color, red), ("position", .number, "0.5")]),
    Composite(
      type: .typography,
      parts: [
        ("fontFamily", .fontFamily, "\"A\""), ("fontSize", .dimension, size), ("fontWeight", .fontWeight, "400"),
        ("letterSpacing", .dimension, size), ("lineHeight", .number, "1.5"),
      ]),
  ]

  private func run(_ composite: Composite, _ change: (Int) -> String?) -> ModelRun {
    let tokens = composite.parts.indices.map {
      #""t\#($0)": {"$type": "\#(composite.parts[$0].type.rawValue)", "$value": \#(composite.parts[$0].value)}, "#
        + #""a\#($0)": {"$value": "{t\#($0)}"}"#
    }
    return ModelRun(
      #"{"it": {"$type": "\#(composite.type.rawValue)", "$value": \#(composite.json(change))}, "#
        + #""other": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "weight": {"$type": "fontWeight", "$value": 1}, "#
        + tokens.joined(separator: ", ") + "}")
  }

  @Test("every part by a token, by an alias, by a pointer to either, is the part written out", arguments: composites)
  func parts(_ composite: Composite) throws {
    let plain = run(composite) { composite.parts[$0].value }
    plain.expectClean()
    let ways: [(Int) -> String] = [
      { "\"{t\($0)}\"" }, { "\"{a\($0)}\"" }, { ##"{"$ref": "#/t\##($0)/$value"}"## },
      { ##"{"$ref": "#/a\##($0)/$value"}"## },
    ]
    for way in ways {
      for index in composite.parts.indices {
        let run = run(composite) { $0 == index ? way($0) : composite.parts[$0].value }
        run.expectClean()
        #expect(run.value != nil && String(describing: run.value) == String(describing: plain.value))
      }
      run(composite, way).expectClean()
    }
  }

  @Test("no part may be missing, null, or a text of old", arguments: composites)
  func missingParts(_ composite: Composite) {
    for index in composite.parts.indices {
      for wrong in [nil, "null", "true", "\"1px solid\"", "{}", "\"\""] where wrong != "\"\"" || index > 0 {
        // Any text is the name of a font.
        if composite.parts[index].type == .fontFamily, wrong == "\"1px solid\"" { continue }
        let run = run(composite) { $0 == index ? wrong : composite.parts[$0].value }
        #expect(run.ids == ["value"], "\(composite.parts[index].name) \(wrong ?? "missing"): \(run.testDescription)")
      }
    }
    for whole in ["null", "1", "true", "\"x\"", "{}"] {
      #expect(ModelRun(composite.type, whole).ids == ["value"], "\(whole)")
    }
  }

  @Test("a part that refers to another type, to a group, or to nothing", arguments: composites)
  func wrongParts(_ composite: Composite) {
    for index in composite.parts.indices {
      let other = composite.parts[index].type == .cubicBezier ? "weight" : "other"
      for (text, id) in [
        ("\"{\(other)}\"", "reference-type"), (##"{"$ref": "#/\##(other)/$value"}"##, "reference-type"),
        ("\"{nope}\"", "reference-unresolved"), (##"{"$ref": "#/nope/$value"}"##, "reference-unresolved"),
        ("\"{it}\"", "reference-circular"), (##"{"$ref": "#/it/$value"}"##, "reference-circular"),
        (##"{"$ref": "#/\##(other)"}"##, "reference-target"), ("\"{\(other)\"", "reference-syntax"),
        (##"{"$ref": "\##(other)"}"##, "reference-syntax"), (#"{"$ref": 5}"#, "reference-syntax"),
      ] {
        let run = run(composite) { $0 == index ? text : composite.parts[$0].value }
        #expect(run.ids == [id], "\(composite.parts[index].name) \(text): \(run.testDescription)")
        #expect(run.value == nil)
      }
    }
  }

  @Test("one more member is one report", arguments: composites)
  func moreParts(_ composite: Composite) {
    let text = composite.json { composite.parts[$0].value }.replacing(
      "{\"\(composite.parts[0].name)\"", with: "{\"zebra\": 1, \"\(composite.parts[0].name)\"")
    #expect(ModelRun(composite.type, text).ids == ["value"])
  }
}
