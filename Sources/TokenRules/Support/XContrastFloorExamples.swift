import TokenDiagnostics
import TokenModel

/// The examples of `x-contrast-floor`.
enum XContrastFloorExamples {
  static let all: [RuleExample] = [
    .good(
      "Dark on a light color", on: .all,
      """
      {
        "note": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
            "content": {
              "body": {
                "element": "text",
                "color": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] }
              }
            }
          }
        }
      }
      """),
    .good(
      "What is inactive or decoration needs no contrast", on: .all,
      """
      {
        "note": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
            "content": {
              "later": {
                "element": "text",
                "state": "inactive",
                "color": { "colorSpace": "srgb", "components": [0.7, 0.7, 0.7] }
              },
              "rule": {
                "element": "separator",
                "color": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] }
              }
            }
          }
        }
      }
      """),
    .bad(
      "Grey text on a light color", on: .all,
      """
      {
        "note": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "none",
            "fill": { "colorSpace": "srgb", "components": [0.95, 0.95, 0.95] },
            "content": {
              "body": {
                "element": "text",
                "color": 1️⃣{ "colorSpace": "srgb", "components": [0.55, 0.55, 0.55] }
              }
            }
          }
        }
      }
      """),
    .bad(
      "White on glass that a bright picture lights up", on: [.iOS, .iPadOS, .macOS, .tvOS],
      """
      {
        "zoom": {
          "$type": "surface",
          "$value": {
            "role": "hud",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS"],
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "photo", "luminance": "bright" },
            "dimming": 0.35,
            "content": {
              "scale": {
                "element": "text",
                "weight": 700,
                "color": 1️⃣{ "colorSpace": "srgb", "components": [1, 1, 1] }
              }
            }
          }
        }
      }
      """),
    .bad(
      "A level of the system that no material makes legible", on: [.iOS, .iPadOS], severity: .info,
      """
      {
        "list": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thick}",
            "content": {
              "date": {
                "element": "text",
                "role": "caption",
                "vibrancy": 1️⃣"{apple.vibrancy.secondaryLabel}"
              }
            }
          }
        }
      }
      """),
  ]
}
