/// Tokens of every type to refer to, read beside the token under test.
enum Palette {
  /// The files, those of the standard's types apart from the others.
  static let files = [standard, own]

  private static let standard = """
    {
      "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
      "veil": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } },
      "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "half": { "$type": "number", "$value": 0.5 },
      "sans": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] },
      "bold": { "$type": "fontWeight", "$value": "bold" },
      "quick": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
      "ease": { "$type": "cubicBezier", "$value": [0.25, 0.1, 0.25, 1] },
      "dash": { "$type": "strokeStyle", "$value": "dashed" },
      "line": { "$type": "border", "$value": { "color": "{red}", "width": "{gap}", "style": "{dash}" } },
      "fade": {
        "$type": "transition", "$value": { "duration": "{quick}", "delay": "{quick}", "timingFunction": "{ease}" }
      },
      "drop": {
        "$type": "shadow",
        "$value": { "color": "{red}", "offsetX": "{gap}", "offsetY": "{gap}", "blur": "{gap}", "spread": "{gap}" }
      },
      "drops": { "$type": "shadow", "$value": ["{drop}", "{drop}"] },
      "stop": { "$type": "gradient", "$value": [{ "color": "{red}", "position": "{half}" }] },
      "stops": { "$type": "gradient", "$value": ["{stop}", "{stop}"] },
      "prose": {
        "$type": "typography",
        "$value": {
          "fontFamily": "{sans}", "fontSize": { "value": 1.5, "unit": "rem" }, "fontWeight": "{bold}",
          "letterSpacing": "{gap}", "lineHeight": "{half}"
        }
      }
    }
    """

  private static let own = """
    {
      "glass": {
        "$type": "material",
        "regular": { "$value": { "kind": "glass" } },
        "clear": { "$value": { "kind": "glass", "variant": "clear" } }
      },
      "thin": { "$type": "material", "$value": { "kind": "standard", "thickness": "thin" } },
      "label": {
        "$type": "vibrancy", "$value": { "category": "label", "appearance": { "light": "{red}", "dark": "{red}" } }
      },
      "bar": { "$type": "surface", "$value": { "role": "toolbar", "material": "{glass.regular}" } },
      "advice": {
        "$type": "recommendation",
        "$value": {
          "platform": "iOS", "role": "toolbar", "material": "{glass.regular}", "strength": "must", "source": "us"
        }
      }
    }
    """

  /// For each type, the path of a token of it.
  static let path: [String: String] = [
    "color": "red", "dimension": "gap", "fontFamily": "sans", "fontWeight": "bold", "duration": "quick",
    "cubicBezier": "ease", "number": "half", "strokeStyle": "dash", "border": "line", "transition": "fade",
    "shadow": "drop", "gradient": "stop", "typography": "prose", "material": "thin", "vibrancy": "label",
    "surface": "bar", "recommendation": "advice",
  ]
}
