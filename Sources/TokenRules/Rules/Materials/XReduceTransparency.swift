import TokenDiagnostics
import TokenModel

/// `x-reduce-transparency`
enum XReduceTransparency: Rule {
  static let page = RulePage(
    "x-reduce-transparency", area: .materials, scope: .token, platforms: .all, strength: .must, severity: .error,
    summary: "A material that a team draws itself has no opaque look, or none with more contrast",
    why: """
      People who can't read over things that shine through switch transparency off, and ask for borders where they \
      can't tell planes apart. Materials of the system obey. One that a team draws itself, in CSS or in code of its own, \
      obeys only if it says how it looks then; some browsers draw no filter at all and need the opaque color anyway.
      """,
    instead: """
      Give "appearance.light" and "appearance.dark" an "opaque" color of alpha 1, and a border in "increasedContrast".
      """,
    source: "HIG, Accessibility: respect Reduce Transparency and Increase Contrast in what you draw yourself",
    members: ["appearance.*.opaque", "appearance.*.increasedContrast"], types: [.material], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    let use = context.materialUse()
    for token in context.tokens(of: .material) {
      guard let material = context.material(token), let appearance = material.appearance else { continue }
      let isSystem = material.thickness != nil || material.variant != nil || material.appKit != nil
      let used = use.platforms(of: token)
      // Where the system has a material to draw, the appearance is for the web alone.
      let reach: [(PlatformSet, Severity)] =
        (isSystem ? [] : [(PlatformSet.apple, .warning)]) + [([.web], .error)]
      for (platforms, severity) in reach {
        let here = platforms.intersection(used)
        check(appearance.light, "light", token, here, severity, context, &report)
        check(appearance.dark, "dark", token, here, severity, context, &report)
      }
    }
  }

  private static func check(
    _ appearance: MaterialAppearance, _ scheme: String, _ token: TokenID, _ platforms: PlatformSet,
    _ severity: Severity, _ context: RuleContext, _ report: inout RuleReport
  ) {
    if let opaque = appearance.opaque, opaque.alpha < 1 {
      report.add(
        "what stands in where transparency is reduced is opaque, and this has an alpha of "
          + "\(NumberPrinter.text(opaque.alpha)); make it 1",
        at: context.place(inToken: token, path: ["appearance", scheme, "opaque"]), onToken: token, platforms: platforms,
        severity: severity)
    }
    let place = context.place(inToken: token, path: ["appearance", scheme])
    if appearance.opaque == nil {
      let border = appearance.increasedContrastBorder == nil ? ", and a border in “increasedContrast”" : ""
      report.add(
        "this look has nothing for people who reduce transparency; add an “opaque” color\(border)", at: place,
        onToken: token, platforms: platforms, severity: severity)
    } else if appearance.increasedContrastBorder == nil {
      report.add(
        "this look has nothing for people who ask for more contrast; add a border in “increasedContrast”", at: place,
        onToken: token, platforms: platforms, severity: .warning)
    }
  }

  private static let examples: [RuleExample] = [
    .good(
      "An opaque color and a border in both schemes", on: .all,
      """
      {
        "own": {
          "$type": "material",
          "sheet": {
            "$value": {
              "kind": "standard",
              "appearance": {
                "light": {
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.8 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] },
                  "increasedContrast": {
                    "border": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] }
                  }
                },
                "dark": {
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.8 },
                  "opaque": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] },
                  "increasedContrast": {
                    "border": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] }
                  }
                }
              }
            }
          }
        }
      }
      """),
    .bad(
      "Nothing opaque on a page", on: [.web],
      """
      {
        "own": {
          "$type": "material",
          "sheet": {
            "$value": {
              "kind": "standard",
              "thickness": "thick",
              "appearance": {
                "light": 1️⃣{
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.8 },
                  "increasedContrast": {
                    "border": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] }
                  }
                },
                "dark": {
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.8 },
                  "opaque": 2️⃣{ "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.9 },
                  "increasedContrast": {
                    "border": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] }
                  }
                }
              }
            }
          }
        },
        "panel": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["web"],
            "material": "{own.sheet}"
          }
        }
      }
      """),
    .bad(
      "Nothing for either setting in what a team draws in code", on: .apple, severity: .warning,
      """
      {
        "own": {
          "$type": "material",
          "sheet": {
            "$value": {
              "kind": "standard",
              "appearance": {
                "light": 1️⃣{
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.8 }
                },
                "dark": {
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.8 },
                  "opaque": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] },
                  "increasedContrast": {
                    "border": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] }
                  }
                }
              }
            }
          }
        },
        "panel": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"],
            "material": "{own.sheet}"
          }
        }
      }
      """),
    .bad(
      "No border", on: .all, severity: .warning,
      """
      {
        "own": {
          "$type": "material",
          "sheet": {
            "$value": {
              "kind": "standard",
              "appearance": {
                "light": 1️⃣{
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.8 },
                  "opaque": { "colorSpace": "srgb", "components": [1, 1, 1] }
                },
                "dark": {
                  "blur": { "value": 24, "unit": "px" },
                  "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.8 },
                  "opaque": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] },
                  "increasedContrast": {
                    "border": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] }
                  }
                }
              }
            }
          }
        }
      }
      """),
  ]
}
