import TokenDiagnostics
import TokenModel

/// `visionos-thin-interactive`
enum VisionOSThinInteractive: SurfaceRule {
  static let page = RulePage(
    "visionos-thin-interactive", area: .visionOS, platforms: [.visionOS], strength: .consider, severity: .warning,
    summary: "Something to act on in visionOS is of another material than thin",
    why: """
      On the glass of a window a thin material is brighter than what is around it and draws the eye. That is how \
      buttons and selected items show that they can be acted on. A thicker one is darker and reads as a hollow.
      """,
    instead: """
      Use {apple.material.thin}, or declare "purpose": "dark-distinct" if the element is to be dark.
      """,
    source: "HIG, Materials, visionOS: thin brings attention to interactive elements like buttons and selected items",
    members: ["role", "purpose", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    VisionOSThickness.check(
      .interactive, surface, context, &report, members: [.material, .purpose, .role], use: "apple.material.thin"
    ) { "what can be acted on is thin, which draws the eye, and this is \($0); use thin" }
  }

  private static let examples: [RuleExample] = [
    .good(
      "A thin button; one that is dark on purpose", on: [.visionOS],
      """
      {
        "play": {
          "$type": "surface",
          "$value": {
            "role": "button",
            "platforms": ["visionOS"],
            "material": "{apple.material.thin}"
          }
        },
        "mute": {
          "$type": "surface",
          "$value": {
            "role": "button",
            "platforms": ["visionOS"],
            "purpose": "dark-distinct",
            "material": "{apple.material.thick}"
          }
        }
      }
      """),
    .bad(
      "A thick button", on: [.visionOS],
      """
      {
        "play": {
          "$type": "surface",
          "$value": {
            "role": "button",
            "platforms": ["visionOS"],
            "material": 1️⃣"{apple.material.thick}"
          }
        }
      }
      """),
  ]
}
