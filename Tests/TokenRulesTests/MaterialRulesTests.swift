import Testing
import TokenDiagnostics

@Suite("Materials and what they are for")
struct MaterialRulesTests {
  // MARK: Materials of a team's own

  private func drawn(_ light: String, kind: String = "standard", beside: String = "") -> RuleRun {
    let rest = #"""
      "opaque": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] },
      "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
      """#
    let dark = #"""
      "blur": { "value": 9, "unit": "px" },
      "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 }, \#(rest)
      """#
    return RuleRun(
      #"""
      {
        "shelf": {
          "$type": "material",
          "$value": {
            "kind": "\#(kind)"\#(beside),
            "appearance": { "light": { \#(light), \#(rest) }, "dark": { \#(dark) } }
          }
        },
        "same": { "$type": "material", "$value": "{shelf}" }
      }
      """#)
  }
  private func tint(_ alpha: Double) -> String {
    #""tint": 1️⃣{ "colorSpace": "srgb", "components": [1, 1, 1], "alpha": \#(alpha) }"#
  }

  @Test("Opaque, or nothing at all, is no material; in between only the blur counts")
  func translucency() {
    let blur = #""blur": { "value": 0.5, "unit": "px" }"#
    #expect(drawn(tint(1)).ids == ["material-purpose"])
    #expect(drawn("\(tint(1)), \(blur)").ids == ["material-purpose"])
    #expect(drawn(tint(0)).ids == ["material-purpose"])
    #expect(drawn(#""saturation": 1.8"#).ids == ["material-purpose"])
    #expect(drawn("\(tint(0)), \(blur)").ids == [])
    #expect(drawn(blur).ids == [])
    for alpha in [0.01, 0.5, 0.99] {
      #expect(drawn(tint(alpha)).ids == ["material-hints-background"])
      #expect(drawn("\(tint(alpha)), \(blur)").ids == [])
    }
  }

  @Test("One finding for a scheme, told for the platforms that are configured, whatever else the token has")
  func drawnOnce() {
    for beside in ["", #", "thickness": "thin""#] {
      let run = drawn(tint(0.5), beside: beside)
      #expect(run.ids == ["material-hints-background"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(run.diagnostics[0].appearances == ["light"])
      #expect(run.diagnostics[0].platforms == ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"])
      #expect(run.diagnostics[0].message.contains("50 %"))
    }
    #expect(drawn(tint(1), kind: "glass").ids == ["material-purpose"])
  }

  @Test("A material of one's own can be exempted like a surface")
  func exemption() {
    let text = { (rule: String) in
      #"""
      {
        "darkPane": {
          "$type": "material", "$value": { "kind": "standard", "thickness": "thin" },
          "$extensions": { "dev.tokenc": { "allow": [{ "rule": "\#(rule)", "because": "brand" }] } }
        }
      }
      """#
    }
    #expect(RuleRun(text("not-by-appearance")).ids == [])
    #expect(RuleRun(text("material-purpose")).ids.sorted() == ["exemption-unused", "not-by-appearance"])
  }

  // MARK: Names

  private func named(_ name: String, value: String = #"{ "kind": "standard" }"#) -> [String] {
    RuleRun(#"{ "own": { "$type": "material", 1️⃣"\#(name)": { "$value": \#(value) } } }"#).ids
  }

  @Test(
    "Whole words count, however they are joined",
    arguments: [
      "dark", "Dark", "dark-blur", "blur_dark", "panel white", "panelWhite", "WHITEPanel", "smokedGlass", "grey-2",
      "UIDark",
    ])
  func lookNames(_ name: String) { #expect(named(name) == ["not-by-appearance"]) }

  @Test(
    "Parts of words don't", arguments: ["lightbox", "Darkroom", "bluebird", "captions", "redo", "enlighten", "tint"])
  func useNames(_ name: String) { #expect(named(name) == []) }

  @Test("Another name for a material counts too; the names of groups, surfaces and colors don't")
  func aliasNames() {
    #expect(named("frosted", value: #""{apple.material.thin}""#) == ["not-by-appearance"])
    let run = RuleRun(
      #"""
      {
        "dark": {
          "pane": { "$type": "material", "$value": "{apple.material.thin}" },
          "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
          "blue": { "$type": "surface", "$value": { "role": "card", "material": "none" } }
        }
      }
      """#)
    #expect(run.ids == [])
  }

  // MARK: Thickness, scheme

  @Test("Only thick materials hide the context that is to be kept")
  func context() {
    let ids = { (thickness: String, purpose: String) in
      RuleRun(
        surface: #""role": "hud", "material": "{apple.material.\#(thickness)}", "purpose": "\#(purpose)""#
      ).ids.filter { $0 == "thinness-context" }
    }
    for thickness in ["thick", "ultraThick"] { #expect(ids(thickness, "keep-context") == ["thinness-context"]) }
    for thickness in ["ultraThin", "thin", "regular", "bar"] { #expect(ids(thickness, "keep-context") == []) }
    for purpose in ["none", "separation", "dark-distinct"] { #expect(ids("thick", purpose) == []) }
  }

  @Test("An override that keeps context on one platform is judged there")
  func contextOverride() {
    let run = RuleRun(
      surface: #"""
        "role": "hud", "material": "{apple.material.thick}", "platforms": ["iOS", "macOS"],
        "overrides": { "macOS": { "purpose": 1️⃣"keep-context" } }
        """#)
    #expect(run.ids == ["thinness-context"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["macOS"])
  }

  @Test("A pinned scheme needs a reason, on phones and tablets")
  func scheme() {
    let card = #""role": "card", "platforms": ["iOS", "iPadOS", "macOS", "watchOS"], "material": "#
    let thick = #"\#(card)"{apple.material.regular}""#
    for scheme in ["light", "dark"] {
      let run = RuleRun(surface: #"\#(thick), "scheme": 1️⃣"\#(scheme)""#)
      #expect(run.ids == ["adapts-to-appearance"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(run.diagnostics[0].platforms == ["iOS", "iPadOS"])
      #expect(run.diagnostics[0].message.contains("stays \(scheme)"))
    }
    #expect(RuleRun(surface: #"\#(thick), "scheme": "both""#).ids == [])
    #expect(RuleRun(surface: #"\#(thick), "scheme": "dark", "schemeReason": "film""#).ids == [])
    #expect(RuleRun(surface: #"\#(thick), "scheme": "dark", "schemeReason": " ""#).ids == ["adapts-to-appearance"])
    #expect(RuleRun(surface: #"\#(card)"none", "scheme": "dark""#).ids == [])
    #expect(RuleRun(surface: #"\#(card)"system", "scheme": "dark""#).ids == ["adapts-to-appearance"])
  }

  @Test("A reason in an override mends its platform")
  func schemeOverride() {
    let run = RuleRun(
      surface: #"""
        "role": "card", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.regular}", "scheme": "dark",
        "overrides": { "iPadOS": { "schemeReason": "film" } }
        """#)
    #expect(run.diagnostics.map(\.platforms) == [["iOS"]])
  }

  // MARK: The system's materials

  private func custom(_ rest: String) -> RuleRun {
    RuleRun(surface: #""role": "card", "platforms": ["iOS", "iPadOS"], "custom": true, \#(rest)"#)
  }

  @Test("A view of one's own names its model and has its material")
  func model() {
    #expect(custom(#""material": "{apple.material.thin}""#).ids == ["follow-system-materials"])
    for material in ["{apple.material.regular}", "{apple.glass.regular}", "system"] {
      let popover = #""role": "popover", "importance": "primary", "likeSystem": "popover", "custom": true"#
      #expect(RuleRun(surface: #"\#(popover), "platforms": ["iOS"], "material": "\#(material)""#).ids == [])
    }
    for material in ["ultraThin", "thin", "thick", "ultraThick"] {
      let run = custom(#""material": 1️⃣"{apple.material.\#(material)}", "likeSystem": "popover""#)
      let found = run.found("follow-system-materials")
      #expect(found.count == 1)
      #expect(found.allSatisfy { run.isMarked($0) && $0.severity == .info })
      #expect(found.flatMap(\.fixes).map(\.replacement) == [#""{apple.material.regular}""#])
    }
    #expect(custom(#""material": "{apple.material.thin}", "likeSystem": "page-background""#).ids == [])
    #expect(custom(#""material": "none", "likeSystem": "card""#).ids == [])
  }

  @Test("Only a view of one's own, and only on phones and tablets")
  func modelNearMisses() {
    #expect(RuleRun(surface: #""role": "card", "platforms": ["iOS"], "material": "{apple.material.thick}""#).ids == [])
    let watch = #""role": "card", "platforms": ["watchOS"], "material": "{apple.material.thin}", "custom": true"#
    #expect(RuleRun(surface: watch).ids == [])
  }

  // MARK: Icons

  private func icon(_ foreground: String, material: String = "{apple.material.thin}") -> RuleRun {
    RuleRun(
      surface: #"""
        "role": "list", "platforms": ["iOS", "macOS"], "material": "\#(material)",
        "content": { "it": { \#(foreground) } }
        """#)
  }

  @Test("Icons in their own colors are found on materials")
  func icons() {
    let label = #""vibrancy": "{apple.vibrancy.label}""#
    let image = icon(#""element": 1️⃣"image", "role": "icon""#)
    #expect(image.ids == ["prefer-sf-symbols"])
    #expect(image.isMarked(image.diagnostics[0]))
    #expect(image.diagnostics[0].platforms == ["iOS"])
    #expect(image.diagnostics[0].fixes.isEmpty)
    let symbol = icon(#""element": "symbol", "role": "icon", "rendering": 1️⃣"original", \#(label)"#)
    #expect(symbol.ids == ["prefer-sf-symbols"])
    #expect(symbol.isMarked(symbol.diagnostics[0]))
    #expect(RuleRun(symbol.fixed(symbol.diagnostics)).ids == [])
    #expect(icon(#""element": "symbol", "role": "icon", \#(label)"#).ids == [])
    #expect(icon(#""element": "image", "role": "icon", "rendering": "template""#).ids == [])
    #expect(icon(#""element": "image", "role": "decoration""#).ids == [])
    #expect(icon(#""element": "image""#).ids == [])
    #expect(icon(#""element": "image", "role": "icon""#, material: "none").ids == [])
  }

  // MARK: Before and after glass

  private func bar(_ members: String, iOS: String) -> RuleRun {
    RuleRun(
      surface: #""role": "tab-bar", "platforms": ["iOS", "iPadOS", "macOS"], \#(members)"#,
      configuration: #"{ "platforms": { "iOS": "\#(iOS)" } }"#)
  }

  @Test("A standard material in the functional layer is right below 26 and wrong from 26 on")
  func functional() {
    let thin = #""material": 1️⃣"{apple.material.bar}""#
    for version in ["26.0", "26.1", "27"] {
      let run = bar(thin, iOS: version)
      #expect(run.ids == ["ios-standard-in-content"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(run.diagnostics[0].platforms == ["iOS", "iPadOS"])
      #expect(RuleRun(run.fixed(run.diagnostics), configuration: #"{ "platforms": { "iOS": "26" } }"#).ids == [])
    }
    for version in ["17.0", "25.9"] { #expect(bar(thin, iOS: version).ids == []) }
    #expect(bar(#""material": "system""#, iOS: "26.0").ids == [])
    #expect(bar(#"\#(thin), "layer": "content""#, iOS: "26.0").ids == [])
  }

  @Test("A layer that was declared against the role is the place")
  func declaredLayer() {
    let card = RuleRun(
      surface: #""role": "card", "material": "{apple.material.thin}", "layer": 1️⃣"functional", "platforms": ["iOS"]"#,
      configuration: #"{ "platforms": { "iOS": "26.0" } }"#)
    #expect(card.ids == ["ios-standard-in-content"])
    #expect(card.isMarked(card.diagnostics[0]))
  }
}
