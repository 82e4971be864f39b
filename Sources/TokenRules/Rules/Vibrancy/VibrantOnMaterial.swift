import TokenDiagnostics
import TokenModel

/// `vibrant-on-material`
enum VibrantOnMaterial: SurfaceRule {
  static let page = RulePage(
    "vibrant-on-material", area: .vibrancy, platforms: .apple, strength: .must, severity: .error,
    summary: "A foreground on a standard material has a fixed color",
    why: """
      A material lets colour through, so the ground a foreground stands on is never the same twice. Vibrancy takes \
      that up and keeps the contrast; a fixed colour is right over one backdrop and too dark, too pale or too loud \
      over the next. System colours by name adapt as vibrancy does and count as such.
      """,
    instead: """
      Give the foreground a "vibrancy", or a system color by name such as {apple.color.tint}.
      """,
    source: "HIG, Materials: on any material, use the vibrant colours that the system defines",
    members: ["material", "content.*.color"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isStandard else { return }
    for foreground in surface.content {
      guard case .color(_, let token) = foreground.style.value else { continue }
      if let token, context.set.systemColor(token) != nil { continue }
      let place = foreground.style.place
      let path = LibraryPath.vibrancy(foreground.element.value.category ?? .label)
      report.add(
        "the fixed color of “\(foreground.name.clippedName)” can't follow what shines through the material; "
          + "use a vibrancy such as {\(path)}",
        at: place, on: surface, notes: token.map { context.aliasNotes($0) } ?? [],
        fixes: [context.replaceMember(ofValue: place, on: surface, with: "vibrancy", path)])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "Vibrancy, and a system color by name", on: .apple,
      """
      {
        "sheet": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "content": {
              "title": { "element": "text", "role": "title", "vibrancy": "{apple.vibrancy.label}" },
              "play": { "element": "symbol", "role": "icon", "color": "{apple.color.tint}" }
            }
          }
        }
      }
      """),
    .bad(
      "A fixed grey", on: .apple,
      """
      {
        "sheet": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "content": {
              "title": {
                "element": "text",
                "color": 1️⃣{ "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] }
              }
            }
          }
        }
      }
      """),
  ]
}
