import TokenDiagnostics
import TokenModel

/// `glass-in-content-layer`
enum GlassInContentLayer: SurfaceRule {
  static let page = RulePage(
    "glass-in-content-layer", area: .glass, platforms: .apple, strength: .must, severity: .error,
    summary: "Liquid Glass is used for something that lies in the content layer",
    why: """
      Glass tells people what they can act on: controls and navigation float above content, and content scrolls \
      beneath them. Glass within the content itself takes that meaning away, adds a layer nobody can place, and \
      competes with the controls above it. Two things are exempt: a slider or toggle while a finger moves it, and an \
      image or button that has the focus on a television.
      """,
    instead: """
      Make the surface of a standard material, such as {apple.material.regular}. If it is a control that floats above \
      content after all, declare "layer": "functional".
      """,
    source: "HIG, Materials: glass makes up the layer of controls and navigation and stays out of the content layer",
    members: ["material", "role", "layer", "interaction", "state"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard GlassPlacement.of(surface) == .contentLayer else { return }
    let role = surface.role.value
    // An interaction or a state matters only where it could have made an exception.
    let place =
      if role.isTransientControl {
        context.place(surface, .material, .interaction, surface.layerCause)
      } else if role == .image || role == .button {
        context.place(surface, .material, .state, surface.layerCause)
      } else {
        context.place(surface, .material, surface.layerCause)
      }
    let material = surface.materialChoice.place
    report.add(
      message(role), at: place, on: surface,
      fixes: [role.takesStandardMaterial ? context.use(LibraryPath.regularMaterial, at: material) : nil])
  }

  private static func message(_ role: Role) -> String {
    let way =
      role.isControl
      ? "leave it to the system, or declare the functional layer if it floats above content"
      : "make it of a standard material"
    return "glass marks controls and navigation and is not for \(role.phrase) in the content layer; \(way)"
  }

  private static let examples: [RuleExample] = [
    .good(
      "A card is content and takes a standard material", on: .apple,
      """
      {
        "queue": {
          "$type": "surface",
          "$value": { "role": "card", "material": "{apple.material.regular}" }
        }
      }
      """),
    .bad(
      "Glass within the content", on: .apple,
      """
      {
        "queue": {
          "$type": "surface",
          "$value": { "role": "card", "material": 1️⃣"{apple.glass.regular}" }
        }
      }
      """),
    .bad(
      "A control that was put into the content layer", on: [.iOS, .iPadOS, .macOS],
      """
      {
        "filter": {
          "$type": "surface",
          "$value": {
            "role": "segmented-control",
            "platforms": ["iOS", "iPadOS", "macOS"],
            "material": 1️⃣"{apple.glass.regular}"
          }
        }
      }
      """),
    .good(
      "A poster turns to glass while it has the focus", on: [.tvOS],
      """
      {
        "poster": {
          "$type": "surface",
          "$value": {
            "role": "image",
            "platforms": ["tvOS"],
            "material": "{apple.glass.regular}",
            "state": "focused"
          }
        }
      }
      """),
  ]
}
