import TokenDiagnostics
import TokenModel

/// `macos-purpose`
enum MacOSPurpose: SurfaceRule {
  static let page = RulePage(
    "macos-purpose", area: .macOS, platforms: [.macOS], strength: .must, severity: .warning,
    summary: "An AppKit material is used for something else than it is made for",
    why: """
      AppKit's materials are named for a purpose, not for a look. The system draws each as that part of a window looks \
      on the version that runs, with the wallpaper, the accent and the settings of the person, and changes it when the \
      part changes. A material that was borrowed for its looks changes with the part it was made for and not with the \
      part it is used on.
      """,
    instead: """
      Name the purpose that belongs to the surface's role, or use a material without a purpose, such as \
      {apple.material.regular}.
      """,
    source: "HIG, Materials, macOS: several standard materials, each with a designated purpose",
    members: ["role", "material", "appKit.material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard let purpose = surface.material?.appKit?.purpose else { return }
    let wanted = surface.traits.purposes
    guard let first = wanted.first, !wanted.contains(purpose) else { return }
    let names = wanted.map { "“\($0.rawValue)”" }.joined(separator: " or ")
    report.add(
      "the AppKit material “\(purpose.rawValue)” is not made for \(surface.role.value.phrase); use \(names)",
      at: context.place(surface, .material, .role), on: surface,
      fixes: [context.use("apple.macOS.\(first.rawValue)", at: surface.materialChoice.place)])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A list of the material of content; buttons have no purpose of their own", on: [.macOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["macOS"],
            "material": "{apple.macOS.contentBackground}"
          }
        },
        "more": {
          "$type": "surface",
          "$value": { "role": "button", "platforms": ["macOS"], "material": "{apple.macOS.popover}" }
        }
      }
      """),
    .bad(
      "A list of the material of heads-up displays", on: [.macOS],
      """
      {
        "songs": {
          "$type": "surface",
          "$value": { "role": "list", "platforms": ["macOS"], "material": 1️⃣"{apple.macOS.hudWindow}" }
        }
      }
      """),
  ]
}
