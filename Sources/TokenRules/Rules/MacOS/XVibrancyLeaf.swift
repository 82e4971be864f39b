import TokenDiagnostics
import TokenModel

/// `x-vibrancy-leaf`
enum XVibrancyLeaf: SurfaceRule {
  static let page = RulePage(
    "x-vibrancy-leaf", area: .macOS, platforms: [.macOS], strength: .must, severity: .warning,
    summary: "A custom view that holds other views allows vibrancy",
    why: """
      A view that allows vibrancy allows it for everything inside. Pictures, colours and controls that were not made \
      for it are blended too, and come out pale or too loud. Vibrancy belongs on the views at the end of the tree: a \
      label, a symbol, a button.
      """,
    instead: """
      Set "vibrancyAllowed" to false here, and to true on the buttons, fields and symbols inside.
      """,
    source: "AppKit, NSVisualEffectView: vibrancy is for leaf views, and works best on greys",
    members: ["role", "custom", "vibrancyAllowed"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isCustom, let allowed = surface.declared.vibrancyAllowed, allowed.value,
      !surface.role.value.isLeaf
    else { return }
    report.add(
      "\(surface.role.value.phrase) holds other views, which would all become vibrant; allow it on those inside instead",
      at: context.place(surface, .vibrancyAllowed, .role, .custom), on: surface,
      fixes: [FixIt("replace with false", replacing: allowed.place, with: "false")])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A tooltip holds nothing else", on: [.macOS],
      """
      {
        "hint": {
          "$type": "surface",
          "$value": {
            "role": "tooltip",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "custom": true,
            "vibrancyAllowed": true
          }
        },
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "custom": true,
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "A whole list", on: [.macOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "custom": true,
            "vibrancyAllowed": 1️⃣true
          }
        }
      }
      """),
  ]
}
