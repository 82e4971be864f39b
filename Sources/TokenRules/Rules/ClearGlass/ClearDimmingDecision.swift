import TokenDiagnostics
import TokenModel

/// `clear-dimming-decision`
enum ClearDimmingDecision: SurfaceRule {
  static let page = RulePage(
    "clear-dimming-decision", area: .clearGlass, platforms: .apple, strength: .must, severity: .error,
    summary: "Clear glass comes without a decision on a dimming layer",
    why: """
      Symbols and text on clear glass stand almost directly on what is behind. Over bright content they need a dark \
      layer beneath the glass, over dark content they do not. Which of the two holds is for the designer to say, and \
      saying nothing is not the same as deciding for none.
      """,
    instead: """
      Declare both: how bright the content is, in "backdrop.luminance", and "dimming", which is "none" or an opacity \
      such as 0.35.
      """,
    source: "HIG, Materials: for clear glass, consider whether its contrast needs a dimming layer beneath",
    members: ["material", "backdrop.luminance", "dimming"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isClearGlass else { return }
    let luminance = surface.backdrop?.luminance?.value
    switch (luminance, surface.dimming) {
    case (nil, nil):
      report.add(
        "clear glass needs a decision on dimming; declare “backdrop.luminance”, and “dimming” as \"none\" or a figure",
        at: context.place(surface, .material, .backdrop), on: surface)
    case (nil, _?):
      report.add(
        "whether this dimming suits clear glass depends on what lies behind; declare “backdrop.luminance”",
        at: context.place(surface, .backdrop, .material), on: surface)
    case (let luminance?, nil):
      report.add(
        "clear glass needs a decision on dimming; declare “dimming” as \"none\" or a figure such as 0.35",
        at: context.place(surface, .material), on: surface, fixes: [addition(luminance, surface, context)])
    case (_?, _?): break
    }
  }

  /// The guideline's figure for this brightness; none where platforms may differ in it, as one member serves all.
  private static func addition(
    _ luminance: Backdrop.Luminance, _ surface: PlatformSurface, _ context: RuleContext
  ) -> FixIt? {
    guard context.override(of: surface)?.members.backdrop == nil else { return nil }
    return context.addMember(
      "dimming", luminance == .dark ? "\"none\"" : "0.35", after: surface.materialChoice.place)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Decided for a layer", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "photo", "luminance": "bright" },
            "dimming": 0.35
          }
        }
      }
      """),
    .good(
      "Decided against one", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "photo", "luminance": "dark" },
            "dimming": "none"
          }
        }
      }
      """),
    .bad(
      "Nothing decided", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": 1️⃣"{apple.glass.clear}",
            "backdrop": { "content": "photo" }
          }
        }
      }
      """),
    .bad(
      "A decision without its reason", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": 1️⃣{ "content": "photo" },
            "dimming": 0.35
          }
        }
      }
      """),
  ]
}
