import TokenDiagnostics
import TokenModel

/// `x-glass-mix-variants`
enum XGlassMixVariants: Rule {
  static let page = RulePage(
    "x-glass-mix-variants", area: .glass, scope: .platform, platforms: .apple, strength: .avoid, severity: .warning,
    summary: "Regular and clear glass stand in one group",
    why: """
      The two variants treat what is behind them differently: regular glass evens it out, clear glass lets it through. \
      Side by side over the same picture they look like two materials with two meanings, and glass that merges can't \
      merge into both.
      """,
    instead: """
      Give all glass of a group the same variant: clear where its three conditions hold for every member, else regular.
      """,
    source: "WWDC25, sessions 219 and 356: don't mix the regular and the clear variant",
    members: ["group", "material"], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for group in context.groups(on: page.platforms) {
      let glass = group.filter(\.isGlass)
      guard let first = glass.first,
        let other = glass.first(where: { $0.material?.variant != first.material?.variant })
      else { continue }
      let (variant, wanted) = other.isClearGlass ? ("clear", "regular") : ("regular", "clear")
      report.add(
        "\(variant) glass stands in one group with \(wanted) glass; use one variant for the whole group",
        at: context.place(other, .material, .group), on: other,
        notes: [
          Note("“\(context.set.path(of: first.token))” is made of \(wanted) glass", at: first.materialChoice.place)
        ])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "One variant in a group; another group may have the other", on: .apple,
      """
      {
        "play": {
          "$type": "surface",
          "$value": { "role": "hud", "material": "{apple.glass.regular}", "group": "transport" }
        },
        "skip": {
          "$type": "surface",
          "$value": { "role": "hud", "material": "{apple.glass.regular}", "group": "transport" }
        },
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.clear}",
            "group": "map",
            "backdrop": { "content": "map", "luminance": "mixed" },
            "dimming": 0.35
          }
        }
      }
      """),
    .bad(
      "Both in one", on: .apple,
      """
      {
        "play": {
          "$type": "surface",
          "$value": { "role": "hud", "material": "{apple.glass.regular}", "group": "transport" }
        },
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": 1️⃣"{apple.glass.clear}",
            "group": "transport",
            "backdrop": { "content": "map", "luminance": "mixed" },
            "dimming": 0.35
          }
        }
      }
      """),
  ]
}
