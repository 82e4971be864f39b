import TokenDiagnostics
import TokenModel

/// `material-purpose`
enum MaterialPurpose: Rule {
  static let page = RulePage(
    "material-purpose", area: .materials, scope: .token, platforms: .apple, strength: .fact, severity: .info,
    summary: "A material of a team's own lets nothing through, or changes nothing of what it lets through",
    why: """
      A material parts what stands on it from what lies behind by letting the colours behind through, blurred. An \
      opaque tint lets nothing through, which is what a color token is for. No tint and no blur leave everything as it \
      was.
      """,
    instead: """
      Give the appearance a tint that is not opaque, and a blur. Or make it a color, and give surfaces that color as \
      their "fill".
      """,
    source: "HIG, Materials: a material separates foreground and background and lets background colour pass through",
    members: ["appearance.light.tint", "appearance.dark.tint", "appearance.light.blur", "appearance.dark.blur"],
    types: [.material],
    examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for token in context.tokens(of: .material) {
      guard let appearance = context.material(token)?.appearance else { continue }
      judge(appearance.light, "light", context.place(inToken: token, "appearance", "light", "tint"), token, &report)
      judge(appearance.dark, "dark", context.place(inToken: token, "appearance", "dark", "tint"), token, &report)
    }
  }

  private static func judge(
    _ appearance: MaterialAppearance, _ scheme: String, _ place: SourceLocation, _ token: TokenID,
    _ report: inout RuleReport
  ) {
    let message: String
    switch appearance.tint?.alpha ?? 0 {
    case 1...: message = "an opaque tint lets nothing through, so this is a color and no material; lower its alpha"
    case ...0 where !appearance.isBlurred:
      message = "without a tint and without a blur this material changes nothing; write down both"
    default: return
    }
    report.add(message, at: place, onToken: token, appearance: scheme)
  }

  private static let examples: [RuleExample] = [
    .good(
      "What lies behind shines through", on: .apple,
      """
      {
        "shelf": {
          "$type": "material",
          "$value": {
            "kind": "standard",
            "appearance": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.7 },
                "opaque": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.7 },
                "opaque": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [1, 1, 1] } }
              }
            }
          }
        }
      }
      """),
    .bad(
      "An opaque tint in one scheme", on: .apple,
      """
      {
        "shelf": {
          "$type": "material",
          "$value": {
            "kind": "standard",
            "appearance": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "tint": 1️⃣{ "colorSpace": "srgb", "components": [1, 1, 1] },
                "opaque": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
                "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.7 },
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

extension MaterialAppearance {
  /// Whether what lies behind is blurred at all.
  var isBlurred: Bool { (blur?.value ?? 0) > 0 }
}
