import TokenDiagnostics
import TokenModel

/// `x-glass-on-glass`
enum XGlassOnGlass: SurfaceRule {
  static let page = RulePage(
    "x-glass-on-glass", area: .glass, platforms: .apple, strength: .avoid, severity: .error,
    summary: "Glass lies on glass",
    why: """
      Glass takes its look from the content behind the whole stack, never from glass beneath it. A button of glass on \
      a bar of glass therefore shows what the bar shows, and its edge all but disappears: a contrast of 1.02 : 1 was \
      measured. Layers of glass also blur what is in front of what.
      """,
    instead: """
      Give the upper surface "material": "none", with a fill or vibrancy of its own, or lay it on content. A system \
      bar counts as glass where the system's bars are made of it.
      """,
    source: "WWDC25, session 219, and Apple's guide to adopting Liquid Glass: avoid glass on glass",
    members: ["material", "on"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isGlass || surface.isSystemGlass else { return }
    var notes: [Note] = []
    switch context.ground(of: surface) {
    case .content: return
    case .material(let material): guard surface.isGlass, material.kind == .glass else { return }
    case .surface(let lower):
      // Where the system draws both, it knows what it does.
      guard lower.isGlass || (lower.isSystemGlass && surface.isGlass) else { return }
      let name = context.set.path(of: lower.token)
      let kind = lower.isGlass ? "is made of glass" : "is a bar that the system makes of glass"
      notes = [Note("“\(name)”, which it lies on, \(kind)", at: lower.materialChoice.place)]
    }
    report.add(
      "glass on glass can't be told apart, both show the content behind; make this of no material, or lay it on content",
      at: context.place(surface, .material, .on), on: surface, notes: notes,
      fixes: [
        surface.isGlass
          ? FixIt("replace with \"none\"", replacing: surface.materialChoice.place, with: "\"none\"") : nil
      ])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A symbol without material on a panel of glass, and glass on a card", on: .apple,
      """
      {
        "panel": {
          "$type": "surface",
          "$value": { "role": "hud", "material": "{apple.glass.regular}" }
        },
        "mute": {
          "$type": "surface",
          "$value": {
            "role": "button",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"],
            "material": "none",
            "on": "{panel}"
          }
        },
        "card": {
          "$type": "surface",
          "$value": { "role": "card", "material": "{apple.material.regular}" }
        },
        "levels": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"],
            "material": "{apple.glass.regular}",
            "on": "{card}"
          }
        }
      }
      """),
    .bad(
      "A panel of glass on another", on: .apple,
      """
      {
        "panel": {
          "$type": "surface",
          "$value": { "role": "hud", "material": "{apple.glass.regular}" }
        },
        "levels": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"],
            "material": 1️⃣"{apple.glass.regular}",
            "on": "{panel}"
          }
        }
      }
      """),
    .bad(
      "Glass on a toolbar, which the system makes of glass", on: [.iOS, .iPadOS, .macOS, .tvOS],
      """
      {
        "bar": {
          "$type": "surface",
          "$value": { "role": "toolbar", "material": "system" }
        },
        "levels": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS"],
            "material": 1️⃣"{apple.glass.regular}",
            "on": "{bar}"
          }
        }
      }
      """),
  ]
}
