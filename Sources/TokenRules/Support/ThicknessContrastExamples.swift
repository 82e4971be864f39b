import TokenModel

/// The examples of `thickness-contrast`.
enum ThicknessContrastExamples {
  static let all: [RuleExample] = [
    .good(
      "A caption on regular material", on: [.iOS, .iPadOS, .macOS, .tvOS],
      """
      {
        "caption": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS"],
            "material": "{apple.material.thick}",
            "content": {
              "place": { "element": "text", "role": "caption", "vibrancy": "{apple.vibrancy.label}" }
            }
          }
        }
      }
      """),
    .good(
      "Thin is enough over what is known to be dark", on: [.iOS, .iPadOS],
      """
      {
        "caption": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thin}",
            "scheme": "dark",
            "schemeReason": "It lies on the night sky.",
            "backdrop": { "palette": [{ "colorSpace": "srgb", "components": [0.05, 0.05, 0.1] }] },
            "content": {
              "place": { "element": "text", "role": "caption", "vibrancy": "{apple.vibrancy.label}" }
            }
          }
        }
      }
      """),
    .bad(
      "A caption on ultra-thin material", on: [.iOS, .iPadOS, .macOS, .tvOS],
      """
      {
        "caption": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS"],
            "material": 1️⃣"{apple.material.ultraThin}",
            "content": {
              "place": { "element": "text", "role": "caption", "vibrancy": "{apple.vibrancy.label}" }
            }
          }
        }
      }
      """),
  ]
}
