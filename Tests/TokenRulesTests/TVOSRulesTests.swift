import Testing
import TokenDiagnostics

@Suite("Rules of tvOS")
struct TVOSRulesTests {
  private func run(_ role: String, _ thickness: String, _ scheme: String) -> RuleRun {
    RuleRun(
      surface: #"""
        "role": "\#(role)", "platforms": ["tvOS"], "scheme": "\#(scheme)", "material": "{apple.material.\#(thickness)}"
        """#)
  }

  @Test("The table, cell by cell")
  func table() {
    let fine = [
      "fullscreen ultraThin light", "overlay thin light", "overlay regular light", "overlay regular dark",
      "overlay regular both", "overlay thick dark",
    ]
    for role in ["overlay", "fullscreen"] {
      for (thickness, id) in [("ultraThin", "ultrathin"), ("thin", "thin"), ("regular", "regular"), ("thick", "thick")]
      {
        for scheme in ["light", "dark", "both"] {
          let found = run(role, thickness, scheme)
          let isFine = fine.contains("\(role) \(thickness) \(scheme)")
          #expect(found.ids == (isFine ? [] : ["tvos-\(id)"]), "\(role) \(thickness) \(scheme)")
          let fixed = found.diagnostics.flatMap(\.fixes).isEmpty ? [] : RuleRun(found.fixed(found.diagnostics)).ids
          #expect(fixed == [])
        }
      }
    }
  }

  @Test("What a thickness is for, what it is used for, and what to do")
  func words() {
    let texts = [
      "overlay ultraThin light":
        "ultra-thin material is for a full-screen view that requires a light scheme, and this is an overlay that "
        + "requires a light scheme; use thin",
      "fullscreen thick light":
        "thick material is for an overlay that requires a dark scheme, and this is a full-screen view that requires a "
        + "light scheme; use ultra-thin",
      "fullscreen ultraThin both":
        "ultra-thin material is for a full-screen view that requires a light scheme, and this is a full-screen view; "
        + "require the light scheme, or leave the material to the system",
      "fullscreen regular dark":
        "regular material is for an overlay, and this is a full-screen view that requires a dark scheme; leave the "
        + "material to the system",
    ]
    for (use, text) in texts {
      let parts = use.split(separator: " ").map(String.init)
      #expect(run(parts[0], parts[1], parts[2]).diagnostics.map(\.message) == [text])
    }
  }

  @Test("Other roles and other platforms are free")
  func others() {
    #expect(run("list", "ultraThin", "dark").ids == [])
    let phone = #""role": "overlay", "platforms": ["iOS"], "material": "{apple.material.thick}""#
    #expect(RuleRun(surface: phone).ids == [])
  }

  @Test("The scheme is pointed at where the override changed that")
  func overriddenScheme() {
    let run = RuleRun(
      surface: #"""
        "role": "overlay", "platforms": ["tvOS"], "scheme": "dark", "material": "{apple.material.thick}",
        "overrides": { "tvOS": { "scheme": 1️⃣"light" } }
        """#)
    #expect(run.ids == ["tvos-thick"])
    #expect(run.isMarked(run.diagnostics[0]))
  }

  @Test("Glass on a button has the focus", arguments: ["rest", "active", "selected", "inactive"])
  func focus(_ state: String) {
    let button = #""role": "button", "platforms": ["tvOS", "iOS"], "material": "{apple.glass.regular}""#
    let run = RuleRun(surface: #"\#(button), "state": "\#(state)""#)
    #expect(run.ids == ["tvos-focus-glass"])
    #expect(run.diagnostics[0].platforms == ["tvOS"])
    #expect(RuleRun(surface: #"\#(button), "state": "focused""#).ids == [])
  }

  @Test("A picture at rest is told of once, by the rule of the content layer")
  func picture() {
    let image = #""role": "image", "platforms": ["tvOS"], "material": "{apple.glass.regular}""#
    #expect(RuleRun(surface: image).ids == ["glass-in-content-layer"])
    #expect(RuleRun(surface: #"\#(image), "state": "focused""#).ids == [])
  }

  private func material(_ name: String, _ thickness: String, _ light: Double, _ dark: Double) -> String {
    func look(_ alpha: Double) -> String {
      #"""
      {
        "blur": { "value": 30, "unit": "px" },
        "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": \#(alpha) },
        "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
        "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
      }
      """#
    }
    return #"""
      "\#(name)": {
        "$type": "material",
        "$value": {
          "kind": "standard", "thickness": "\#(thickness)",
          "appearance": { "light": \#(look(light)), "dark": \#(look(dark)) }
        }
      }
      """#
  }

  @Test("Tints grow with thickness, in each scheme, within a group")
  func thickness() {
    let thin = material("one", "thin", 0.3, 0.3)
    let cases = [
      (material("two", "thick", 0.6, 0.6), 0), (material("two", "thick", 0.3, 0.6), 1),
      (material("two", "thick", 0.2, 0.2), 2), (material("two", "ultraThin", 0.4, 0.2), 1),
      (material("two", "bar", 0.1, 0.1), 0), (material("two", "thin", 0.1, 0.1), 0),
      (#""group": { \#(material("two", "thick", 0.1, 0.1)) }"#, 0),
    ]
    for (other, count) in cases {
      let run = RuleRun("{ \(thin), \(other) }")
      #expect(run.ids == [String](repeating: "tvos-thickness", count: count), "\(other)")
    }
  }

  @Test("The nearest thinner step is what a material is compared with")
  func nearest() {
    let run = RuleRun(
      "{ \(material("a", "ultraThin", 0.1, 0.1)), \(material("b", "thin", 0.5, 0.5)), "
        + "\(material("c", "regular", 0.4, 0.6)) }")
    #expect(run.ids == ["tvos-thickness"])
    #expect(run.diagnostics[0].notes.contains { $0.message == "“b” is thin" })
    #expect(run.diagnostics[0].message.contains("40 %") && run.diagnostics[0].message.contains("50 %"))
  }
}
