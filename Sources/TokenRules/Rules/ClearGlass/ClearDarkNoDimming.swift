import TokenDiagnostics
import TokenModel

/// `clear-dark-no-dimming`
enum ClearDarkNoDimming: SurfaceRule {
  static let page = RulePage(
    "clear-dark-no-dimming", area: .clearGlass, platforms: .apple, strength: .consider, severity: .info,
    summary: "Clear glass over dark content has a dimming layer",
    why: """
      Light symbols stand out on dark content by themselves. A dimming layer adds nothing to that and takes the last \
      of the light out of the picture, which clear glass was chosen to keep.
      """,
    instead: """
      Set "dimming" to "none". If the content is dark only at times, its "luminance" is mixed.
      """,
    source: "HIG, Materials: clear glass over content that is dark enough needs no dimming layer",
    members: ["material", "backdrop.luminance", "dimming"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isClearGlass, let backdrop = surface.backdrop, backdrop.luminance?.value == .dark,
      backdrop.player != .avkit, let dimming = surface.dimming, dimming.opacity > 0
    else { return }
    report.add(
      "over dark content clear glass needs no dimming layer, and this one is of \(String.percent(dimming.opacity)); "
        + "set “dimming” to \"none\"",
      at: context.place(surface, .dimming, .backdropLuminance, .material), on: surface,
      fixes: [surface.declared.dimming.map { context.replace($0.place, with: "none") }])
  }

  private static let examples: [RuleExample] = [
    .good(
      "Dark content dims itself", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "dark" },
            "dimming": "none"
          }
        }
      }
      """),
    .bad(
      "Dark upon dark", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "dark" },
            "dimming": 1️⃣0.35
          }
        }
      }
      """),
  ]
}
