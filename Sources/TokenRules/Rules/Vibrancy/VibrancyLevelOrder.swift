import TokenDiagnostics
import TokenModel

/// `vibrancy-level-order`
enum VibrancyLevelOrder: Rule {
  static let page = RulePage(
    "vibrancy-level-order", area: .vibrancy, scope: .token, platforms: [.iOS, .iPadOS], strength: .fact,
    severity: .error,
    summary: "A vibrancy level stands out no less than a stronger one beside it",
    why: """
      The names of the levels give their contrast to each other: primary stands out most, then secondary, tertiary and \
      quaternary. Surfaces pick levels by that order to tell what matters from what doesn't. Where a weaker level is \
      as strong as the one above it, everything drawn with the two looks alike, or upside down.
      """,
    instead: """
      Let the alpha of "appearance" fall from primary to quaternary, in light and in dark; where the colors differ, \
      their contrast over mid grey.
      """,
    source:
      "HIG, Materials, iOS and iPadOS: the names of the levels give their relative contrast, the default the highest",
    members: ["category", "level", "appearance"], types: [.vibrancy], examples: examples)

  private struct Scale: Hashable {
    let group: PathID?
    let category: VibrancyValue.Category
  }

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    let tokens = context.tokens(of: .vibrancy, withAliases: true)
    // The first token of each level.
    var scales: [Scale: [VibrancyValue.Level: TokenID]] = [:]
    for token in tokens {
      guard let vibrancy = vibrancy(token, context) else { continue }
      let scale = scale(of: token, vibrancy, context)
      if scales[scale]?[vibrancy.level] == nil { scales[scale, default: [:]][vibrancy.level] = token }
    }
    for token in tokens {
      guard let vibrancy = vibrancy(token, context) else { continue }
      let levels = scales[scale(of: token, vibrancy, context)] ?? [:]
      guard let stronger = stronger(than: vibrancy.level, in: levels) else { continue }
      for scheme in ["light", "dark"] { compare(token, stronger, scheme, context, &report) }
    }
  }

  private static func vibrancy(_ token: TokenID, _ context: RuleContext) -> VibrancyValue? {
    guard case .vibrancy(let value)? = context.set.baseValue(of: token) else { return nil }
    return value
  }

  /// The tokens of one category in one group form a scale.
  private static func scale(of token: TokenID, _ vibrancy: VibrancyValue, _ context: RuleContext) -> Scale {
    let group = context.set.assembled.paths.parent(of: context.set.assembled[token].path)
    return Scale(group: group, category: vibrancy.category)
  }

  /// The token of the nearest stronger level that the scale has.
  private static func stronger(
    than level: VibrancyValue.Level, in scale: [VibrancyValue.Level: TokenID]
  ) -> TokenID? {
    let stronger = VibrancyValue.Level.allCases.prefix { $0 != level }
    return stronger.reversed().lazy.compactMap { scale[$0] }.first
  }

  private static func compare(
    _ token: TokenID, _ stronger: TokenID, _ scheme: String, _ context: RuleContext, _ report: inout RuleReport
  ) {
    guard let weak = vibrancy(token, context), let strong = vibrancy(stronger, context) else { return }
    let own = scheme == "light" ? weak.appearance.light : weak.appearance.dark
    let other = scheme == "light" ? strong.appearance.light : strong.appearance.dark
    let figures: (own: String, other: String)
    if own.with(alpha: 1) == other.with(alpha: 1) {
      guard own.alpha >= other.alpha else { return }
      figures = ("an alpha of \(NumberPrinter.text(own.alpha))", NumberPrinter.text(other.alpha))
    } else {
      let (below, above) = (contrastOverGrey(own), contrastOverGrey(other))
      guard below >= above else { return }
      figures = ("a contrast of \(text(below)) over mid grey", text(above))
    }
    report.add(
      "a \(weak.level.rawValue) \(weak.category.rawValue) is weaker than a \(strong.level.rawValue) one, and this has "
        + "\(figures.own) where that has \(figures.other); make it weaker",
      at: context.place(inToken: token, path: ["appearance", scheme]), onToken: token,
      notes: context.aliasNotes(token) + [
        Note(
          "“\(context.set.path(of: stronger))” is \(strong.level.rawValue)",
          at: context.place(inToken: stronger, path: ["appearance", scheme]))
      ])
  }

  private static func text(_ contrast: Double) -> String { NumberPrinter.text(contrast.rounded(toPlaces: 2)) + " : 1" }

  /// The WCAG contrast of a colour, composited over the grey in the middle of sRGB, to that grey.
  private static func contrastOverGrey(_ color: ColorCoordinates) -> Double {
    let grey = ColorCoordinates(.srgb, 0.5, 0.5, 0.5)
    let flat = color.clipped(to: .srgb)
    let blend: (Double) -> Double = { $0 * color.alpha + 0.5 * (1 - color.alpha) }
    let shown = ColorCoordinates(.srgb, blend(flat.c0), blend(flat.c1), blend(flat.c2))
    let (one, two) = (shown.relativeLuminance, grey.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static let examples: [RuleExample] = [
    .good(
      "Each level weaker than the one above", on: [.iOS, .iPadOS],
      """
      {
        "own": {
          "$type": "vibrancy",
          "text": {
            "$value": {
              "category": "label",
              "level": "primary",
              "appearance": {
                "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.9 },
                "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.9 }
              }
            }
          },
          "muted": {
            "$value": {
              "category": "label",
              "level": "secondary",
              "appearance": {
                "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.6 },
                "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.7 }
              }
            }
          },
          "faint": {
            "$value": {
              "category": "label",
              "level": "tertiary",
              "appearance": {
                "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 },
                "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.4 }
              }
            }
          },
          "plate": {
            "$value": {
              "category": "fill",
              "level": "primary",
              "appearance": {
                "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 },
                "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.3 }
              }
            }
          }
        }
      }
      """),
    .bad(
      "Tertiary is stronger than secondary in light", on: [.iOS, .iPadOS],
      """
      {
        "own": {
          "$type": "vibrancy",
          "text": {
            "$value": {
              "category": "label",
              "level": "primary",
              "appearance": {
                "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.9 },
                "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.9 }
              }
            }
          },
          "muted": {
            "$value": {
              "category": "label",
              "level": "secondary",
              "appearance": {
                "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 },
                "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.7 }
              }
            }
          },
          "faint": {
            "$value": {
              "category": "label",
              "level": "tertiary",
              "appearance": {
                "light": 1️⃣{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 },
                "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.4 }
              }
            }
          }
        }
      }
      """),
  ]
}
