import TokenDiagnostics
import TokenModel

/// `x-nested-backdrop`
enum XNestedBackdrop: SurfaceRule {
  static let page = RulePage(
    "x-nested-backdrop", area: .web, platforms: [.web], strength: .must, severity: .warning,
    summary: "A material lies within another one, where a browser blurs nothing",
    why: """
      A browser blurs what is behind an element only up to the nearest ancestor that filters, blends or is translucent \
      as a whole; a material makes its element such an ancestor. A material inside another one therefore blurs an empty \
      layer and shows its tint alone.
      """,
    instead: """
      Give the inner surface "material": "none" with a fill, or make the two siblings and lay the inner one on content.
      """,
    source: "Filter Effects Module Level 2, Backdrop Root: what a backdrop filter can see ends at the nearest root",
    members: ["material", "on"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.material != nil else { return }
    var notes: [Note] = []
    switch context.ground(of: surface) {
    case .content: return
    case .material: break
    case .surface(let lower):
      guard lower.material != nil else { return }
      let name = context.set.path(of: lower.token)
      notes = [Note("“\(name)”, which it lies on, has a material too", at: lower.materialChoice.place)]
    }
    report.add(
      "a material within another one blurs nothing in a browser; use \"none\" with a “fill”, or lay it on content",
      at: context.place(surface, .material, .on), on: surface, notes: notes,
      fixes: [FixIt("replace with \"none\"", replacing: surface.materialChoice.place, with: "\"none\"")])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A plain fill on a material, and a material on a plain fill", on: [.web],
      """
      {
        "page": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["web"],
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] }
          }
        },
        "dialog": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["web"],
            "material": "{apple.material.thick}",
            "on": "{page}"
          }
        },
        "field": {
          "$type": "surface",
          "$value": {
            "role": "text-field",
            "platforms": ["web"],
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 },
            "on": "{dialog}"
          }
        }
      }
      """),
    .bad(
      "A field of a material on a dialog of one", on: [.web],
      """
      {
        "dialog": {
          "$type": "surface",
          "$value": { "role": "overlay", "platforms": ["web"], "material": "{apple.material.thick}" }
        },
        "field": {
          "$type": "surface",
          "$value": {
            "role": "text-field",
            "platforms": ["web"],
            "material": 1️⃣"{apple.material.thin}",
            "on": "{dialog}"
          }
        }
      }
      """),
  ]
}
