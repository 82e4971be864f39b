import TokenDiagnostics
import TokenModel

/// `x-clear-three-conditions`
enum XClearThreeConditions: SurfaceRule {
  static let page = RulePage(
    "x-clear-three-conditions", area: .clearGlass, platforms: .apple, strength: .must, severity: .warning,
    summary: "A fixed color on clear glass is dark, or its text is thin",
    why: """
      Clear glass has three conditions: rich content behind it, content that bears being dimmed, and a foreground that \
      is bold and bright. The glass itself gives a foreground almost nothing to stand on, so that thin strokes and \
      dark colours are lost in the picture. The first two conditions have rules of their own.
      """,
    instead: """
      Use a bright color, of a relative luminance of 0.7 or more, and a weight of 600 or more, or a vibrancy, which \
      adapts. Or use regular glass.
      """,
    source: "WWDC25, session 219: the three conditions under which clear glass may be used",
    members: ["material", "content.*.color", "content.*.weight"], examples: examples)

  /// From here on a colour is bright.
  private static let bright = 0.7
  /// From here on strokes are bold: semi-bold.
  private static let bold = 600.0

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isClearGlass else { return }
    for foreground in surface.content { check(foreground, surface, context, &report) }
  }

  private static func check(
    _ foreground: Foreground, _ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport
  ) {
    guard case .color(let color, let token) = foreground.style.value, foreground.element.value != .image else { return }
    if let token, context.set.systemColor(token) != nil { return }
    let isDark = color.relativeLuminance < bright
    let isThin = foreground.element.value.category == .label && foreground.weight < bold
    guard isDark || isThin else { return }
    let luminance = NumberPrinter.text(color.relativeLuminance.rounded(toPlaces: 2))
    let weight = NumberPrinter.text(foreground.weight)
    let faults = [
      isDark ? "has a luminance of \(luminance) where 0.7 is needed" : nil,
      isThin ? "a weight of \(weight) where 600 is needed" : nil,
    ].compactMap { $0 }
    let verb = isDark ? "" : "has "
    let weightPlace = isDark ? nil : context.place(of: "weight", in: foreground, on: surface)
    report.add(
      "what stands on clear glass is bold and bright, and “\(foreground.name.clippedName)” "
        + "\(verb)\(faults.joined(separator: " and ")); use a vibrancy or change it",
      at: weightPlace ?? foreground.style.place, on: surface,
      notes: token.map { context.aliasNotes($0) } ?? [])
  }

  private static let examples: [RuleExample] = [
    .good(
      "Bold and bright, or a vibrancy", on: .apple,
      """
      {
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "map", "luminance": "mixed" },
            "dimming": 0.35,
            "content": {
              "scale": {
                "element": "text",
                "weight": "semi-bold",
                "color": { "colorSpace": "srgb", "components": [1, 1, 1] }
              },
              "needle": { "element": "symbol", "vibrancy": "{apple.vibrancy.label}" }
            }
          }
        }
      }
      """),
    .bad(
      "Dark blue, and thin white", on: .apple,
      """
      {
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "map", "luminance": "mixed" },
            "dimming": 0.35,
            "content": {
              "scale": {
                "element": "text",
                "weight": "bold",
                "color": 1️⃣{ "colorSpace": "srgb", "components": [0, 0.1, 0.4] }
              },
              "unit": {
                "element": "text",
                "weight": 2️⃣"light",
                "color": { "colorSpace": "srgb", "components": [1, 1, 1] }
              }
            }
          }
        }
      }
      """),
  ]
}
