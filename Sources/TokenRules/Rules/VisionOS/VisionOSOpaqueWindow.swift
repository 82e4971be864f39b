import TokenDiagnostics
import TokenModel

/// `visionos-opaque-window`
enum VisionOSOpaqueWindow: SurfaceRule {
  static let page = RulePage(
    "visionos-opaque-window", area: .visionOS, platforms: [.visionOS], strength: .avoid, severity: .warning,
    summary: "A window on visionOS, or a part of one, is opaque",
    why: """
      A window stands in the room. Its glass lets light and people through, so that nobody feels shut in or loses \
      sight of what is around. An opaque colour over the window or a large part of it is a wall.
      """,
    instead: """
      Leave the window to the system, set parts of it off with {apple.material.regular}, or give "fill" an alpha well \
      below 1.
      """,
    source: "HIG, Materials, visionOS: prefer translucency to opaque colours in windows",
    members: ["role", "fill", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard isOpaque(surface) else { return }
    let place = surface.hasOpaqueFill ? context.place(surface, .fill, .role) : context.place(surface, .material, .role)
    report.add(
      "an opaque color shuts out the room behind \(surface.role.value.phrase); use a material, or let some light through",
      at: place, on: surface)
  }

  /// Whether a surface is a window, or a region of one, that nothing shows through.
  static func isOpaque(_ surface: PlatformSurface) -> Bool {
    switch surface.role.value {
    case .window:
      // Of a window that is not the system's glass, visionos-window-glass says all there is to say.
      surface.materialChoice.value == .system && surface.hasOpaqueFill
    case .appBackground, .pageBackground, .section, .sidebar, .list, .groupedTable, .fullscreen:
      surface.hasOpaqueFill || hasOpaqueTint(surface)
    default: false
    }
  }

  private static func hasOpaqueTint(_ surface: PlatformSurface) -> Bool {
    // A thickness beside the appearance is what the system draws here.
    guard let material = surface.material, material.thickness == nil, let appearance = material.appearance else {
      return false
    }
    return [appearance.light, appearance.dark].contains { $0.tint?.alpha == 1 }
  }

  private static let examples: [RuleExample] = [
    .good(
      "A part of a window that is set off by a material; a small badge may be opaque", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}"
          }
        },
        "count": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "platforms": ["visionOS"],
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [0.8, 0.1, 0.1] }
          }
        }
      }
      """),
    .bad(
      "A dark plane", on: [.visionOS],
      """
      {
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "none",
            "fill": 1️⃣{ "colorSpace": "srgb", "components": [0.11, 0.11, 0.12] }
          }
        }
      }
      """),
    .bad(
      "A colour under the system's glass", on: [.visionOS],
      """
      {
        "main": {
          "$type": "surface",
          "$value": {
            "role": "window",
            "platforms": ["visionOS"],
            "material": "system",
            "fill": 1️⃣{ "colorSpace": "srgb", "components": [0.11, 0.11, 0.12] }
          }
        }
      }
      """),
  ]
}
