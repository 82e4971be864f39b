import TokenDiagnostics
import TokenModel

/// `glass-important-only`
enum GlassImportantOnly: SurfaceRule {
  static let page = RulePage(
    "glass-important-only", area: .glass, platforms: .apple, strength: .must, severity: .warning,
    summary: "A control of a team's own is made of glass without being one of the most important",
    why: """
      Glass lifts a control above the content. That is worth its price for what people came to do, and for nothing \
      else. Which controls these are is for the designer to say, so a surface that does not say it is asked.
      """,
    instead: """
      Declare "importance" as "primary" if this is one of the few. Otherwise use another material, or none.
      """,
    source: "HIG, Materials: limit glass on custom controls to the most important functional elements",
    members: ["custom", "importance", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isGlass, surface.isCustom, GlassPlacement.of(surface) == .allowed else { return }
    guard let importance = surface.declared.importance?.value else {
      report.add(
        "glass on a control you draw yourself is for the most important ones; declare its “importance”",
        at: context.place(surface, .custom, .material), on: surface)
      return
    }
    guard importance != .primary else { return }
    report.add(
      "glass on a control you draw yourself is for the most important ones, and this one is \(importance.rawValue); "
        + "use another material, or none",
      at: context.place(surface, .importance, .material, .custom), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "What people came to do", on: .apple,
      """
      {
        "record": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "custom": true,
            "importance": "primary",
            "likeSystem": "toolbar",
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "A decoration of glass", on: .apple,
      """
      {
        "badge": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "custom": true,
            "importance": 1️⃣"decorative",
            "likeSystem": "tooltip",
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "Nobody said how much it matters", on: .apple,
      """
      {
        "badge": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.regular}",
            "custom": 1️⃣true,
            "likeSystem": "tooltip",
            "vibrancyAllowed": false
          }
        }
      }
      """),
  ]
}
