import TokenDiagnostics
import TokenModel

/// `glass-transient-at-rest`
enum GlassTransientAtRest: SurfaceRule {
  static let page = RulePage(
    "glass-transient-at-rest", area: .glass, platforms: .apple, strength: .must, severity: .error,
    summary: "A slider or toggle in the content layer is made of glass while nobody is moving it",
    why: """
      Sliders and toggles lie among content, where glass has no place. They may turn to glass for as long as a finger \
      is on them, which shows that they answer. At rest that look would only say that something is a control, which \
      its shape says already, and would mix glass into the content.
      """,
    instead: """
      Describe the moment of touch with "state": "active", and leave the look at rest to the system.
      """,
    source: "HIG, Materials: controls in the content layer take the look of glass only while a person activates them",
    members: ["material", "role", "layer", "interaction", "state"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard GlassPlacement.of(surface) == .restingControl else { return }
    report.add(
      "\(surface.role.value.phrase) among content turns to glass only while it is moved; "
        + "declare “state” as \"active\", or leave the look at rest to the system",
      at: context.place(surface, .state, .material, surface.layerCause, .interaction), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "The knob is glass under the finger", on: .apple,
      """
      {
        "volume": {
          "$type": "surface",
          "$value": { "role": "slider", "material": "{apple.glass.regular}", "state": "active" }
        }
      }
      """),
    .bad(
      "The state that was declared is not the one that glass is for", on: .apple,
      """
      {
        "shuffle": {
          "$type": "surface",
          "$value": { "role": "toggle", "material": "{apple.glass.regular}", "state": 1️⃣"selected" }
        }
      }
      """),
    .bad(
      "A surface is at rest unless it says otherwise", on: [.iOS, .iPadOS],
      """
      {
        "volume": {
          "$type": "surface",
          "$value": {
            "role": "slider",
            "platforms": ["iOS", "iPadOS"],
            "material": 1️⃣"{apple.glass.regular}"
          }
        }
      }
      """),
  ]
}
