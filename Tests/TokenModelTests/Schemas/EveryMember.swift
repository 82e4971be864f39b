/// Files in which every member of the language stands.
enum EveryMember {
  /// A file with one of the groups, and all that it refers to.
  struct Part: Sendable, CustomStringConvertible {
    let name: String
    /// The members around the group, which it refers to.
    let others: [String]
    let group: String
    var description: String { name }

    /// The file; the group comes last.
    var text: String {
      let head = "\"$schema\": \"urn:tokenc:schema:tokens\", \"$description\": \"all\""
      return "{ " + ([head] + others + [group]).joined(separator: ",\n") + " }"
    }
  }

  static let parts = [
    Part(name: "base", others: [], group: base),
    Part(name: "other", others: [base], group: other),
    Part(name: "plain", others: [base], group: plain),
    Part(name: "composite", others: [base, plain], group: composite),
    Part(name: "material", others: [base], group: material),
    Part(name: "vibrancy", others: [base], group: vibrancy),
    Part(name: "surface", others: [standIns], group: surface),
    Part(name: "house", others: [standIns], group: house),
  ]

  /// Few tokens of the names that surfaces and recommendations refer to, so that their files are short.
  private static let standIns = ##"""
    "base": {
      "color": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
      "length": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }
    },
    "composite": {
      "text": {
        "$type": "typography",
        "$value": {
          "fontFamily": "A", "fontSize": "{base.length}", "fontWeight": 400, "letterSpacing": "{base.length}",
          "lineHeight": 1
        }
      }
    },
    "material": {
      "$type": "material",
      "thick": { "$value": { "kind": "standard" } },
      "menu": { "$value": { "kind": "standard", "appKit": { "material": "menu" } } }
    },
    "vibrancy": {
      "label": {
        "$type": "vibrancy",
        "$value": { "category": "label", "appearance": { "light": "{base.color}", "dark": "{base.color}" } }
      }
    }
    """##

  private static let base = ##"""
    "base": {
      "color": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1, "hex": "#ff0000" } },
      "hue": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.5, "none", 20] } },
      "length": { "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "$deprecated": "old" },
      "number": { "$type": "number", "$value": 0.5 },
      "part": { "$type": "number", "$value": { "$ref": "#/base/color/$value/components/0" } },
      "pointed": { "$type": "color", "$ref": "#/base/color" }
    }
    """##

  private static let other = ##"""
    "other": {
      "$type": "dimension",
      "$description": "lengths",
      "$deprecated": false,
      "$extensions": { "org.example": 1 },
      "$extends": "{base}",
      "$root": { "$value": "{base.length}" },
      "inner": { "own": { "$value": { "value": 1, "unit": "rem" } } }
    }
    """##

  private static let plain = ##"""
    "plain": {
      "family": { "$type": "fontFamily", "$value": ["A", "B"] },
      "name": { "$type": "fontFamily", "$value": "A" },
      "weight": { "$type": "fontWeight", "$value": "bold" },
      "heavy": { "$type": "fontWeight", "$value": 700 },
      "time": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
      "curve": { "$type": "cubicBezier", "$value": [0, 0.5, 1, 1] },
      "solid": { "$type": "strokeStyle", "$value": "solid" },
      "dashed": {
        "$type": "strokeStyle",
        "$value": { "dashArray": ["{base.length}", { "value": 1, "unit": "px" }], "lineCap": "round" }
      }
    }
    """##

  private static let composite = ##"""
    "composite": {
      "border": {
        "$type": "border", "$value": { "color": "{base.color}", "width": "{base.length}", "style": "{plain.solid}" }
      },
      "transition": {
        "$type": "transition",
        "$value": { "duration": "{plain.time}", "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] }
      },
      "shadow": {
        "$type": "shadow",
        "$value": {
          "color": "{base.color}", "offsetX": "{base.length}", "offsetY": "{base.length}", "blur": "{base.length}",
          "spread": "{base.length}", "inset": true
        }
      },
      "shadows": { "$type": "shadow", "$value": ["{composite.shadow}"] },
      "gradient": { "$type": "gradient", "$value": [{ "color": "{base.color}", "position": "{base.number}" }] },
      "text": {
        "$type": "typography",
        "$value": {
          "fontFamily": "{plain.family}", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": "{base.length}", "lineHeight": 1.2
        }
      }
    }
    """##

  private static let material = ##"""
    "material": {
      "$type": "material",
      "glass": { "$value": { "kind": "glass", "variant": "clear" } },
      "thick": {
        "$value": {
          "kind": "standard",
          "thickness": "thick",
          "appearance": {
            "light": {
              "blur": { "value": 20, "unit": "px" }, "saturation": 1, "brightness": 1, "contrast": 1,
              "tint": "{base.color}", "opaque": "{base.color}", "increasedContrast": { "border": "{base.color}" }
            },
            "dark": {}
          },
          "recipe": {
            "iOS": {
              "light": {
                "curve": { "amount": 1, "points": [0, 0, 1, 1], "saturation": 1, "brightness": 0 },
                "blur": { "value": 20, "unit": "px" }
              },
              "dark": { "flat": { "saturation": 1, "tint": "{base.color}" }, "blur": { "value": 20, "unit": "px" } }
            },
            "macOS": {
              "light": {
                "blendFill": { "saturation": 1, "fill": "{base.color}", "blend": "{base.color}", "mode": "darken" },
                "blur": { "value": 20, "unit": "px" }
              },
              "dark": {
                "glass": {
                  "white": 1, "black": 0, "saturation": 1, "maxLuma": 1, "clamp": 1, "fill": "{base.color}"
                },
                "blur": { "value": 20, "unit": "px" }
              }
            },
            "tvOS": {
              "light": { "flat": { "saturation": 1, "tint": "{base.color}" }, "blur": { "value": 20, "unit": "px" } },
              "dark": { "flat": { "saturation": 1, "tint": "{base.color}" }, "blur": { "value": 20, "unit": "px" } }
            }
          }
        }
      },
      "menu": {
        "$value": {
          "kind": "standard",
          "appKit": { "material": "menu", "blending": "behindWindow", "state": "active", "emphasized": true }
        }
      }
    }
    """##

  private static let vibrancy = ##"""
    "vibrancy": {
      "$type": "vibrancy",
      "label": {
        "$value": {
          "category": "label",
          "level": "secondary",
          "appearance": { "light": "{base.color}", "dark": "{base.color}" },
          "matrix": {
            "light": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]],
            "dark": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]],
            "thinLight": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]],
            "thinDark": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]
          }
        }
      }
    }
    """##

  private static let surface = ##"""
    "surface": {
      "$type": "surface",
      "card": {
        "$extensions": {
          "dev.tokenc": {
            "allow": [{ "rule": "quaternary-on-thin", "because": "decoration", "platforms": ["iOS"] }],
            "name": { "swift": "card", "css": "card" }
          }
        },
        "$value": {
          "role": "card", "material": "{material.thick}", "fill": "none", "layer": "content",
          "platforms": ["iOS", "macOS"], "custom": false, "importance": "primary", "interaction": "none",
          "state": "rest", "scheme": "both", "schemeReason": "so", "text": "brief", "purpose": "none",
          "backdrop": { "content": "photo", "luminance": "mixed", "player": "none", "palette": ["{base.color}"] },
          "dimming": { "color": "{base.color}", "opacity": 0.4 },
          "tint": {
            "light": "{base.color}",
            "dark": "{base.color}",
            "increasedContrast": { "light": "{base.color}", "dark": "{base.color}" }
          },
          "emphasis": "none", "group": "cards", "on": "content", "scrollEdge": "automatic", "likeSystem": "card",
          "vibrancyAllowed": true, "shape": { "radius": "{base.length}" },
          "content": {
            "title": {
              "element": "text", "role": "title", "vibrancy": "{vibrancy.label}",
              "size": { "value": 17, "unit": "px" }, "weight": 700, "state": "active", "legibility": "normal"
            },
            "icon": { "element": "symbol", "role": "icon", "color": "{base.color}", "rendering": "template" },
            "text": { "element": "text", "color": "{base.color}", "typography": "{composite.text}" },
            "line": { "element": "separator", "color": "{base.color}" },
            "cover": { "element": "image", "role": "decoration" }
          },
          "overrides": {
            "iOS": { "material": "system", "dimming": 0.2, "tint": "{base.color}", "shape": "capsule" },
            "macOS": { "on": "{material.menu}", "fill": "{base.color}", "dimming": "none", "tint": "none" }
          }
        }
      }
    }
    """##

  private static let house = ##"""
    "house": {
      "$type": "recommendation",
      "one": {
        "$value": {
          "platform": "iOS", "role": "card", "scheme": "dark", "material": "{material.thick}", "strength": "must",
          "source": "us"
        }
      },
      "two": { "$value": { "platform": "macOS", "role": "menu", "appKit": "menu", "strength": "avoid", "source": "us" } },
      "three": {
        "$value": {
          "platform": "iOS", "role": "card", "vibrancy": "{vibrancy.label}", "strength": "consider", "source": "us"
        }
      }
    }
    """##

  static let configuration = #"""
    {
      "$schema": "urn:tokenc:schema:configuration",
      "name": "Acme",
      "version": "1.0.0",
      "edition": "2025",
      "library": { "emit": "none", "source": "none" },
      "limits": { "depth": 100, "permutations": 100, "inherited": 10, "sources": 10 },
      "resolver": {
        "file": "all.resolver.json",
        "native": {
          "theme": {
            "dark": { "appearance": "dark", "contrast": "more", "transparency": "reduced" },
            "light": { "appearance": "light" }
          }
        }
      },
      "platforms": { "iOS": "17.0", "macOS": "14", "tvOS": false, "watchOS": "10.0", "visionOS": "1.0", "web": true },
      "outputs": {
        "swift": { "rem": 16 },
        "web": { "prefix": "acme", "js": true, "scss": false, "tailwind": true },
        "json": { "permutations": true },
        "xcassets": false,
        "compose": { "package": "com.acme" },
        "android": false
      },
      "rules": {
        "*": "off",
        "glass-sparing": { "severity": "error", "limit": 3, "platforms": { "iOS": "off" } },
        "color": "warning"
      },
      "templates": {}
    }
    """#

  static let resolver = ##"""
    {
      "$schema": "urn:tokenc:schema:resolver",
      "version": "2025.10",
      "name": "Acme",
      "description": "all",
      "sets": {
        "base": {
          "description": "base",
          "$extensions": { "org.example": 1 },
          "sources": [{ "$ref": "b.tokens.json" }, { "n": { "$type": "number", "$value": 1 } }]
        },
        "same": { "$ref": "#/sets/base" }
      },
      "modifiers": {
        "theme": {
          "description": "theme",
          "contexts": { "light": [], "dark": [{ "$ref": "#/$defs/one" }] },
          "default": "light",
          "$extensions": { "org.example": 1 }
        }
      },
      "$defs": { "one": { "n": { "$type": "number", "$value": 2 } } },
      "resolutionOrder": [
        { "$ref": "#/sets/base" },
        { "$ref": "#/modifiers/theme" },
        { "type": "set", "name": "inline", "sources": [] },
        { "type": "modifier", "name": "size", "contexts": { "s": [], "l": [] }, "default": "s" }
      ]
    }
    """##
}
