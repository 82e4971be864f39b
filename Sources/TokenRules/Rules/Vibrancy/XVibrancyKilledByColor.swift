import TokenDiagnostics
import TokenModel

/// `x-vibrancy-killed-by-color`
enum XVibrancyKilledByColor: SurfaceRule {
  static let page = RulePage(
    "x-vibrancy-killed-by-color", area: .vibrancy, platforms: .apple, strength: .fact, severity: .error,
    summary: "A foreground has a vibrancy and a color",
    why: """
      Vibrancy draws with what shines through the material. A colour replaces that: as soon as a foreground is given \
      one, the system no longer blends it, and the vibrancy beside it does nothing. Which of the two was meant only the \
      writer knows.
      """,
    instead: """
      Keep one of the two; on a material that is the "vibrancy".
      """,
    source: "SwiftUI, Material: a foreground style that is not hierarchical disables vibrancy",
    members: ["content.*.vibrancy", "content.*.color"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    for foreground in surface.content {
      guard let color = foreground.secondStyle else { continue }
      report.add(
        "the color of “\(foreground.name.clippedName)” puts an end to the vibrancy beside it; keep one of the two",
        at: color.place, on: surface,
        notes: [Note("the vibrancy stands here", at: foreground.style.place)],
        fixes: [context.removeMember(ofValue: color.place, of: surface.token)])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "One of the two", on: .apple,
      """
      {
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "content": {
              "title": { "element": "text", "vibrancy": "{apple.vibrancy.label}" },
              "link": { "element": "text", "color": "{apple.color.tint}" }
            }
          }
        }
      }
      """),
    .bad(
      "Both", on: .apple,
      """
      {
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "content": {
              "title": {
                "element": "text",
                "vibrancy": "{apple.vibrancy.label}",
                "color": 1️⃣{ "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] }
              }
            }
          }
        }
      }
      """),
  ]
}
