import TokenDiagnostics
import TokenModel

/// `x-light-dark-contrast-sets`
enum XLightDarkContrastSets: SurfaceRule {
  static let page = RulePage(
    "x-light-dark-contrast-sets", area: .color, platforms: .apple, strength: .must, severity: .warning,
    summary: "A tint on glass is one color for every appearance",
    why: """
      Glass turns light or dark with what is behind it, even in an app that has a single appearance. A tint that suits \
      one face is too faint or too strong on the other, and under Increase Contrast both have to give more.
      """,
    instead: """
      Write "tint" as {"light": …, "dark": …, "increasedContrast": …}, or name a system color such as \
      {apple.color.tint}, which has all of them.
      """,
    source: "HIG, Color: give every custom colour light, dark and increased contrast variants",
    members: ["tint", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isGlass, case .color = surface.tint, let tint = surface.declared.tint else { return }
    let tree = context.set.assembled.tree(of: surface.token)
    let token = tree.node(at: tint.place).flatMap { context.set.graph.target(of: surface.token, at: $0) }
    if let token, context.set.systemColor(token) != nil { return }
    report.add(
      "glass turns light and dark, and this tint is one color for both; give “light”, “dark” and “increasedContrast”",
      at: context.place(surface, .tint, .material), on: surface,
      notes: token.map { context.aliasNotes($0) } ?? [])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A set, and a system color, which is one", on: .apple,
      """
      {
        "done": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "emphasis": "primary-action",
            "tint": {
              "light": { "colorSpace": "srgb", "components": [0, 0.3, 0.8] },
              "dark": { "colorSpace": "srgb", "components": [0.3, 0.6, 1] },
              "increasedContrast": { "colorSpace": "srgb", "components": [0, 0.2, 0.6] }
            }
          }
        },
        "live": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "emphasis": "status",
            "tint": "{apple.color.tint}"
          }
        }
      }
      """),
    .bad(
      "One blue for all", on: .apple,
      """
      {
        "done": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "emphasis": "primary-action",
            "tint": 1️⃣{ "colorSpace": "srgb", "components": [0, 0.3, 0.8] }
          }
        }
      }
      """),
  ]
}
