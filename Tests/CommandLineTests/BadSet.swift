/// Sixty surfaces as a designer new to the guidelines might draw them, ten screens with six of them each.
enum BadSet {
  /// The file.
  static let tokens = #"""
    {
      "player": {
        "$type": "surface",
        "controls": { "$value": {
          "role": "media-controls", "platforms": ["iOS", "iPadOS", "macOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "video", "luminance": "bright" }, "dimming": "none"
        } },
        "volume": { "$value": {
          "role": "media-controls", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "video", "luminance": "mixed" }, "dimming": 0.1
        } },
        "skip": { "$value": {
          "role": "media-controls", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "video", "luminance": "bright" }
        } },
        "title": { "$value": {
          "role": "media-controls", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "text", "luminance": "dark" }, "dimming": "none"
        } },
        "route": { "$value": {
          "role": "media-controls", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}"
        } },
        "queue": { "$value": {
          "role": "list", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}"
        } }
      },
      "library": {
        "$type": "surface",
        "card": { "$value": {
          "role": "card", "platforms": ["iOS", "iPadOS", "macOS"], "material": "{apple.glass.regular}"
        } },
        "shelf": { "$value": {
          "role": "section", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.thin}",
          "content": { "more": { "element": "text", "vibrancy": "{apple.vibrancy.quaternaryLabel}" } }
        } },
        "grid": { "$value": {
          "role": "list", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.regular}",
          "content": { "rule": { "element": "separator", "vibrancy": "{apple.vibrancy.tertiaryLabel}" }, "dot": { "element": "shape", "vibrancy": "{apple.vibrancy.label}" } }
        } },
        "badge": { "$value": {
          "role": "overlay", "platforms": ["iOS", "iPadOS"], "material": "none",
          "content": { "count": { "element": "text", "vibrancy": "{apple.vibrancy.label}" } }
        } },
        "hint": { "$value": {
          "role": "card", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.regular}",
          "content": { "text": { "element": "text", "color": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } } }
        } },
        "link": { "$value": {
          "role": "card", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.regular}",
          "content": { "text": { "element": "text", "vibrancy": "{apple.vibrancy.label}", "color": { "colorSpace": "srgb", "components": [0, 0, 1] } } }
        } }
      },
      "settings": {
        "$type": "surface",
        "toggle": { "$value": {
          "role": "toggle", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}", "state": "rest"
        } },
        "group": { "$value": {
          "role": "grouped-table", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}"
        } },
        "note": { "$value": {
          "role": "section", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.ultraThin}",
          "content": { "text": { "element": "text", "vibrancy": "{apple.vibrancy.quaternaryLabel}" } }
        } },
        "about": { "$value": {
          "role": "card", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.ultraThick}"
        } },
        "alert": { "$value": {
          "role": "alert", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "photo", "luminance": "dark" }, "dimming": "none"
        } },
        "menu": { "$value": {
          "role": "popover", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "photo", "luminance": "dark" }, "dimming": 0.35
        } }
      },
      "desktop": {
        "$type": "surface",
        "sidebar": { "$value": {
          "role": "sidebar", "platforms": ["macOS"], "material": "{apple.macOS.hudWindow}", "custom": true,
          "vibrancyAllowed": false
        } },
        "list": { "$value": {
          "role": "list", "platforms": ["macOS"], "material": "{apple.macOS.sidebar}"
        } },
        "menu": { "$value": {
          "role": "menu", "platforms": ["macOS"], "material": "{apple.macOS.popover}", "custom": true,
          "vibrancyAllowed": false
        } },
        "table": { "$value": {
          "role": "list", "platforms": ["macOS"], "material": "{apple.material.regular}",
          "vibrancyAllowed": true
        } },
        "inspector": { "$value": {
          "role": "section", "platforms": ["macOS"], "material": "{apple.material.regular}", "custom": true,
          "vibrancyAllowed": true
        } },
        "card": { "$value": {
          "role": "card", "platforms": ["macOS"], "material": "{apple.material.regular}", "custom": true
        } }
      },
      "tv": {
        "$type": "surface",
        "info": { "$value": {
          "role": "overlay", "platforms": ["tvOS"], "material": "{apple.material.thick}"
        } },
        "next": { "$value": {
          "role": "overlay", "platforms": ["tvOS"], "material": "{apple.material.thin}", "scheme": "dark"
        } },
        "welcome": { "$value": {
          "role": "fullscreen", "platforms": ["tvOS"], "material": "{apple.material.thick}", "scheme": "light"
        } },
        "late": { "$value": {
          "role": "overlay", "platforms": ["tvOS"], "material": "{apple.material.ultraThin}", "scheme": "dark"
        } },
        "play": { "$value": {
          "role": "button", "platforms": ["tvOS"], "material": "{apple.glass.regular}"
        } },
        "poster": { "$value": {
          "role": "image", "platforms": ["tvOS"], "material": "{apple.glass.regular}"
        } }
      },
      "spatial": {
        "$type": "surface",
        "window": { "$value": {
          "role": "window", "platforms": ["visionOS"], "material": "{apple.material.thin}"
        } },
        "tinted": { "$value": {
          "role": "window", "platforms": ["visionOS"], "material": "system",
          "tint": { "colorSpace": "srgb", "components": [0, 0, 1] }
        } },
        "sidebar": { "$value": {
          "role": "sidebar", "platforms": ["visionOS"], "material": "{apple.material.thin}", "custom": true
        } },
        "play": { "$value": {
          "role": "button", "platforms": ["visionOS"], "material": "{apple.material.thick}"
        } },
        "notes": { "$value": {
          "role": "section", "platforms": ["visionOS"], "material": "{apple.material.regular}",
          "content": { "text": { "element": "text", "vibrancy": "{apple.vibrancy.tertiaryLabel}" }, "page": { "element": "text", "role": "footnote", "vibrancy": "{apple.vibrancy.label}" }, "faint": { "element": "text", "vibrancy": "{apple.vibrancy.quaternaryLabel}" } }
        } },
        "night": { "$value": {
          "role": "list", "platforms": ["visionOS"], "material": "{apple.material.regular}", "scheme": "dark"
        } }
      },
      "watch": {
        "$type": "surface",
        "sheet": { "$value": {
          "role": "modal-sheet", "platforms": ["watchOS"], "material": "{apple.material.thin}"
        } },
        "setup": { "$value": {
          "role": "modal-sheet", "platforms": ["watchOS"], "material": "none"
        } },
        "playing": { "$value": {
          "role": "fullscreen-modal", "platforms": ["watchOS"], "material": "none"
        } },
        "list": { "$value": {
          "role": "list", "platforms": ["watchOS"], "material": "{apple.glass.regular}"
        } },
        "card": { "$value": {
          "role": "card", "platforms": ["watchOS"], "material": "{apple.material.ultraThick}"
        } },
        "rows": { "$value": {
          "role": "list", "platforms": ["watchOS"], "material": "{apple.material.regular}",
          "content": { "rule": { "element": "separator", "vibrancy": "{apple.vibrancy.label}" } }
        } }
      },
      "editor": {
        "$type": "surface",
        "bar": { "$value": {
          "role": "hud", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}"
        } },
        "brush": { "$value": {
          "role": "button", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}",
          "on": "{editor.bar}"
        } },
        "erase": { "$value": {
          "role": "button", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}",
          "on": "{editor.bar}"
        } },
        "done": { "$value": {
          "role": "hud", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}",
          "tint": { "colorSpace": "srgb", "components": [0.1, 0.3, 0.9] }, "group": "editor"
        } },
        "share": { "$value": {
          "role": "hud", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}",
          "tint": { "colorSpace": "srgb", "components": [0.1, 0.6, 0.2] }, "group": "editor"
        } },
        "zoom": { "$value": {
          "role": "hud", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "photo", "luminance": "bright" }, "dimming": 0.9
        } }
      },
      "reader": {
        "$type": "surface",
        "top": { "$value": {
          "role": "toolbar", "platforms": ["iOS", "iPadOS"], "material": "system", "group": "reader",
          "scrollEdge": "soft"
        } },
        "bottom": { "$value": {
          "role": "toolbar", "platforms": ["iOS", "iPadOS"], "material": "system", "group": "reader",
          "scrollEdge": "hard"
        } },
        "tabs": { "$value": {
          "role": "tab-bar", "platforms": ["iOS", "iPadOS"], "material": "system", "scrollEdge": "hidden"
        } },
        "page": { "$value": {
          "role": "app-background", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}"
        } },
        "dialog": { "$value": {
          "role": "modal-sheet", "platforms": ["web"], "material": "{apple.material.thick}"
        } },
        "field": { "$value": {
          "role": "text-field", "platforms": ["web"], "material": "{apple.material.thin}",
          "on": "{reader.dialog}"
        } }
      },
      "map": {
        "$type": "surface",
        "pin": { "$value": {
          "role": "overlay", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.regular}"
        } },
        "legend": { "$value": {
          "role": "card", "platforms": ["iOS", "iPadOS", "macOS"], "material": "{apple.macOS.contentBackground}"
        } },
        "scale": { "$value": {
          "role": "hud", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "map", "luminance": "dark" }, "dimming": "none",
          "content": { "text": { "element": "text", "color": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.3] } } }
        } },
        "compass": { "$value": {
          "role": "hud", "platforms": ["iOS", "iPadOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "app", "luminance": "bright" }, "dimming": 0.35
        } },
        "search": { "$value": {
          "role": "hud", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.thin}",
          "purpose": "keep-context", "scheme": "dark"
        } },
        "route": { "$value": {
          "role": "section", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.ultraThin}",
          "content": { "text": { "element": "text", "vibrancy": "{apple.vibrancy.quaternaryLabel}" }, "line": { "element": "separator", "vibrancy": "{apple.vibrancy.secondaryFill}" } }
        } }
      }
    }
    """#
}
