import TokenDiagnostics
import TokenModel

/// `tvos-ultrathin`
enum TVOSUltrathin: SurfaceRule {
  static let page = RulePage(
    "tvos-ultrathin", area: .tvOS, platforms: [.tvOS], strength: .consider, severity: .warning,
    summary: "Ultra-thin material on tvOS lies under something else than a full-screen view in a light scheme",
    why: """
      Ultra-thin material is the most translucent there is, and what is behind it stays almost as bright as it was. \
      Over a whole screen that must be light, that is what keeps the screen light. Across a room, on a small panel or \
      in a dark scheme, text on it is lost.
      """,
    instead: """
      Use ultra-thin for full-screen views that declare "scheme": "light"; thin, regular or thick for overlays.
      """,
    source: "HIG, Materials, tvOS: ultra-thin is for full-screen views that require a light colour scheme",
    members: ["role", "scheme", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    let use = TVOSTable.Use(thickness: .ultraThin, role: .fullscreen, scheme: .light)
    TVOSTable.check(use, surface, context, &report)
  }

  private static let examples: [RuleExample] = [
    .good(
      "A bright welcome over the whole screen; lists are free to choose", on: [.tvOS],
      """
      {
        "welcome": {
          "$type": "surface",
          "$value": {
            "role": "fullscreen",
            "platforms": ["tvOS"],
            "scheme": "light",
            "material": "{apple.material.ultraThin}"
          }
        },
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["tvOS"],
            "material": "{apple.material.ultraThin}"
          }
        }
      }
      """),
    .bad(
      "An overlay", on: [.tvOS],
      """
      {
        "info": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "scheme": "light",
            "material": 1️⃣"{apple.material.ultraThin}"
          }
        }
      }
      """),
    .bad(
      "A screen that may be dark", on: [.tvOS],
      """
      {
        "welcome": {
          "$type": "surface",
          "$value": {
            "role": "fullscreen",
            "platforms": ["tvOS"],
            "material": 1️⃣"{apple.material.ultraThin}"
          }
        }
      }
      """),
  ]
}
