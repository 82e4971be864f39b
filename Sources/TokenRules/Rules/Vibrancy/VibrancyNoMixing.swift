import TokenDiagnostics
import TokenModel

/// `vibrancy-no-mixing`
enum VibrancyNoMixing: SurfaceRule {
  static let page = RulePage(
    "vibrancy-no-mixing", area: .vibrancy, platforms: [.iOS, .iPadOS], strength: .avoid, severity: .error,
    summary: "An element has the vibrancy of another kind of element",
    why: """
      Labels, fills and separators each have vibrancy values of their own, tuned to how much of the element there is \
      to see: a label is thin strokes that must be read, a fill a plane, a separator a hairline. Swapped, a separator \
      becomes as loud as text, or text as faint as a line, and neither follows when the system changes its values.
      """,
    instead: """
      Choose by meaning: label levels for text and symbols, fill levels for shapes, the one separator value for \
      separators.
      """,
    source: "HIG, Materials: choose vibrancy by its meaning; a label's effect, say, is not for a separator",
    members: ["content.*.element", "content.*.vibrancy"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    CategoryMismatch.check(surface, context, &report)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Each element with a vibrancy made for it", on: [.iOS, .iPadOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.regular}",
            "content": {
              "title": { "element": "text", "vibrancy": "{apple.vibrancy.label}" },
              "badge": { "element": "shape", "vibrancy": "{apple.vibrancy.secondaryFill}" },
              "rule": { "element": "separator", "vibrancy": "{apple.vibrancy.separator}" }
            }
          }
        }
      }
      """),
    .bad(
      "Labels' vibrancy on a separator and a shape", on: [.iOS, .iPadOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.regular}",
            "content": {
              "rule": { "element": "separator", "vibrancy": 1️⃣"{apple.vibrancy.tertiaryLabel}" },
              "badge": { "element": "shape", "vibrancy": 2️⃣"{apple.vibrancy.label}" }
            }
          }
        }
      }
      """),
  ]
}
