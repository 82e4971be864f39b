import TokenDiagnostics
import TokenModel

/// `tvos-regular`
enum TVOSRegular: SurfaceRule {
  static let page = RulePage(
    "tvos-regular", area: .tvOS, platforms: [.tvOS], strength: .consider, severity: .info,
    summary: "Regular material on tvOS lies under a full-screen view",
    why: """
      Regular material is made for panels that cover part of what is on screen, in whichever scheme. Over a whole \
      screen it hides the picture that a full-screen view is to keep.
      """,
    instead: """
      Use regular for overlays; for a full-screen view in a light scheme use ultra-thin.
      """,
    source: "HIG, Materials, tvOS: regular is for overlays over part of the screen",
    members: ["role", "scheme", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    let use = TVOSTable.Use(thickness: .regular, role: .overlay, scheme: nil)
    TVOSTable.check(use, surface, context, &report)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Overlays in any scheme", on: [.tvOS],
      """
      {
        "info": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "material": "{apple.material.regular}"
          }
        },
        "late": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["tvOS"],
            "scheme": "dark",
            "material": "{apple.material.regular}"
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
            "material": 1️⃣"{apple.material.regular}"
          }
        }
      }
      """),
  ]
}
