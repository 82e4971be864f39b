import TokenDiagnostics
import TokenModel

/// `tvos-focus-glass`
enum TVOSFocusGlass: SurfaceRule {
  static let page = RulePage(
    "tvos-focus-glass", area: .tvOS, platforms: [.tvOS], strength: .fact, severity: .warning,
    summary: "A button on tvOS is made of glass without having the focus",
    why: """
      On a television glass is how the focus looks: the button or picture that the remote acts on turns to glass and \
      stands out from its neighbours. A button that is glass at rest looks focused to people who find their way by \
      just that difference.
      """,
    instead: """
      Declare "state": "focused" for the look with the focus, and give the look at rest a standard material or none.
      """,
    source: "HIG, Materials, tvOS: image views and buttons take on glass when they gain focus",
    members: ["role", "material", "state"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    // A picture lies in the content layer, where glass without the focus is for glass-in-content-layer to report; so
    // is a button that was put there.
    guard surface.isGlass, surface.role.value == .button, surface.state != .focused,
      GlassPlacement.of(surface) == .allowed
    else { return }
    report.add(
      "\(surface.role.value.phrase) turns to glass when it gains the focus, and this one is drawn \(drawn(surface.state)); use glass "
        + "for “state” \"focused\" only",
      at: context.place(surface, .material, .state, .role), on: surface)
  }

  private static func drawn(_ state: SurfaceState) -> String {
    state == .rest ? "at rest" : "\(state.rawValue)"
  }

  private static let examples: [RuleExample] = [
    .good(
      "Glass with the focus; a panel of controls is another matter", on: [.tvOS],
      """
      {
        "play": {
          "$type": "surface",
          "$value": {
            "role": "button",
            "platforms": ["tvOS"],
            "material": "{apple.glass.regular}",
            "state": "focused"
          }
        },
        "levels": {
          "$type": "surface",
          "$value": { "role": "hud", "platforms": ["tvOS"], "material": "{apple.glass.regular}" }
        }
      }
      """),
    .bad(
      "Glass at rest", on: [.tvOS],
      """
      {
        "play": {
          "$type": "surface",
          "$value": { "role": "button", "platforms": ["tvOS"], "material": 1️⃣"{apple.glass.regular}" }
        }
      }
      """),
  ]
}
