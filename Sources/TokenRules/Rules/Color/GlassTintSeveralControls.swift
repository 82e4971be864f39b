import TokenDiagnostics
import TokenModel

/// `glass-tint-several-controls`
enum GlassTintSeveralControls: Rule {
  static let page = RulePage(
    "glass-tint-several-controls", area: .color, scope: .platform, platforms: .apple, strength: .avoid,
    severity: .warning,
    summary: "Several controls of one group are tinted",
    why: """
      A tinted control among clear ones is the one to press. With two of them nobody knows which, and the group looks \
      like a row of decorations. Where a project sets a limit of its own for glass-tint-sparing, that rule counts \
      instead.
      """,
    instead: """
      Keep the tint of the primary action and take the others' out.
      """,
    source: "HIG, Color: refrain from adding colour to the background of several controls",
    members: ["group", "tint"], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    guard context.limit(GlassTintSparing.page) == 1 else { return }
    for surplus in TintedControls.surplus(over: 1, on: page.platforms, context) {
      report.add(
        "\(surplus.count) controls of the group “\(surplus.group)” are tinted, so none stands out; keep one tint and "
          + "take the others out",
        at: context.place(surplus.surface, .tint, .group, .material), on: surplus.surface,
        notes: TintedControls.notes(surplus, context))
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "One tint in a group", on: .apple,
      """
      {
        "edit": {
          "$type": "surface",
          \(TintSample.control("done")),
          "share": {
            "$value": {
              "role": "media-controls",
              "material": "{apple.glass.regular}",
              "group": "edit"
            }
          }
        }
      }
      """),
    .bad(
      "Two in one group", on: .apple,
      """
      {
        "edit": {
          "$type": "surface",
          \(TintSample.control("done")),
          \(TintSample.control("share", mark: "1️⃣"))
        }
      }
      """),
  ]
}
