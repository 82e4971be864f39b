import TokenDiagnostics
import TokenModel

/// `glass-shows-content`
enum GlassShowsContent: SurfaceRule {
  static let page = RulePage(
    "glass-shows-content", area: .glass, platforms: .apple, strength: .fact, severity: .info,
    summary: "Something opaque lies between glass and the content it is to show",
    why: """
      Content scrolls beneath glass and peeks through it, which is what tells people that the controls float. An \
      opaque color or a full dimming layer under the glass cuts that off. What is left looks like glass on a plain \
      board.
      """,
    instead: """
      Take the "fill" or the "dimming" out. If nothing is to shine through, use a plain color and no material.
      """,
    source: "HIG, Materials: content scrolls and peeks through from beneath glass",
    members: ["material", "fill", "dimming"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isGlass, GlassPlacement.of(surface) == .allowed else { return }
    // A fill with a hue is glass-no-inherent-color's to report, a dimming of clear glass that of the rules on clear.
    if case .color(let color) = surface.fill, color.alpha >= 1, color.isAchromatic {
      report.add(
        "an opaque fill under glass hides the content that is to shine through; take “fill” out",
        at: context.place(surface, .fill, .material), on: surface,
        fixes: [surface.declared.fill.map { context.replace($0.place, with: "none") }])
    }
    if let dimming = surface.dimming, dimming.opacity >= 1, !surface.isClearGlass {
      report.add(
        "a dimming layer of 100 % hides the content that is to shine through the glass; take “dimming” out",
        at: context.place(surface, .dimming, .material), on: surface,
        fixes: [surface.declared.dimming.map { context.replace($0.place, with: "none") }])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "Nothing between glass and content", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": { "role": "media-controls", "material": "{apple.glass.regular}", "dimming": 0.35 }
        }
      }
      """),
    .bad(
      "A white board under the glass, and one of pure darkness", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "fill": 1️⃣{ "colorSpace": "srgb", "components": [1, 1, 1] }
          }
        },
        "hint": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "dimming": 2️⃣1,
            "group": "hints"
          }
        }
      }
      """),
  ]
}
