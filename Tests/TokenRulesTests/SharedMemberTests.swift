import Testing
import TokenDiagnostics
import TokenModel

@Suite("Members that several platforms read")
struct SharedMemberTests {
  private func caption(_ members: String) -> [Diagnostic] {
    RuleRun(
      surface: #"""
        "role": "card", \#(members),
        "content": { "place": { "element": "text", "role": "caption", "vibrancy": "{apple.vibrancy.label}" } }
        """#, legibility: true
    ).found("thickness-contrast")
  }

  @Test("A material that another platform reads, for which nothing was found, has no fix")
  func shared() {
    let alone = caption(#""platforms": ["iOS", "iPadOS"], "material": "{apple.material.ultraThin}""#)
    #expect(alone.map(\.platforms) == [["iOS", "iPadOS"]])
    #expect(alone.map(\.fixes.count) == [1])
    // Nothing is known of how visionOS draws it.
    let shared = caption(#""platforms": ["iOS", "iPadOS", "visionOS"], "material": "{apple.material.ultraThin}""#)
    #expect(shared.map(\.platforms) == [["iOS", "iPadOS"]])
    #expect(shared.map(\.fixes.count) == [0])
  }

  @Test("A material in an override is read by its platform alone")
  func overridden() {
    let own = caption(
      #""platforms": ["iOS", "iPadOS", "visionOS"], "material": "{apple.material.thick}", "#
        + #""overrides": { "iOS": { "material": "{apple.material.ultraThin}" } }"#)
    #expect(own.map(\.platforms) == [["iOS"]])
    #expect(own.map(\.fixes.count) == [1])
  }

  @Test("A level that a recommendation speaks of has a fix where its platform alone reads it")
  func level() {
    let recommendation = #"""
      "r": { "$type": "recommendation", "$value": { "platform": "iOS", "role": "card", "strength": "must",
        "source": "Agreed.", "vibrancy": "{apple.vibrancy.label}" } }
      """#
    for (platforms, count) in [(#"["iOS"]"#, 1), (#"["iOS", "macOS"]"#, 0)] {
      let run = RuleRun(
        #"""
        { \#(recommendation), "it": { "$type": "surface", "$value": { "role": "card", "platforms": \#(platforms),
          "material": "{apple.material.regular}",
          "content": { "t": { "element": "text", "vibrancy": "{apple.vibrancy.secondaryLabel}" } } } } }
        """#)
      #expect(run.found("house-recommendation").map(\.fixes.count) == [count])
    }
  }
}
