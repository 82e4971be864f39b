import TokenDiagnostics
import TokenModel

/// `visionos-label`
enum VisionOSLabel: SurfaceRule {
  static let page = RulePage(
    "visionos-label", area: .visionOS, platforms: [.visionOS], strength: .must, severity: .warning,
    summary: "Standard text on visionOS is fainter than a label",
    why: """
      Windows are read from across a room, over whatever is behind them. The label level is the one whose contrast is \
      kept up for that; the fainter ones are for what may be missed.
      """,
    instead: """
      Use {apple.vibrancy.label}, or declare "state": "inactive" or "legibility": "low" if that is what the text is.
      """,
    source: "HIG, Materials, visionOS: label is for standard text",
    members: ["content.*.role", "content.*.vibrancy", "content.*.state", "content.*.legibility", "state"],
    examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    VisionOSLevels.check(.standardText, surface, context, &report) { name, level, wanted in
      "\(name) is standard text and has the \(level) level; use \(wanted)"
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "Standard text in full, inactive text fainter", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}",
            "content": {
              "text": { "element": "text", "role": "body", "vibrancy": "{apple.vibrancy.label}" },
              "gone": {
                "element": "text",
                "role": "body",
                "state": "inactive",
                "vibrancy": "{apple.vibrancy.tertiaryLabel}"
              }
            }
          }
        }
      }
      """),
    .bad(
      "Faint standard text", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}",
            "content": {
              "text": {
                "element": "text",
                "role": "body",
                "vibrancy": 1️⃣"{apple.vibrancy.secondaryLabel}"
              },
              "head": {
                "element": "text",
                "role": "title",
                "vibrancy": 2️⃣"{apple.vibrancy.tertiaryLabel}"
              }
            }
          }
        }
      }
      """),
  ]
}
