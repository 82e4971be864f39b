import Testing
import TokenDiagnostics

@Suite("Overrides, aliases and merging")
struct OverrideTests {
  @Test("A bad override is reported for its platform, at its own member")
  func badOverride() {
    let run = RuleRun(
      surface: #"""
        "role": "card", "material": "{apple.material.thin}",
        "overrides": { "macOS": { "material": 1️⃣"{apple.glass.regular}" } }
        """#)
    #expect(run.ids == ["glass-in-content-layer"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["macOS"])
    #expect(run.diagnostics[0].notes.contains { $0.message == "the override for macOS says so" })
  }

  @Test("A good override mends its platform")
  func goodOverride() {
    let run = RuleRun(
      surface: #"""
        "role": "card", "material": 1️⃣"{apple.glass.regular}", "platforms": ["iOS", "iPadOS", "macOS"],
        "overrides": { "iOS": { "material": "{apple.material.thin}" } }
        """#)
    #expect(run.ids == ["glass-in-content-layer"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["iPadOS", "macOS"])
  }

  @Test("Whatever member an override breaks a rule with, it is the place")
  func otherMembers() {
    let glass = #""material": "{apple.glass.regular}", "platforms": ["iOS", "macOS"]"#
    let clear = #""material": "{apple.glass.clear}", "platforms": ["iOS", "macOS"]"#
    let dark = #""backdrop": { "content": "photo", "luminance": "dark" }, "dimming": "none""#
    let bright = #"{ "content": "photo", "luminance": 1️⃣"bright" }"#
    let cases = [
      (#""role": "media-controls", \#(glass)"#, #""layer": 1️⃣"content""#, "glass-in-content-layer"),
      (#""role": "media-controls", \#(glass)"#, #""role": 1️⃣"card""#, "glass-in-content-layer"),
      (#""role": "slider", "state": "active", \#(glass)"#, #""state": 1️⃣"rest""#, "glass-transient-at-rest"),
      (#""role": "media-controls", "layer": "functional", \#(glass)"#, #""role": 1️⃣"card""#, "glass-functional-layer"),
      (#""role": "button", \#(clear), \#(dark)"#, #""text": 1️⃣"heavy""#, "regular-for-text-heavy"),
      (#""role": "button", \#(clear), \#(dark)"#, #""role": 1️⃣"alert""#, "regular-for-text-heavy"),
      (#""role": "button", \#(clear), \#(dark)"#, #""backdrop": \#(bright)"#, "clear-bright-dimming"),
      (
        #""role": "button", \#(clear), \#(dark)"#, #""backdrop": { "content": 1️⃣"app", "luminance": "dark" }"#,
        "clear-needs-rich-backdrop"
      ),
      (#""role": "button", \#(clear), \#(dark)"#, #""backdrop": 1️⃣{ "luminance": "dark" }"#, "undeclared-backdrop"),
      (#""role": "button", \#(clear), \#(dark)"#, #""backdrop": 1️⃣{ "content": "map" }"#, "clear-dimming-decision"),
    ]
    for (base, override, id) in cases {
      let run = RuleRun(surface: #"\#(base), "overrides": { "macOS": { \#(override) } }"#)
      #expect(run.ids == [id], "\(override)")
      #expect(run.diagnostics.first.map { run.isMarked($0) } == true, "\(override)")
      #expect(run.diagnostics.first?.platforms == ["macOS"])
    }
  }

  @Test("An override that repeats the base is not to blame, unless it holds the wrong member")
  func sameValue() {
    let run = RuleRun(
      surface: #"""
        "role": "card", "material": 1️⃣"{apple.glass.regular}", "platforms": ["iOS", "macOS"],
        "overrides": { "iOS": { "role": "card", "layer": "content", "state": "active" } }
        """#)
    #expect(run.ids == ["glass-in-content-layer"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["iOS", "macOS"])
  }

  @Test("A foreground that is overridden is judged where it stands")
  func foreground() {
    let label = #"{ "element": "text", "vibrancy": "{apple.vibrancy.label}" }"#
    let quaternary = #"{ "element": "text", "vibrancy": 1️⃣"{apple.vibrancy.quaternaryLabel}" }"#
    let run = RuleRun(
      surface: #"""
        "role": "card", "material": "{apple.material.thin}", "platforms": ["iPadOS", "macOS"],
        "content": { "a": \#(label), "b": \#(label) },
        "overrides": { "iPadOS": { "content": { "b": \#(quaternary) } } }
        """#)
    #expect(run.ids == ["quaternary-on-thin"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["iPadOS"])
  }

  @Test("A material that an override sets is named beside a foreground it does not suit")
  func overriddenMaterial() {
    let run = RuleRun(
      surface: #"""
        "role": "card", "material": "{apple.material.regular}", "platforms": ["iPadOS", "macOS"],
        "content": { "a": { "element": "text", "vibrancy": 1️⃣"{apple.vibrancy.quaternaryLabel}" } },
        "overrides": { "iPadOS": { "material": "{apple.material.thin}" } }
        """#)
    #expect(run.ids == ["quaternary-on-thin"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["iPadOS"])
    let notes = run.diagnostics[0].notes.map(\.message)
    #expect(notes.contains("its material is “apple.material.thin”"))
    #expect(notes.contains("the override for iPadOS says so"))
  }

  @Test("Aliases of materials are followed, and named")
  func alias() {
    let run = RuleRun(
      #"""
      {
        "own": {
          "$type": "material",
          "chrome": { "$value": "{apple.glass.clear}" },
          "bar": { "$value": "{own.chrome}" }
        },
        "it": { "$type": "surface", "$value": { "role": "card", "material": 1️⃣"{own.bar}", "platforms": ["iOS"] } }
      }
      """#)
    #expect(run.ids == ["clear-dimming-decision", "glass-in-content-layer", "undeclared-backdrop"])
    for diagnostic in run.diagnostics {
      #expect(run.isMarked(diagnostic))
      let note = diagnostic.notes.first { $0.message == "“own.bar” stands for “apple.glass.clear”" }
      #expect(note?.location.map(run.text) == #""bar""#)
    }
  }

  @Test("An alias of a surface is not a second surface")
  func surfaceAlias() {
    let run = RuleRun(
      #"""
      {
        "it": { "$type": "surface", "$value": { "role": "card", "material": "{apple.glass.regular}" } },
        "same": { "$type": "surface", "$value": "{it}" }
      }
      """#)
    #expect(run.ids == ["glass-in-content-layer"])
  }

  @Test("Platforms come together in the order of the language")
  func merging() {
    let platforms = #""platforms": ["watchOS", "web", "tvOS", "iOS"]"#
    let run = RuleRun(surface: #""role": "card", "material": "{apple.glass.regular}", \#(platforms)"#)
    #expect(run.diagnostics.map(\.platforms) == [["iOS", "tvOS", "watchOS"]])
  }

  @Test("What reads differently on two platforms stays apart")
  func apart() {
    let run = RuleRun(
      surface: #"""
        "role": "hud", "material": "{apple.glass.clear}", "platforms": ["iOS", "macOS", "tvOS"],
        "backdrop": { "content": "map", "luminance": "bright" }, "dimming": 1️⃣"none",
        "overrides": {
          "macOS": { "backdrop": { "content": "photo", "luminance": 2️⃣"mixed" } },
          "tvOS": { "dimming": 3️⃣0.1 }
        }
        """#)
    #expect(run.ids == ["clear-bright-dimming", "clear-bright-dimming", "clear-bright-dimming"])
    #expect(run.diagnostics.map(\.platforms) == [["iOS"], ["macOS"], ["tvOS"]])
    for (mark, diagnostic) in run.diagnostics.enumerated() { #expect(run.isMarked(diagnostic, mark)) }
  }

  @Test("Only platforms that are switched on are judged")
  func switchedOff() {
    let configuration = #"{ "platforms": { "macOS": false, "tvOS": false, "visionOS": false, "watchOS": false } }"#
    let run = RuleRun(
      surface: #""role": "card", "material": "{apple.glass.regular}""#, configuration: configuration)
    #expect(run.diagnostics.map(\.platforms) == [["iOS", "iPadOS"]])
  }
}
