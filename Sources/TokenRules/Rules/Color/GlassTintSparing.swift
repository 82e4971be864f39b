import TokenDiagnostics
import TokenModel

/// `glass-tint-sparing`
enum GlassTintSparing: Rule {
  static let page = RulePage(
    "glass-tint-sparing", area: .color, scope: .platform, platforms: .apple, strength: .avoid, severity: .warning,
    summary: "A group has more tinted controls than the project allows",
    why: """
      Color on glass works by being rare. The guidelines give no number, and a team that wants another than one sets \
      it as the rule's limit. With the limit of 1 that it comes with, glass-tint-several-controls says the same and \
      this rule is silent.
      """,
    instead: """
      Take the tint out where it matters least, or raise the limit.
      """,
    source: "HIG, Color: apply colour to glass sparingly",
    members: ["group", "tint"], limit: 1, examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    guard let limit = context.limit(page), limit != 1 else { return }
    for surplus in TintedControls.surplus(over: limit, on: page.platforms, context) {
      report.add(
        "\(surplus.count) controls of the group “\(surplus.group)” are tinted, and the limit is \(limit); take the "
          + "tint out where it matters least",
        at: context.place(surplus.surface, .tint, .group, .material), on: surplus.surface,
        notes: TintedControls.notes(surplus, context))
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "As many as the limit", on: .apple, configuration: #"{ "rules": { "glass-tint-sparing": { "limit": 2 } } }"#,
      """
      {
        "edit": {
          "$type": "surface",
          \(TintSample.control("done")),
          \(TintSample.control("share"))
        }
      }
      """),
    .bad(
      "One more than the limit", on: .apple, configuration: #"{ "rules": { "glass-tint-sparing": { "limit": 2 } } }"#,
      """
      {
        "edit": {
          "$type": "surface",
          \(TintSample.control("done")),
          \(TintSample.control("share")),
          \(TintSample.control("mark", mark: "1️⃣"))
        }
      }
      """),
  ]
}
