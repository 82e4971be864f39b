import TokenDiagnostics
import TokenModel

/// `thinness-context`
enum ThinnessContext: SurfaceRule {
  static let page = RulePage(
    "thinness-context", area: .materials, platforms: .apple, strength: .consider, severity: .info,
    summary: "A surface that is to keep people in context has a thick material",
    why: """
      The thinner a material is, the more of what lies behind it reminds people where they are. A thick one hides it. \
      That is good for text and the opposite of what this surface says it is for.
      """,
    instead: """
      Use a thin material such as {apple.material.thin}, as far as the foreground stays legible on it. If hiding the \
      background is meant, choose another "purpose".
      """,
    source: "HIG, Materials: thinner, more translucent materials help people retain their context",
    members: ["purpose", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.purpose == .keepContext, let thickness = surface.material?.thickness,
      thickness == .thick || thickness == .ultraThick
    else { return }
    report.add(
      "\(thickness == .thick ? "a" : "an") \(thickness.adjective) material hides the context this surface is to keep; "
        + "use a thinner one, such as {\(LibraryPath.thinMaterial)}",
      at: context.place(surface, .material, .purpose), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Thin reminds of what lies behind", on: .apple,
      """
      {
        "toast": {
          "$type": "surface",
          "$value": { "role": "hud", "material": "{apple.material.thin}", "purpose": "keep-context" }
        },
        "page": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.material.thick}",
            "purpose": "dark-distinct"
          }
        }
      }
      """),
    .bad(
      "Thick hides it", on: .apple,
      """
      {
        "toast": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": 1️⃣"{apple.material.thick}",
            "purpose": "keep-context"
          }
        }
      }
      """),
  ]
}
