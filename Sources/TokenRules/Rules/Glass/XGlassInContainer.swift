import TokenDiagnostics
import TokenModel

/// `x-glass-in-container`
enum XGlassInContainer: Rule {
  static let page = RulePage(
    "x-glass-in-container", area: .glass, scope: .platform, platforms: [.iOS, .iPadOS, .macOS, .tvOS, .watchOS],
    strength: .consider, severity: .info,
    summary: "Several pieces of glass lie side by side outside a container",
    why: """
      Glass can't sample other glass. In one container the system samples the content once for all of them, lets \
      shapes that come close melt into each other, and draws them faster. Outside a container neighbours distort each \
      other's edges.
      """,
    instead: """
      Give the pieces of glass that lie on one surface the same "group", which stands for the container.
      """,
    source: "SwiftUI, GlassEffectContainer: combine several glass shapes in one container",
    members: ["group", "on", "material"], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    struct Key: Hashable {
      let platform: Platform
      let ground: TokenID
    }
    var siblings: [Key: [PlatformSurface]] = [:]
    var order: [Key] = []
    for surface in context.surfaces where page.platforms.contains(surface.platform) && surface.isGlass {
      guard let ground = ground(of: surface, context) else { continue }
      let key = Key(platform: surface.platform, ground: ground)
      if siblings[key] == nil { order.append(key) }
      siblings[key, default: []].append(surface)
    }
    for key in order { check(siblings[key] ?? [], context, &report) }
  }

  /// The token that a surface lies on; nil for content, of which there is more than one piece.
  private static func ground(of surface: PlatformSurface, _ context: RuleContext) -> TokenID? {
    switch surface.on {
    case .content: nil
    case .surface(let token), .material(let token): context.set.graph.origin(of: token)
    }
  }

  private static func aliasNotes(_ surface: PlatformSurface, _ context: RuleContext) -> [Note] {
    switch surface.on {
    case .content: []
    case .surface(let token), .material(let token): context.aliasNotes(token)
    }
  }

  private static func check(_ glass: [PlatformSurface], _ context: RuleContext, _ report: inout RuleReport) {
    guard glass.count > 1, let alone = glass.first(where: { $0.declared.group == nil }) else { return }
    let others = glass.filter { $0.token != alone.token }.prefix(3)
    report.add(
      "\(glass.count) pieces of glass lie side by side here, and this one is in no container; give them one “group”",
      at: context.place(alone, .on, .material), on: alone,
      notes: aliasNotes(alone, context)
        + others.map { Note("“\(context.set.path(of: $0.token))” lies on the same", at: context.place($0, .on)) })
  }

  private static let examples: [RuleExample] = [
    .good(
      "Two in a container, and one alone", on: [.iOS, .iPadOS, .macOS, .tvOS, .watchOS],
      """
      {
        "card": {
          "$type": "surface",
          "$value": { "role": "card", "material": "{apple.material.regular}" }
        },
        "play": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "watchOS"],
            "material": "{apple.glass.regular}",
            "on": "{card}",
            "group": "card"
          }
        },
        "skip": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "watchOS"],
            "material": "{apple.glass.regular}",
            "on": "{card}",
            "group": "card"
          }
        },
        "levels": {
          "$type": "surface",
          "$value": { "role": "hud", "material": "{apple.glass.regular}" }
        }
      }
      """),
    .bad(
      "Two on one card", on: [.iOS, .iPadOS, .macOS, .tvOS, .watchOS],
      """
      {
        "card": {
          "$type": "surface",
          "$value": { "role": "card", "material": "{apple.material.regular}" }
        },
        "play": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "watchOS"],
            "material": "{apple.glass.regular}",
            "on": 1️⃣"{card}"
          }
        },
        "skip": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "watchOS"],
            "material": "{apple.glass.regular}",
            "on": "{card}"
          }
        }
      }
      """),
  ]
}
