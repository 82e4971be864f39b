import TokenDiagnostics
import TokenModel

/// `visionos-regular-sections`
enum VisionOSRegularSections: SurfaceRule {
  static let page = RulePage(
    "visionos-regular-sections", area: .visionOS, platforms: [.visionOS], strength: .consider, severity: .warning,
    summary: "A section of an app on visionOS is of another material than regular",
    why: """
      Regular material sets a part of a window off from the rest without competing with what is on it. Sidebars and \
      grouped tables of the system use it, so that the same parts look alike in every app.
      """,
    instead: """
      Use {apple.material.regular}.
      """,
    source: "HIG, Materials, visionOS: regular separates sections of an app, such as a sidebar or a grouped table",
    members: ["role", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    VisionOSThickness.check(
      .section, surface, context, &report, members: [.material, .role], use: LibraryPath.regularMaterial
    ) { "\(surface.role.value.phrase) is set off by regular material, and this is \($0); use regular" }
  }

  private static let examples: [RuleExample] = [
    .good(
      "A regular sidebar; a card is free to choose", on: [.visionOS],
      """
      {
        "sources": {
          "$type": "surface",
          "$value": {
            "role": "sidebar",
            "platforms": ["visionOS"],
            "custom": true,
            "material": "{apple.material.regular}"
          }
        },
        "tip": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["visionOS"],
            "material": "{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "A thin sidebar", on: [.visionOS],
      """
      {
        "sources": {
          "$type": "surface",
          "$value": {
            "role": "sidebar",
            "platforms": ["visionOS"],
            "custom": true,
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
  ]
}
