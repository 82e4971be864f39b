import Testing
import TokenDiagnostics
import TokenModel
import TokenRules

@Suite("Exemptions")
struct ExemptionTests {
  private func run(_ allow: String, material: String = "{apple.glass.regular}", rules: String = "") -> RuleRun {
    RuleRun(
      #"""
      {
        "it": {
          "$type": "surface",
          "$value": { "role": "card", "material": "\#(material)", "platforms": ["iOS", "macOS", "web"] },
          "$extensions": { "dev.tokenc": { "allow": \#(allow) } }
        }
      }
      """#, configuration: #"{ "rules": { \#(rules) } }"#)
  }
  private let rule = #""rule": "glass-in-content-layer""#

  @Test("An exemption with a reason keeps the rule silent")
  func covers() {
    #expect(run(#"[{ \#(rule), "because": "brand decision of May" }]"#).ids == [])
  }

  @Test("On the platforms it names, and no others")
  func platforms() {
    let run = run(#"[{ \#(rule), "because": "brand", "platforms": ["iOS"] }]"#)
    #expect(run.ids == ["glass-in-content-layer"])
    #expect(run.diagnostics[0].platforms == ["macOS"])
  }

  @Test("It stands for one token and one rule")
  func narrow() {
    let run = run(#"[{ "rule": "glass-transient-at-rest", "because": "brand" }]"#)
    #expect(run.ids.sorted() == ["exemption-unused", "glass-in-content-layer"])
  }

  @Test(
    "Without a reason it is an error and does not hold",
    arguments: ["", #", "because": """#, #", "because": "  ""#, #", "because": 3"#])
  func reason(_ because: String) {
    let run = run(#"[{ \#(rule)\#(because) }]"#)
    #expect(run.ids.sorted() == ["exemption-reason", "glass-in-content-layer"])
    #expect(run.found("exemption-reason")[0].severity == .error)
  }

  @Test("One that is not needed is a warning at its rule")
  func unused() {
    let run = run(#"[{ "rule": 1️⃣"glass-in-content-layer", "because": "brand" }]"#, material: "none")
    #expect(run.ids == ["exemption-unused"])
    #expect(run.diagnostics[0].severity == .warning)
    #expect(run.isMarked(run.diagnostics[0]))
  }

  @Test("A platform that is not needed is a warning at the platform")
  func unusedPlatform() {
    let run = run(#"[{ \#(rule), "because": "brand", "platforms": ["iOS", "macOS", 1️⃣"web", "tvOS"] }]"#)
    #expect(run.ids == ["exemption-unused"])
    #expect(run.isMarked(run.diagnostics[0]))
  }

  @Test("The warning can be set like a rule's, the error can't")
  func settings() {
    let unused = #"[{ \#(rule), "because": "brand" }]"#
    #expect(run(unused, material: "none", rules: #""exemption-unused": "off""#).ids == [])
    #expect(run(unused, material: "none", rules: #""*": "info""#).diagnostics.map(\.severity) == [.info])
    #expect(run(#"[{ \#(rule) }]"#, rules: #""exemption-reason": "off""#).ids.contains("exemption-reason"))
  }

  @Test("A rule that is switched off needs its exemptions no less")
  func switchedOff() {
    #expect(run(#"[{ \#(rule), "because": "brand" }]"#, rules: #""glass": "off""#).ids == [])
  }

  @Test("When other rules run alone, an exemption is not called unneeded")
  func someRules() throws {
    let run = run(#"[{ \#(rule), "because": "brand" }]"#)
    let others = RuleCatalog.rules.filter { $0.page.id != "glass-in-content-layer" }
    #expect(RuleEngine.check(run.set, run.configuration, rules: others).isEmpty)
  }

  @Test("Rules that are none are found")
  func unknownRule() {
    let misspelt = run(#"[{ "rule": 1️⃣"glass-in-content-laier", "because": "brand" }]"#)
    #expect(misspelt.ids.sorted() == ["glass-in-content-layer", "unknown-rule"])
    #expect(misspelt.isMarked(misspelt.found("unknown-rule")[0]))
    #expect(misspelt.found("unknown-rule")[0].fixes.map(\.replacement) == [#""glass-in-content-layer""#])
    for key in ["reference-unresolved", "glass", "*"] {
      #expect(run(#"[{ "rule": "\#(key)", "because": "brand" }]"#).ids.contains("unknown-rule"))
    }
  }

  @Test(
    "What is no exemption is an error of the value",
    arguments: [
      "{}", #""all""#, "[3]", "[{}]", #"[{ "rule": 3, "because": "b" }]"#,
      #"[{ "rule": "glass-in-content-layer", "because": "b", "platforms": [] }]"#,
      #"[{ "rule": "glass-in-content-layer", "because": "b", "platforms": ["ios"] }]"#,
      #"[{ "rule": "glass-in-content-layer", "because": "b", "reason": "b" }]"#,
    ])
  func malformed(_ allow: String) {
    let found = run(allow).found("value")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.severity == .error && $0.location?.file == RuleRun.project })
  }

  @Test("Data of others under $extensions is left alone")
  func others() {
    let run = RuleRun(
      #"""
      {
        "it": {
          "$type": "surface", "$value": { "role": "card", "material": "none" },
          "$extensions": { "com.example": { "allow": 3 }, "dev.tokenc": { "name": {} } }
        }
      }
      """#)
    #expect(run.ids == [])
  }

  @Test("Of a token that can't be read nothing is called unneeded")
  func unreadable() {
    let run = RuleRun(
      #"""
      {
        "it": {
          "$type": "surface", "$value": { "role": "kard", "material": "none" },
          "$extensions": { "dev.tokenc": { "allow": [{ "rule": "glass-in-content-layer", "because": "b" }] } }
        }
      }
      """#, faulty: true)
    #expect(run.ids == [])
  }
}
