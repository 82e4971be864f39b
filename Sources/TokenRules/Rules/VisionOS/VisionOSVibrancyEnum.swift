import TokenDiagnostics
import TokenModel

/// `visionos-vibrancy-enum`
enum VisionOSVibrancyEnum: SurfaceRule {
  static let page = RulePage(
    "visionos-vibrancy-enum", area: .visionOS, platforms: [.visionOS], strength: .fact, severity: .warning,
    summary: "A label on visionOS has a level that is none of its three",
    why: """
      visionOS has three levels of vibrancy for labels, one for each use it knows: standard text, text that \
      describes, and what is inactive. A fourth exists in the interface for the sake of other platforms and is made \
      for no use in a room that changes its light.
      """,
    instead: """
      Use label for standard text, secondaryLabel for descriptions, tertiaryLabel for what is inactive.
      """,
    source: "HIG, Materials, visionOS: three values, label, secondary label and tertiary label",
    members: ["content.*.vibrancy"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    VisionOSLevels.check(.unknownLevel, surface, context, &report) { name, level, wanted in
      "\(name) has the \(level) level, which is none of the three that labels have here; use \(wanted)"
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "The three levels, each for its use; fills have levels of their own", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}",
            "content": {
              "text": { "element": "text", "vibrancy": "{apple.vibrancy.label}" },
              "page": {
                "element": "text",
                "role": "footnote",
                "vibrancy": "{apple.vibrancy.secondaryLabel}"
              },
              "gone": {
                "element": "text",
                "state": "inactive",
                "vibrancy": "{apple.vibrancy.tertiaryLabel}"
              },
              "dot": { "element": "shape", "vibrancy": "{apple.vibrancy.tertiaryFill}" }
            }
          }
        }
      }
      """),
    .bad(
      "A fourth", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}",
            "content": {
              "page": {
                "element": "text",
                "role": "footnote",
                "vibrancy": 1️⃣"{apple.vibrancy.quaternaryLabel}"
              }
            }
          }
        }
      }
      """),
  ]
}
