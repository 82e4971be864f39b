import Testing
import TokenDiagnostics

@Suite("Colors on glass and elsewhere")
struct ForegroundColorTests {
  private func color(_ components: String, _ alpha: String = "1") -> String {
    #"{ "colorSpace": "srgb", "components": [\#(components)], "alpha": \#(alpha) }"#
  }
  private func onGlass(_ foreground: String, _ more: String = "") -> RuleRun {
    RuleRun(
      surface: #"""
        "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.regular}"\#(more),
        "content": { "it": { \#(foreground) } }
        """#)
  }

  // MARK: Clear glass

  private func onClear(_ foreground: String) -> [String] {
    let backdrop = #""backdrop": { "content": "map", "luminance": "dark" }, "dimming": "none""#
    return RuleRun(
      surface: #"""
        "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.clear}", \#(backdrop),
        "content": { "it": { \#(foreground) } }
        """#
    ).ids
  }

  @Test("Bright and bold, both bounds included")
  func boldAndBright() {
    let white = color("1, 1, 1")
    let found = ["x-clear-three-conditions"]
    #expect(onClear(#""element": "text", "weight": 600, "color": \#(white)"#) == [])
    #expect(onClear(#""element": "text", "weight": 599, "color": \#(white)"#) == found)
    #expect(onClear(#""element": "text", "role": "headline", "color": \#(white)"#) == [])
    // A grey of 0.855 has a luminance of 0.70, one of 0.85 of 0.69.
    #expect(onClear(#""element": "text", "weight": 700, "color": \#(color("0.855, 0.855, 0.855"))"#) == [])
    #expect(onClear(#""element": "text", "weight": 700, "color": \#(color("0.85, 0.85, 0.85"))"#) == found)
    // Planes have no weight.
    #expect(onClear(#""element": "shape", "color": \#(white)"#) == [])
    #expect(onClear(#""element": "shape", "color": \#(color("0, 0, 0"))"#) == found)
    #expect(onClear(#""element": "symbol", "color": \#(white)"#) == found)
  }

  @Test("Vibrancy and system colors adapt by themselves")
  func adaptive() {
    #expect(onClear(#""element": "text", "vibrancy": "{apple.vibrancy.label}""#) == [])
    #expect(onClear(#""element": "text", "color": "{apple.color.label}""#) == [])
  }

  // MARK: Hues

  @Test("Hues less than 20° apart are similar, around the circle too")
  func hues() {
    func ids(_ label: String, _ backdrop: String) -> [String] {
      onGlass(#""element": "text", "color": \#(color(label))"#, #", "backdrop": { "palette": [\#(color(backdrop))] }"#)
        .ids
    }
    let found = ["x-similar-hue-label"]
    #expect(ids("0.5, 0.7, 1", "0, 0.2, 0.9") == found)
    #expect(ids("1, 0, 0.2", "1, 0.1, 0") == found)
    // 60° and 19.8°, 20.4°.
    #expect(ids("1, 1, 0", "1, 0, 0") == [])
    #expect(ids("1, 0.33, 0", "1, 0, 0") == found)
    #expect(ids("1, 0.34, 0", "1, 0, 0") == [])
    // Greys have no hue.
    #expect(ids("0.5, 0.5, 0.59", "0, 0, 1") == [])
    #expect(ids("0, 0, 1", "0.5, 0.5, 0.59") == [])
  }

  @Test("Labels over a palette that shows; nothing else")
  func huesWhere() {
    let blue = color("0, 0, 1")
    let palette = #", "backdrop": { "palette": [\#(blue)] }"#
    #expect(onGlass(#""element": "symbol", "color": \#(blue)"#, palette).ids == ["x-similar-hue-label"])
    #expect(onGlass(#""element": "shape", "color": \#(blue)"#, palette).ids == [])
    #expect(onGlass(#""element": "text", "color": \#(blue)"#).ids == [])
    let text = #""content": { "it": { "element": "text", "color": \#(blue) } }"#
    let solid = #""role": "card", "platforms": ["iOS"], "material": "none""#
    #expect(RuleRun(surface: #"\#(solid)\#(palette), "fill": \#(blue), \#(text)"#).ids == [])
    let standard = #""role": "card", "platforms": ["iOS"], "material": "{apple.material.thin}""#
    #expect(RuleRun(surface: #"\#(standard)\#(palette), \#(text)"#).ids == ["vibrant-on-material"])
    let named = #""content": { "it": { "element": "text", "color": "{apple.color.tint}" } }"#
    let close = #", "backdrop": { "palette": [\#(color("0, 0.45, 0.9"))] }"#
    #expect(RuleRun(surface: #"\#(standard)\#(close), \#(named)"#).ids == ["x-similar-hue-label"])
  }

  // MARK: Tints

  @Test("A tint is a set, or a system color through any name")
  func tintSets() {
    func ids(_ tint: String) -> [String] {
      RuleRun(
        #"""
        {
          "own": {
            "$type": "color",
            "link": { "$value": "{apple.color.tint}" },
            "brand": { "$value": \#(color("0, 0.3, 0.8")) }
          },
          "it": {
            "$type": "surface",
            "$value": {
              "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.regular}", "emphasis": "status",
              "tint": \#(tint)
            }
          }
        }
        """#
      ).ids
    }
    let set = #"{ "light": "{own.brand}", "dark": "{own.brand}", "increasedContrast": "{own.brand}" }"#
    for tint in [set, "\"{apple.color.tint}\"", "\"{own.link}\""] { #expect(ids(tint) == [], "\(tint)") }
    for tint in [color("0, 0.3, 0.8"), "\"{own.brand}\""] {
      #expect(ids(tint) == ["x-light-dark-contrast-sets"], "\(tint)")
    }
  }

  // MARK: Figures of system colors

  private static let systemFigures = [
    "60 60 67 0.6 secondaryLabel light", "60 60 67 0.3 tertiaryLabel light", "60 60 67 0.18 quaternaryLabel light",
    "60 60 67 0.29 separator light", "235 235 245 0.6 secondaryLabel dark", "235 235 245 0.3 tertiaryLabel dark",
    "235 235 245 0.16 quaternaryLabel dark", "120 120 128 0.2 systemFill light", "120 120 128 0.36 systemFill dark",
    "120 120 128 0.16 secondarySystemFill light", "120 120 128 0.32 secondarySystemFill dark",
    "118 118 128 0.12 tertiarySystemFill light", "118 118 128 0.24 tertiarySystemFill dark",
    "84 84 88 0.6 separator dark", "198 198 200 1 opaqueSeparator light", "56 56 58 1 opaqueSeparator dark",
  ]

  private func token(_ bytes: [Double], _ alpha: Double) -> RuleRun {
    let components = bytes.map { "\($0 / 255)" }.joined(separator: ", ")
    return RuleRun(#"{ "ink": { "$type": "color", "$value": \#(color(components, "\(alpha)")) } }"#)
  }

  @Test("Every figure of the list is found, and none beside it", arguments: systemFigures)
  func figures(_ text: String) {
    let words = text.split(separator: " ")
    let parts = words.compactMap { Double($0) }
    let (bytes, alpha) = (Array(parts[..<3]), parts[3])
    let found = token(bytes, alpha).diagnostics
    #expect(found.map(\.id) == ["x-no-hardcoded-system-color"])
    #expect(found.allSatisfy { $0.message.contains("“\(words[4])” in \(words[5]);") })
    for index in bytes.indices {
      var near = bytes
      near[index] += 1
      #expect(token(near, alpha).ids == [])
    }
    #expect(token(bytes, alpha == 1 ? 0.98 : alpha + 0.02).ids == [])
  }

  @Test("Half a step of eight bits is still the same figure")
  func halfSteps() {
    for red in [59.5, 60.5] { #expect(token([red, 60, 67], 0.6).ids == ["x-no-hardcoded-system-color"]) }
    for red in [59.4, 60.6] { #expect(token([red, 60, 67], 0.6).ids == []) }
  }

  @Test("Black and white are nobody's", arguments: [0.0, 255.0])
  func blackAndWhite(_ byte: Double) {
    for alpha in [1, 0.6, 0.3] { #expect(token([byte, byte, byte], alpha).ids == []) }
  }

  @Test("A figure on a surface is found where it is written out, a token's where the token is")
  func hardcodedPlaces() {
    let grey = color("0.2353, 0.2353, 0.2627", "0.6")
    #expect(onGlass(#""element": "text", "color": \#(grey)"#).ids == ["x-no-hardcoded-system-color"])
    #expect(onGlass(#""element": "text", "color": "{apple.color.secondaryLabel}""#).ids == [])
    let run = RuleRun(
      #"""
      {
        "ink": { "$type": "color", "$value": 1️⃣\#(grey) },
        "it": {
          "$type": "surface",
          "$value": {
            "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.regular}", "emphasis": "status",
            "tint": {
              "light": 2️⃣\#(grey), "dark": "{ink}",
              "increasedContrast": { "light": 3️⃣\#(grey), "dark": "{apple.color.label}" }
            },
            "content": { "a": { "element": "text", "color": "{ink}" } }
          }
        }
      }
      """#)
    let found = run.found("x-no-hardcoded-system-color")
    #expect(found.count == 3)
    for (mark, diagnostic) in found.enumerated() { #expect(run.isMarked(diagnostic, mark)) }
    #expect(found.allSatisfy { $0.fixes.map(\.replacement) == [#""{apple.color.secondaryLabel}""#] })
  }

  @Test("Dark figures are told and not replaced, since the name holds the light ones")
  func darkFigures() {
    let run = token([235, 235, 245], 0.6)
    #expect(run.ids == ["x-no-hardcoded-system-color"])
    #expect(run.diagnostics[0].fixes == [])
    #expect(run.diagnostics[0].message.contains("“secondaryLabel” in dark"))
  }
}
