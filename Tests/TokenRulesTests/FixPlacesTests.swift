import Testing
import TokenDiagnostics

@Suite("What a fix takes away or leaves alone")
struct FixPlacesTests {
  private func scheme(_ members: String) -> RuleRun {
    RuleRun(
      surface: #"""
        "role": "list", "material": "{apple.material.regular}", "platforms": ["macOS", "visionOS"], \#(members)
        """#)
  }

  @Test("A scheme is mended in an override, and left alone beside one")
  func beside() {
    let inside = scheme(#""overrides": { "visionOS": { "scheme": 1️⃣"dark", "text": "brief" } }"#)
    #expect(inside.ids == ["visionos-no-dark-mode"])
    #expect(inside.isMarked(inside.diagnostics[0]))
    #expect(RuleRun(inside.fixed(inside.diagnostics)).ids == [])
    let override = #""overrides": { "visionOS": { "text": "brief" } }"#
    for members in [#""scheme": "dark", \#(override)"#, #"\#(override), "scheme": "dark""#] {
      let run = scheme(members)
      #expect(run.ids == ["visionos-no-dark-mode"])
      #expect(run.diagnostics[0].fixes == [])
    }
  }

  @Test("A member is taken out with its comma, first, last or alone")
  func removal() {
    let rest = #""text": "brief""#
    let allowed = #""vibrancyAllowed": true"#
    for members in [allowed, "\(allowed), \(rest)", "\(rest), \(allowed)"] {
      let run = RuleRun(
        surface: #"""
          "role": "sidebar", "material": "system", "platforms": ["macOS"], "overrides": { "macOS": { \#(members) } }
          """#)
      #expect(run.ids == ["macos-system-vibrancy"])
      let fixed = run.fixed(run.diagnostics)
      #expect(!fixed.contains("vibrancyAllowed"))
      #expect(RuleRun(fixed).ids == [])
    }
  }
}
