import TokenDiagnostics
import TokenModel

/// `match-use-case`
enum MatchUseCase: SurfaceRule {
  static let page = RulePage(
    "match-use-case", area: .vibrancy, platforms: [.macOS, .tvOS, .visionOS, .watchOS], strength: .must,
    severity: .warning,
    summary: "An element has a vibrancy that is made for another use",
    why: """
      Vibrancy values are made for a use, not for a look. A value picked because it happens to have the right grey \
      today is another grey tomorrow: in the other appearance, under Increase Contrast, on the next system. On iOS and \
      iPadOS the same fault is found by vibrancy-no-mixing.
      """,
    instead: """
      Choose by meaning: label levels for text and symbols, fill levels for shapes, the one separator value for \
      separators.
      """,
    source: "HIG, Materials: pick effects by meaning and recommended use, not by the colour they seem to give",
    members: ["content.*.element", "content.*.vibrancy"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    CategoryMismatch.check(surface, context, &report)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Text with a label level", on: [.macOS, .tvOS, .visionOS, .watchOS],
      """
      {
        "caption": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["macOS", "tvOS", "visionOS", "watchOS"],
            "material": "{apple.material.regular}",
            "content": {
              "line": {
                "element": "text",
                "role": "caption",
                "vibrancy": "{apple.vibrancy.secondaryLabel}"
              }
            }
          }
        }
      }
      """),
    .bad(
      "Text with the level of a fill", on: [.macOS, .tvOS, .visionOS, .watchOS],
      """
      {
        "caption": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["macOS", "tvOS", "visionOS", "watchOS"],
            "material": "{apple.material.regular}",
            "content": {
              "line": { "element": "text", "vibrancy": 1️⃣"{apple.vibrancy.fill}" }
            }
          }
        }
      }
      """),
  ]
}
