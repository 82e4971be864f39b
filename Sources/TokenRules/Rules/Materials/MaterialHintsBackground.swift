import TokenDiagnostics
import TokenModel

/// `material-hints-background`
enum MaterialHintsBackground: Rule {
  static let page = RulePage(
    "material-hints-background", area: .materials, scope: .token, platforms: .apple, strength: .fact,
    severity: .warning,
    summary: "A material of a team's own is translucent and does not blur what shines through",
    why: """
      A material hints at what lies behind without drawing the eye to it. Unblurred, the edges and letters behind stay \
      sharp and run through the text in front. The blur is what leaves color and takes detail away.
      """,
    instead: """
      Give the appearance a "blur"; the system's own lie around 30 px.
      """,
    source: "HIG, Materials, as of iOS 13: a material blurs the background so that the foreground stays legible",
    members: ["appearance.light.blur", "appearance.dark.blur", "appearance.light.tint", "appearance.dark.tint"],
    types: [.material],
    examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for token in context.tokens(of: .material) {
      guard let appearance = context.material(token)?.appearance else { continue }
      judge(appearance.light, "light", place(token, "light", context), token, &report)
      judge(appearance.dark, "dark", place(token, "dark", context), token, &report)
    }
  }

  /// The blur, if it is written down, else the tint.
  private static func place(_ token: TokenID, _ scheme: StaticString, _ context: RuleContext) -> SourceLocation {
    let whole = context.place(inToken: token, "appearance", scheme)
    let blur = context.place(inToken: token, "appearance", scheme, "blur")
    return blur == whole ? context.place(inToken: token, "appearance", scheme, "tint") : blur
  }

  private static func judge(
    _ appearance: MaterialAppearance, _ scheme: String, _ place: SourceLocation, _ token: TokenID,
    _ report: inout RuleReport
  ) {
    guard let alpha = appearance.tint?.alpha, alpha > 0, alpha < 1, !appearance.isBlurred else { return }
    report.add(
      "a tint of \(String.percent(alpha)) lets sharp detail through to the foreground; add a “blur”, such as 30 px",
      at: place, onToken: token, appearance: scheme)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Blurred in both schemes", on: .apple,
      """
      {
        "veil": {
          "$type": "material",
          "$value": {
            "kind": "standard",
            "appearance": {
              "light": {
                "blur": { "value": 16, "unit": "px" },
                "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.3 },
                "opaque": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
              },
              "dark": {
                "blur": { "value": 16, "unit": "px" },
                "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 },
                "opaque": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [1, 1, 1] } }
              }
            }
          }
        }
      }
      """),
    .bad(
      "A blur of nothing, and none at all", on: .apple,
      """
      {
        "veil": {
          "$type": "material",
          "$value": {
            "kind": "standard",
            "appearance": {
              "light": {
                "blur": 1️⃣{ "value": 0, "unit": "px" },
                "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.3 },
                "opaque": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
              },
              "dark": {
                "tint": 2️⃣{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 },
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
