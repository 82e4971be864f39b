import TokenDiagnostics
import TokenModel

/// `glass-color-background-not-symbol`
enum GlassColorBackgroundNotSymbol: SurfaceRule {
  static let page = RulePage(
    "glass-color-background-not-symbol", area: .color, platforms: .apple, strength: .avoid, severity: .warning,
    summary: "A primary action on glass colors its symbol or text in place of its background",
    why: """
      A colored background is seen at a glance, over any content. A colored symbol is a few thin strokes on glass that \
      takes on other colors all the time, and is soon lost among them. Symbols and text may have color elsewhere; it \
      is for emphasis that color goes to the background. A color counts when its components lie more than 10 % apart.
      """,
    instead: """
      Move the color to the surface's "tint", and give the foreground a vibrancy such as {apple.vibrancy.label}.
      """,
    source: "HIG, Color: to emphasize primary actions, colour the background rather than symbols or text",
    members: ["emphasis", "tint", "content.*.color"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isGlass, surface.emphasis == .primaryAction, surface.tint == .none,
      GlassPlacement.of(surface) == .allowed
    else { return }
    for foreground in surface.content {
      let element = foreground.element.value
      guard element == .text || element == .symbol, case .color(let color, let token) = foreground.style.value,
        color.alpha > 0, color.isChromatic
      else { continue }
      report.add(
        "a primary action colors its background, not its \(element.rawValue); move this color to “tint”",
        at: foreground.style.place, on: surface, notes: token.map { context.aliasNotes($0) } ?? [])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "The background has the color", on: .apple,
      """
      {
        "done": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "emphasis": "primary-action",
            "tint": \(TintSample.tint),
            "content": {
              "check": { "element": "symbol", "role": "icon", "vibrancy": "{apple.vibrancy.label}" }
            }
          }
        }
      }
      """),
    .good(
      "A status may color its symbol", on: .apple,
      """
      {
        "recording": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "emphasis": "status",
            "content": {
              "dot": { "element": "symbol", "role": "icon", "color": "{apple.color.tint}" }
            }
          }
        }
      }
      """),
    .bad(
      "The symbol has it", on: .apple,
      """
      {
        "done": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "emphasis": "primary-action",
            "content": {
              "check": { "element": "symbol", "role": "icon", "color": 1️⃣"{apple.color.tint}" }
            }
          }
        }
      }
      """),
  ]
}
