import TokenDiagnostics
import TokenModel

/// `x-vibrancy-blur-match`
enum XVibrancyBlurMatch: SurfaceRule {
  static let page = RulePage(
    "x-vibrancy-blur-match", area: .vibrancy, platforms: [.iOS, .iPadOS, .tvOS, .visionOS], strength: .must,
    severity: .error,
    summary: "A foreground is vibrant where there is no material",
    why: """
      A vibrancy effect is made from the blur of the material beneath it and draws with what that blur lets through. \
      On a surface that declares a material the outputs match the two. Without a material there is no blur to take, and \
      the element comes out invisible or in a colour nobody chose.
      """,
    instead: """
      Give the surface a material, or the foreground a "color", such as {apple.color.label}.
      """,
    source: "UIKit, UIVibrancyEffect: it takes the same blur effect as the view it is placed on",
    members: ["material", "content.*.vibrancy"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.materialChoice.value == .none else { return }
    for foreground in surface.content {
      // A colour beside the vibrancy puts an end to it; that is another rule's to report.
      guard foreground.secondStyle == nil, case .vibrancy(let token) = foreground.style.value,
        case .vibrancy(let vibrancy)? = context.set.baseValue(of: token), !isMismatch(foreground, vibrancy)
      else { continue }
      let path = color(vibrancy)
      report.add(
        "“\(foreground.name.clippedName)” is vibrant, and there is no material beneath it; give the surface one, or use "
          + "a color such as {\(path)}",
        at: foreground.style.place, on: surface, notes: context.aliasNotes(token),
        fixes: [context.replaceMember(ofValue: foreground.style.place, on: surface, with: "color", path)])
    }
  }

  /// Whether the category is wrong anyway; once that is mended, this is found.
  private static func isMismatch(_ foreground: Foreground, _ vibrancy: VibrancyValue) -> Bool {
    foreground.element.value.category.map { $0 != vibrancy.category } ?? false
  }

  /// The system colour that stands for a level.
  private static func color(_ vibrancy: VibrancyValue) -> String {
    let level = vibrancy.level == .primary ? "" : vibrancy.level.rawValue
    let name: String =
      switch vibrancy.category {
      case .label: level.isEmpty ? "label" : "\(level)Label"
      case .fill: level.isEmpty ? "systemFill" : "\(level)SystemFill"
      case .separator: "separator"
      }
    return "apple.color.\(name)"
  }

  private static let examples: [RuleExample] = [
    .good(
      "A color where there is no material, vibrancy where there is one", on: [.iOS, .iPadOS, .tvOS, .visionOS],
      """
      {
        "count": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] },
            "content": { "number": { "element": "text", "color": "{apple.color.label}" } }
          }
        },
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "content": { "title": { "element": "text", "vibrancy": "{apple.vibrancy.label}" } }
          }
        }
      }
      """),
    .bad(
      "Vibrant text on a plain color", on: [.iOS, .iPadOS, .tvOS, .visionOS],
      """
      {
        "count": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] },
            "content": { "number": { "element": "text", "vibrancy": 1️⃣"{apple.vibrancy.label}" } }
          }
        }
      }
      """),
  ]
}
