import TokenDiagnostics
import TokenModel

/// `tvos-thick`
enum TVOSThick: SurfaceRule {
  static let page = RulePage(
    "tvos-thick", area: .tvOS, platforms: [.tvOS], strength: .consider, severity: .warning,
    summary: "Thick material on tvOS lies under something else than an overlay in a dark scheme",
    why: """
      Thick material darkens the picture the most, so that white text on a panel can be read from across the room. \
      That takes a dark scheme: in a light one the same panel is a pale plate that hides the picture for nothing.
      """,
    instead: """
      Use thick for overlays that declare "scheme": "dark", thin where the scheme is light, regular where any will do.
      """,
    source: "HIG, Materials, tvOS: thick is for overlays over part of the screen that require a dark colour scheme",
    members: ["role", "scheme", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    let use = TVOSTable.Use(thickness: .thick, role: .overlay, scheme: .dark)
    TVOSTable.check(use, surface, context, &report)
  }

  private static let examples: [RuleExample] = [
    .good(
      "An overlay in a dark scheme; lists are free to choose", on: [.tvOS],
      """
      {
        "pause": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "scheme": "dark",
            "material": "{apple.material.thick}"
          }
        },
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["tvOS"],
            "material": "{apple.material.thick}"
          }
        }
      }
      """),
    .bad(
      "An overlay in a light scheme", on: [.tvOS],
      """
      {
        "pause": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "scheme": "light",
            "material": 1️⃣"{apple.material.thick}"
          }
        }
      }
      """),
    .bad(
      "An overlay that requires no scheme", on: [.tvOS],
      """
      {
        "pause": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "material": 1️⃣"{apple.material.thick}"
          }
        }
      }
      """),
  ]
}
