import TokenDiagnostics
import TokenModel

/// `visionos-no-dark-mode`
enum VisionOSNoDarkMode: SurfaceRule {
  static let page = RulePage(
    "visionos-no-dark-mode", area: .visionOS, platforms: [.visionOS], strength: .must, severity: .warning,
    summary: "A surface on visionOS requires a light or dark scheme",
    why: """
      visionOS has no dark mode to switch to. Its glass grows brighter or darker with the room and the content behind \
      the window, and everything on it follows. A scheme that is fixed from outside answers a question nobody asks \
      there, and fights with the glass.
      """,
    instead: """
      Leave "scheme" out on visionOS, or set it to "both" in an override for it.
      """,
    source: "HIG, Materials, visionOS: there is no distinct dark mode setting; glass adapts to what is behind",
    members: ["scheme"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.scheme != .both, let scheme = surface.declared.scheme else { return }
    let isOwn = context.isOnly(.visionOS, at: scheme.place, of: surface)
    report.add(
      "there is no \(surface.scheme.rawValue) mode to require here, the glass adapts by itself; set “scheme” to \"both\"",
      at: scheme.place, on: surface,
      fixes: [isOwn ? FixIt("replace with \"both\"", replacing: scheme.place, with: "\"both\"") : nil])
  }

  private static let examples: [RuleExample] = [
    .good(
      "No scheme here, whatever another platform requires", on: [.visionOS],
      """
      {
        "lyrics": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["iOS", "visionOS"],
            "scheme": "dark",
            "schemeReason": "Lyrics are read at night.",
            "material": "{apple.material.regular}",
            "overrides": { "visionOS": { "scheme": "both" } }
          }
        }
      }
      """),
    .bad(
      "A dark scheme", on: [.visionOS],
      """
      {
        "lyrics": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["visionOS"],
            "scheme": 1️⃣"dark",
            "material": "{apple.material.regular}"
          }
        }
      }
      """),
  ]
}
