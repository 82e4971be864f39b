import TokenDiagnostics
import TokenModel

/// `tvos-thickness`
enum TVOSThickness: Rule {
  static let page = RulePage(
    "tvos-thickness", area: .tvOS, scope: .token, platforms: [.tvOS], strength: .fact, severity: .error,
    summary: "A material that is called thicker hides no more than a thinner one beside it",
    why: """
      The thickness of a standard material says how much of what lies beneath shows through: the thinner, the more. \
      Whoever picks a thicker one does so for text that could not be read otherwise. If the thicker tint is no \
      stronger, that choice does nothing, and nobody will look for the reason in its name.
      """,
    instead: """
      Let the alpha of "tint" grow from ultraThin over thin and regular to thick, in light and in dark.
      """,
    source: "HIG, Materials, tvOS: the thickness of a material sets how prominently content shows through",
    members: ["thickness", "appearance.*.tint"], types: [.material], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    let steps = context.tokens(of: .material).compactMap { token in
      step(context.material(token)).map { (token: token, step: $0, group: group(of: token, context)) }
    }
    // The first material of each step.
    var scales: [PathID?: [MaterialValue.Thickness: TokenID]] = [:]
    for (token, step, group) in steps where scales[group]?[step] == nil { scales[group, default: [:]][step] = token }
    for (token, step, group) in steps {
      let thinner = MaterialValue.Thickness.allCases.prefix { $0 != step }.reversed()
      guard let neighbour = thinner.lazy.compactMap({ scales[group]?[$0] }).first else { continue }
      for scheme in ["light", "dark"] { compare(token, neighbour, scheme, context, &report) }
    }
  }

  private static func group(of token: TokenID, _ context: RuleContext) -> PathID? {
    context.set.assembled.paths.parent(of: context.set.assembled[token].path)
  }

  /// The step of a team's own scale that a material is; bars have no place in it.
  private static func step(_ material: MaterialValue?) -> MaterialValue.Thickness? {
    guard let material, material.appearance != nil, material.thickness != .bar else { return nil }
    return material.thickness
  }

  private static func compare(
    _ token: TokenID, _ thinner: TokenID, _ scheme: String, _ context: RuleContext, _ report: inout RuleReport
  ) {
    guard let thick = context.material(token), let thin = context.material(thinner) else { return }
    let (own, other) = (opacity(thick, scheme), opacity(thin, scheme))
    guard own <= other, let thickness = thick.thickness, let below = thin.thickness else { return }
    report.add(
      "a \(thickness.adjective) material hides more than a \(below.adjective) one, and this tint of \(String.percent(own)) "
        + "does not hide more than \(String.percent(other)); make it stronger",
      at: context.place(inToken: token, path: ["appearance", scheme, "tint"]), onToken: token,
      notes: [
        Note(
          "“\(context.set.path(of: thinner))” is \(below.adjective)",
          at: context.place(inToken: thinner, path: ["appearance", scheme, "tint"]))
      ])
  }

  private static func opacity(_ material: MaterialValue, _ scheme: String) -> Double {
    let appearance = scheme == "light" ? material.appearance?.light : material.appearance?.dark
    return appearance?.tint?.alpha ?? 0
  }

  private static let examples: [RuleExample] = [
    .good(
      "The thicker, the stronger the tint", on: [.tvOS],
      """
      {
        "own": {
          "$type": "material",
          "thin": {
            "$value": {
              "kind": "standard",
              "thickness": "thin",
              "appearance": {
                "light": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.3 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                },
                "dark": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.35 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                }
              }
            }
          },
          "thick": {
            "$value": {
              "kind": "standard",
              "thickness": "thick",
              "appearance": {
                "light": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.6 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                },
                "dark": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.7 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                }
              }
            }
          }
        }
      }
      """),
    .bad(
      "Regular hides less than thin", on: [.tvOS],
      """
      {
        "own": {
          "$type": "material",
          "thin": {
            "$value": {
              "kind": "standard",
              "thickness": "thin",
              "appearance": {
                "light": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                },
                "dark": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.3 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                }
              }
            }
          },
          "regular": {
            "$value": {
              "kind": "standard",
              "thickness": "regular",
              "appearance": {
                "light": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": 1️⃣{ "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.4 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                },
                "dark": {
                  "blur": { "value": 30, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.4 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0, 0, 0] } }
                }
              }
            }
          }
        }
      }
      """),
  ]
}
