import TokenDiagnostics
import TokenModel

/// `visionos-material-if-needed`
enum VisionOSMaterialIfNeeded: SurfaceRule {
  static let page = RulePage(
    "visionos-material-if-needed", area: .visionOS, platforms: [.visionOS], strength: .consider, severity: .info,
    summary: "A custom component on visionOS is to stand out and has no material",
    why: """
      What stands on the glass of a window takes its light from it. A material between the two separates a component \
      from its surroundings, or shows that it can be acted on, and keeps doing so when the room changes. A plain \
      colour does it in one light only.
      """,
    instead: """
      Give the component {apple.material.thin} if it is interactive, {apple.material.regular} to separate it.
      """,
    source: "HIG, Materials, visionOS: a custom component may need a material for separation or to show interactivity",
    members: ["custom", "material", "purpose"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isCustom, surface.materialChoice.value == .none, !VisionOSOpaqueWindow.isOpaque(surface) else {
      return
    }
    let thickness: MaterialValue.Thickness
    switch surface.purpose {
    case .interactive: thickness = surface.role.value.isVisionSection ? .regular : .thin
    case .separation: thickness = .regular
    case .none, .darkDistinct, .keepContext: return
    }
    let aim = surface.purpose == .interactive ? "shows that it can be acted on" : "separates it from what is around"
    report.add(
      "this component has no material that \(aim); use a \(thickness.adjective) one",
      at: context.place(surface, .material, .purpose, .custom), on: surface,
      fixes: [context.use("apple.material.\(thickness.rawValue)", at: surface.materialChoice.place)])
  }

  private static let examples: [RuleExample] = [
    .good(
      "Thin material on what can be acted on; nothing on what need not stand out", on: [.visionOS],
      """
      {
        "dial": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["visionOS"],
            "custom": true,
            "purpose": "interactive",
            "material": "{apple.material.thin}"
          }
        },
        "note": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["visionOS"],
            "custom": true,
            "material": "none"
          }
        }
      }
      """),
    .bad(
      "A pale colour alone", on: [.visionOS],
      """
      {
        "dial": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["visionOS"],
            "custom": true,
            "purpose": "interactive",
            "material": 1️⃣"none",
            "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.2 }
          }
        }
      }
      """),
  ]
}
