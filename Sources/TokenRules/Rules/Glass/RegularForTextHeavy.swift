import TokenDiagnostics
import TokenModel

/// `regular-for-text-heavy`
enum RegularForTextHeavy: SurfaceRule {
  static let page = RulePage(
    "regular-for-text-heavy", area: .glass, platforms: .apple, strength: .must, severity: .error,
    summary: "Clear glass lies under a lot of text",
    why: """
      Regular glass blurs what is behind and evens out its brightness, which keeps text readable over anything. Clear \
      glass does neither to speak of. A short label survives that over the right picture; the sentences of an alert, \
      a sidebar or a popover do not.
      """,
    instead: """
      Use regular glass. If the surface holds no more than a short label after all, declare "text": "brief".
      """,
    source: "HIG, Materials: the regular variant is for components with much text, such as alerts and sidebars",
    members: ["material", "role", "text"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isClearGlass, surface.text == .heavy else { return }
    report.add(
      "clear glass leaves the text of \(surface.role.value.phrase) hard to read; use regular glass",
      at: context.place(surface, .material, surface.textCause), on: surface,
      fixes: [context.use(LibraryPath.regularGlass, at: surface.materialChoice.place)])
  }

  private static let examples: [RuleExample] = [
    .good(
      "An alert is read before it is answered", on: .apple,
      """
      {
        "leave": {
          "$type": "surface",
          "$value": {
            "role": "alert",
            "material": "{apple.glass.regular}",
            "custom": true,
            "importance": "primary",
            "likeSystem": "alert",
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "An alert holds much text by its role", on: .apple,
      """
      {
        "leave": {
          "$type": "surface",
          "$value": {
            "role": "alert",
            "material": 1️⃣"{apple.glass.clear}",
            "backdrop": { "content": "photo", "luminance": "dark" },
            "dimming": "none",
            "custom": true,
            "importance": "primary",
            "likeSystem": "tooltip",
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "Controls that were declared to hold much text", on: [.iOS, .iPadOS],
      """
      {
        "credits": {
          "$type": "surface",
          "$value": {
            "role": "media-controls",
            "platforms": ["iOS", "iPadOS"],
            "material": 1️⃣"{apple.glass.clear}",
            "text": "heavy",
            "backdrop": { "content": "video", "luminance": "dark" },
            "dimming": "none"
          }
        }
      }
      """),
  ]
}
