import TokenDiagnostics
import TokenModel

/// `x-edge-effect-one`
enum XEdgeEffectOne: Rule {
  static let page = RulePage(
    "x-edge-effect-one", area: .glass, scope: .platform, platforms: .apple, strength: .avoid, severity: .warning,
    summary: "Soft and hard scroll edge effects stand in one group",
    why: """
      The scroll edge effect sets glass off from the content that scrolls beneath it. The soft one fades the content \
      out, the hard one cuts it off. Two styles along the edges of one view look like a fault and tell people nothing.
      """,
    instead: """
      Choose one style for the whole group: soft in most places, hard where text must stand out at once.
      """,
    source: "WWDC25, session 356: one scroll edge effect for a view; don't mix or stack styles",
    members: ["group", "scrollEdge"], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for group in context.groups(on: page.platforms) {
      let styled = group.filter { $0.scrollEdge == .soft || $0.scrollEdge == .hard }
      guard let first = styled.first, let other = styled.first(where: { $0.scrollEdge != first.scrollEdge }) else {
        continue
      }
      let style = first.scrollEdge.rawValue
      let place = context.place(other, .scrollEdge, .group)
      report.add(
        "a \(other.scrollEdge.rawValue) scroll edge effect stands in one group with a \(style) one; use one style",
        at: place, on: other,
        notes: [
          Note("“\(context.set.path(of: first.token))” has the \(style) one", at: context.place(first, .scrollEdge))
        ],
        fixes: [
          place == other.declared.scrollEdge?.place
            ? FixIt("replace with \"\(style)\"", replacing: place, with: "\"\(style)\"") : nil
        ])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "One style in a group; what is automatic follows", on: .apple,
      """
      {
        "top": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "system",
            "group": "reader",
            "scrollEdge": "soft"
          }
        },
        "bottom": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "system",
            "group": "reader",
            "scrollEdge": "soft"
          }
        },
        "tabs": {
          "$type": "surface",
          "$value": {
            "role": "tab-bar",
            "material": "system",
            "group": "reader",
            "scrollEdge": "automatic"
          }
        }
      }
      """),
    .bad(
      "Two styles in one view", on: .apple,
      """
      {
        "top": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "system",
            "group": "reader",
            "scrollEdge": "soft"
          }
        },
        "bottom": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "system",
            "group": "reader",
            "scrollEdge": 1️⃣"hard"
          }
        }
      }
      """),
  ]
}
