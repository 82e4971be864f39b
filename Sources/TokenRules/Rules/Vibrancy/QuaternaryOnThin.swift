import TokenDiagnostics
import TokenModel

/// `quaternary-on-thin`
enum QuaternaryOnThin: SurfaceRule {
  static let page = RulePage(
    "quaternary-on-thin", area: .vibrancy, platforms: [.iOS, .iPadOS], strength: .avoid, severity: .warning,
    summary: "A quaternary label stands on a thin or ultra-thin material",
    why: """
      The quaternary level is the faintest a label has. Thin materials let the most of the background through, so \
      that nothing evens out what the faint label stands on, and its contrast falls to almost none. The three stronger \
      levels work on every material.
      """,
    instead: """
      Use tertiaryLabel, or a regular or thick material.
      """,
    source: "HIG, Materials: avoid the quaternary label on thin and ultra-thin materials; its contrast is too low",
    members: ["material", "content.*.vibrancy"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard let thickness = surface.material?.thickness, thickness == .thin || thickness == .ultraThin else { return }
    for foreground in surface.content {
      guard case .vibrancy(let token) = foreground.style.value,
        case .vibrancy(let vibrancy)? = context.set.baseValue(of: token),
        vibrancy.category == .label, vibrancy.level == .quaternary
      else { continue }
      report.add(
        "a quaternary label on \(thickness.adjective) material can't be read; use a tertiary one or a thicker material",
        at: foreground.style.place, on: surface, notes: context.aliasNotes(token),
        fixes: [context.use(LibraryPath.vibrancy(.label, .tertiary), at: foreground.style.place)])
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "Tertiary reads on thin, quaternary on regular", on: [.iOS, .iPadOS],
      """
      {
        "queue": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thin}",
            "content": {
              "time": { "element": "text", "vibrancy": "{apple.vibrancy.tertiaryLabel}" }
            }
          }
        },
        "history": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.regular}",
            "content": {
              "time": { "element": "text", "vibrancy": "{apple.vibrancy.quaternaryLabel}" }
            }
          }
        }
      }
      """),
    .bad(
      "The faintest level on a thin material", on: [.iOS, .iPadOS],
      """
      {
        "queue": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS", "tvOS"],
            "material": "{apple.material.thin}",
            "content": {
              "time": { "element": "text", "vibrancy": 1️⃣"{apple.vibrancy.quaternaryLabel}" }
            }
          }
        }
      }
      """),
  ]
}
