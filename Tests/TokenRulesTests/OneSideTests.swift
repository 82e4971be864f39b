import Testing
import TokenDiagnostics

/// Breaches in one half of a pair only, and neighbours that are easily taken for what is meant.
@Suite("One side of a pair")
struct OneSideTests {
  private func color(_ alpha: String) -> String {
    #"{ "colorSpace": "srgb", "components": [1, 1, 1], "alpha": \#(alpha) }"#
  }
  private func look(_ tint: String, blur: String = "20") -> String {
    #"""
    {
      "blur": { "value": \#(blur), "unit": "px" }, "tint": \#(tint), "opaque": \#(color("1")),
      "increasedContrast": { "border": \#(color("1")) }
    }
    """#
  }
  private func material(light: String, dark: String) -> RuleRun {
    RuleRun(
      #"""
      {
        "m": {
          "$type": "material", "$value": { "kind": "standard", "appearance": { "light": \#(light), "dark": \#(dark) } }
        }
      }
      """#)
  }

  @Test("A look that is none is found in the scheme that has it")
  func schemes() {
    let fine = look(color("0.5"))
    #expect(material(light: fine, dark: fine).ids == [])
    for bad in [look("1️⃣" + color("1")), look("1️⃣" + color("0"), blur: "0")] {
      for run in [material(light: bad, dark: fine), material(light: fine, dark: bad)] {
        #expect(run.ids == ["material-purpose"])
        #expect(run.isMarked(run.diagnostics[0]))
      }
    }
  }

  @Test("An iPad is held against the same surface on the phone, not against the first one there is")
  func sameSurface() {
    let first = #""a": { "$type": "surface", "$value": { "role": "card", "material": "{apple.material.thin}" } }"#
    func second(_ override: String) -> String {
      #"""
      "b": {
        "$type": "surface",
        "$value": {
          "role": "card", "material": "{apple.material.regular}",
          "overrides": { "iPadOS": { "material": "{apple.material.\#(override)}" } }
        }
      }
      """#
    }
    #expect(RuleRun("{ \(first), \(second("regular")) }").ids == [])
    #expect(RuleRun("{ \(first), \(second("thin")) }").ids == ["ipados-override-not-emitted"])
  }

  @Test("What could have made an exception is to blame for that it didn't")
  func exceptions() {
    let glass = #""material": "{apple.glass.regular}""#
    let cases = [
      (
        #""role": "slider", "state": "active", "platforms": ["iOS", "macOS"]"#, "macOS",
        #""interaction": 1️⃣"persistent""#
      ),
      (#""role": "image", "state": "focused", "platforms": ["tvOS"]"#, "tvOS", #""state": 1️⃣"rest""#),
      (
        #""role": "button", "layer": "content", "state": "focused", "platforms": ["tvOS"]"#, "tvOS",
        #""state": 1️⃣"rest""#
      ),
    ]
    for (base, platform, override) in cases {
      let run = RuleRun(surface: #"\#(base), \#(glass), "overrides": { "\#(platform)": { \#(override) } }"#)
      #expect(run.ids == ["glass-in-content-layer"])
      #expect(run.diagnostics.first.map { run.isMarked($0) } == true, "\(override)")
    }
  }

  @Test("Only glass side by side wants a container, where the system has one", arguments: ["iOS", "visionOS"])
  func container(_ platform: String) {
    func surface(_ name: String, _ material: String, _ more: String) -> String {
      #"""
      "\#(name)": {
        "$type": "surface",
        "$value": { "platforms": ["\#(platform)"], "material": "{apple.\#(material)}", \#(more) }
      }
      """#
    }
    let card = surface("card", "material.regular", #""role": "card""#)
    func pair(_ material: String) -> [String] {
      let both = ["a", "b"].map { surface($0, material, #""role": "hud", "on": "{card}""#) }
      return RuleRun("{ \(card), \(both.joined(separator: ", ")) }").ids
    }
    #expect(pair("glass.regular") == (platform == "iOS" ? ["x-glass-in-container"] : []))
    #expect(pair("material.thin") == [])
  }

  @Test("A recommendation for a scheme takes the place of a general one about the same, not about something else")
  func recommendations() {
    func ids(_ general: String, _ dark: String, material: String, level: String) -> [String] {
      let base = #""platform": "iOS", "role": "card", "strength": "must", "source": "Agreed""#
      return RuleRun(
        #"""
        {
          "r": { "$type": "recommendation", "$value": { \#(base), \#(general) } },
          "s": { "$type": "recommendation", "$value": { \#(base), "scheme": "dark", \#(dark) } },
          "it": {
            "$type": "surface",
            "$value": {
              "role": "card", "platforms": ["iOS"], "material": "{apple.material.\#(material)}", "scheme": "dark",
              "schemeReason": "Night", "content": { "a": { "element": "text", "vibrancy": "{apple.vibrancy.\#(level)}" } }
            }
          }
        }
        """#
      ).ids
    }
    let (regular, thick) = (#""material": "{apple.material.regular}""#, #""material": "{apple.material.thick}""#)
    let second = #""vibrancy": "{apple.vibrancy.secondaryLabel}""#
    let third = #""vibrancy": "{apple.vibrancy.tertiaryLabel}""#
    #expect(ids(second, third, material: "regular", level: "tertiaryLabel") == [])
    #expect(ids(regular, thick, material: "thick", level: "label") == [])
    #expect(ids(second, thick, material: "thick", level: "label") == ["house-recommendation"])
    #expect(ids(regular, second, material: "thick", level: "secondaryLabel") == ["house-recommendation"])
  }

  @Test("Another name for a level stands in a scale like a level")
  func aliasInScale() {
    let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
    let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#
    let second =
      #"{ "category": "label", "level": "secondary", "appearance": { "light": \#(black), "dark": \#(white) } }"#
    func ids(_ more: String) -> Set<String> {
      Set(RuleRun(#"{ "own": { "$type": "vibrancy", "second": { "$value": \#(second) }\#(more) } }"#).ids)
    }
    #expect(ids("") == [])
    #expect(ids(#", "first": { "$value": "{apple.vibrancy.label}" }"#) == ["vibrancy-level-order"])
  }
}
