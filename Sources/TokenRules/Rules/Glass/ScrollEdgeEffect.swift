import TokenDiagnostics
import TokenModel

/// `scroll-edge-effect`
enum ScrollEdgeEffect: SurfaceRule {
  static let page = RulePage(
    "scroll-edge-effect", area: .glass, platforms: .apple, strength: .fact, severity: .warning,
    summary: "The scroll edge effect beneath a bar of glass is hidden",
    why: """
      Where content scrolls beneath a bar of glass, the scroll edge effect blurs it and makes it fade, so that the \
      symbols on the bar stay legible. Hidden, the content runs sharp and bright right beneath them.
      """,
    instead: """
      Leave "scrollEdge" out, or choose soft or hard.
      """,
    source: "HIG, Materials: scroll edge effects blur background content beneath glass and reduce its opacity",
    members: ["role", "material", "scrollEdge"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.scrollEdge == .hidden, surface.role.value.isBar, surface.isGlassBar else { return }
    report.add(
      "without the scroll edge effect, content runs sharp beneath the glass of \(surface.role.value.phrase); "
        + "leave “scrollEdge” out, or choose soft or hard",
      at: context.place(surface, .scrollEdge, .role, .material), on: surface,
      fixes: [surface.declared.scrollEdge.map { context.replace($0.place, with: "automatic") }])
  }

  private static let examples: [RuleExample] = [
    .good(
      "The effect as it comes, and a soft one", on: .apple,
      """
      {
        "tabs": {
          "$type": "surface",
          "$value": { "role": "tab-bar", "material": "system" }
        },
        "tools": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "custom": true,
            "importance": "primary",
            "likeSystem": "toolbar",
            "vibrancyAllowed": false,
            "scrollEdge": "soft"
          }
        }
      }
      """),
    .bad(
      "A bar without it", on: .apple,
      """
      {
        "tools": {
          "$type": "surface",
          "$value": {
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "custom": true,
            "importance": "primary",
            "likeSystem": "toolbar",
            "vibrancyAllowed": false,
            "scrollEdge": 1️⃣"hidden"
          }
        }
      }
      """),
  ]
}

extension Role {
  /// The bars beneath which content scrolls.
  var isBar: Bool { self == .tabBar || self == .toolbar || self == .navBar || self == .titlebar }
}

extension PlatformSurface {
  /// Whether a bar is made of glass: by name, or by the system where its bars are.
  var isGlassBar: Bool {
    guard materialChoice.value == .system else { return isGlass }
    return [.iOS, .iPadOS, .macOS, .tvOS].contains(platform)
  }
}
