import TokenDiagnostics
import TokenModel

/// `dimming-is-dark`
enum DimmingIsDark: SurfaceRule {
  static let page = RulePage(
    "dimming-is-dark", area: .clearGlass, platforms: .apple, strength: .must, severity: .warning,
    summary: "A dimming layer is not dark, or has a hue",
    why: """
      A dimming layer takes light away, so that light symbols stand out. One that is bright puts light on top, and one \
      with a hue dyes everything that shines through the glass. Dark means a relative luminance of at most 5 %, and a \
      grey whose components lie at most 5 % apart.
      """,
    instead: """
      Leave "color" out, which makes the layer black. To color glass, use "tint".
      """,
    source: "HIG, Materials: the dimming layer beneath clear glass is dark",
    members: ["dimming.color"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard case .layer(let color, let opacity)? = surface.dimming, opacity > 0, !color.isBlackish else { return }
    let whole = context.place(surface, .dimming, .material)
    let member = context.place(of: "color", inside: whole, on: surface)
    let fault =
      color.isAchromatic
      ? "its color has a luminance of \(String.percent(color.relativeLuminance.rounded(toPlaces: 2)))"
      : "its color has a hue"
    report.add(
      "a dimming layer is dark, and \(fault); leave “color” out to make it black", at: member ?? whole, on: surface,
      fixes: [
        member.map {
          FixIt("replace with black", replacing: $0, with: #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#)
        }
      ])
  }

  private static let examples: [RuleExample] = [
    .good(
      "Black unless it says otherwise, and a grey that is almost black", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright" },
            "dimming": { "opacity": 0.35 }
          }
        },
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "map", "luminance": "bright" },
            "dimming": {
              "color": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.12] },
              "opacity": 0.4
            },
            "group": "map"
          }
        }
      }
      """),
    .bad(
      "A layer of light", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright" },
            "dimming": {
              "color": 1️⃣{ "colorSpace": "srgb", "components": [1, 1, 1] },
              "opacity": 0.35
            }
          }
        }
      }
      """),
    .bad(
      "A layer that dyes", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright" },
            "dimming": {
              "color": 1️⃣{ "colorSpace": "srgb", "components": [0, 0, 0.3] },
              "opacity": 0.35
            }
          }
        }
      }
      """),
  ]
}
