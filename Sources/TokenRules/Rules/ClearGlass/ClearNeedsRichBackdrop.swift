import TokenDiagnostics
import TokenModel

/// `clear-needs-rich-backdrop`
enum ClearNeedsRichBackdrop: SurfaceRule {
  static let page = RulePage(
    "clear-needs-rich-backdrop", area: .clearGlass, platforms: .apple, strength: .must, severity: .error,
    summary: "Clear glass lies over something that is not visually rich",
    why: """
      Clear glass gives up legibility so that a picture behind it keeps its colours. Over text, app content or a plain \
      colour there is no picture to keep: what shines through only disturbs what stands on the glass. The same holds \
      where nobody knows what will lie behind.
      """,
    instead: """
      Use regular glass. Clear glass is for media, photos, video, artwork, maps and games.
      """,
    source: "HIG, Materials: the clear variant is only for components over visually rich backgrounds",
    members: ["material", "backdrop.content"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isClearGlass, let content = surface.backdrop?.content?.value, !content.isRich else { return }
    report.add(
      "clear glass is for photos, video and the like, not for a place over \(content.noun); use regular glass",
      at: context.place(surface, .backdropContent, .material), on: surface,
      fixes: [context.use(LibraryPath.regularGlass, at: surface.materialChoice.place)])
  }

  private static let examples: [RuleExample] = [
    .good(
      "Controls that float over a film", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "dark" },
            "dimming": "none"
          }
        }
      }
      """),
    .bad(
      "Nothing to see through the glass", on: .apple,
      """
      {
        "compose": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": 1️⃣"solid", "luminance": "dark" },
            "dimming": "none"
          }
        }
      }
      """),
  ]
}
