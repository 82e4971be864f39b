/// A small stand-in for the library: the names that rules and examples use.
enum TestLibrary {
  static let text = """
    {
      "apple": {
        "glass": {
          "$type": "material",
          "regular": { "$value": { "kind": "glass" } },
          "clear": { "$value": { "kind": "glass", "variant": "clear" } }
        },
        "material": {
          "$type": "material",
          "ultraThin": { "$value": { "kind": "standard", "thickness": "ultraThin" } },
          "thin": { "$value": { "kind": "standard", "thickness": "thin" } },
          "regular": { "$value": { "kind": "standard" } },
          "thick": { "$value": { "kind": "standard", "thickness": "thick" } },
          "bar": { "$value": { "kind": "standard", "thickness": "bar" } }
        },
        "macOS": {
          "$type": "material",
          "sidebar": {
            "$value": { "kind": "standard", "appKit": { "material": "sidebar", "blending": "behindWindow" } }
          }
        },
        "vibrancy": {
          "$type": "vibrancy",
    \(vibrancies)
        },
        "color": {
          "$type": "color",
          "label": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "tint": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } }
        }
      }
    }
    """

  private static var vibrancies: String {
    let levels = [
      ("label", "label", "primary"), ("secondaryLabel", "label", "secondary"), ("tertiaryLabel", "label", "tertiary"),
      ("quaternaryLabel", "label", "quaternary"), ("fill", "fill", "primary"), ("secondaryFill", "fill", "secondary"),
      ("tertiaryFill", "fill", "tertiary"), ("separator", "separator", "primary"),
    ]
    let lines = levels.map { name, category, level in
      """
            "\(name)": {
              "$value": {
                "category": "\(category)",
                "level": "\(level)",
                "appearance": {
                  "light": { "colorSpace": "srgb", "components": [0, 0, 0] },
                  "dark": { "colorSpace": "srgb", "components": [1, 1, 1] }
                }
              }
            }
      """
    }
    return lines.joined(separator: ",\n")
  }
}
