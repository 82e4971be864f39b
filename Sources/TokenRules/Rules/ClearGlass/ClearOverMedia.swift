import TokenDiagnostics
import TokenModel

/// `clear-over-media`
enum ClearOverMedia: SurfaceRule {
  static let page = RulePage(
    "clear-over-media", area: .clearGlass, platforms: .apple, strength: .consider, severity: .info,
    summary: "Controls that float over media are made of regular glass",
    why: """
      Regular glass evens out what lies behind it, which takes a band out of the picture people are looking at. Clear \
      glass leaves photos and video as they are and lets controls sit in the picture. It asks for a dimming layer \
      where the picture is bright.
      """,
    instead: """
      Consider {apple.glass.clear}, with "backdrop.luminance" and "dimming" declared. Where the controls hold much \
      text, regular is right.
      """,
    source: "HIG, Materials: clear glass makes components that float over photos and videos more immersive",
    members: ["role", "backdrop.content", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.role.value == .mediaControls, surface.material?.variant == .regular, surface.text != .heavy,
      GlassPlacement.of(surface) == .allowed, let content = surface.backdrop?.content?.value, content.isMedia
    else { return }
    report.add(
      "regular glass takes a band out of the \(content.picture) behind these controls; consider "
        + "{\(LibraryPath.clearGlass)}",
      at: context.place(surface, .material, .backdropContent, .role), on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "The film stays whole", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright" },
            "dimming": 0.35
          }
        }
      }
      """),
    .bad(
      "A band of glass across it", on: .apple,
      """
      {
        "controls": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "material": 1️⃣"{apple.glass.regular}",
            "backdrop": { "content": "video", "luminance": "bright" }
          }
        }
      }
      """),
  ]
}

extension Backdrop.Content {
  /// Whether it is media in the narrow sense: something people look at or watch, rather than use.
  var isMedia: Bool { self == .media || self == .photo || self == .video || self == .artwork }

  /// One of it.
  var picture: String { self == .media ? "picture" : rawValue }
}
