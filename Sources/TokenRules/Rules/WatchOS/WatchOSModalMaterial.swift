import TokenDiagnostics
import TokenModel

/// `watchos-modal-material`
enum WatchOSModalMaterial: SurfaceRule {
  static let page = RulePage(
    "watchos-modal-material", area: .watchOS, platforms: [.watchOS], strength: .consider, severity: .warning,
    summary: "A full-screen modal view on watchOS has no material",
    why: """
      A modal view on a watch covers everything. A material lets a little of what is beneath through, which tells \
      people that they have not left it, and sets controls off from it. On a plain colour they are in a place of its \
      own without a way back.
      """,
    instead: """
      Use a material such as {apple.material.thin}, or set "material" to "system".
      """,
    source: "HIG, Materials, watchOS: use materials in full-screen modal views to provide context",
    members: ["role", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.role.value == .fullscreenModal, surface.materialChoice.value == .none else { return }
    report.add(
      "a modal view over the whole screen has no material, and nothing tells what lies beneath; use a thin one",
      at: context.place(surface, .material, .role), on: surface,
      fixes: [context.use("apple.material.thin", at: surface.materialChoice.place)])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A thin material, or what the system has", on: [.watchOS],
      """
      {
        "playing": {
          "$type": "surface",
          "$value": {
            "role": "fullscreen-modal",
            "platforms": ["watchOS"],
            "material": "{apple.material.thin}"
          }
        },
        "setup": {
          "$type": "surface",
          "$value": {
            "role": "fullscreen-modal",
            "platforms": ["watchOS"],
            "material": "system"
          }
        }
      }
      """),
    .bad(
      "Black", on: [.watchOS],
      """
      {
        "playing": {
          "$type": "surface",
          "$value": {
            "role": "fullscreen-modal",
            "platforms": ["watchOS"],
            "material": 1️⃣"none",
            "fill": { "colorSpace": "srgb", "components": [0, 0, 0] }
          }
        }
      }
      """),
  ]
}
