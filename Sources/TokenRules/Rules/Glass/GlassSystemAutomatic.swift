import TokenDiagnostics
import TokenModel

/// `glass-system-automatic`
enum GlassSystemAutomatic: SurfaceRule {
  static let page = RulePage(
    "glass-system-automatic", area: .glass, platforms: .apple, strength: .fact, severity: .info,
    summary: "Glass is named for a component that the system makes of glass by itself",
    why: """
      Bars, sidebars, alerts and menus of the system take glass without being asked, with the right shape and the \
      right behaviour while content scrolls. A material laid over one of them can only get in the way of that, and \
      stays behind when the system changes its look.
      """,
    instead: """
      Set "material" to "system". If your team draws the component itself, say so with "custom": true.
      """,
    source: "HIG, Materials: standard components from system frameworks pick glass up automatically",
    members: ["role", "custom", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    // The clear variant is a choice that some components of the system leave open. Sliders and toggles are described
    // for the moment of touch, which the system's own look says nothing of.
    guard surface.material?.variant == .regular, surface.traits.isSystemComponent, !surface.isCustom,
      !surface.role.value.isTransientControl, GlassPlacement.of(surface) == .allowed, !isWatchSheet(surface)
    else { return }
    report.add(
      "the system makes \(surface.role.value.phrase) of glass by itself; set “material” to \"system\", or declare "
        + "“custom” as true if you draw it",
      at: context.place(surface, .material, .role), on: surface,
      fixes: [context.replace(surface.materialChoice.place, with: "system")])
  }

  /// Sheets of watchOS have a rule of their own, which asks for the same.
  private static func isWatchSheet(_ surface: PlatformSurface) -> Bool {
    surface.platform == .watchOS && surface.role.value == .modalSheet
  }

  private static let examples: [RuleExample] = [
    .good(
      "The system's own, and one that a team draws", on: .apple,
      """
      {
        "tabs": {
          "$type": "surface",
          "$value": { "role": "tab-bar", "material": "system" }
        },
        "tools": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "custom": true,
            "importance": "primary",
            "likeSystem": "toolbar",
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "Glass for what has it already", on: .apple,
      """
      {
        "tabs": {
          "$type": "surface",
          "$value": { "role": "tab-bar", "material": 1️⃣"{apple.glass.regular}" }
        }
      }
      """),
  ]
}
