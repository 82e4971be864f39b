/// Valid tokens that stand between the faults, one at least of every type; faults may refer to them.
enum Neighbours {
  /// Two groups for the first file.
  static let first = [
    #"""
    "base": {
        "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
        "size": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}},
        "family": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
        "weight": {"$type": "fontWeight", "$value": 400},
        "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
        "curve": {"$type": "cubicBezier", "$value": [0.25, 0.1, 0.25, 1]},
        "one": {"$type": "number", "$value": 1},
        "stroke": {"$type": "strokeStyle", "$value": "dashed"}
      }
    """#,
    #"""
    "made": {
        "border": {"$type": "border", "$value": {"color": "{base.red}", "width": "{base.size}", "style": "{base.stroke}"}},
        "fade": {"$type": "transition", "$value": {"duration": "{base.fast}", "delay": "{base.fast}", "timingFunction": "{base.curve}"}},
        "layers": {"$type": "shadow", "$value": [
          {"color": "{base.red}", "offsetX": "{base.size}", "offsetY": "{base.size}", "blur": "{base.size}", "spread": "{base.size}"},
          {"color": "{base.red}", "offsetX": "{base.size}", "offsetY": "{base.size}", "blur": "{base.size}", "spread": "{base.size}"}
        ]},
        "ramp": {"$type": "gradient", "$value": [{"color": "{base.red}", "position": 0}, {"color": "{base.red}", "position": "{base.one}"}]},
        "body": {"$type": "typography", "$value": {
          "fontFamily": "{base.family}", "fontSize": "{base.size}", "fontWeight": "{base.weight}",
          "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "{base.one}"
        }}
      }
    """#,
  ]

  /// Two groups for the second file, which refer to the first.
  static let second = [
    #"""
    "other": {
        "red": {"$value": "{base.red}"},
        "sizes": {"$type": "dimension", "small": {"$value": {"value": 0.5, "unit": "rem"}}, "large": {"$value": "{base.size}"}}
      }
    """#,
    #"""
    "own": {
        "panel": {"$type": "material", "$value": {"kind": "standard", "thickness": "thick"}},
        "lens": {"$type": "material", "$value": {"kind": "glass"}},
        "label": {"$type": "vibrancy", "$value": {"category": "label", "appearance": {"light": "{base.red}", "dark": "{base.red}"}}},
        "window": {"$type": "surface", "$value": {"role": "window", "material": "system"}},
        "advice": {"$type": "recommendation", "$value": {
          "platform": "web", "role": "card", "material": "{own.panel}", "strength": "consider", "source": "Us"
        }}
      }
    """#,
  ]
}
