import TokenDiagnostics
import TokenModel

/// `macos-system-vibrancy`
enum MacOSSystemVibrancy: SurfaceRule {
  static let page = RulePage(
    "macos-system-vibrancy", area: .macOS, platforms: [.macOS], strength: .fact, severity: .info,
    summary: "A view of the system is told whether to allow vibrancy",
    why: """
      Views and controls of the system know when vibrancy makes their foreground stand out, and take the settings of \
      the person into account. A word from outside either repeats that or works against it.
      """,
    instead: """
      Leave "vibrancyAllowed" out, or declare "custom": true if a team draws the view.
      """,
    source: "HIG, Materials, macOS: views and controls of the system use vibrancy by themselves",
    members: ["custom", "vibrancyAllowed"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard !surface.isCustom, let allowed = surface.declared.vibrancyAllowed else { return }
    report.add(
      "a view of the system decides on vibrancy by itself; leave “vibrancyAllowed” out, or declare “custom”",
      at: context.place(surface, .vibrancyAllowed, .custom), on: surface,
      fixes: [context.removeMember(ofValue: allowed.place, of: surface.token)])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A custom view decides, one of the system is left alone", on: [.macOS],
      """
      {
        "badge": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "custom": true,
            "vibrancyAllowed": false
          }
        },
        "songs": {
          "$type": "surface",
          "$value": { "role": "list", "platforms": ["macOS"], "material": "{apple.material.regular}" }
        }
      }
      """),
    .bad(
      "A word on a view that the system draws", on: [.macOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "vibrancyAllowed": 1️⃣false
          }
        }
      }
      """),
  ]
}
