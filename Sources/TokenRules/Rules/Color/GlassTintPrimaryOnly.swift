import TokenDiagnostics
import TokenModel

/// `glass-tint-primary-only`
enum GlassTintPrimaryOnly: SurfaceRule {
  static let page = RulePage(
    "glass-tint-primary-only", area: .color, platforms: .apple, strength: .must, severity: .warning,
    summary: "Glass is tinted that is neither a primary action nor a status",
    why: """
      A tint says that this is the control to press, or that something is going on. On a bar in the brand's color it \
      says nothing, and the controls that mean something lose their sign. Glass takes enough color from the content \
      behind it.
      """,
    instead: """
      Take the "tint" out. If this is the primary action of its view, or shows a status, declare that as its \
      "emphasis".
      """,
    source: "HIG, Color: reserve colour on glass for what needs emphasis, such as primary actions and status",
    members: ["tint", "emphasis", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isGlass, surface.tint != .none, surface.emphasis == .none, !surface.isDimmedByTint,
      GlassPlacement.of(surface) == .allowed
    else { return }
    report.add(
      "a tint on glass is for a primary action or a status; take it out, or declare which of the two as “emphasis”",
      at: context.place(surface, .tint, .emphasis, .material), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "The action that ends the view", on: .apple,
      """
      {
        "edit": {
          "$type": "surface",
          \(TintSample.control("done"))
        }
      }
      """),
    .bad(
      "The brand's color on a bar", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "tint": 1️⃣\(TintSample.tint)
          }
        }
      }
      """),
  ]
}
