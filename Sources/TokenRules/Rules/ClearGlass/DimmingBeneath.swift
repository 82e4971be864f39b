import TokenDiagnostics
import TokenModel

/// `dimming-beneath`
enum DimmingBeneath: SurfaceRule {
  static let page = RulePage(
    "dimming-beneath", area: .clearGlass, platforms: .apple, strength: .must, severity: .warning,
    summary: "Clear glass is tinted black in place of a dimming layer beneath it",
    why: """
      A dimming layer lies beneath the glass and darkens the picture; the glass stays clear and keeps its highlights. \
      A black tint lies on the glass and makes the control itself a dark plate. The two look alike in a still and not \
      when content moves.
      """,
    instead: """
      Take the "tint" out and set "dimming" to its opacity, usually 0.35.
      """,
    source: "HIG, Materials: the dimming layer goes beneath the component of clear glass",
    members: ["material", "tint", "dimming"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isDimmedByTint else { return }
    report.add(
      "a black tint lies on the glass, where a dimming layer lies beneath it; take “tint” out and declare “dimming”",
      at: context.place(surface, .tint, .dimming, .material), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "The layer lies beneath", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright" },
            "dimming": 0.35
          }
        }
      }
      """),
    .bad(
      "A tint in its place", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "dark" },
            "dimming": "none",
            "tint": 1️⃣{
              "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.35 },
              "dark": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.35 },
              "increasedContrast": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.6 }
            }
          }
        }
      }
      """),
  ]
}

extension PlatformSurface {
  /// Whether clear glass has a black tint and no dimming layer: the tint is to do the layer's work.
  var isDimmedByTint: Bool {
    guard isClearGlass, (dimming ?? Dimming.none).opacity == 0 else { return false }
    let colors = tint.colors.filter { $0.alpha > 0 }
    return !colors.isEmpty && colors.allSatisfy(\.isBlackish)
  }
}
