import TokenDiagnostics
import TokenModel

/// `x-similar-hue-label`
enum XSimilarHueLabel: SurfaceRule {
  static let page = RulePage(
    "x-similar-hue-label", area: .color, platforms: .apple, strength: .avoid, severity: .warning,
    summary: "A label has the hue of a color behind it",
    why: """
      Over a colourful background a label of a similar hue is told from it by lightness alone, and materials even \
      lightness out. It reads well in the one spot it was tried in and is lost where the background has its own shade.
      """,
    instead: """
      Use a vibrancy or a grey for labels and symbols over colourful content, or a hue at least 20° away.
      """,
    source: "HIG, Color: avoid similar colours in control labels when the background is colourful",
    members: ["content.*.color", "backdrop.palette"], examples: examples)

  /// Closer hues than this, in degrees, count as similar.
  private static let distance = 20.0

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard let palette = surface.backdrop?.palette, !isHidden(surface) else { return }
    let hues = palette.filter(\.isChromatic).map(hue)
    for foreground in surface.content where foreground.element.value.category == .label {
      guard case .color(let color, let token) = foreground.style.value, color.isChromatic else { continue }
      // On a standard material a fixed colour is wrong whatever its hue; vibrant-on-material says so.
      let isSystem = token.map { context.set.systemColor($0) != nil } ?? false
      if surface.isStandard, !isSystem { continue }
      let own = hue(color)
      guard let close = hues.map({ difference($0, own) }).min(), close < distance else { continue }
      report.add(
        "“\(foreground.name.clippedName)” has a hue \(degrees(close)) away from one of the backdrop; use a vibrancy or "
          + "a hue at least 20° away",
        at: foreground.style.place, on: surface, notes: token.map { context.aliasNotes($0) } ?? [])
    }
  }

  /// Whether a plain fill stands between the backdrop and what is on the surface.
  private static func isHidden(_ surface: PlatformSurface) -> Bool {
    surface.materialChoice.value == .none && surface.hasOpaqueFill
  }

  private static func hue(_ color: ColorCoordinates) -> Double { color.clipped(to: .srgb).converted(to: .hsl).c0 }

  private static func difference(_ left: Double, _ right: Double) -> Double {
    let apart = (left - right).magnitude.truncatingRemainder(dividingBy: 360)
    return min(apart, 360 - apart)
  }

  private static func degrees(_ angle: Double) -> String { NumberPrinter.text(angle.rounded(toPlaces: 1)) + "°" }

  private static let examples: [RuleExample] = [
    .good(
      "White on blue, and orange on blue", on: .apple,
      """
      {
        "levels": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "backdrop": {
              "palette": [
                { "colorSpace": "srgb", "components": [0, 0.2, 0.9] },
                { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] }
              ]
            },
            "content": {
              "title": {
                "element": "text",
                "color": { "colorSpace": "srgb", "components": [1, 1, 1] }
              },
              "peak": {
                "element": "symbol",
                "color": { "colorSpace": "srgb", "components": [1, 0.6, 0] }
              }
            }
          }
        }
      }
      """),
    .bad(
      "Blue on blue", on: .apple,
      """
      {
        "levels": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "backdrop": {
              "palette": [
                { "colorSpace": "srgb", "components": [0, 0.2, 0.9] },
                { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] }
              ]
            },
            "content": {
              "title": {
                "element": "text",
                "color": 1️⃣{ "colorSpace": "srgb", "components": [0.5, 0.7, 1] }
              }
            }
          }
        }
      }
      """),
  ]
}
