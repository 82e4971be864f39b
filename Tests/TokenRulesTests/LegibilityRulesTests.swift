import Testing
import TokenDiagnostics

@Suite("What figures of contrast say")
struct LegibilityRulesTests {
  private func card(_ foregrounds: String, _ more: String = #""platforms": ["iOS"]"#, role: String = "card")
    -> RuleRun
  {
    RuleRun(
      surface: #"""
        "role": "\#(role)", "material": "{apple.material.ultraThin}", \#(more), "content": { \#(foregrounds) }
        """#, legibility: true)
  }
  private func label(_ name: String, _ role: String, level: String = "label") -> String {
    #""\#(name)": { "element": "text", "role": "\#(role)", "vibrancy": "{apple.vibrancy.\#(level)}" }"#
  }
  private func named(_ run: RuleRun) -> [String] {
    run.found("thickness-contrast").map { String($0.message.prefix { $0 != " " }) }
  }

  // MARK: Thickness

  @Test("The foreground is named that needs the thickest material, then the one with the least contrast")
  func worst() {
    let (big, small) = (label("big", "large-title"), label("small", "caption"))
    #expect(named(card("\(big), \(small)")) == ["“small”"])
    #expect(named(card("\(small), \(big)")) == ["“small”"])
    let (strong, weak) = (label("strong", "caption"), label("weak", "large-title", level: "secondaryLabel"))
    #expect(named(card("\(strong), \(weak)")) == ["“weak”"])
    #expect(named(card("\(weak), \(strong)")) == ["“weak”"])
    #expect(named(card("\(small), \(label("same", "caption"))")) == ["“small”"])
  }

  @Test("Another thickness is put in place of the library's, not of a team's own")
  func thicknessFix() {
    let foreground = label("small", "caption")
    #expect(card(foreground).diagnostics.flatMap(\.fixes).map(\.replacement) == [#""{apple.material.regular}""#])
    let own = RuleRun(
      #"""
      {
        "own": { "$type": "material", "$value": { "kind": "standard", "thickness": "ultraThin" } },
        "it": {
          "$type": "surface",
          "$value": { "role": "card", "platforms": ["iOS"], "material": "{own}", "content": { \#(foreground) } }
        }
      }
      """#, legibility: true)
    #expect(own.ids == ["thickness-contrast"])
    #expect(own.diagnostics.flatMap(\.fixes) == [])
  }

  @Test(
    "Where the scheme fixes the thickness on tvOS, only the contrast is told", arguments: ["overlay", "fullscreen"])
  func bound(_ role: String) {
    let small = label("small", "caption")
    let light = #""platforms": ["tvOS"], "scheme": "light""#
    #expect(card(small, light, role: role).found("thickness-contrast") == [])
    #expect(card(small, light).found("thickness-contrast").count == 1)
    #expect(card(small, role: role).found("thickness-contrast").count == 1)
  }

  // MARK: The floor

  private let grey = #"{ "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] }"#

  @Test("A color of one's own on a standard material is another rule's matter, but on the web")
  func anothers() {
    let run = RuleRun(
      surface: #"""
        "role": "card", "material": "{apple.material.regular}", "platforms": ["iOS", "web"],
        "content": { "note": { "element": "text", "color": \#(grey) } }
        """#, legibility: true)
    #expect(run.found("x-contrast-floor").map(\.platforms) == [["web"]])
    #expect(run.found("vibrant-on-material").map(\.platforms) == [["iOS"]])
  }

  private func onClear(_ style: String, _ more: String) -> [Diagnostic] {
    RuleRun(
      surface: #"""
        "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.clear}", \#(more),
        "content": { "scale": { "element": "text", "weight": 700, \#(style) } }
        """#, legibility: true
    ).found("x-contrast-floor")
  }

  @Test("The worse of both schemes is told, with a remedy for who chose the color")
  func worstScheme() throws {
    let white = #""color": { "colorSpace": "srgb", "components": [1, 1, 1] }"#
    let bright = #""backdrop": { "content": "photo", "luminance": "bright" }, "dimming": "none""#
    let own = try #require(onClear(white, bright).first)
    #expect(own.message.contains("no more than 1.09:1 over #"))
    #expect(own.message.hasSuffix("needs 4.5:1; choose another color"))
    #expect(own.severity == .warning)
    let system = try #require(onClear(#""vibrancy": "{apple.vibrancy.secondaryLabel}""#, bright).first)
    #expect(system.message.hasSuffix("needs 4.5:1; use a stronger level or another material"))
    #expect(system.severity == .info)
    // Nobody is asked to dim for what the system chose.
    #expect(system.fixes == [])
  }

  @Test("A symbol is asked for less than a text, whose size is told")
  func elements() {
    func text(_ element: String) -> [String] {
      RuleRun(
        surface: #"""
          "role": "card", "platforms": ["iOS"], "material": "none", "fill": \#(grey),
          "content": { "it": { "element": "\#(element)", "color": \#(grey) } }
          """#, legibility: true
      ).found("x-contrast-floor").map { String($0.message.drop { $0 != "," }) }
    }
    #expect(text("symbol") == [", and a symbol needs 3:1; choose another color"])
    #expect(text("text") == [", and text of 17 pt needs 4.5:1; choose another color"])
  }
}
