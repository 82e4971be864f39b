import TokenDiagnostics
import TokenModel

/// `visionos-secondary`
enum VisionOSSecondary: SurfaceRule {
  static let page = RulePage(
    "visionos-secondary", area: .visionOS, platforms: [.visionOS], strength: .must, severity: .info,
    summary: "Describing text on visionOS is as strong as standard text",
    why: """
      Footnotes and subtitles describe something else. At the same strength as what they describe they compete with \
      it, and size alone is hard to tell apart at a distance.
      """,
    instead: """
      Use {apple.vibrancy.secondaryLabel}.
      """,
    source: "HIG, Materials, visionOS: secondary label is for descriptive text such as footnotes and subtitles",
    members: ["content.*.role", "content.*.vibrancy", "content.*.state", "content.*.legibility", "state"],
    examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    VisionOSLevels.check(.description, surface, context, &report) { name, level, wanted in
      "\(name) describes something else and has the \(level) level like standard text; use \(wanted)"
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "A step fainter than what it describes", on: [.visionOS],
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
              "page": {
                "element": "text",
                "role": "footnote",
                "vibrancy": "{apple.vibrancy.secondaryLabel}"
              }
            }
          }
        }
      }
      """),
    .bad(
      "As strong", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}",
            "content": {
              "page": { "element": "text", "role": "footnote", "vibrancy": 1️⃣"{apple.vibrancy.label}" }
            }
          }
        }
      }
      """),
  ]
}
