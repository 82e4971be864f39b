import TokenDiagnostics
import TokenModel

/// `ultrathick-undocumented`
enum UltrathickUndocumented: Rule {
  static let page = RulePage(
    "ultrathick-undocumented", area: .materials, scope: .token, platforms: .apple, strength: .fact,
    severity: .warning,
    summary: "An ultra-thick material, which no guideline knows",
    why: """
      SwiftUI has an ultra-thick material, and no current guideline says what it is for. UIKit has none at all, so that \
      a view of UIKit beside one of SwiftUI can't match it. It was once recommended for full-screen views on \
      television and is not any more.
      """,
    instead: """
      Use thick.
      """,
    source: "HIG, Materials: the lists of materials end with thick; ultra-thick is in SwiftUI alone",
    members: ["thickness", "material"], types: [.material, .surface], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    let message = "ultra-thick material is in no guideline, and not every framework has it; use thick"
    let use = context.materialUse()
    for token in context.tokens(of: .material) where context.material(token)?.thickness == .ultraThick {
      let place = context.place(inToken: token, path: ["thickness"])
      report.add(
        message, at: place, onToken: token, platforms: use.platforms(of: token).intersection(page.platforms),
        fixes: [FixIt("replace with \"thick\"", replacing: place, with: "\"thick\"")])
    }
    for surface in context.surfaces where page.platforms.contains(surface.platform) {
      guard surface.material?.thickness == .ultraThick, let token = surface.materialToken,
        context.set.assembled.layer(of: token) == .library
      else { continue }
      report.add(
        message, at: context.place(surface, .material), on: surface,
        fixes: [context.use("apple.material.thick", at: surface.materialChoice.place)])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "Thick", on: .apple,
      """
      {
        "own": {
          "$type": "material",
          "dialog": { "$value": { "kind": "standard", "thickness": "thick" } }
        },
        "panel": {
          "$type": "surface",
          "$value": { "role": "card", "material": "{own.dialog}", "purpose": "dark-distinct" }
        }
      }
      """),
    .bad(
      "A material of the team's own, reported where it is made", on: .apple,
      """
      {
        "own": {
          "$type": "material",
          "dialog": { "$value": { "kind": "standard", "thickness": 1️⃣"ultraThick" } }
        },
        "panel": {
          "$type": "surface",
          "$value": { "role": "card", "material": "{own.dialog}", "purpose": "dark-distinct" }
        }
      }
      """),
    .bad(
      "The library's, reported where it is used", on: .apple,
      """
      {
        "panel": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": 1️⃣"{apple.material.ultraThick}",
            "purpose": "dark-distinct"
          }
        }
      }
      """),
  ]
}
