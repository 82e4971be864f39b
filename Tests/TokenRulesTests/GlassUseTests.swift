import Testing
import TokenDiagnostics

@Suite("How much glass, and of what")
struct GlassUseTests {
  private let regular = #""material": "{apple.glass.regular}""#
  private let own = #""custom": true, "likeSystem": "toolbar", "vibrancyAllowed": false"#

  // MARK: Sparing

  /// A file of media controls, each with members of its own.
  private func file(_ members: [String]) -> String {
    let surfaces = members.enumerated().map { #""s\#($0)": { "$value": { "role": "media-controls", \#($1) } }"# }
    return #"{ "all": { "$type": "surface", \#(surfaces.joined(separator: ", ")) } }"#
  }
  private func tool(_ rest: String = #""group": "g""#) -> String {
    #"\#(regular), \#(own), "importance": "primary", \#(rest)"#
  }
  private func sparing(_ members: [String], _ limit: String = "") -> RuleRun {
    RuleRun(file(members), configuration: #"{ "rules": { \#(limit) } }"#)
  }

  @Test("More than three in a group are too many, told once")
  func limit() {
    #expect(sparing(Array(repeating: tool(), count: 3)).ids == [])
    for count in [4, 7] {
      let run = sparing(Array(repeating: tool(), count: count))
      #expect(run.ids == ["glass-sparing"])
      #expect(run.diagnostics[0].message.contains("has \(count) surfaces"))
      #expect(run.diagnostics[0].notes.count { $0.message.hasPrefix("another is “all.s") } == count - 1)
    }
  }

  @Test("The limit is the project's to set", arguments: [(0, 1), (1, 2), (5, 6)])
  func ownLimit(_ limit: Int, _ count: Int) {
    let setting = #""glass-sparing": { "limit": \#(limit) }"#
    #expect(sparing(Array(repeating: tool(), count: count), setting).ids == ["glass-sparing"])
    let fewer = Array(repeating: tool(), count: limit) + [#"\#(regular), "group": "g""#]
    #expect(sparing(fewer, setting).ids == [])
  }

  @Test("Only glass of one's own in one group counts")
  func whatCounts() {
    let three = Array(repeating: tool(), count: 3)
    let more = [
      tool(#""group": "h""#), tool(#""shape": "capsule""#), #"\#(regular), "group": "g""#,
      #""material": "none", \#(own), "group": "g""#, #""material": "{apple.material.regular}", \#(own), "group": "g""#,
    ]
    for other in more { #expect(sparing(three + [other]).found("glass-sparing").isEmpty, "\(other)") }
  }

  @Test("Counted on each platform after overrides and aliases")
  func counting() {
    let alias = #""$type": "material", "$value": "{apple.glass.regular}""#
    let surfaces = (0..<4).map { index in
      #"""
      "s\#(index)": {
        "$value": {
          "role": "media-controls", "material": "{m}", \#(own), "importance": "primary", "group": "g",
          "platforms": ["iOS", "macOS"]
          \#(index == 3 ? #", "overrides": { "macOS": { "material": "none" } }"# : "")
        }
      }
      """#
    }
    let run = RuleRun(
      #"{ "m": { \#(alias) }, "all": { "$type": "surface", \#(surfaces.joined(separator: ", ")) } }"#)
    #expect(run.ids == ["glass-sparing"])
    #expect(run.diagnostics[0].platforms == ["iOS"])
    #expect(run.diagnostics[0].notes.contains { $0.message == "“m” stands for “apple.glass.regular”" })
  }

  @Test("An override that makes a surface of glass is the place")
  func countingOverride() {
    let last = #""material": "system", \#(own), "importance": "primary", "group": "g""#
    let override = #""overrides": { "tvOS": { "material": 1️⃣"{apple.glass.regular}" } }"#
    let run = sparing(Array(repeating: tool(), count: 3) + [#"\#(last), \#(override)"#])
    #expect(run.ids == ["glass-sparing"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["tvOS"])
  }

  // MARK: The system's own, and the important

  @Test("Naming glass for a component of the system is a remark")
  func automatic() {
    let run = RuleRun(surface: #""role": "sidebar", \#(regular)"#)
    #expect(run.ids == ["glass-system-automatic"])
    #expect(run.diagnostics[0].severity == .info)
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    for role in ["button", "media-controls", "hud"] {
      #expect(RuleRun(surface: #""role": "\#(role)", "platforms": ["iOS"], \#(regular)"#).ids == [])
    }
    #expect(RuleRun(surface: #""role": "slider", "state": "active", \#(regular)"#).ids == [])
    #expect(RuleRun(surface: #""role": "toolbar", "importance": "primary", \#(own), \#(regular)"#).ids == [])
  }

  @Test("An override that names glass on one platform is found there")
  func automaticOverride() {
    let override = #""overrides": { "iPadOS": { "material": 1️⃣"{apple.glass.regular}" } }"#
    let platforms = #""platforms": ["iPadOS", "macOS"]"#
    let run = RuleRun(surface: #""role": "tab-bar", \#(platforms), "material": "system", \#(override)"#)
    #expect(run.ids == ["glass-system-automatic"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["iPadOS"])
  }

  @Test("Glass of one's own is primary, by declaration")
  func important() {
    let custom = #""role": "media-controls", \#(regular), \#(own)"#
    #expect(RuleRun(surface: #"\#(custom), "importance": "primary""#).ids == [])
    #expect(RuleRun(surface: custom).ids == ["glass-important-only"])
    for importance in ["secondary", "decorative"] {
      let run = RuleRun(surface: #"\#(custom), "importance": 1️⃣"\#(importance)""#)
      #expect(run.ids == ["glass-important-only"])
      #expect(run.isMarked(run.diagnostics[0]))
    }
    #expect(RuleRun(surface: #""role": "media-controls", \#(regular), "importance": "decorative""#).ids == [])
    #expect(RuleRun(surface: #""role": "media-controls", "material": "system", \#(own)"#).ids == [])
  }

  @Test("Glass where it may not stand is one breach")
  func misplaced() {
    let card = #""role": "card", \#(regular), \#(own), "importance": "decorative", "emphasis": "none""#
    let blue = #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#
    let run = RuleRun(surface: #"\#(card), "tint": \#(blue), "fill": \#(blue), "platforms": ["macOS"]"#)
    #expect(run.found("glass-in-content-layer").count == 1)
    for id in ["glass-important-only", "glass-tint-primary-only", "glass-no-inherent-color"] as [DiagnosticID] {
      #expect(run.found(id).isEmpty)
    }
  }

  // MARK: Scroll edges

  @Test("Bars of glass keep their scroll edge", arguments: ["tab-bar", "toolbar", "nav-bar", "titlebar"])
  func scrollEdge(_ role: String) {
    let bar = #""role": "\#(role)", "importance": "primary", \#(own)"#
    for edge in ["automatic", "soft", "hard"] {
      #expect(RuleRun(surface: #"\#(bar), \#(regular), "scrollEdge": "\#(edge)""#).ids == [])
    }
    let run = RuleRun(surface: #"\#(bar), \#(regular), "scrollEdge": 1️⃣"hidden""#)
    #expect(run.ids == ["scroll-edge-effect"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    #expect(RuleRun(surface: #"\#(bar), "material": "{apple.material.bar}", "scrollEdge": "hidden""#).ids == [])
    let system = RuleRun(surface: #""role": "\#(role)", "material": "system", "scrollEdge": "hidden""#)
    #expect(system.diagnostics.map(\.platforms) == [["iOS", "iPadOS", "macOS", "tvOS"]])
  }

  @Test("Other roles have none to hide")
  func noBar() {
    #expect(RuleRun(surface: #""role": "media-controls", \#(regular), "scrollEdge": "hidden""#).ids == [])
  }

  // MARK: What lies under glass

  private func under(_ members: String, _ material: String = "{apple.glass.regular}") -> RuleRun {
    RuleRun(surface: #""role": "media-controls", "material": "\#(material)", \#(members)"#)
  }
  private func fill(_ components: String, alpha: Double) -> String {
    #""fill": 1️⃣{ "colorSpace": "srgb", "components": [\#(components)], "alpha": \#(alpha) }"#
  }

  @Test("What is opaque under glass hides what it is to show")
  func opaque() {
    for run in [under(fill("1, 1, 1", alpha: 1)), under(#""dimming": 1️⃣1"#)] {
      #expect(run.ids == ["glass-shows-content"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    }
    #expect(under(fill("1, 1, 1", alpha: 0.99)).ids == [])
    #expect(under(#""dimming": 0.99"#).ids == [])
    #expect(under(fill("1, 1, 1", alpha: 1), "{apple.material.thin}").ids == [])
    #expect(under(fill("1, 1, 1", alpha: 1), "none").ids == [])
  }

  @Test("What has a hue under glass colors it")
  func hue() {
    for alpha in [0.01, 0.4, 1] {
      let run = under(fill("0.04, 0.52, 1", alpha: alpha))
      #expect(run.ids == ["glass-no-inherent-color"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    }
    #expect(under(fill("0.5, 0.52, 0.55", alpha: 0.4)).ids == [])
    #expect(under(fill("0.5, 0.52, 0.56", alpha: 0.4)).ids == ["glass-no-inherent-color"])
    #expect(under(fill("0.04, 0.52, 1", alpha: 0)).ids == [])
    #expect(under(#""fill": "none""#).ids == [])
    #expect(under(fill("0.04, 0.52, 1", alpha: 0.4), "{apple.material.thin}").ids == [])
  }
}
