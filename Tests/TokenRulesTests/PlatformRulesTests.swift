import Testing
import TokenDiagnostics

@Suite("Rules of one platform")
struct PlatformRulesTests {
  private let blue = #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#

  @Test(
    "A visionOS window keeps the system's glass",
    arguments: ["{apple.material.thin}", "{apple.material.bar}", "none"])
  func window(_ material: String) {
    let run = RuleRun(surface: #""role": "window", "material": "\#(material)""#)
    #expect(run.ids == ["visionos-window-glass"])
    #expect(run.diagnostics[0].platforms == ["visionOS"])
    #expect(run.text(run.diagnostics[0]) == "\"\(material)\"")
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
  }

  @Test("Glass by name replaces it too, and one rule is enough to say so")
  func namedGlass() {
    let window = #""role": "window", "platforms": ["visionOS"], "material": "{apple.glass.regular}""#
    #expect(RuleRun(surface: window).ids == ["visionos-window-glass"])
  }

  @Test("Each wrong member is pointed at")
  func tint() {
    let run = RuleRun(
      surface: #""role": "window", "material": 1️⃣"{apple.material.thin}", "tint": 2️⃣\#(blue)"#)
    #expect(run.ids == ["visionos-window-glass", "visionos-window-glass"])
    #expect(run.isMarked(run.diagnostics[0], 0) && run.isMarked(run.diagnostics[1], 1))
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    #expect(RuleRun(surface: #""role": "window", "material": "system", "tint": "none""#).ids == [])
  }

  @Test("Other parts of a visionOS app take materials")
  func inside() {
    let sidebar = #""role": "sidebar", "platforms": ["visionOS"], "material": "{apple.material.regular}""#
    #expect(RuleRun(surface: sidebar).ids == [])
  }

  @Test("A watchOS sheet keeps its background")
  func sheet() {
    for material in ["none", "{apple.material.thin}", "{apple.glass.regular}"] {
      let run = RuleRun(surface: #""role": "modal-sheet", "material": "\#(material)""#)
      let found = run.found("watchos-keep-default-modal")
      #expect(found.map(\.platforms) == [["watchOS"]])
      #expect(found.map(\.severity) == [.warning])
      // Elsewhere sheets come in glass by themselves, which is another rule's remark.
      #expect(run.diagnostics.allSatisfy { $0.id == "glass-system-automatic" || found.contains($0) })
      #expect(run.found("glass-system-automatic").allSatisfy { !$0.platforms.contains("watchOS") })
    }
    #expect(RuleRun(surface: #""role": "modal-sheet", "material": "system""#).ids == [])
    #expect(RuleRun(surface: #""role": "fullscreen-modal", "material": "{apple.material.thin}""#).ids == [])
  }
}
