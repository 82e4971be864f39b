import Testing
import TokenDiagnostics

@Suite("Materials and levels that a team makes itself")
struct OwnMaterialTests {
  private let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#

  private func look(_ members: String...) -> String {
    let tint = #""tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.7 }"#
    return "{ " + ([#""blur": { "value": 20, "unit": "px" }"#, tint] + members).joined(separator: ", ") + " }"
  }
  private func run(_ light: String, _ kind: String = #""kind": "standard", "thickness": "thin""#) -> RuleRun {
    let whole = look(#""opaque": \#(white)"#, #""increasedContrast": { "border": \#(white) }"#)
    let dark = whole
    return RuleRun(
      #"{ "it": { "$type": "material", "$value": { \#(kind), "appearance": { "light": \#(light), "dark": \#(dark) } } } }"#
    )
  }

  @Test("An opaque color is there and opaque, and a border beside it")
  func reduceTransparency() {
    let opaque = #""opaque": \#(white)"#
    let border = #""increasedContrast": { "border": \#(white) }"#
    #expect(run(look(opaque, border)).ids == [])
    let none = run(look())
    #expect(none.ids == ["x-reduce-transparency"])
    #expect(none.diagnostics[0].severity == .error && none.diagnostics[0].platforms == ["web"])
    let noBorder = run(look(opaque))
    #expect(noBorder.diagnostics.map(\.severity) == [.warning])
    let sheer = #""opaque": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.99 }"#
    let translucent = run(look(sheer, border))
    #expect(translucent.ids == ["x-reduce-transparency"])
    #expect(translucent.diagnostics[0].message.contains("0.99"))
  }

  @Test("What a team draws in code is a warning there; what the system draws is its own matter")
  func nativePlatforms() {
    let own = run(look(), #""kind": "standard""#).diagnostics
    #expect(own.map(\.severity) == [.error, .warning] || own.map(\.severity) == [.warning, .error])
    #expect(own.first { $0.severity == .warning }?.platforms.count == 6)
    #expect(run(look(), #""kind": "glass""#).diagnostics.map(\.platforms) == [["web"]])
  }

  @Test("A look that no surface shows on the web is not judged there")
  func use() {
    func ids(_ platform: String) -> [String] {
      RuleRun(
        #"""
        {
          "m": {
            "$type": "material",
            "$value": {
              "kind": "standard", "thickness": "thin", "appearance": { "light": \#(look()), "dark": \#(look()) }
            }
          },
          "it": {
            "$type": "surface", "$value": { "role": "card", "platforms": ["\#(platform)"], "material": "{m}" }
          }
        }
        """#
      ).ids
    }
    #expect(ids("iOS") == [])
    #expect(ids("web") == ["x-reduce-transparency", "x-reduce-transparency"])
  }

  @Test("Ultra-thick is told where it is made, or where the library's is named, once")
  func ultraThick() {
    let own = RuleRun(
      #"""
      {
        "m": { "$type": "material", "$value": { "kind": "standard", "thickness": 1️⃣"ultraThick" } },
        "n": { "$type": "material", "$value": "{m}" },
        "a": { "$type": "surface", "$value": { "role": "card", "platforms": ["iOS"], "material": "{m}" } },
        "b": { "$type": "surface", "$value": { "role": "card", "platforms": ["tvOS"], "material": "{n}" } }
      }
      """#)
    #expect(own.ids == ["ultrathick-undocumented"])
    #expect(own.isMarked(own.diagnostics[0]))
    #expect(own.diagnostics[0].platforms == ["iOS", "tvOS"])
    let library = #""role": "card", "platforms": ["iOS", "web"], "material": "{apple.material.ultraThick}""#
    #expect(RuleRun(surface: library).diagnostics.map(\.platforms) == [["iOS"]])
    #expect(RuleRun(surface: library.replacing("ultraThick", with: "thick")).ids == [])
  }

  // MARK: Levels

  private func level(_ name: String, _ level: String, _ alpha: String, _ grey: String = "0") -> String {
    #"""
    "\#(name)": {
      "$type": "vibrancy",
      "$value": {
        "category": "label", "level": "\#(level)",
        "appearance": {
          "light": { "colorSpace": "srgb", "components": [\#(grey), \#(grey), \#(grey)], "alpha": \#(alpha) },
          "dark": "{white}"
        }
      }
    }
    """#
  }
  private func levels(_ tokens: String...) -> [String] {
    // The dark color is the same everywhere, so that each pair has one finding there; only light is looked at.
    let run = RuleRun(
      #"{ "white": { "$type": "color", "$value": \#(white) }, \#(tokens.joined(separator: ", ")) }"#)
    return run.found("vibrancy-level-order").filter { run.text($0)?.contains("{white}") == false }.map(\.message)
  }

  @Test("Alphas fall from level to level, also over a gap")
  func order() {
    #expect(
      levels(level("a", "primary", "0.9"), level("b", "secondary", "0.6"), level("c", "quaternary", "0.1")).isEmpty)
    #expect(levels(level("a", "primary", "0.9"), level("b", "secondary", "0.9")).count == 1)
    #expect(levels(level("a", "primary", "0.5"), level("b", "secondary", "0.6")).count == 1)
    #expect(levels(level("a", "secondary", "0.3"), level("b", "quaternary", "0.4")).count == 1)
    #expect(levels(level("a", "primary", "0.5"), level("b", "primary", "0.9")).isEmpty)
  }

  @Test("Different colors are compared over mid grey")
  func contrast() {
    // White over mid grey has a contrast of 3.98, black of 5.28.
    #expect(levels(level("a", "primary", "1"), level("b", "secondary", "1", "1")).isEmpty)
    let wrong = levels(level("a", "primary", "1", "1"), level("b", "secondary", "1"))
    #expect(wrong.count == 1)
    #expect(wrong.first?.contains("5.28 : 1") == true && wrong.first?.contains("3.98 : 1") == true)
  }

  @Test("Another group and another category are another scale")
  func scales() {
    let group = #""g": { \#(level("b", "secondary", "0.9")) }"#
    #expect(levels(level("a", "primary", "0.5"), group).isEmpty)
    let fill = level("b", "secondary", "0.9").replacing("\"label\"", with: "\"fill\"")
    #expect(levels(level("a", "primary", "0.5"), fill).isEmpty)
  }

  // MARK: Vibrancy and its material

  @Test("Vibrancy needs a material; the fix names the color of the same level")
  func blurMatch() {
    let cases = [
      ("text", "label", "label"), ("text", "secondaryLabel", "secondaryLabel"), ("separator", "separator", "separator"),
    ]
    for (element, level, color) in cases {
      let content = #""content": { "it": { "element": "\#(element)", "vibrancy": "{apple.vibrancy.\#(level)}" } }"#
      let run = RuleRun(surface: #""role": "card", "platforms": ["iOS"], "material": "none", \#(content)"#)
      #expect(run.ids == ["x-vibrancy-blur-match"])
      #expect(run.diagnostics[0].fixes.map(\.replacement) == [#""color": "{apple.color.\#(color)}""#])
      #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
      for fine in ["system", "{apple.material.regular}", "{apple.glass.regular}"] {
        let role = fine.contains("glass") ? "hud" : "card"
        let members = #""role": "\#(role)", "platforms": ["iOS"], "material": "\#(fine)", \#(content)"#
        #expect(RuleRun(surface: members).ids == [])
      }
      #expect(RuleRun(surface: #""role": "card", "platforms": ["macOS"], "material": "none", \#(content)"#).ids == [])
    }
  }
}
