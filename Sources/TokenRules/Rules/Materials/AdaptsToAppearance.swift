import TokenDiagnostics
import TokenModel

/// `adapts-to-appearance`
enum AdaptsToAppearance: SurfaceRule {
  static let page = RulePage(
    "adapts-to-appearance", area: .materials, platforms: [.iOS, .iPadOS], strength: .fact, severity: .warning,
    summary: "A material is pinned to light or dark without a reason",
    why: """
      Materials of the system turn with the color scheme, and people expect the whole screen to turn with it. A surface \
      that stays dark in a light app looks broken unless its place asks for it, such as controls over a film. The \
      reason is written down so that the next person does not have to guess.
      """,
    instead: """
      Take "scheme" out, or say in "schemeReason" what about the place requires it.
      """,
    source: "HIG, Materials, as of iOS 13: system materials adapt to light and dark by themselves",
    members: ["scheme", "schemeReason", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.scheme != .both, surface.materialChoice.value != .none, !hasReason(surface) else { return }
    report.add(
      "a material turns with light and dark by itself; say in “schemeReason” why this one stays "
        + "\(surface.scheme.rawValue), or take “scheme” out",
      at: context.place(surface, .scheme, .schemeReason), on: surface)
  }

  private static func hasReason(_ surface: PlatformSurface) -> Bool {
    surface.declared.schemeReason?.value.contains { !$0.isWhitespace } ?? false
  }

  private static let examples: [RuleExample] = [
    .good(
      "A place that is always dark", on: [.iOS, .iPadOS],
      """
      {
        "captions": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thick}",
            "scheme": "dark",
            "schemeReason": "It lies over film, which is watched in the dark."
          }
        }
      }
      """),
    .bad(
      "Dark, and nobody knows why", on: [.iOS, .iPadOS],
      """
      {
        "captions": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thick}",
            "scheme": 1️⃣"dark"
          }
        }
      }
      """),
  ]
}
