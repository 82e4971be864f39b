import Testing
import TokenDiagnostics
import TokenModel

@Suite("Which of several is at fault, and what is advised instead")
struct RankTests {
  @Test(
    "An overlay on tvOS is advised the thickness of its own scheme",
    arguments: [(#""scheme": "dark","#, "thick"), ("", "regular"), (#""scheme": "light","#, "thin")])
  func overlays(_ scheme: String, _ wanted: String) {
    // Ultra-thin is for full-screen views.
    let run = RuleRun(
      surface: #""role": "overlay", "platforms": ["tvOS"], \#(scheme) "material": "{apple.material.ultraThin}""#)
    let found = run.found("tvos-ultrathin")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.hasSuffix("use \(wanted)") })
  }

  @Test(
    "Of tinted controls the primary action keeps its tint, then what tells a status",
    arguments: [
      (["status", "none"], "none"), (["none", "status"], "none"), (["status", "primary-action"], "status"),
      (["none", "primary-action"], "none"),
    ])
  func tints(_ emphases: [String], _ wanted: String) {
    let surfaces = emphases.map { emphasis in
      #"""
      "\#(emphasis)": { "$type": "surface", "$value": { "role": "hud", "platforms": ["iOS"], "group": "g",
        "material": "{apple.glass.regular}", "emphasis": "\#(emphasis)", "tint": "{apple.color.tint}" } }
      """#
    }
    let run = RuleRun("{ \(surfaces.joined(separator: ",\n")) }")
    let found = run.found("glass-tint-several-controls")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.notes.contains { $0.message == "in the surface “\(wanted)”" } })
  }
}
