import Testing
import TokenDiagnostics

@Suite("What clear glass asks for")
struct ClearGlassRulesTests {
  private func run(_ members: String) -> RuleRun {
    RuleRun(surface: #""role": "media-controls", "material": "{apple.glass.clear}", \#(members)"#)
  }

  // MARK: Backdrop

  @Test("Rich content is fine", arguments: ["media", "photo", "video", "artwork", "map", "game"])
  func rich(_ content: String) {
    #expect(run(#""backdrop": { "content": "\#(content)", "luminance": "dark" }, "dimming": "none""#).ids == [])
  }

  @Test("Anything else is not", arguments: ["app", "text", "solid", "unknown"])
  func poor(_ content: String) {
    let run = run(#""backdrop": { "content": "\#(content)", "luminance": "dark" }, "dimming": "none""#)
    #expect(run.ids == ["clear-needs-rich-backdrop"])
    #expect(run.text(run.diagnostics[0]) == "\"\(content)\"")
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
  }

  @Test("Regular glass needs no word on any of it")
  func regular() {
    #expect(RuleRun(surface: #""role": "hud", "material": "{apple.glass.regular}""#).ids == [])
    let app = #""role": "hud", "material": "{apple.glass.regular}", "backdrop": { "content": "app" }"#
    #expect(RuleRun(surface: app).ids == [])
  }

  @Test("Without a backdrop the surface is asked for one, once")
  func undeclared() {
    let run = RuleRun(surface: #""role": "media-controls", "material": "{apple.glass.clear}", "dimming": 0.35"#)
    #expect(run.ids.sorted() == ["clear-dimming-decision", "undeclared-backdrop"])
    for diagnostic in run.diagnostics {
      #expect(run.text(diagnostic) == #""{apple.glass.clear}""#)
      #expect(diagnostic.platforms == ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"])
    }
  }

  @Test("A surface is asked once, even where overrides fail in their own ways")
  func undeclaredOnce() throws {
    let run = RuleRun(
      surface: #"""
        "role": "button", "material": "{apple.glass.regular}", "platforms": ["iOS", "iPadOS", "macOS"],
        "dimming": "none",
        "overrides": {
          "iOS": { "material": 1️⃣"{apple.glass.clear}", "backdrop": { "luminance": "dark" } },
          "macOS": { "material": "{apple.glass.clear}", "backdrop": { "luminance": "dark" } }
        }
        """#)
    let found = run.found("undeclared-backdrop")
    #expect(found.count == 1)
    let only = try #require(found.first)
    #expect(only.platforms == ["iOS", "macOS"])
    #expect(only.notes.contains { $0.message == "the same is missing here" })
  }

  // MARK: Decision

  @Test("Absent is not none")
  func decision() {
    let photo = #""backdrop": { "content": "photo", "luminance": "dark" }"#
    #expect(run(photo).ids == ["clear-dimming-decision"])
    #expect(run(#"\#(photo), "dimming": "none""#).ids == [])
    #expect(run(#""backdrop": { "content": "photo" }, "dimming": "none""#).ids == ["clear-dimming-decision"])
    #expect(run(#""backdrop": { "content": "photo" }"#).ids == ["clear-dimming-decision"])
  }

  @Test("A known brightness makes a fix", arguments: [("dark", #""none""#), ("bright", "0.35"), ("mixed", "0.35")])
  func decisionFix(_ luminance: String, _ dimming: String) throws {
    let run = run(#""backdrop": { "content": "photo", "luminance": "\#(luminance)" }"#)
    let fix = try #require(run.diagnostics.first?.fixes.first)
    #expect(fix.replacement == #", "dimming": \#(dimming)"#)
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
  }

  // MARK: Dimming over bright content

  private func dimmed(_ dimming: String, _ luminance: String = "bright", player: String = "none") -> [Diagnostic] {
    let backdrop = #"{ "content": "video", "luminance": "\#(luminance)", "player": "\#(player)" }"#
    return run(#""backdrop": \#(backdrop), "dimming": \#(dimming)"#).diagnostics
  }

  @Test("Too little is a warning", arguments: [#""none""#, "0", "0.1", "0.2999", #"{ "opacity": 0.29 }"#])
  func tooFaint(_ dimming: String) {
    for luminance in ["bright", "mixed"] {
      let found = dimmed(dimming, luminance)
      #expect(found.map(\.id) == ["clear-bright-dimming"])
      #expect(found.map(\.severity) == [.warning])
    }
  }

  @Test("From 30 % to 60 %, both included, all is well", arguments: ["0.3", "0.35", "0.45", "0.6"])
  func enough(_ dimming: String) {
    #expect(dimmed(dimming).isEmpty)
    #expect(dimmed(#"{ "opacity": \#(dimming) }"#).isEmpty)
  }

  @Test("Too much is a remark", arguments: ["0.61", "0.9", "1"])
  func tooDark(_ dimming: String) {
    #expect(dimmed(dimming).map(\.severity) == [.info])
  }

  @Test("Dark content and AVKit are exempt", arguments: [#""none""#, "0.1", "0.9"])
  func exempt(_ dimming: String) {
    #expect(dimmed(dimming, "dark").allSatisfy { $0.id == "clear-dark-no-dimming" })
    #expect(dimmed(dimming, player: "avkit").allSatisfy { $0.id == "clear-avkit-no-dimming" })
    #expect(!dimmed(dimming, player: "custom").isEmpty)
  }

  @Test("Figures are told as they are")
  func figures() {
    #expect(dimmed("0.2999")[0].message.contains("29.99 %"))
    #expect(dimmed("0.29")[0].message.contains("of 29 % is"))
    #expect(dimmed("0.2", "mixed")[0].message.contains("video of mixed brightness"))
    #expect(dimmed(#""none""#)[0].message.contains("over bright video has no dimming layer"))
  }

  @Test("An opacity may be a number token")
  func token() {
    let run = RuleRun(
      #"""
      {
        "faint": { "$type": "number", "$value": 0.2 },
        "enough": { "$type": "number", "$value": 0.3 },
        "bad": {
          "$type": "surface",
          "$value": {
            "role": "hud", "material": "{apple.glass.clear}",
            "backdrop": { "content": "map", "luminance": "bright" }, "dimming": 1️⃣"{faint}"
          }
        },
        "good": {
          "$type": "surface",
          "$value": {
            "role": "hud", "material": "{apple.glass.clear}",
            "backdrop": { "content": "map", "luminance": "bright" }, "dimming": { "opacity": "{enough}" }
          }
        }
      }
      """#)
    #expect(run.ids == ["clear-bright-dimming"])
    #expect(run.diagnostics.allSatisfy { run.isMarked($0) })
  }

  @Test("An object is not replaced by a bare figure, which would lose its color")
  func objectFix() {
    #expect(dimmed("0.2")[0].fixes.map(\.replacement) == ["0.35"])
    #expect(dimmed(#"{ "opacity": 0.2 }"#)[0].fixes.isEmpty)
  }
}
