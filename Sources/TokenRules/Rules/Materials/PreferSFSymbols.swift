import TokenDiagnostics
import TokenModel

/// `prefer-sf-symbols`
enum PreferSFSymbols: SurfaceRule {
  static let page = RulePage(
    "prefer-sf-symbols", area: .materials, platforms: [.iOS, .iPadOS], strength: .consider, severity: .warning,
    summary: "An icon on a material keeps its own colors",
    why: """
      A symbol that is drawn in one color takes the vibrancy of its surface and stays legible whatever shines through. \
      An image in full color can't: over some backgrounds it loses its contrast, and beside symbols it looks out of \
      place.
      """,
    instead: """
      Use a symbol, drawn as a template with a vibrancy. Pictures that are content rather than icons have the role \
      decoration.
      """,
    source: "HIG, Materials, as of iOS 13: prefer symbols to full-colour images on translucent backgrounds",
    members: ["content.*.element", "content.*.role", "content.*.rendering"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.materialChoice.value != .none else { return }
    for foreground in surface.content where foreground.role == .icon && foreground.rendering == .original {
      let element = foreground.element.value
      guard element == .symbol || element == .image else { continue }
      let rendering = context.place(of: "rendering", in: foreground, on: surface)
      let remedy = element == .symbol ? "draw it as a template" : "use a symbol"
      report.add(
        "the icon “\(foreground.name.clippedName)” keeps its own colors and can't adapt to what shines through; "
          + remedy,
        at: rendering ?? foreground.element.place, on: surface,
        fixes: [element == .symbol ? rendering.map { context.replace($0, with: "template") } : nil])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "A symbol, and a picture that is no icon", on: [.iOS, .iPadOS],
      """
      {
        "row": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thin}",
            "content": {
              "star": { "element": "symbol", "role": "icon", "vibrancy": "{apple.vibrancy.label}" },
              "cover": { "element": "image", "role": "decoration" }
            }
          }
        }
      }
      """),
    .bad(
      "Icons in full color", on: [.iOS, .iPadOS],
      """
      {
        "row": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thin}",
            "content": {
              "logo": { "element": 1️⃣"image", "role": "icon" },
              "star": {
                "element": "symbol",
                "role": "icon",
                "rendering": 2️⃣"original",
                "vibrancy": "{apple.vibrancy.label}"
              }
            }
          }
        }
      }
      """),
  ]
}
