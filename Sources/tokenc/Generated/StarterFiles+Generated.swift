// Written by `swift run tokenc-dev generate` from the files below templates/init/; changes here are lost.
// swift-format-ignore-file

/// The files that `tokenc init` writes, by their path below `templates/init`.
enum StarterFiles {
  /// Path and text of each file.
  static let files: [(name: String, text: String)] = [
    (
      "color.tokens.json",
#"""
{
  "palette": {
    "$type": "color",
    "$description": "What colors there are. Apps take those of “color”, which are named for what they are for.",
    "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
    "ink": {
      "$description": "Greys with a touch of blue. The steps of oklch look alike to the eye.",
      "100": { "$value": { "colorSpace": "oklch", "components": [0.97, 0.004, 265] } },
      "300": { "$value": { "colorSpace": "oklch", "components": [0.83, 0.012, 265] } },
      "600": { "$value": { "colorSpace": "oklch", "components": [0.46, 0.022, 265] } },
      "800": { "$value": { "colorSpace": "oklch", "components": [0.28, 0.02, 265] } },
      "900": { "$value": { "colorSpace": "oklch", "components": [0.21, 0.018, 265] } }
    },
    "blue": {
      "300": { "$value": { "colorSpace": "oklch", "components": [0.76, 0.11, 255] } },
      "600": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.17, 259] } }
    }
  },
  "color": {
    "$type": "color",
    "$description": "Colors by meaning. In braces stands the path of the token whose value is taken.",
    "canvas": { "$description": "The plane everything lies on.", "$value": "{palette.white}" },
    "raised": { "$description": "What lies on the canvas: cards, fields.", "$value": "{palette.ink.100}" },
    "line": { "$description": "Hairlines.", "$value": "{palette.ink.300}" },
    "text": { "$description": "What is read.", "$value": "{palette.ink.900}" },
    "textMuted": { "$description": "What supports it.", "$value": "{palette.ink.600}" },
    "action": { "$description": "What can be tapped.", "$value": "{palette.blue.600}" },
    "onAction": { "$description": "Text on the color of actions.", "$value": "{palette.white}" }
  }
}

"""#
    ),
    (
      "dark.tokens.json",
#"""
{
  "color": {
    "canvas": { "$value": "{palette.ink.900}" },
    "raised": { "$value": "{palette.ink.800}" },
    "line": { "$value": "{palette.ink.600}" },
    "text": { "$value": "{palette.ink.100}" },
    "textMuted": { "$value": "{palette.ink.300}" },
    "action": { "$value": "{palette.blue.300}" },
    "onAction": { "$value": "{palette.ink.900}" }
  }
}

"""#
    ),
    (
      "space.tokens.json",
#"""
{
  "space": {
    "$type": "dimension",
    "$description": "Distances, on a grid of four. A px is a point on Apple's platforms.",
    "xs": { "$value": { "value": 4, "unit": "px" } },
    "s": { "$value": { "value": 8, "unit": "px" } },
    "m": { "$value": { "value": 16, "unit": "px" } },
    "l": { "$value": { "value": 24, "unit": "px" } },
    "xl": { "$value": { "value": 40, "unit": "px" } },
    "margin": { "$description": "From the content to the edge of the screen.", "$value": "{space.m}" }
  },
  "radius": {
    "$type": "dimension",
    "$description": "Corners.",
    "s": { "$value": { "value": 8, "unit": "px" } },
    "m": { "$value": { "value": 16, "unit": "px" } }
  }
}

"""#
    ),
    (
      "surface.tokens.json",
#"""
{
  "app": {
    "$type": "surface",
    "$description": "Places in the interface. {apple.…} names tokens of the library that comes with the tool.",
    "tabs": {
      "$description": "The main sections. The system draws it, in Liquid Glass where it has it.",
      "$value": { "role": "tab-bar", "platforms": ["iOS", "iPadOS"], "material": "system" }
    },
    "card": {
      "$description": "Something of its own among others. Its text takes up the colors below it.",
      "$value": {
        "role": "card",
        "platforms": ["iOS", "iPadOS", "macOS", "web"],
        "material": "{apple.material.regular}",
        "shape": { "radius": "{radius.m}" },
        "content": {
          "title": { "element": "text", "role": "headline", "vibrancy": "{apple.vibrancy.label}" },
          "detail": { "element": "text", "role": "subtitle", "vibrancy": "{apple.vibrancy.label}" }
        },
        "overrides": { "macOS": { "material": "{apple.macOS.contentBackground}" } }
      }
    }
  }
}

"""#
    ),
    (
      "theme.resolver.json",
#"""
{
  "version": "2025.10",
  "name": "Themes",
  "description": "Which files count, and which of them depend on a choice. A new file is added to “base”.",
  "sets": {
    "base": {
      "description": "What holds in every theme.",
      "sources": [
        { "$ref": "color.tokens.json" },
        { "$ref": "space.tokens.json" },
        { "$ref": "typography.tokens.json" },
        { "$ref": "surface.tokens.json" }
      ]
    }
  },
  "modifiers": {
    "appearance": {
      "description": "Contexts called light and dark follow the system by themselves.",
      "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] },
      "default": "light"
    }
  },
  "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }]
}

"""#
    ),
    (
      "tokenc.json",
#"""
{
  "name": "DesignTokens",
  "version": "0.1.0",
  "platforms": { "iOS": "17.0", "macOS": "14.0", "tvOS": false, "watchOS": false, "visionOS": false, "web": true },
  "outputs": { "swift": true, "web": true, "json": true }
}

"""#
    ),
    (
      "typography.tokens.json",
#"""
{
  "font": {
    "$description": "What styles of text are made of.",
    "family": {
      "$type": "fontFamily",
      "text": { "$description": "The system's own font.", "$value": ["system-ui", "sans-serif"] },
      "code": { "$description": "Code, and figures in columns.", "$value": ["ui-monospace", "monospace"] }
    },
    "weight": {
      "$type": "fontWeight",
      "regular": { "$value": 400 },
      "strong": { "$value": 600 }
    }
  },
  "text": {
    "$type": "typography",
    "$description": "Styles of text. They follow the reader's text size on Apple's platforms.",
    "title": {
      "$description": "Headings.",
      "$value": {
        "fontFamily": "{font.family.text}",
        "fontSize": { "value": 28, "unit": "px" },
        "fontWeight": "{font.weight.strong}",
        "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": 1.2
      }
    },
    "body": {
      "$description": "Running text.",
      "$value": {
        "fontFamily": "{font.family.text}",
        "fontSize": { "value": 17, "unit": "px" },
        "fontWeight": "{font.weight.regular}",
        "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": 1.4
      }
    }
  }
}

"""#
    ),
  ]
}
