import Testing
import TokenDiagnostics
import TokenModel

@Suite("Materials of the system's components")
struct SystemLookTests {
  private static let materials = [
    "glass.regular", "glass.clear", "material.ultraThin", "material.thin", "material.regular", "material.thick",
    "material.bar", "none",
  ]

  /// What a view may be made of that is modeled on a component; for all others any material will do.
  private static let table: [(roles: [String], fitting: Set<String>)] = [
    (["tab-bar", "toolbar", "nav-bar"], ["glass.regular", "material.bar"]),
    (["sidebar", "alert", "popover", "menu"], ["glass.regular", "material.regular"]),
    (["media-controls"], ["glass.clear", "glass.regular", "material.ultraThin"]),
    (["slider", "toggle"], ["glass.regular"]),
    (["button"], ["glass.regular", "glass.clear", "none"]),
    (["card", "section", "grouped-table"], ["material.regular", "material.thin", "none"]),
  ]

  @Test("A view follows the component it is modeled on, cell by cell", arguments: Role.allCases)
  func cells(_ role: Role) {
    let fitting = Self.table.first { $0.roles.contains(role.rawValue) }?.fitting ?? Set(Self.materials)
    for material in Self.materials {
      let name = material == "none" ? "none" : "{apple.\(material)}"
      let run = RuleRun(
        surface: #"""
          "role": "hud", "platforms": ["iOS"], "custom": true, "importance": "primary",
          "likeSystem": "\#(role.rawValue)", "material": "\#(name)"
          """#)
      let found = run.found("follow-system-materials")
      #expect(found.isEmpty == fitting.contains(material), "\(role.rawValue), \(material)")
      // Another of the same kind is offered, and mends it.
      let kind = material.prefix { $0 != "." }
      let isAkin = fitting.contains { $0.prefix { $0 != "." } == kind }
      for finding in found {
        #expect(finding.fixes.isEmpty != (isAkin && material != "none"), "\(role.rawValue), \(material)")
        if !finding.fixes.isEmpty { #expect(RuleRun(run.fixed([finding])).found("follow-system-materials") == []) }
      }
    }
  }

  @Test(
    "The remedy names the usual look of the same kind, else the usual one",
    arguments: [
      ("toolbar", "material.thin", "{apple.material.bar}"), ("toolbar", "glass.clear", "{apple.glass.regular}"),
      ("popover", "material.thick", "{apple.material.regular}"), ("slider", "material.thin", "{apple.glass.regular}"),
      ("media-controls", "material.thick", "{apple.material.ultraThin}"),
      ("card", "glass.regular", "{apple.material.regular}"), ("button", "material.thin", "{apple.glass.regular}"),
    ])
  func remedies(_ model: String, _ material: String, _ wanted: String) {
    let run = RuleRun(
      surface: #"""
        "role": "hud", "platforms": ["iOS"], "custom": true, "importance": "primary",
        "likeSystem": "\#(model)", "material": "{apple.\#(material)}"
        """#)
    #expect(run.found("follow-system-materials").map(\.message).allSatisfy { $0.hasSuffix("use \(wanted)") })
    #expect(run.found("follow-system-materials").count == 1)
  }
}
