import Testing
import TokenDiagnostics
import TokenModel
import TokenRules

@Suite("Settings of rules")
struct SettingsTests {
  private let card = #""role": "card", "material": "{apple.glass.regular}", "platforms": ["iOS", "macOS", "tvOS"]"#

  private func run(_ rules: String) -> RuleRun { RuleRun(surface: card, configuration: #"{ "rules": { \#(rules) } }"#) }
  private func severities(_ rules: String) -> [Severity] { run(rules).diagnostics.map(\.severity) }

  @Test("An id, an area and the star set a weight", arguments: ["glass-in-content-layer", "glass", "*"])
  func keys(_ key: String) {
    #expect(severities(#""\#(key)": "off""#) == [])
    #expect(severities(#""\#(key)": "info""#) == [.info])
    #expect(severities(#""\#(key)": "warning""#) == [.warning])
    #expect(severities(#""\#(key)": { "severity": "warning" }"#) == [.warning])
    #expect(severities(#""\#(key)": {}"#) == [.error])
  }

  @Test("The most specific key wins, wherever it stands")
  func specificity() {
    #expect(severities(#""glass-in-content-layer": "info", "glass": "off", "*": "warning""#) == [.info])
    #expect(severities(#""*": "off", "glass": "warning""#) == [.warning])
    #expect(severities(#""*": "warning", "vibrancy": "off""#) == [.warning])
    #expect(severities(#""glass-in-content-layer": { "limit": 1 }, "glass": "info""#) == [.info])
  }

  @Test("A platform's weight beats the general one, and parts the diagnostic")
  func platforms() {
    let run = run(#""glass": { "severity": "warning", "platforms": { "macOS": "info", "tvOS": "off" } }"#)
    #expect(run.diagnostics.map(\.severity) == [.warning, .info])
    #expect(run.diagnostics.map(\.platforms) == [["iOS"], ["macOS"]])
  }

  @Test("An id beats a platform of its area")
  func idBeforeAreaPlatform() {
    let settings = #""glass-in-content-layer": "warning", "glass": { "platforms": { "macOS": "off" } }"#
    #expect(severities(settings) == [.warning])
  }

  // MARK: Edition

  private func edition(_ edition: String, _ rules: String = "") -> [Severity] {
    RuleRun(surface: card, configuration: #"{ "edition": "\#(edition)", "rules": { \#(rules) } }"#).diagnostics.map(
      \.severity)
  }

  @Test("A rule that is newer than the project only warns, unless the project says otherwise")
  func newerRules() {
    #expect(edition("2025") == [.error])
    #expect(edition("2031.2") == [.error])
    #expect(edition("2024") == [.warning])
    #expect(edition("2024.9") == [.warning])
    #expect(edition("2024", #""glass-in-content-layer": "error""#) == [.error])
    #expect(edition("2024", #""glass": { "platforms": { "iOS": "error", "macOS": "off" } }"#) == [.error, .warning])
    #expect(edition("2024", #""glass": "off""#) == [])
    let remark = #""role": "tab-bar", "material": "{apple.glass.regular}""#
    #expect(RuleRun(surface: remark, configuration: #"{ "edition": "2024" }"#).diagnostics.map(\.severity) == [.info])
  }

  @Test("An edition is a year, and a number where a year has several")
  func editions() throws {
    #expect(Edition("2025") == .first && Edition("2025.0") == .first)
    #expect(try #require(Edition("2025.2")) > .first)
    #expect(try #require(Edition("2024.12")) < .first)
    for text in ["", "x", "2025.1.1", "2025.", "-1"] { #expect(Edition(text) == nil) }
    #expect(Edition(2026, 3).text == "2026.3" && Edition.first.text == "2025")
  }

  @Test("A remark is not raised with its rule, but can be switched off")
  func remarks() {
    let surface = #"""
      "role": "hud", "material": "{apple.glass.clear}", "dimming": 0.8,
      "backdrop": { "content": "map", "luminance": "bright" }
      """#
    func severities(_ weight: String) -> [Severity] {
      let configuration = #"{ "rules": { "clear-bright-dimming": "\#(weight)" } }"#
      return RuleRun(surface: surface, configuration: configuration).diagnostics.map(\.severity)
    }
    #expect(severities("error") == [.info])
    #expect(severities("warning") == [.info])
    #expect(severities("off") == [])
  }

  @Test("An unknown key is an error at the key")
  func unknown() {
    for (key, message) in [
      ("glas-in-content-layer", "there is no rule “glas-in-content-layer”; did you mean “glass-in-content-layer”?"),
      ("visionos", "there is no rule “visionos”; did you mean “visionOS”?"),
      ("tidiness", "there is no rule “tidiness”; tokenc rules lists them"),
    ] {
      let run = RuleRun(
        surface: #""role": "card", "material": "none""#, configuration: #"{ "rules": { "\#(key)": "off" } }"#)
      #expect(run.ids == ["unknown-rule"])
      #expect(run.diagnostics[0].message == message)
      #expect(run.diagnostics[0].severity == .error)
      #expect(run.diagnostics[0].location?.file == RuleRun.settings)
      #expect(run.text(run.diagnostics[0]) == "\"\(key)\"")
      #expect(!run.diagnostics[0].isRule)
    }
  }

  @Test(
    "Errors of the language can't be weighed",
    arguments: ["reference-unresolved", "json-syntax", "value", "material-two-kinds", "unknown-rule"])
  func language(_ id: String) {
    let run = RuleRun(
      surface: #""role": "card", "material": "none""#, configuration: #"{ "rules": { "\#(id)": "off" } }"#)
    #expect(run.ids == ["unknown-rule"])
    #expect(run.diagnostics[0].message.contains("belongs to the language"))
    #expect(run.diagnostics[0].fixes.isEmpty)
  }

  @Test("Ids of rules and of the language don't meet")
  func disjoint() {
    for page in RuleCatalog.pages {
      #expect(!RuleExplanation.unknown(page.id.rawValue).contains("belongs to the language"))
    }
  }

  @Test("A long key is shortened in the message")
  func long() {
    let key = String(repeating: "x", count: 5_000)
    let run = RuleRun(
      surface: #""role": "card", "material": "none""#, configuration: #"{ "rules": { "\#(key)": "off" } }"#)
    #expect(run.diagnostics[0].message.count < 120)
  }

  @Test("A limit is read, else the page's own")
  func limits() throws {
    let page = try #require(RuleCatalog.page("glass-in-content-layer"))
    let run = run(#""glass-in-content-layer": { "limit": 7 }"#)
    #expect(RuleContext(run.set, run.configuration).limit(page) == 7)
    #expect(RuleContext(run.set, Configuration()).limit(page) == nil)
  }
}
