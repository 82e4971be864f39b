import TokenDiagnostics
import TokenModel

/// `x-availability`
enum XAvailability: SurfaceRule {
  static let page = RulePage(
    "x-availability", area: .materials, platforms: [.iOS, .iPadOS, .tvOS, .visionOS, .watchOS], strength: .must,
    severity: .error,
    summary: "A material that AppKit alone can draw is used on another platform than macOS",
    why: """
      For most materials the outputs hold a substitute wherever the system has none. An AppKit purpose is only a name \
      that AppKit knows: nothing tells how it looks elsewhere, so that nothing could stand in for it and the surface \
      would be empty.
      """,
    instead: """
      Use a material such as {apple.material.regular} and put the AppKit one into an override for macOS, or leave the \
      other platforms out of "platforms".
      """,
    source: "AppKit, NSVisualEffectView: its materials exist on macOS only",
    members: ["material", "platforms"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard let material = surface.material, material.isAppKitOnly, let purpose = material.appKit?.purpose else { return }
    report.add(
      "“\(purpose.rawValue)” is a material that AppKit alone can draw; use another here, or leave this platform out",
      at: context.place(surface, .material), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "AppKit's material in an override", on: [.iOS, .iPadOS, .tvOS, .visionOS, .watchOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "material": "{apple.material.regular}",
            "overrides": { "macOS": { "material": "{apple.macOS.contentBackground}" } }
          }
        }
      }
      """),
    .bad(
      "AppKit's material everywhere", on: [.iOS, .iPadOS, .tvOS, .visionOS, .watchOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": { "role": "list", "material": 1️⃣"{apple.macOS.contentBackground}" }
        }
      }
      """),
  ]
}
