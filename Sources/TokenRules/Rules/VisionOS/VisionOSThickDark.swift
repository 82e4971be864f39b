import TokenDiagnostics
import TokenModel

/// `visionos-thick-dark`
enum VisionOSThickDark: SurfaceRule {
  static let page = RulePage(
    "visionos-thick-dark", area: .visionOS, platforms: [.visionOS], strength: .consider, severity: .info,
    summary: "Thick material on visionOS lies where nothing regular is beneath it",
    why: """
      Thick material is the darkest. It makes an element, such as a field to type in, stand out from an area of \
      regular material. On anything else it is a dark hole in the glass of the window.
      """,
    instead: """
      Declare in "on" the regular surface it lies on, or "purpose": "dark-distinct", or use {apple.material.regular}.
      """,
    source: "HIG, Materials, visionOS: thick keeps a dark element distinct on top of a regular background",
    members: ["material", "on", "purpose"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    VisionOSThickness.check(
      .dark, surface, context, &report, members: [.material, .on, .purpose], use: nil
    ) { "\($0) material is for a dark element on top of regular material, and beneath this there is none; use regular" }
  }

  private static let examples: [RuleExample] = [
    .good(
      "A field on a regular section", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}"
          }
        },
        "search": {
          "$type": "surface",
          "$value": {
            "role": "text-field",
            "platforms": ["visionOS"],
            "material": "{apple.material.thick}",
            "on": "{notes}"
          }
        },
        "filter": {
          "$type": "surface",
          "$value": {
            "role": "text-field",
            "platforms": ["visionOS"],
            "material": "{apple.material.thick}",
            "purpose": "dark-distinct"
          }
        }
      }
      """),
    .bad(
      "A field on thin material", on: [.visionOS],
      """
      {
        "search": {
          "$type": "surface",
          "$value": {
            "role": "text-field",
            "platforms": ["visionOS"],
            "material": 1️⃣"{apple.material.thick}",
            "on": "{apple.material.thin}"
          }
        }
      }
      """),
  ]
}
