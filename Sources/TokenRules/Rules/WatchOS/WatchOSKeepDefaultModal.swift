import TokenDiagnostics
import TokenModel

/// `watchos-keep-default-modal`
enum WatchOSKeepDefaultModal: SurfaceRule {
  static let page = RulePage(
    "watchos-keep-default-modal", area: .watchOS, platforms: [.watchOS], strength: .avoid, severity: .warning,
    summary: "A modal sheet on watchOS removes or replaces its default background",
    why: """
      A sheet on a watch covers the whole screen. Its default background lets a little of what lies beneath through, \
      which tells people that they are still in the same place and can go back. Without it, or with another one, the \
      sheet looks like a screen of its own.
      """,
    instead: """
      Set "material" to "system".
      """,
    source: "HIG, Materials, watchOS: modal sheets keep the material background that they have by default",
    members: ["role", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.role.value == .modalSheet, surface.materialChoice.value != .system else { return }
    let fault = surface.materialChoice.value == .none ? "removed" : "replaced"
    report.add(
      "the background that a modal sheet comes with is \(fault) here; set “material” to \"system\" to keep it",
      at: context.place(surface, .material, .role), on: surface,
      fixes: [FixIt("replace with \"system\"", replacing: surface.materialChoice.place, with: "\"system\"")])
  }

  private static let examples: [RuleExample] = [
    .good(
      "The sheet keeps its background", on: [.watchOS],
      """
      {
        "lyrics": {
          "$type": "surface",
          "$value": { "role": "modal-sheet", "platforms": ["watchOS"], "material": "system" }
        }
      }
      """),
    .bad(
      "Another material", on: [.watchOS],
      """
      {
        "lyrics": {
          "$type": "surface",
          "$value": {
            "role": "modal-sheet",
            "platforms": ["watchOS"],
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "No background at all", on: [.watchOS],
      """
      {
        "lyrics": {
          "$type": "surface",
          "$value": { "role": "modal-sheet", "platforms": ["watchOS"], "material": 1️⃣"none" }
        }
      }
      """),
  ]
}
