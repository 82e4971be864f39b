import Testing
import TokenDiagnostics
import TokenModel

@Suite("Rules of macOS")
struct MacOSRulesTests {
  private func run(_ members: String) -> RuleRun { RuleRun(surface: #""platforms": ["macOS"], \#(members)"#) }

  @Test("Every role with a purpose takes it, and no foreign one", arguments: Role.allCases)
  func purposes(_ role: Role) {
    let wanted = RoleTraits.of(role).purposes
    for purpose in AppKitPurpose.allCases {
      let run = run(#""role": "\#(role.rawValue)", "material": "{apple.macOS.\#(purpose.rawValue)}""#)
      let isFine = wanted.isEmpty || wanted.contains(purpose)
      #expect(run.found("macos-purpose").isEmpty == isFine, "\(purpose)")
      // Where the purpose is wrong, nothing more is said of its blending.
      #expect(run.found("macos-blending-chosen").isEmpty)
    }
  }

  @Test("The fix names the closest purpose")
  func purposeFix() {
    let run = run(
      #""role": "popover", "material": "{apple.macOS.hudWindow}", "custom": true, "vibrancyAllowed": false"#)
    #expect(run.ids == ["macos-purpose"])
    #expect(run.diagnostics.flatMap(\.fixes).map(\.replacement) == [#""{apple.macOS.popover}""#])
  }

  @Test("A material of another kind has no purpose to mistake", arguments: ["{apple.material.thin}", "system", "none"])
  func noPurpose(_ material: String) {
    #expect(run(#""role": "list", "material": "\#(material)""#).ids == [])
  }

  @Test("Open blending is found at the material, once, and the usual way is offered")
  func openBlending() {
    let run = RuleRun(
      #"""
      {
        "a": { "$type": "material", "$value": { "kind": "standard", "appKit": 1️⃣{ "material": "sidebar" } } },
        "b": { "$type": "material", "$value": { "kind": "standard", "appKit": 2️⃣{ "material": "selection" } } },
        "c": { "$type": "material", "$value": "{a}" }
      }
      """#)
    #expect(run.ids == ["macos-blending-chosen", "macos-blending-chosen"])
    #expect(run.isMarked(run.diagnostics[0], 0) && run.isMarked(run.diagnostics[1], 1))
    #expect(run.diagnostics.map { $0.fixes.map(\.replacement) } == [[#", "blending": "behindWindow""#], []])
  }

  @Test("Blending is judged by the role, at the material that says it")
  func wrongBlending() {
    func run(_ purpose: String, _ blending: String, _ role: String) -> RuleRun {
      RuleRun(
        #"""
        {
          "m": {
            "$type": "material",
            "$value": { "kind": "standard", "appKit": { "material": "\#(purpose)", "blending": 1️⃣"\#(blending)" } }
          },
          "it": {
            "$type": "surface",
            "$value": {
              "role": "\#(role)", "platforms": ["macOS"], "material": "{m}", "custom": true, "vibrancyAllowed": false
            }
          }
        }
        """#)
    }
    let wrong = run("sidebar", "withinWindow", "sidebar")
    #expect(wrong.ids == ["macos-blending-chosen"])
    #expect(wrong.isMarked(wrong.diagnostics[0]))
    #expect(RuleRun(wrong.fixed(wrong.diagnostics)).ids == [])
    #expect(run("sidebar", "behindWindow", "sidebar").ids == [])
    #expect(run("headerView", "behindWindow", "header").ids == ["macos-blending-chosen"])
    // A role that leaves it open.
    #expect(run("hudWindow", "withinWindow", "hud").ids == [])
  }

  @Test("Vibrancy is decided on custom views, and on no others")
  func decision() {
    let list = #""role": "list", "material": "{apple.material.regular}""#
    #expect(run(list).ids == [])
    #expect(run(#"\#(list), "custom": false"#).ids == [])
    #expect(run(#"\#(list), "custom": true"#).ids == ["macos-vibrancy-decision"])
    #expect(run(#"\#(list), "custom": true, "vibrancyAllowed": false"#).ids == [])
    #expect(run(#"\#(list), "custom": true, "vibrancyAllowed": true"#).ids == ["x-vibrancy-leaf"])
    #expect(run(#"\#(list), "vibrancyAllowed": true"#).ids == ["macos-system-vibrancy"])
    #expect(run(#"\#(list), "vibrancyAllowed": false"#).ids == ["macos-system-vibrancy"])
  }

  @Test("Leaf views may allow it", arguments: Role.allCases)
  func leaves(_ role: Role) {
    let leaves: [Role] = [
      .button, .slider, .toggle, .stepper, .segmentedControl, .picker, .searchField, .textField, .image, .selection,
      .tooltip,
    ]
    let run = run(#""role": "\#(role.rawValue)", "material": "none", "custom": true, "vibrancyAllowed": true"#)
    #expect(run.found("x-vibrancy-leaf").isEmpty == leaves.contains(role))
  }

  @Test("A palette of one color is one context; none at all are all of them")
  func contexts() {
    let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#
    let list = #""role": "list", "material": "{apple.material.regular}""#
    let one = run(#"\#(list), "backdrop": { "palette": 1️⃣[\#(white)] }"#)
    #expect(one.ids == ["macos-test-contexts"])
    #expect(one.isMarked(one.diagnostics[0]))
    #expect(run(#"\#(list), "backdrop": { "palette": [\#(white), \#(white)] }"#).ids == [])
    #expect(run(#"\#(list), "backdrop": { "content": "app" }"#).ids == [])
  }

  @Test("AppKit's materials are for macOS alone")
  func availability() {
    let run = RuleRun(
      surface: #""role": "list", "platforms": ["macOS", "iOS", "web"], "material": "{apple.macOS.contentBackground}""#)
    #expect(run.ids == ["x-availability"])
    #expect(run.diagnostics[0].platforms == ["iOS"])
  }
}
