import TokenDiagnostics
import TokenModel

/// `macos-blending-chosen`
enum MacOSBlendingChosen: Rule {
  static let page = RulePage(
    "macos-blending-chosen", area: .macOS, scope: .token, platforms: [.macOS], strength: .must, severity: .warning,
    summary: "An AppKit material leaves its blending open, or blends with the wrong side of the window",
    why: """
      A material can show the desktop and other windows behind its window, or the content within the window that \
      scrolls beneath it. The two look alike in a mock-up and mean different things: a sidebar belongs to the window \
      and shows what is behind it, a title bar floats above its own content. Nobody but the designer knows which is \
      meant, and the default of the interface is a guess.
      """,
    instead: """
      Declare "blending": behindWindow for sidebars, menus, popovers and window backgrounds, withinWindow for title \
      bars, toolbars and headers.
      """,
    source: "HIG, Materials, macOS: choose the blending mode that complements the design",
    members: ["appKit.blending", "appKit.material", "role"], types: [.material, .surface], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for token in context.tokens(of: .material) {
      guard let appKit = context.material(token)?.appKit, appKit.blending == nil else { continue }
      let fix = usual(appKit.purpose).map {
        context.addMember(
          "blending", "\"\($0.rawValue)\"", after: context.place(inToken: token, path: ["appKit", "material"]))
      }
      report.add(
        "the material “\(appKit.purpose.rawValue)” does not say what it blends with; declare “blending” as "
          + "\"behindWindow\" or \"withinWindow\"",
        at: context.place(inToken: token, path: ["appKit"]), onToken: token, fixes: [fix])
    }
    for surface in context.surfaces where surface.platform == .macOS { check(surface, context, &report) }
  }

  /// Reports a blending that does not go with the role; where the purpose doesn't go with it either, that is all there
  /// is to say, and `macos-purpose` says it.
  private static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard let token = surface.materialToken, let appKit = surface.material?.appKit, let blending = appKit.blending,
      let wanted = surface.traits.blending, blending != wanted, surface.traits.purposes.contains(appKit.purpose)
    else { return }
    let isOwn = context.set.assembled.layer(of: token) == .project
    let place = isOwn ? context.place(inToken: token, path: ["appKit", "blending"]) : surface.materialChoice.place
    let side = wanted == .behindWindow ? "what is behind its window" : "what lies beneath it in its own window"
    report.add(
      "\(surface.role.value.phrase) shows \(side); set “blending” to \"\(wanted.rawValue)\"", at: place, on: surface,
      notes: isOwn ? context.notes(onToken: token) : [],
      fixes: [
        isOwn ? FixIt("replace with \"\(wanted.rawValue)\"", replacing: place, with: "\"\(wanted.rawValue)\"") : nil
      ])
  }

  /// How the first role made for a purpose blends, if all of them agree that there is one way.
  private static func usual(_ purpose: AppKitPurpose) -> AppKitBlending? {
    Role.allCases.lazy.map { RoleTraits.of($0) }.first { $0.purposes.first == purpose && $0.blending != nil }?.blending
  }

  private static let examples: [RuleExample] = [
    .good(
      "A title bar over the content of its window", on: [.macOS],
      """
      {
        "chrome": {
          "$type": "material",
          "$value": {
            "kind": "standard",
            "appKit": { "material": "titlebar", "blending": "withinWindow" }
          }
        },
        "top": {
          "$type": "surface",
          "$value": {
            "role": "titlebar",
            "platforms": ["macOS"],
            "material": "{chrome}",
            "custom": true,
            "vibrancyAllowed": false
          }
        }
      }
      """),
    .bad(
      "A title bar that leaves it open", on: [.macOS],
      """
      {
        "chrome": {
          "$type": "material",
          "$value": { "kind": "standard", "appKit": 1️⃣{ "material": "titlebar" } }
        }
      }
      """),
    .bad(
      "A title bar that shows the desktop", on: [.macOS],
      """
      {
        "chrome": {
          "$type": "material",
          "$value": {
            "kind": "standard",
            "appKit": { "material": "titlebar", "blending": 1️⃣"behindWindow" }
          }
        },
        "top": {
          "$type": "surface",
          "$value": {
            "role": "titlebar",
            "platforms": ["macOS"],
            "material": "{chrome}",
            "custom": true,
            "vibrancyAllowed": false
          }
        }
      }
      """),
  ]
}
