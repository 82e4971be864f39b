import TokenDiagnostics
import TokenModel

/// `visionos-window-glass`
enum VisionOSWindowGlass: SurfaceRule {
  static let page = RulePage(
    "visionos-window-glass", area: .visionOS, platforms: [.visionOS], strength: .must, severity: .error,
    summary: "A window on visionOS replaces or tints the glass that the system gives it",
    why: """
      Windows in space are made of a glass that the system draws and nobody can change. It lets people see the room \
      and who is in it, and it grows darker or brighter with what is around. A window of another material, without \
      any, or tinted would not do that, and there is no interface to make one.
      """,
    instead: """
      Set "material" to "system" and leave "tint" out. Materials belong on what is inside the window.
      """,
    source: "HIG, Materials, visionOS: windows use a glass that the system defines and that can't be modified",
    members: ["role", "material", "tint"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.role.value == .window else { return }
    if surface.materialChoice.value != .system {
      report.add(
        "a window keeps the glass that the system gives it; set “material” to \"system\"",
        at: context.place(surface, .material, .role), on: surface,
        fixes: [FixIt("replace with \"system\"", replacing: surface.materialChoice.place, with: "\"system\"")])
    }
    if surface.tint != .none, let tint = surface.declared.tint {
      report.add(
        "the system's glass of a window can't be tinted; leave “tint” out",
        at: context.place(surface, .tint, .role), on: surface,
        fixes: [FixIt("replace with \"none\"", replacing: tint.place, with: "\"none\"")])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "The window keeps its glass", on: [.visionOS],
      """
      {
        "main": {
          "$type": "surface",
          "$value": { "role": "window", "platforms": ["visionOS"], "material": "system" }
        }
      }
      """),
    .bad(
      "Another material", on: [.visionOS],
      """
      {
        "main": {
          "$type": "surface",
          "$value": {
            "role": "window",
            "platforms": ["macOS", "visionOS"],
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "A tint", on: [.visionOS],
      """
      {
        "main": {
          "$type": "surface",
          "$value": {
            "role": "window",
            "platforms": ["visionOS"],
            "material": "system",
            "tint": 1️⃣{ "colorSpace": "srgb", "components": [0, 0, 1] }
          }
        }
      }
      """),
  ]
}
