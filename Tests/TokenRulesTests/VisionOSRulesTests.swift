import Testing
import TokenDiagnostics
import TokenModel

@Suite("Rules of visionOS and watchOS")
struct VisionOSRulesTests {
  private func run(_ members: String) -> RuleRun { RuleRun(surface: #""platforms": ["visionOS"], \#(members)"#) }
  private func ids(_ role: String, _ thickness: String, _ more: String = "") -> [String] {
    let custom = role == "sidebar" ? #", "custom": true"# : ""
    return run(#""role": "\#(role)", "material": "{apple.material.\#(thickness)}"\#(custom)\#(more)"#).ids
  }

  // MARK: Thickness

  @Test(
    "Sections are regular, what can be acted on is thin, thick lies on regular",
    arguments: ["thin", "regular", "thick"])
  func thickness(_ thickness: String) {
    for role in ["sidebar", "section", "grouped-table"] {
      #expect(ids(role, thickness) == (thickness == "regular" ? [] : ["visionos-regular-sections"]))
    }
    for role in ["button", "selection"] {
      #expect(ids(role, thickness) == (thickness == "thin" ? [] : ["visionos-thin-interactive"]))
    }
    let interactive = ids("card", thickness, #", "purpose": "interactive""#)
    #expect(interactive == (thickness == "thin" ? [] : ["visionos-thin-interactive"]))
    #expect(ids("card", thickness) == (thickness == "thick" ? ["visionos-thick-dark"] : []))
    #expect(ids("button", thickness, #", "purpose": "dark-distinct""#) == [])
  }

  @Test("A section is regular whatever its purpose")
  func sectionFirst() {
    #expect(ids("sidebar", "thin", #", "purpose": "interactive""#) == ["visionos-regular-sections"])
    #expect(ids("sidebar", "regular", #", "purpose": "interactive""#) == [])
  }

  @Test("Thick may lie on regular: a material, a surface, another name, through what has no material")
  func thickOn() {
    func ids(_ on: String) -> [String] {
      RuleRun(
        #"""
        {
          "base": {
            "$type": "surface",
            "$value": { "role": "section", "platforms": ["visionOS"], "material": "{apple.material.regular}" }
          },
          "glow": {
            "$type": "surface",
            "$value": { "role": "card", "platforms": ["visionOS"], "material": "{apple.material.thin}" }
          },
          "holder": {
            "$type": "surface",
            "$value": { "role": "card", "platforms": ["visionOS"], "material": "none", "on": "{base}" }
          },
          "phone": {
            "$type": "surface",
            "$value": { "role": "section", "platforms": ["iOS"], "material": "{apple.material.regular}" }
          },
          "same": { "$type": "surface", "$value": "{base}" },
          "it": {
            "$type": "surface",
            "$value": {
              "role": "text-field", "platforms": ["visionOS"], "material": "{apple.material.thick}", "on": "\#(on)"
            }
          }
        }
        """#
      ).ids
    }
    for on in ["{base}", "{same}", "{holder}", "{apple.material.regular}"] { #expect(ids(on) == [], "\(on)") }
    for on in ["{glow}", "{phone}", "{apple.material.thin}", "content"] {
      #expect(ids(on) == ["visionos-thick-dark"], "\(on)")
    }
  }

  // MARK: Levels of labels

  @Test("Roles of text and levels of labels, pair by pair")
  func levels() {
    let standard = ["large-title", "title", "headline", "body", "callout", "control"]
    let describing = ["subtitle", "footnote", "caption"]
    for role in standard + describing + ["placeholder"] {
      let label = describing.contains(role) ? ["visionos-secondary"] : []
      let secondary = standard.contains(role) ? ["visionos-label"] : []
      let tertiary = standard.contains(role) ? ["visionos-label"] : ["visionos-tertiary"]
      let all = [
        ("label", label), ("secondaryLabel", secondary), ("tertiaryLabel", tertiary),
        ("quaternaryLabel", ["visionos-vibrancy-enum"]),
      ]
      for (level, expected) in all {
        let text = #""element": "text", "role": "\#(role)", "vibrancy": "{apple.vibrancy.\#(level)}""#
        let section = #""role": "section", "material": "{apple.material.regular}""#
        let run = run(#"\#(section), "content": { "it": { \#(text) } }"#)
        #expect(run.ids == expected, "\(role) \(level)")
        if !expected.isEmpty { #expect(RuleRun(run.fixed(run.diagnostics)).ids == []) }
        // What is inactive, or of little weight, may be fainter.
        for faint in [#""state": "inactive""#, #""legibility": "low""#] {
          let ids = self.run(#"\#(section), "content": { "it": { \#(text), \#(faint) } }"#).ids
          #expect(ids == (level == "quaternaryLabel" ? expected : []), "\(role) \(level) \(faint)")
        }
        let ids = self.run(#"\#(section), "state": "inactive", "content": { "it": { \#(text) } }"#).ids
        #expect(ids == (level == "quaternaryLabel" ? expected : []))
      }
    }
  }

  @Test("Text that is called active is a matter of its level; so is a symbol")
  func active() {
    let section = #""role": "section", "material": "{apple.material.regular}", "content""#
    let text = #"{ "element": "text", "state": "active", "vibrancy": "{apple.vibrancy.tertiaryLabel}" }"#
    #expect(run(#"\#(section): { "it": \#(text) }"#).ids == ["visionos-tertiary"])
    let symbol = #"{ "element": "symbol", "vibrancy": "{apple.vibrancy.tertiaryLabel}" }"#
    #expect(run(#"\#(section): { "it": \#(symbol) }"#).ids == ["visionos-tertiary"])
    let shape = #"{ "element": "shape", "vibrancy": "{apple.vibrancy.tertiaryFill}" }"#
    #expect(run(#"\#(section): { "it": \#(shape) }"#).ids == [])
  }

  // MARK: Windows, schemes, components

  private let opaque = #"{ "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] }"#
  private let sheer = #"{ "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.4 }"#

  @Test("Opaque regions are found, translucent ones and small parts are not")
  func opaqueRegions() {
    for role in ["app-background", "page-background", "section", "sidebar", "list", "grouped-table", "fullscreen"] {
      #expect(run(#""role": "\#(role)", "material": "none", "fill": \#(opaque)"#).ids == ["visionos-opaque-window"])
      #expect(run(#""role": "\#(role)", "material": "none", "fill": \#(sheer)"#).ids == [])
      #expect(run(#""role": "\#(role)", "material": "none""#).ids == [])
    }
    #expect(run(#""role": "card", "material": "none", "fill": \#(opaque)"#).ids == [])
    #expect(run(#""role": "window", "material": "system", "fill": \#(opaque)"#).ids == ["visionos-opaque-window"])
    // Of a window of no glass at all, one rule is enough.
    #expect(run(#""role": "window", "material": "none", "fill": \#(opaque)"#).ids == ["visionos-window-glass"])
  }

  @Test("A material of the team's own with an opaque tint is as opaque as a fill")
  func opaqueTint() {
    func found(_ alpha: String, _ thickness: String = "") -> Int {
      let look = #"""
        {
          "blur": { "value": 30, "unit": "px" },
          "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": \#(alpha) },
          "opaque": \#(opaque), "increasedContrast": { "border": \#(opaque) }
        }
        """#
      let run = RuleRun(
        #"""
        {
          "wall": {
            "$type": "material",
            "$value": { "kind": "standard", \#(thickness) "appearance": { "light": \#(look), "dark": \#(look) } }
          },
          "it": {
            "$type": "surface",
            "$value": { "role": "section", "platforms": ["visionOS"], "material": "{wall}" }
          }
        }
        """#)
      return run.found("visionos-opaque-window").count
    }
    #expect(found("1") == 1)
    #expect(found("0.9") == 0)
    #expect(found("1", #""thickness": "regular","#) == 0)
  }

  @Test("A scheme is wrong here alone, and mended where only this platform looks")
  func scheme() {
    let both = #""role": "list", "material": "{apple.material.regular}", "scheme": 1️⃣"dark", "schemeReason": "Night.""#
    let shared = RuleRun(surface: #"\#(both), "platforms": ["iOS", "visionOS"]"#)
    #expect(shared.ids == ["visionos-no-dark-mode"])
    #expect(shared.diagnostics[0].platforms == ["visionOS"])
    #expect(shared.diagnostics[0].fixes == [])
    let own = run(both)
    #expect(RuleRun(own.fixed(own.diagnostics)).ids == [])
    let mended = #"\#(both), "platforms": ["iOS", "visionOS"], "overrides": { "visionOS": { "scheme": "both" } }"#
    #expect(RuleRun(surface: mended).ids == [])
  }

  @Test(
    "A component that is to stand out has a material", arguments: [("interactive", 1), ("separation", 1), ("none", 0)])
  func component(_ purpose: String, _ count: Int) {
    let card = #""role": "card", "material": "none", "purpose": "\#(purpose)""#
    let run = run(#"\#(card), "custom": true"#)
    #expect(run.ids == [String](repeating: "visionos-material-if-needed", count: count))
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    #expect(self.run(card).ids == [])
  }

  // MARK: watchOS

  @Test("A modal view over the whole screen has a material")
  func watchModal() {
    func ids(_ material: String, _ role: String = "fullscreen-modal") -> [String] {
      RuleRun(surface: #""role": "\#(role)", "platforms": ["watchOS"], "material": "\#(material)""#).ids
    }
    #expect(ids("none") == ["watchos-modal-material"])
    #expect(ids("system") == [])
    #expect(ids("{apple.material.thin}") == [])
    #expect(ids("none", "modal-sheet") == ["watchos-keep-default-modal"])
    #expect(ids("none", "card") == [])
  }
}
