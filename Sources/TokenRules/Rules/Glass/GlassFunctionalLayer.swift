import TokenDiagnostics
import TokenModel

/// `glass-functional-layer`
enum GlassFunctionalLayer: SurfaceRule {
  static let page = RulePage(
    "glass-functional-layer", area: .glass, platforms: .apple, strength: .must, severity: .error,
    summary: "Glass is declared to lie in the functional layer, but its role is no control and no navigation",
    why: """
      The functional layer holds what people operate: bars, sidebars, buttons, menus. Glass stands for that layer, so \
      a card or a list does not become part of it by being declared to. People would look for something to operate \
      where there is only something to read.
      """,
    instead: """
      Take "layer" out and make the surface of a standard material, or name the control it really is as its "role".
      """,
    source: "HIG, Materials: glass forms a layer of its own for controls and navigation, such as tab bars and sidebars",
    members: ["material", "role", "layer"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard GlassPlacement.of(surface) == .noControl else { return }
    report.add(
      "the functional layer is for controls and navigation, which \(surface.role.value.phrase) is not; "
        + "take “layer” out and use a standard material",
      at: context.place(surface, .layer, .role, .material), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "A toolbar floats above content", on: .apple,
      """
      {
        "tools": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "custom": true,
            "importance": "primary",
            "likeSystem": "toolbar",
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "A list stays content, whatever its layer says", on: .apple,
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "material": "{apple.glass.regular}",
            "layer": 1️⃣"functional"
          }
        }
      }
      """),
  ]
}
