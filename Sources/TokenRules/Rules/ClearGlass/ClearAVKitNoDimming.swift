import TokenDiagnostics
import TokenModel

/// `clear-avkit-no-dimming`
enum ClearAVKitNoDimming: SurfaceRule {
  static let page = RulePage(
    "clear-avkit-no-dimming", area: .clearGlass, platforms: .apple, strength: .consider, severity: .warning,
    summary: "Clear glass over an AVKit player has a dimming layer beside the player's own",
    why: """
      The playback controls of AVKit come with a dimming layer. A second one beneath the glass darkens the film twice, \
      and more at the place of the glass than around it.
      """,
    instead: """
      Set "dimming" to "none". If the player is not AVKit's, its "player" is custom.
      """,
    source: "HIG, Materials: AVKit's standard playback controls bring their own dimming layer",
    members: ["material", "backdrop.player", "dimming"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isClearGlass, let backdrop = surface.backdrop, backdrop.player == .avkit,
      let dimming = surface.dimming, dimming.opacity > 0
    else { return }
    report.add(
      "players of AVKit dim the film themselves, and this layer of \(String.percent(dimming.opacity)) dims it once "
        + "more; set “dimming” to \"none\"",
      at: context.place(surface, .dimming, .backdrop, .material), on: surface,
      fixes: [surface.declared.dimming.map { context.replace($0.place, with: "none") }])
  }

  private static let examples: [RuleExample] = [
    .good(
      "The player dims", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright", "player": "avkit" },
            "dimming": "none"
          }
        }
      }
      """),
    .bad(
      "The film is dimmed twice", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright", "player": "avkit" },
            "dimming": 1️⃣0.35
          }
        }
      }
      """),
  ]
}
