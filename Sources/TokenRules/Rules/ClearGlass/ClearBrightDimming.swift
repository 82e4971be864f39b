import TokenDiagnostics
import TokenModel

/// `clear-bright-dimming`
enum ClearBrightDimming: SurfaceRule {
  static let page = RulePage(
    "clear-bright-dimming", area: .clearGlass, platforms: .apple, strength: .consider, severity: .warning,
    summary: "Clear glass over bright content has no dimming layer, or one that is too faint or too dark",
    why: """
      Clear glass hardly darkens what is behind it, so light symbols vanish over bright content. A dark layer of 35 % \
      beneath the glass brings them back and leaves the picture its colours. Below 30 % too little is gained; above \
      60 % the picture is lost that clear glass was chosen for, which is worth a remark. Players of AVKit bring a \
      layer of their own and are exempt.
      """,
    instead: """
      Set "dimming" to 0.35; anything from 0.3 to 0.6 is accepted. If the content is dark, say so in \
      "backdrop.luminance".
      """,
    source: "HIG, Materials: over bright content, a dark dimming layer of 35 % opacity beneath clear glass",
    members: ["material", "backdrop.luminance", "backdrop.player", "dimming"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isClearGlass, let dimming = surface.dimming, let backdrop = surface.backdrop,
      let luminance = backdrop.luminance?.value, luminance != .dark, backdrop.player != .avkit
    else { return }
    guard let (message, severity) = verdict(dimming.opacity, over: content(backdrop.content?.value, luminance)) else {
      return
    }
    report.add(
      message, at: context.place(surface, .dimming, .backdropLuminance, .material), on: surface, severity: severity,
      fixes: [fix(surface, context)])
  }

  private static func verdict(_ opacity: Double, over content: String) -> (message: String, severity: Severity)? {
    let figure = String.percent(opacity)
    return switch opacity {
    case 0: ("clear glass over \(content) has no dimming layer; put a dark one of 35 % beneath it", page.severity)
    case ..<0.3: ("a dimming layer of \(figure) is too faint for clear glass over \(content); use 35 %", page.severity)
    case ...0.6: nil
    default:
      (
        "a dimming layer of \(figure) hides what clear glass is to show; 35 % is the usual figure, "
          + "and regular glass needs none", .info
      )
    }
  }

  private static func content(_ content: Backdrop.Content?, _ luminance: Backdrop.Luminance) -> String {
    let noun = content.flatMap { $0.isRich ? $0.noun : nil } ?? "content"
    return luminance == .bright ? "bright \(noun)" : "\(noun) of mixed brightness"
  }

  private static func fix(_ surface: PlatformSurface, _ context: RuleContext) -> FixIt? {
    guard let place = surface.declared.dimming?.place, !context.isObject(place, on: surface) else { return nil }
    return FixIt("replace with 0.35", replacing: place, with: "0.35")
  }

  private static let examples: [RuleExample] = [
    .good(
      "A layer of 35 %", on: .apple,
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
    .good(
      "AVKit dims by itself", on: .apple,
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
      "No layer", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright" },
            "dimming": 1️⃣"none"
          }
        }
      }
      """),
    .bad(
      "A layer that is too faint", on: .apple,
      """
      {
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "map", "luminance": "mixed" },
            "dimming": 1️⃣0.2
          }
        }
      }
      """),
    .bad(
      "A layer that hides the picture", on: .apple, severity: .info,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "artwork", "luminance": "bright" },
            "dimming": 1️⃣0.75
          }
        }
      }
      """),
  ]
}
