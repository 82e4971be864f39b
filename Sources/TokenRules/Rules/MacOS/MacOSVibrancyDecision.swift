import TokenDiagnostics
import TokenModel

/// `macos-vibrancy-decision`
enum MacOSVibrancyDecision: SurfaceRule {
  static let page = RulePage(
    "macos-vibrancy-decision", area: .macOS, platforms: [.macOS], strength: .consider, severity: .info,
    summary: "A custom view does not say whether it allows vibrancy",
    why: """
      Views of the system decide by themselves whether their foregrounds are vibrant; a view that a team draws has to. \
      Vibrancy brings out grey text and symbols and washes out pictures and colours, so neither answer is right \
      everywhere.
      """,
    instead: """
      Declare "vibrancyAllowed": true for a view of grey text and symbols that holds no other views, else false.
      """,
    source: "HIG, Materials, macOS: decide when custom views and controls allow vibrancy",
    members: ["custom", "vibrancyAllowed"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isCustom, surface.declared.vibrancyAllowed == nil else { return }
    report.add(
      "a custom view decides by itself whether its foregrounds are vibrant; declare “vibrancyAllowed”",
      at: context.place(surface, .custom), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "A decision, and a system view that needs none", on: [.macOS],
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
      "A custom view without a word on it", on: [.macOS],
      """
      {
        "badge": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "custom": 1️⃣true
          }
        }
      }
      """),
  ]
}
