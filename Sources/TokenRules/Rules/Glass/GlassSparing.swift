import TokenDiagnostics
import TokenModel

/// `glass-sparing`
enum GlassSparing: Rule {
  static let page = RulePage(
    "glass-sparing", area: .glass, scope: .platform, platforms: .apple, strength: .avoid, severity: .warning,
    summary: "A group holds many surfaces of glass that a team draws itself",
    why: """
      Glass draws the eye, as it is meant to do for a few controls. Where every control of a group has it, none stands \
      out and the content beneath is lost among reflections. The guidelines give no number, so the limit of 3 is ours.
      """,
    instead: """
      Keep glass for the controls that matter most. Leave the others to the system, or draw them without a material.
      """,
    source: "HIG, Materials: use glass effects sparingly, as many custom controls of glass distract from content",
    members: ["group", "custom", "material"], limit: 3, examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    guard let limit = context.limit(page) else { return }
    for group in context.groups(on: page.platforms) {
      let own = group.filter { $0.isGlass && $0.isCustom }
      guard own.count > limit, let surplus = own.dropFirst(limit).first else { continue }
      let name = surplus.declared.group?.value ?? ""
      report.add(
        "the group “\(name.clippedName)” has \(own.count) surfaces of glass that you draw yourself, and more than "
          + "\(limit) distract from content; keep it for the most important",
        at: context.place(surplus, .material, .custom, .group), on: surplus,
        notes: own.filter { $0.token != surplus.token }.map { context.note("another is", $0) })
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "As many as the limit", on: .apple,
      """
      {
        "tools": {
          "$type": "surface",
          \(tool("draw")),
          \(tool("erase")),
          \(tool("undo"))
        }
      }
      """),
    .bad(
      "One too many", on: .apple,
      """
      {
        "tools": {
          "$type": "surface",
          \(tool("draw")),
          \(tool("erase")),
          \(tool("undo")),
          \(tool("share", mark: "1️⃣"))
        }
      }
      """),
  ]

  private static func tool(_ name: String, mark: String = "") -> String {
    """
    "\(name)": {
          "$value": {
            "role": "media-controls",
            "material": \(mark)"{apple.glass.regular}",
            "custom": true,
            "importance": "primary",
            "likeSystem": "toolbar",
            "vibrancyAllowed": false,
            "group": "tools"
          }
        }
    """
  }
}
