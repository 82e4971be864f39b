import TokenDiagnostics
import TokenModel

/// `undeclared-backdrop`
enum UndeclaredBackdrop: Rule {
  static let page = RulePage(
    "undeclared-backdrop", area: .clearGlass, platforms: .apple, strength: .must, severity: .error,
    summary: "Clear glass does not say what lies behind it",
    why: """
      Whether clear glass may stand somewhere depends on what lies behind it: a picture that is worth seeing, and \
      that text can be read over. Without that word no rule can judge the surface, and silence would read as consent.
      """,
    instead: """
      Declare "backdrop" with its "content": media, photo, video, artwork, map or game where clear glass fits; app, \
      text, solid or unknown otherwise. Or use regular glass, which needs no such promise.
      """,
    source: "HIG, Materials: the clear variant is chosen for what lies behind it",
    members: ["material", "backdrop.content"], examples: examples)

  /// Reports a surface once, however many overrides share the fault.
  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    var last: (token: TokenID, place: SourceLocation)?
    for surface in context.surfaces where surface.platform.isApple {
      guard surface.isClearGlass, surface.backdrop?.content == nil else { continue }
      let own = context.place(surface, .backdrop, .material)
      let place = last.flatMap { $0.token == surface.token ? $0.place : nil } ?? own
      last = (surface.token, place)
      report.add(
        "clear glass depends on what lies behind it; declare the “content” of its “backdrop”", at: place, on: surface,
        notes: place == own ? [] : [Note("the same is missing here", at: own)])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "What lies behind is known", on: .apple,
      """
      {
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "map", "luminance": "mixed" },
            "dimming": 0.35
          }
        }
      }
      """),
    .bad(
      "How bright it is does not say what it is", on: .apple,
      """
      {
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.clear}",
            "backdrop": 1️⃣{ "luminance": "dark" },
            "dimming": "none"
          }
        }
      }
      """),
  ]
}
