import TokenDiagnostics
import TokenModel

/// `tvos-thin`
enum TVOSThin: SurfaceRule {
  static let page = RulePage(
    "tvos-thin", area: .tvOS, platforms: [.tvOS], strength: .consider, severity: .warning,
    summary: "Thin material on tvOS lies under something else than an overlay in a light scheme",
    why: """
      Thin material lets the picture behind it through and stays bright where the picture is. It suits a panel over \
      part of a bright picture. In a dark scheme it is too bright for its white text, and over a whole screen too thick \
      to keep the picture.
      """,
    instead: """
      Use thin for overlays that declare "scheme": "light", thick where the scheme is dark, regular where any will do.
      """,
    source: "HIG, Materials, tvOS: thin is for overlays over part of the screen that require a light colour scheme",
    members: ["role", "scheme", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    let use = TVOSTable.Use(thickness: .thin, role: .overlay, scheme: .light)
    TVOSTable.check(use, surface, context, &report)
  }

  private static let examples: [RuleExample] = [
    .good(
      "An overlay in a light scheme; lists are free to choose", on: [.tvOS],
      """
      {
        "upNext": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "scheme": "light",
            "material": "{apple.material.thin}"
          }
        },
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["tvOS"],
            "material": "{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "An overlay in a dark scheme", on: [.tvOS],
      """
      {
        "upNext": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "scheme": "dark",
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "A full-screen view", on: [.tvOS],
      """
      {
        "welcome": {
          "$type": "surface",
          "$value": {
            "role": "fullscreen",
            "platforms": ["tvOS"],
            "scheme": "light",
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
  ]
}
