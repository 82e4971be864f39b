import TokenDiagnostics
import TokenModel

/// `glass-no-inherent-color`
enum GlassNoInherentColor: Rule {
  static let page = RulePage(
    "glass-no-inherent-color", area: .color, platforms: .apple, strength: .fact, severity: .warning,
    summary: "Glass is given a color of its own, beneath it or as part of the material",
    why: """
      Glass has no color. It takes on those of the content behind it and changes as content moves. A colored fill \
      under the glass, or a hue in how a team draws it, makes everything behind look the same and can't be told from a \
      colored plate. A color counts as a hue when its sRGB components lie more than 5 % apart.
      """,
    instead: """
      Take the color out. For the one control that needs emphasis, use "tint" with an "emphasis".
      """,
    source: "HIG, Color: glass has no inherent colour and takes on the colours of the content behind it",
    members: ["material", "fill", "appearance.light.tint", "appearance.dark.tint"], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for surface in context.surfaces where page.platforms.contains(surface.platform) { check(surface, context, &report) }
    for token in context.tokens(of: .material) {
      guard let material = context.material(token), material.kind == .glass, let pair = material.appearance else {
        continue
      }
      judge(pair.light, "light", context.place(inToken: token, "appearance", "light", "tint"), token, &report)
      judge(pair.dark, "dark", context.place(inToken: token, "appearance", "dark", "tint"), token, &report)
    }
  }

  private static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isGlass, GlassPlacement.of(surface) == .allowed, case .color(let color) = surface.fill,
      color.alpha > 0, !color.isAchromatic
    else { return }
    report.add(
      "glass takes its color from the content behind it, and this fill covers that; take “fill” out",
      at: context.place(surface, .fill, .material), on: surface,
      fixes: [surface.declared.fill.map { context.replace($0.place, with: "none") }])
  }

  private static func judge(
    _ appearance: MaterialAppearance, _ scheme: String, _ place: SourceLocation, _ token: TokenID,
    _ report: inout RuleReport
  ) {
    guard let tint = appearance.tint, tint.alpha > 0, !tint.isAchromatic else { return }
    report.add(
      "glass has no color of its own, and this tint has a hue; make it a grey, and color single surfaces with “tint”",
      at: place, onToken: token, appearance: scheme)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Glass as it is", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": { "role": "media-controls", "material": "{apple.glass.regular}", "fill": "none" }
        }
      }
      """),
    .bad(
      "A blue plate under the glass", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "fill": 1️⃣{ "colorSpace": "srgb", "components": [0.04, 0.52, 1], "alpha": 0.4 }
          }
        }
      }
      """),
    .bad(
      "Glass that is drawn blue", on: .apple,
      """
      {
        "control": {
          "$type": "material",
          "$value": {
            "kind": "glass",
            "appearance": {
              "light": {
                "blur": { "value": 12, "unit": "px" },
                "tint": 1️⃣{ "colorSpace": "srgb", "components": [0.04, 0.52, 1], "alpha": 0.4 },
                "opaque": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
              },
              "dark": {
                "blur": { "value": 12, "unit": "px" },
                "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.4 },
                "opaque": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [1, 1, 1] } }
              }
            }
          }
        }
      }
      """),
  ]
}
