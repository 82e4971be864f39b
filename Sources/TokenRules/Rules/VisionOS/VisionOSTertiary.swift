import TokenDiagnostics
import TokenModel

/// `visionos-tertiary`
enum VisionOSTertiary: SurfaceRule {
  static let page = RulePage(
    "visionos-tertiary", area: .visionOS, platforms: [.visionOS], strength: .avoid, severity: .warning,
    summary: "The faintest label on visionOS is on something active that must be read",
    why: """
      The tertiary level is so faint that it says by itself that something is inactive. On what is active it \
      misleads, and people who see less well cannot read it at all.
      """,
    instead: """
      Use a stronger level, or declare "state": "inactive", or "legibility": "low" where little depends on reading \
      it.
      """,
    source:
      "HIG, Materials, visionOS: tertiary label is for inactive elements, and only where legibility is not critical",
    members: ["content.*.vibrancy", "content.*.state", "content.*.legibility", "state"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    VisionOSLevels.check(.tertiary, surface, context, &report) { name, level, wanted in
      "\(name) is active and has the \(level) level, which is for what is inactive; use \(wanted)"
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "Inactive, or of little weight", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}",
            "content": {
              "gone": {
                "element": "text",
                "state": "inactive",
                "vibrancy": "{apple.vibrancy.tertiaryLabel}"
              },
              "mark": {
                "element": "symbol",
                "role": "icon",
                "legibility": "low",
                "vibrancy": "{apple.vibrancy.tertiaryLabel}"
              }
            }
          }
        }
      }
      """),
    .bad(
      "A footnote that must be read, and text that is called active", on: [.visionOS],
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
                "vibrancy": 1️⃣"{apple.vibrancy.tertiaryLabel}"
              },
              "text": {
                "element": "text",
                "role": "body",
                "state": "active",
                "vibrancy": 2️⃣"{apple.vibrancy.tertiaryLabel}"
              }
            }
          }
        }
      }
      """),
  ]
}
