import TokenDiagnostics
import TokenModel

/// `macos-test-contexts`
enum MacOSTestContexts: SurfaceRule {
  static let page = RulePage(
    "macos-test-contexts", area: .macOS, platforms: [.macOS], strength: .consider, severity: .info,
    summary: "A material is judged over a single backdrop",
    why: """
      What vibrancy does shows only over different backdrops: over a bright desktop, a dark one and a colourful one. \
      Legibility is computed over every backdrop that a surface allows. A palette of one colour allows one, and \
      whatever comes out holds for that alone.
      """,
    instead: """
      List every color that can lie behind in "backdrop.palette", or leave the palette out: all colors are tried then.
      """,
    source: "HIG, Materials, macOS: test in a variety of contexts to see where vibrancy helps",
    members: ["backdrop.palette", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard let backdrop = surface.declared.backdrop, backdrop.value.palette?.count == 1,
      surface.materialChoice.value != .none
    else { return }
    let whole = context.place(surface, .backdrop)
    report.add(
      "a palette of one color tries the material in one context only; list all colors that can lie behind, or none",
      at: context.place(of: "palette", inside: whole, on: surface) ?? whole, on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Two contexts; and a plain fill, behind which nothing shows", on: [.macOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "backdrop": {
              "palette": [
                { "colorSpace": "srgb", "components": [1, 1, 1] },
                { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] }
              ]
            }
          }
        },
        "count": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["macOS"],
            "material": "none",
            "backdrop": { "palette": [{ "colorSpace": "srgb", "components": [1, 1, 1] }] }
          }
        }
      }
      """),
    .bad(
      "White and nothing else", on: [.macOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["macOS"],
            "material": "{apple.material.regular}",
            "backdrop": { "palette": 1️⃣[{ "colorSpace": "srgb", "components": [1, 1, 1] }] }
          }
        }
      }
      """),
  ]
}
