// Written by `swift run tokenc-dev generate` from the files below tokens/apple/; changes here are lost.
// swift-format-ignore-file

/// The token files of the library, by their path below `tokens/apple`.
enum EmbeddedLibrary {
  /// Path and text of each file.
  static let files: [(name: String, text: String)] = [
    (
      "color.tokens.json",
#"""
{
  "apple": {
    "color": {
      "$type": "color",
      "$description": "System colours by name, so that a surface can ask for one without copying its figures. A colour token holds one value: here the light one. The dark one is in the extension.",
      "label": {
        "$description": "Primary text in light; white in dark.",
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" },
        "$extensions": {
          "dev.tokenc": { "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" } }
        }
      },
      "secondaryLabel": {
        "$description": "Supporting text in light; a pale tint in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.6, "hex": "#3C3C43" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9608], "alpha": 0.6, "hex": "#EBEBF5" }
          }
        }
      },
      "tertiaryLabel": {
        "$description": "Inactive text in light; a pale tint in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.3, "hex": "#3C3C43" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9608], "alpha": 0.3, "hex": "#EBEBF5" }
          }
        }
      },
      "quaternaryLabel": {
        "$description": "Faintest text in light; a pale tint in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.18, "hex": "#3C3C43" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9608], "alpha": 0.16, "hex": "#EBEBF5" }
          }
        }
      },
      "placeholderText": {
        "$description": "Prompt inside an empty field, in light; a pale tint in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.3, "hex": "#3C3C43" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9608], "alpha": 0.3, "hex": "#EBEBF5" }
          }
        }
      },
      "separator": {
        "$description": "Translucent hairline in light; a lighter grey in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.29, "hex": "#3C3C43" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.3294, 0.3294, 0.3451], "alpha": 0.6, "hex": "#545458" }
          }
        }
      },
      "opaqueSeparator": {
        "$description": "Solid hairline in light, for places where lines cross; deep grey in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.7765, 0.7765, 0.7843], "hex": "#C6C6C8" },
        "$extensions": {
          "dev.tokenc": { "dark": { "colorSpace": "srgb", "components": [0.2196, 0.2196, 0.2275], "hex": "#38383A" } }
        }
      },
      "systemFill": {
        "$description": "Fill for thin and small shapes in light; denser in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.2, "hex": "#787880" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.36, "hex": "#787880" }
          }
        }
      },
      "secondarySystemFill": {
        "$description": "Fill for medium shapes in light; denser in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.16, "hex": "#787880" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.32, "hex": "#787880" }
          }
        }
      },
      "tertiarySystemFill": {
        "$description": "Fill for large shapes in light; denser in dark.",
        "$value": { "colorSpace": "srgb", "components": [0.4627, 0.4627, 0.502], "alpha": 0.12, "hex": "#767680" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.4627, 0.4627, 0.502], "alpha": 0.24, "hex": "#767680" }
          }
        }
      },
      "quaternarySystemFill": {
        "$description": "Fill for large areas with complex content, in light; denser in dark. It has no vibrant counterpart.",
        "$value": { "colorSpace": "srgb", "components": [0.4549, 0.4549, 0.502], "alpha": 0.08, "hex": "#747480" },
        "$extensions": {
          "dev.tokenc": {
            "dark": { "colorSpace": "srgb", "components": [0.4627, 0.4627, 0.502], "alpha": 0.18, "hex": "#767680" }
          }
        }
      },
      "tint": {
        "$description": "Accent of controls when the app sets none: system blue in light; a brighter blue in dark.",
        "$value": { "colorSpace": "srgb", "components": [0, 0.4784, 1], "hex": "#007AFF" },
        "$extensions": {
          "dev.tokenc": { "dark": { "colorSpace": "srgb", "components": [0.0392, 0.5176, 1], "hex": "#0A84FF" } }
        }
      }
    }
  }
}

"""#
    ),
    (
      "glass.tokens.json",
#"""
{
  "apple": {
    "$description": "What Apple's platforms offer, described from outside. Every figure of a look below (blur, curves, fills, matrices, flat colours) comes from public observations of the systems; none is published by Apple.",
    "glass": {
      "$type": "material",
      "$description": "Liquid Glass, for controls and navigation that float above content. Each variant is seen alike on the platforms listed in its recipe. The web appearance is our approximation, without refraction; regular is darkened more in dark than was observed, so that white text holds over white.",
      "regular": {
        "$description": "The everyday variant: evens out what lies behind, so that text and symbols can be read over most content.",
        "$value": {
          "kind": "glass",
          "variant": "regular",
          "recipe": {
            "iOS": {
              "light": {
                "blur": { "value": 5, "unit": "px" },
                "glass": {
                  "white": 0.96,
                  "black": 0.4,
                  "saturation": 1.2,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.2 },
                  "maxLuma": 0.94,
                  "clamp": 1
                }
              },
              "dark": {
                "blur": { "value": 5, "unit": "px" },
                "glass": {
                  "white": 1.125,
                  "black": 0.08,
                  "saturation": 1.3,
                  "fill": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 },
                  "maxLuma": 0.35,
                  "clamp": 1.308
                }
              }
            },
            "macOS": {
              "light": {
                "blur": { "value": 5, "unit": "px" },
                "glass": {
                  "white": 0.96,
                  "black": 0.4,
                  "saturation": 1.2,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.2 },
                  "maxLuma": 0.94,
                  "clamp": 1
                }
              },
              "dark": {
                "blur": { "value": 5, "unit": "px" },
                "glass": {
                  "white": 1.125,
                  "black": 0.08,
                  "saturation": 1.3,
                  "fill": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 },
                  "maxLuma": 0.35,
                  "clamp": 1.308
                }
              }
            },
            "tvOS": {
              "light": {
                "blur": { "value": 5, "unit": "px" },
                "glass": {
                  "white": 0.96,
                  "black": 0.4,
                  "saturation": 1.2,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.2 },
                  "maxLuma": 0.94,
                  "clamp": 1
                }
              },
              "dark": {
                "blur": { "value": 5, "unit": "px" },
                "glass": {
                  "white": 1.125,
                  "black": 0.08,
                  "saturation": 1.3,
                  "fill": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 },
                  "maxLuma": 0.35,
                  "clamp": 1.308
                }
              }
            }
          },
          "appearance": {
            "light": {
              "blur": { "value": 5, "unit": "px" },
              "saturation": 2.143,
              "contrast": 0.412,
              "brightness": 1.36,
              "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.2 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 5, "unit": "px" },
              "saturation": 1.244,
              "contrast": 0.867,
              "brightness": 1.205,
              "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.55 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      },
      "clear": {
        "$description": "The see-through variant, for a few controls over photos and film. Ask for a dimming layer under it wherever the picture can get bright.",
        "$value": {
          "kind": "glass",
          "variant": "clear",
          "recipe": {
            "iOS": {
              "light": {
                "blur": { "value": 10, "unit": "px" },
                "glass": {
                  "white": 0.95,
                  "black": 0.2,
                  "saturation": 1,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.1 },
                  "maxLuma": 1,
                  "clamp": 1
                }
              },
              "dark": {
                "blur": { "value": 10, "unit": "px" },
                "glass": {
                  "white": 0.8,
                  "black": 0.05,
                  "saturation": 1,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.05 },
                  "maxLuma": 1,
                  "clamp": 1
                }
              }
            },
            "macOS": {
              "light": {
                "blur": { "value": 10, "unit": "px" },
                "glass": {
                  "white": 0.95,
                  "black": 0.2,
                  "saturation": 1,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.1 },
                  "maxLuma": 1,
                  "clamp": 1
                }
              },
              "dark": {
                "blur": { "value": 10, "unit": "px" },
                "glass": {
                  "white": 0.8,
                  "black": 0.05,
                  "saturation": 1,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.05 },
                  "maxLuma": 1,
                  "clamp": 1
                }
              }
            },
            "tvOS": {
              "light": {
                "blur": { "value": 10, "unit": "px" },
                "glass": {
                  "white": 0.95,
                  "black": 0.2,
                  "saturation": 1,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.1 },
                  "maxLuma": 1,
                  "clamp": 1
                }
              },
              "dark": {
                "blur": { "value": 10, "unit": "px" },
                "glass": {
                  "white": 0.8,
                  "black": 0.05,
                  "saturation": 1,
                  "fill": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.05 },
                  "maxLuma": 1,
                  "clamp": 1
                }
              }
            }
          },
          "appearance": {
            "light": {
              "blur": { "value": 10, "unit": "px" },
              "saturation": 1.333,
              "contrast": 0.652,
              "brightness": 1.15,
              "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.1 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 10, "unit": "px" },
              "saturation": 1.333,
              "contrast": 0.882,
              "brightness": 0.85,
              "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.05 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "macos.tokens.json",
#"""
{
  "apple": {
    "macOS": {
      "$type": "material",
      "$description": "Materials of AppKit, each named for its purpose. Where Apple's text names no blending it is our choice. A recipe stands only where one was observed in a form that can be written down; the opaque backgrounds, sheets, headers and selection have none.",
      "titlebar": {
        "$description": "Title bar and the toolbar joined to it.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "titlebar", "blending": "withinWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "flat": {
                  "saturation": 1,
                  "tint": { "colorSpace": "srgb", "components": [0.9922, 0.9922, 0.9922], "alpha": 0.8 }
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "flat": {
                  "saturation": 1,
                  "tint": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2353], "alpha": 0.8 }
                }
              }
            }
          }
        }
      },
      "selection": {
        "$description": "Selected rows and items, emphasised. Blended within the window, since it marks content inside a list.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "selection", "blending": "withinWindow", "emphasized": true }
        }
      },
      "menu": {
        "$description": "Menus of any kind.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "menu", "blending": "behindWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.1,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.72 },
                  "blend": { "colorSpace": "srgb", "components": [0.9294, 0.9294, 0.9294] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.2,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.7 },
                  "blend": { "colorSpace": "srgb", "components": [0.1255, 0.1255, 0.1255] },
                  "mode": "lighten"
                }
              }
            }
          }
        }
      },
      "popover": {
        "$description": "Body of a popover.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "popover", "blending": "behindWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.6 },
                  "blend": { "colorSpace": "srgb", "components": [0.9451, 0.9451, 0.9451] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.6 },
                  "blend": { "colorSpace": "srgb", "components": [0.1098, 0.1098, 0.1098] },
                  "mode": "lighten"
                }
              }
            }
          }
        }
      },
      "sidebar": {
        "$description": "Source lists and other window sidebars.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "sidebar", "blending": "behindWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.2,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.84 },
                  "blend": { "colorSpace": "srgb", "components": [0.9137, 0.9137, 0.9137] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.4,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.8 },
                  "blend": { "colorSpace": "srgb", "components": [0.1412, 0.1412, 0.1412] },
                  "mode": "lighten"
                }
              }
            }
          }
        }
      },
      "headerView": {
        "$description": "Header and footer strips inside content, such as a table header.",
        "$value": { "kind": "standard", "appKit": { "material": "headerView", "blending": "withinWindow" } }
      },
      "sheet": {
        "$description": "Body of a sheet attached to a window.",
        "$value": { "kind": "standard", "appKit": { "material": "sheet", "blending": "behindWindow" } }
      },
      "windowBackground": {
        "$description": "Opaque background of a window.",
        "$value": { "kind": "standard", "appKit": { "material": "windowBackground", "blending": "behindWindow" } }
      },
      "hudWindow": {
        "$description": "Heads-up panels that float over work.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "hudWindow", "blending": "behindWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.9,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.48 },
                  "blend": { "colorSpace": "srgb", "components": [0.9608, 0.9608, 0.9608] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.6,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.4 },
                  "blend": { "colorSpace": "srgb", "components": [0.0784, 0.0784, 0.0784] },
                  "mode": "lighten"
                }
              }
            }
          }
        }
      },
      "fullScreenUI": {
        "$description": "Modal interface that takes the whole screen. Observed to look like hudWindow.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "fullScreenUI", "blending": "behindWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.9,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.48 },
                  "blend": { "colorSpace": "srgb", "components": [0.9608, 0.9608, 0.9608] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.6,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.4 },
                  "blend": { "colorSpace": "srgb", "components": [0.0784, 0.0784, 0.0784] },
                  "mode": "lighten"
                }
              }
            }
          }
        }
      },
      "toolTip": {
        "$description": "Tool tips. Observed to look like sidebar.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "toolTip", "blending": "behindWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.2,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.84 },
                  "blend": { "colorSpace": "srgb", "components": [0.9137, 0.9137, 0.9137] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.4,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.8 },
                  "blend": { "colorSpace": "srgb", "components": [0.1412, 0.1412, 0.1412] },
                  "mode": "lighten"
                }
              }
            }
          }
        }
      },
      "contentBackground": {
        "$description": "Opaque background of scrolling content, tables and collections. Blended within the window, since nothing behind it shows.",
        "$value": { "kind": "standard", "appKit": { "material": "contentBackground", "blending": "withinWindow" } }
      },
      "underWindowBackground": {
        "$description": "What shows beneath a window's own background. Observed to look like sidebar.",
        "$value": {
          "kind": "standard",
          "appKit": { "material": "underWindowBackground", "blending": "behindWindow" },
          "recipe": {
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.2,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.84 },
                  "blend": { "colorSpace": "srgb", "components": [0.9137, 0.9137, 0.9137] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.4,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.8 },
                  "blend": { "colorSpace": "srgb", "components": [0.1412, 0.1412, 0.1412] },
                  "mode": "lighten"
                }
              }
            }
          }
        }
      },
      "underPageBackground": {
        "$description": "Area behind the pages of a document.",
        "$value": { "kind": "standard", "appKit": { "material": "underPageBackground", "blending": "withinWindow" } }
      }
    }
  }
}

"""#
    ),
    (
      "material.tokens.json",
#"""
{
  "apple": {
    "material": {
      "$type": "material",
      "$description": "Standard materials, for structure within content. The recipe is what was observed per platform; the appearance is our nearest single CSS filter and tint for the web, with opaque and border colours of our choice.",
      "ultraThin": {
        "$description": "Lets almost everything behind show. Keep small text off it.",
        "$value": {
          "kind": "standard",
          "thickness": "ultraThin",
          "recipe": {
            "iOS": {
              "light": {
                "blur": { "value": 22.5, "unit": "px" },
                "curve": { "amount": 0.5, "points": [0.45, 0.55, 0.65, 0.68], "saturation": 1.1, "brightness": 0.12 }
              },
              "dark": {
                "blur": { "value": 22.5, "unit": "px" },
                "curve": { "amount": 0.5, "points": [0.24, 0.24, 0.3, 0.39], "saturation": 1.1, "brightness": 0 }
              }
            },
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.8,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.18 },
                  "blend": { "colorSpace": "srgb", "components": [0.9765, 0.9765, 0.9765] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.6,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.4 },
                  "blend": { "colorSpace": "srgb", "components": [0.0784, 0.0784, 0.0784] },
                  "mode": "lighten"
                }
              }
            },
            "tvOS": {
              "light": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1.3, "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.06 } }
              },
              "dark": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1.3, "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08 } }
              }
            }
          },
          "appearance": {
            "light": {
              "blur": { "value": 22.5, "unit": "px" },
              "saturation": 0.89,
              "tint": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9216], "alpha": 0.38 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 22.5, "unit": "px" },
              "saturation": 0.95,
              "tint": { "colorSpace": "srgb", "components": [0.2588, 0.2588, 0.2588], "alpha": 0.42 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      },
      "thin": {
        "$description": "Shows much of what is behind; good for keeping people oriented, weak under small text.",
        "$value": {
          "kind": "standard",
          "thickness": "thin",
          "recipe": {
            "iOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "curve": {
                  "amount": 0.6,
                  "points": [0.725, 0.825, 0.76, 0.73],
                  "saturation": 1.35,
                  "brightness": 0.12
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "curve": { "amount": 0.6, "points": [0.2, 0.21, 0.1, 0.15], "saturation": 1.35, "brightness": 0 }
              }
            },
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.8,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.18 },
                  "blend": { "colorSpace": "srgb", "components": [0.9765, 0.9765, 0.9765] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 1.6,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.4 },
                  "blend": { "colorSpace": "srgb", "components": [0.0784, 0.0784, 0.0784] },
                  "mode": "lighten"
                }
              }
            },
            "tvOS": {
              "light": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1.8, "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.3 } }
              },
              "dark": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1.4, "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.32 } }
              }
            }
          },
          "appearance": {
            "light": {
              "blur": { "value": 30, "unit": "px" },
              "saturation": 1.35,
              "tint": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.59 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 30, "unit": "px" },
              "saturation": 1.46,
              "tint": { "colorSpace": "srgb", "components": [0.1725, 0.1725, 0.1725], "alpha": 0.61 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      },
      "regular": {
        "$description": "The default, balanced between context and reading.",
        "$value": {
          "kind": "standard",
          "thickness": "regular",
          "recipe": {
            "iOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "curve": { "amount": 0.75, "points": [0.9, 0.83, 0.925, 0.815], "saturation": 1.5, "brightness": 0.1 }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "curve": { "amount": 0.75, "points": [0.16, 0.26, 0.1, 0.1], "saturation": 1.5, "brightness": 0 }
              }
            },
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.6 },
                  "blend": { "colorSpace": "srgb", "components": [0.9451, 0.9451, 0.9451] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.6 },
                  "blend": { "colorSpace": "srgb", "components": [0.1098, 0.1098, 0.1098] },
                  "mode": "lighten"
                }
              }
            },
            "tvOS": {
              "light": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1.6, "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.4 } }
              },
              "dark": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1.6, "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } }
              }
            }
          },
          "appearance": {
            "light": {
              "blur": { "value": 30, "unit": "px" },
              "saturation": 1.7,
              "tint": { "colorSpace": "srgb", "components": [0.9804, 0.9804, 0.9804], "alpha": 0.78 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 30, "unit": "px" },
              "saturation": 1.89,
              "tint": { "colorSpace": "srgb", "components": [0.1686, 0.1686, 0.1686], "alpha": 0.78 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      },
      "thick": {
        "$description": "Shows little of what is behind; the safest of the four under small text and fine shapes.",
        "$value": {
          "kind": "standard",
          "thickness": "thick",
          "recipe": {
            "iOS": {
              "light": {
                "blur": { "value": 45, "unit": "px" },
                "curve": {
                  "amount": 0.88,
                  "points": [0.99, 0.95, 0.98, 0.905],
                  "saturation": 1.5,
                  "brightness": 0.045
                }
              },
              "dark": {
                "blur": { "value": 45, "unit": "px" },
                "curve": { "amount": 0.88, "points": [0.14, 0.16, 0.1, 0.03], "saturation": 1.5, "brightness": 0 }
              }
            },
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.1,
                  "fill": { "colorSpace": "srgb", "components": [0.9647, 0.9647, 0.9647], "alpha": 0.72 },
                  "blend": { "colorSpace": "srgb", "components": [0.9294, 0.9294, 0.9294] },
                  "mode": "darken"
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "blendFill": {
                  "saturation": 2.2,
                  "fill": { "colorSpace": "srgb", "components": [0.1569, 0.1569, 0.1569], "alpha": 0.7 },
                  "blend": { "colorSpace": "srgb", "components": [0.1255, 0.1255, 0.1255] },
                  "mode": "lighten"
                }
              }
            },
            "tvOS": {
              "light": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1, "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.6 } }
              },
              "dark": {
                "blur": { "value": 50, "unit": "px" },
                "flat": { "saturation": 1, "tint": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.8 } }
              }
            }
          },
          "appearance": {
            "light": {
              "blur": { "value": 45, "unit": "px" },
              "saturation": 2.5,
              "tint": { "colorSpace": "srgb", "components": [0.9804, 0.9804, 0.9804], "alpha": 0.93 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 45, "unit": "px" },
              "saturation": 2.34,
              "tint": { "colorSpace": "srgb", "components": [0.1333, 0.1333, 0.1333], "alpha": 0.94 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      },
      "ultraThick": {
        "$description": "Known to SwiftUI only and named in no current guideline, so prefer thick. No recipe was ever observed; the web look is thick with a denser tint, our extrapolation.",
        "$value": {
          "kind": "standard",
          "thickness": "ultraThick",
          "appearance": {
            "light": {
              "blur": { "value": 45, "unit": "px" },
              "saturation": 2.5,
              "tint": { "colorSpace": "srgb", "components": [0.9804, 0.9804, 0.9804], "alpha": 0.97 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 45, "unit": "px" },
              "saturation": 2.34,
              "tint": { "colorSpace": "srgb", "components": [0.1333, 0.1333, 0.1333], "alpha": 0.97 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      },
      "bar": {
        "$description": "The backing of system bars before glass, called chrome in UIKit. It is not offered on tvOS.",
        "$value": {
          "kind": "standard",
          "thickness": "bar",
          "recipe": {
            "iOS": {
              "light": {
                "blur": { "value": 22.5, "unit": "px" },
                "curve": { "amount": 0.75, "points": [0.8, 0.9, 1.1, 0.825], "saturation": 1.1, "brightness": 0.1 }
              },
              "dark": {
                "blur": { "value": 22.5, "unit": "px" },
                "curve": { "amount": 0.75, "points": [0.23, 0.52, 0.27, 0.255], "saturation": 2, "brightness": -0.1 }
              }
            },
            "macOS": {
              "light": {
                "blur": { "value": 30, "unit": "px" },
                "flat": {
                  "saturation": 1,
                  "tint": { "colorSpace": "srgb", "components": [0.9922, 0.9922, 0.9922], "alpha": 0.8 }
                }
              },
              "dark": {
                "blur": { "value": 30, "unit": "px" },
                "flat": {
                  "saturation": 1,
                  "tint": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2353], "alpha": 0.8 }
                }
              }
            }
          },
          "appearance": {
            "light": {
              "blur": { "value": 22.5, "unit": "px" },
              "saturation": 0.95,
              "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.77 },
              "opaque": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.949] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.4196, 0.4196, 0.4392] } }
            },
            "dark": {
              "blur": { "value": 22.5, "unit": "px" },
              "saturation": 2,
              "tint": { "colorSpace": "srgb", "components": [0.1686, 0.1686, 0.1686], "alpha": 0.73 },
              "opaque": { "colorSpace": "srgb", "components": [0.1647, 0.1647, 0.1647] },
              "increasedContrast": { "border": { "colorSpace": "srgb", "components": [0.6588, 0.6588, 0.6824] } }
            }
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "recommendation-ios.tokens.json",
#"""
{
  "apple": {
    "recommendation": {
      "iOS": {
        "$type": "recommendation",
        "$description": "Which material or level suits which role on iOS.",
        "tabBar": {
          "$description": "Tab bars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iOS",
            "role": "tab-bar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "toolbar": {
          "$description": "Toolbars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iOS",
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "navBar": {
          "$description": "Navigation bars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iOS",
            "role": "nav-bar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "sidebar": {
          "$description": "Sidebars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iOS",
            "role": "sidebar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "alert": {
          "$description": "Alerts drawn in glass take the regular variant.",
          "$value": {
            "platform": "iOS",
            "role": "alert",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "popover": {
          "$description": "Popovers drawn in glass take the regular variant.",
          "$value": {
            "platform": "iOS",
            "role": "popover",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "alertText": {
          "$description": "An alert carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "iOS",
            "role": "alert",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "popoverText": {
          "$description": "A popover carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "iOS",
            "role": "popover",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "sidebarText": {
          "$description": "A sidebar carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "iOS",
            "role": "sidebar",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "mediaControls": {
          "$description": "Controls over photos or film may use clear glass, with a dimming layer where the picture is bright.",
          "$value": {
            "platform": "iOS",
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, clear over media"
          }
        },
        "slider": {
          "$description": "The knob of a slider may turn to glass while it is being moved, and only then.",
          "$value": {
            "platform": "iOS",
            "role": "slider",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "toggle": {
          "$description": "The thumb of a toggle may turn to glass while it is being switched, and only then.",
          "$value": {
            "platform": "iOS",
            "role": "toggle",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "appBackground": {
          "$description": "An app background takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iOS",
            "role": "app-background",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "card": {
          "$description": "A card takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iOS",
            "role": "card",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "list": {
          "$description": "A list takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iOS",
            "role": "list",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "section": {
          "$description": "A section takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iOS",
            "role": "section",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "groupedTable": {
          "$description": "A grouped table takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iOS",
            "role": "grouped-table",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "overlay": {
          "$description": "An overlay on content takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iOS",
            "role": "overlay",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "appBackgroundGlass": {
          "$description": "An app background is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iOS",
            "role": "app-background",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "cardGlass": {
          "$description": "A card is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iOS",
            "role": "card",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "listGlass": {
          "$description": "A list is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iOS",
            "role": "list",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "sectionGlass": {
          "$description": "A section is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iOS",
            "role": "section",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "groupedTableGlass": {
          "$description": "A grouped table is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iOS",
            "role": "grouped-table",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "overlayGlass": {
          "$description": "An overlay on content is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iOS",
            "role": "overlay",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "cardLabel": {
          "$description": "Text and symbols on a card start from the default label level.",
          "$value": {
            "platform": "iOS",
            "role": "card",
            "vibrancy": "{apple.vibrancy.label}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of labels"
          }
        },
        "cardFill": {
          "$description": "Shapes on a card start from the default fill level.",
          "$value": {
            "platform": "iOS",
            "role": "card",
            "vibrancy": "{apple.vibrancy.fill}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of fills"
          }
        },
        "listLabel": {
          "$description": "Text and symbols in a list start from the default label level.",
          "$value": {
            "platform": "iOS",
            "role": "list",
            "vibrancy": "{apple.vibrancy.label}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of labels"
          }
        },
        "listSeparator": {
          "$description": "Lines in a list take the one separator level there is.",
          "$value": {
            "platform": "iOS",
            "role": "list",
            "vibrancy": "{apple.vibrancy.separator}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of separators"
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "recommendation-ipados.tokens.json",
#"""
{
  "apple": {
    "recommendation": {
      "iPadOS": {
        "$type": "recommendation",
        "$description": "Which material or level suits which role on iPadOS.",
        "tabBar": {
          "$description": "Tab bars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iPadOS",
            "role": "tab-bar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "toolbar": {
          "$description": "Toolbars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iPadOS",
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "navBar": {
          "$description": "Navigation bars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iPadOS",
            "role": "nav-bar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "sidebar": {
          "$description": "Sidebars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "iPadOS",
            "role": "sidebar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "alert": {
          "$description": "Alerts drawn in glass take the regular variant.",
          "$value": {
            "platform": "iPadOS",
            "role": "alert",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "popover": {
          "$description": "Popovers drawn in glass take the regular variant.",
          "$value": {
            "platform": "iPadOS",
            "role": "popover",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "alertText": {
          "$description": "An alert carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "iPadOS",
            "role": "alert",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "popoverText": {
          "$description": "A popover carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "iPadOS",
            "role": "popover",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "sidebarText": {
          "$description": "A sidebar carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "iPadOS",
            "role": "sidebar",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "mediaControls": {
          "$description": "Controls over photos or film may use clear glass, with a dimming layer where the picture is bright.",
          "$value": {
            "platform": "iPadOS",
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, clear over media"
          }
        },
        "slider": {
          "$description": "The knob of a slider may turn to glass while it is being moved, and only then.",
          "$value": {
            "platform": "iPadOS",
            "role": "slider",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "toggle": {
          "$description": "The thumb of a toggle may turn to glass while it is being switched, and only then.",
          "$value": {
            "platform": "iPadOS",
            "role": "toggle",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "appBackground": {
          "$description": "An app background takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iPadOS",
            "role": "app-background",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "card": {
          "$description": "A card takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iPadOS",
            "role": "card",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "list": {
          "$description": "A list takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iPadOS",
            "role": "list",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "section": {
          "$description": "A section takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iPadOS",
            "role": "section",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "groupedTable": {
          "$description": "A grouped table takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iPadOS",
            "role": "grouped-table",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "overlay": {
          "$description": "An overlay on content takes a standard material; regular is the one to start from.",
          "$value": {
            "platform": "iPadOS",
            "role": "overlay",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials on iOS and iPadOS"
          }
        },
        "appBackgroundGlass": {
          "$description": "An app background is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iPadOS",
            "role": "app-background",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "cardGlass": {
          "$description": "A card is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iPadOS",
            "role": "card",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "listGlass": {
          "$description": "A list is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iPadOS",
            "role": "list",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "sectionGlass": {
          "$description": "A section is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iPadOS",
            "role": "section",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "groupedTableGlass": {
          "$description": "A grouped table is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iPadOS",
            "role": "grouped-table",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "overlayGlass": {
          "$description": "An overlay on content is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "iPadOS",
            "role": "overlay",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "cardLabel": {
          "$description": "Text and symbols on a card start from the default label level.",
          "$value": {
            "platform": "iPadOS",
            "role": "card",
            "vibrancy": "{apple.vibrancy.label}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of labels"
          }
        },
        "cardFill": {
          "$description": "Shapes on a card start from the default fill level.",
          "$value": {
            "platform": "iPadOS",
            "role": "card",
            "vibrancy": "{apple.vibrancy.fill}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of fills"
          }
        },
        "listLabel": {
          "$description": "Text and symbols in a list start from the default label level.",
          "$value": {
            "platform": "iPadOS",
            "role": "list",
            "vibrancy": "{apple.vibrancy.label}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of labels"
          }
        },
        "listSeparator": {
          "$description": "Lines in a list take the one separator level there is.",
          "$value": {
            "platform": "iPadOS",
            "role": "list",
            "vibrancy": "{apple.vibrancy.separator}",
            "strength": "consider",
            "source": "HIG, Materials: standard materials, vibrancy of separators"
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "recommendation-macos.tokens.json",
#"""
{
  "apple": {
    "recommendation": {
      "macOS": {
        "$type": "recommendation",
        "$description": "Which material suits which role on macOS. The glass ones speak of systems from 26 on, the purposes of every version.",
        "tabBar": {
          "$description": "Tab bars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "macOS",
            "role": "tab-bar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "toolbar": {
          "$description": "Toolbars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "macOS",
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "sidebar": {
          "$description": "Sidebars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "macOS",
            "role": "sidebar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "alert": {
          "$description": "Alerts drawn in glass take the regular variant.",
          "$value": {
            "platform": "macOS",
            "role": "alert",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "popover": {
          "$description": "Popovers drawn in glass take the regular variant.",
          "$value": {
            "platform": "macOS",
            "role": "popover",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "alertText": {
          "$description": "An alert carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "macOS",
            "role": "alert",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "popoverText": {
          "$description": "A popover carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "macOS",
            "role": "popover",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "sidebarText": {
          "$description": "A sidebar carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "macOS",
            "role": "sidebar",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "mediaControls": {
          "$description": "Controls over photos or film may use clear glass, with a dimming layer where the picture is bright.",
          "$value": {
            "platform": "macOS",
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, clear over media"
          }
        },
        "slider": {
          "$description": "The knob of a slider may turn to glass while it is being moved, and only then.",
          "$value": {
            "platform": "macOS",
            "role": "slider",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "toggle": {
          "$description": "The thumb of a toggle may turn to glass while it is being switched, and only then.",
          "$value": {
            "platform": "macOS",
            "role": "toggle",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "appBackgroundGlass": {
          "$description": "An app background is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "macOS",
            "role": "app-background",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "cardGlass": {
          "$description": "A card is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "macOS",
            "role": "card",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "listGlass": {
          "$description": "A list is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "macOS",
            "role": "list",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "sectionGlass": {
          "$description": "A section is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "macOS",
            "role": "section",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "groupedTableGlass": {
          "$description": "A grouped table is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "macOS",
            "role": "grouped-table",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "overlayGlass": {
          "$description": "An overlay on content is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "macOS",
            "role": "overlay",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "titlebarPurpose": {
          "$description": "A title bar takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "titlebar",
            "appKit": "titlebar",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "toolbarPurpose": {
          "$description": "A toolbar shares the material of the title bar it joins.",
          "$value": {
            "platform": "macOS",
            "role": "toolbar",
            "appKit": "titlebar",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "sidebarPurpose": {
          "$description": "A window sidebar takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "sidebar",
            "appKit": "sidebar",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "menuPurpose": {
          "$description": "A menu takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "menu",
            "appKit": "menu",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "popoverPurpose": {
          "$description": "A popover takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "popover",
            "appKit": "popover",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "tooltipPurpose": {
          "$description": "A tool tip takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "tooltip",
            "appKit": "toolTip",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "hudPurpose": {
          "$description": "A heads-up panel takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "hud",
            "appKit": "hudWindow",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "modalSheetPurpose": {
          "$description": "A sheet on a window takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "modal-sheet",
            "appKit": "sheet",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "fullscreenModalPurpose": {
          "$description": "A modal interface over the whole screen takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "fullscreen-modal",
            "appKit": "fullScreenUI",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "fullscreenPurpose": {
          "$description": "A full-screen view takes the material meant for the whole screen.",
          "$value": {
            "platform": "macOS",
            "role": "fullscreen",
            "appKit": "fullScreenUI",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "headerPurpose": {
          "$description": "A header or footer strip takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "header",
            "appKit": "headerView",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "selectionPurpose": {
          "$description": "A selection takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "selection",
            "appKit": "selection",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "cardPurpose": {
          "$description": "A card counts as content and takes its background.",
          "$value": {
            "platform": "macOS",
            "role": "card",
            "appKit": "contentBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "listPurpose": {
          "$description": "A list takes the background made for scrolling content.",
          "$value": {
            "platform": "macOS",
            "role": "list",
            "appKit": "contentBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "sectionPurpose": {
          "$description": "A section takes the background made for content.",
          "$value": {
            "platform": "macOS",
            "role": "section",
            "appKit": "contentBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "groupedTablePurpose": {
          "$description": "A table takes the background made for content.",
          "$value": {
            "platform": "macOS",
            "role": "grouped-table",
            "appKit": "contentBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "appBackgroundPurpose": {
          "$description": "The background of an app fills its window.",
          "$value": {
            "platform": "macOS",
            "role": "app-background",
            "appKit": "windowBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "windowPurpose": {
          "$description": "A window takes the background named for it.",
          "$value": {
            "platform": "macOS",
            "role": "window",
            "appKit": "windowBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "underWindowPurpose": {
          "$description": "What peeks out under a window takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "under-window",
            "appKit": "underWindowBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        },
        "pageBackgroundPurpose": {
          "$description": "The area around document pages takes the material named for it.",
          "$value": {
            "platform": "macOS",
            "role": "page-background",
            "appKit": "underPageBackground",
            "strength": "consider",
            "source": "HIG, Materials: macOS has a material for each purpose"
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "recommendation-tvos.tokens.json",
#"""
{
  "apple": {
    "recommendation": {
      "tvOS": {
        "$type": "recommendation",
        "$description": "Which material suits which role on tvOS.",
        "tabBar": {
          "$description": "Navigation on tvOS is made of glass by the system.",
          "$value": {
            "platform": "tvOS",
            "role": "tab-bar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: tvOS, glass in navigation"
          }
        },
        "button": {
          "$description": "A button turns to glass when it gains focus, not before.",
          "$value": {
            "platform": "tvOS",
            "role": "button",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: tvOS, glass on focus"
          }
        },
        "image": {
          "$description": "An image view turns to glass when it gains focus, not before.",
          "$value": {
            "platform": "tvOS",
            "role": "image",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: tvOS, glass on focus"
          }
        },
        "fullscreenBright": {
          "$description": "A view over the whole screen that has to be in the light scheme.",
          "$value": {
            "platform": "tvOS",
            "role": "fullscreen",
            "scheme": "light",
            "material": "{apple.material.ultraThin}",
            "strength": "consider",
            "source": "HIG, Materials: tvOS, uses of each thickness"
          }
        },
        "overlayBright": {
          "$description": "An overlay that leaves part of the picture in view and has to be in the light scheme.",
          "$value": {
            "platform": "tvOS",
            "role": "overlay",
            "scheme": "light",
            "material": "{apple.material.thin}",
            "strength": "consider",
            "source": "HIG, Materials: tvOS, uses of each thickness"
          }
        },
        "overlay": {
          "$description": "An overlay that leaves part of the picture in view, in either scheme.",
          "$value": {
            "platform": "tvOS",
            "role": "overlay",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: tvOS, uses of each thickness"
          }
        },
        "overlayDim": {
          "$description": "An overlay that leaves part of the picture in view and has to be in the dark scheme.",
          "$value": {
            "platform": "tvOS",
            "role": "overlay",
            "scheme": "dark",
            "material": "{apple.material.thick}",
            "strength": "consider",
            "source": "HIG, Materials: tvOS, uses of each thickness"
          }
        },
        "appBackgroundGlass": {
          "$description": "An app background is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "tvOS",
            "role": "app-background",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "cardGlass": {
          "$description": "A card is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "tvOS",
            "role": "card",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "listGlass": {
          "$description": "A list is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "tvOS",
            "role": "list",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "sectionGlass": {
          "$description": "A section is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "tvOS",
            "role": "section",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "groupedTableGlass": {
          "$description": "A grouped table is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "tvOS",
            "role": "grouped-table",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "overlayGlass": {
          "$description": "An overlay on content is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "tvOS",
            "role": "overlay",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "mediaControls": {
          "$description": "Controls over photos or film may use clear glass, with a dimming layer where the picture is bright.",
          "$value": {
            "platform": "tvOS",
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, clear over media"
          }
        },
        "alertText": {
          "$description": "An alert carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "tvOS",
            "role": "alert",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "popoverText": {
          "$description": "A popover carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "tvOS",
            "role": "popover",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "sidebarText": {
          "$description": "A sidebar carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "tvOS",
            "role": "sidebar",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "recommendation-visionos.tokens.json",
#"""
{
  "apple": {
    "recommendation": {
      "visionOS": {
        "$type": "recommendation",
        "$description": "Which material or level suits which role on visionOS.",
        "window": {
          "$description": "A window keeps the glass the system gives it; a surface says so with the word system.",
          "$value": {
            "platform": "visionOS",
            "role": "window",
            "material": "{apple.glass.regular}",
            "strength": "must",
            "source": "HIG, Materials: visionOS, windows are glass"
          }
        },
        "windowThin": {
          "$description": "The glass of a window is not to be replaced by a thin material.",
          "$value": {
            "platform": "visionOS",
            "role": "window",
            "material": "{apple.material.thin}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, windows are glass"
          }
        },
        "windowRegular": {
          "$description": "The glass of a window is not to be replaced by a regular material.",
          "$value": {
            "platform": "visionOS",
            "role": "window",
            "material": "{apple.material.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, windows are glass"
          }
        },
        "windowThick": {
          "$description": "The glass of a window is not to be replaced by a thick material.",
          "$value": {
            "platform": "visionOS",
            "role": "window",
            "material": "{apple.material.thick}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, windows are glass"
          }
        },
        "button": {
          "$description": "A button draws the eye on thin.",
          "$value": {
            "platform": "visionOS",
            "role": "button",
            "material": "{apple.material.thin}",
            "strength": "consider",
            "source": "HIG, Materials: visionOS, materials for custom parts"
          }
        },
        "selection": {
          "$description": "A selected item draws the eye on thin.",
          "$value": {
            "platform": "visionOS",
            "role": "selection",
            "material": "{apple.material.thin}",
            "strength": "consider",
            "source": "HIG, Materials: visionOS, materials for custom parts"
          }
        },
        "sidebar": {
          "$description": "A sidebar is set apart from the rest by regular.",
          "$value": {
            "platform": "visionOS",
            "role": "sidebar",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: visionOS, materials for custom parts"
          }
        },
        "section": {
          "$description": "A section is set apart from the rest by regular.",
          "$value": {
            "platform": "visionOS",
            "role": "section",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: visionOS, materials for custom parts"
          }
        },
        "groupedTable": {
          "$description": "A grouped table is set apart from the rest by regular.",
          "$value": {
            "platform": "visionOS",
            "role": "grouped-table",
            "material": "{apple.material.regular}",
            "strength": "consider",
            "source": "HIG, Materials: visionOS, materials for custom parts"
          }
        },
        "textField": {
          "$description": "A text field stays distinct, as a darker well, on thick above a regular area.",
          "$value": {
            "platform": "visionOS",
            "role": "text-field",
            "material": "{apple.material.thick}",
            "strength": "consider",
            "source": "HIG, Materials: visionOS, materials for custom parts"
          }
        },
        "windowQuaternary": {
          "$description": "Text in a window has three levels to choose from; the fourth is not among them.",
          "$value": {
            "platform": "visionOS",
            "role": "window",
            "vibrancy": "{apple.vibrancy.quaternaryLabel}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, three vibrancy values"
          }
        },
        "sidebarQuaternary": {
          "$description": "Text in a sidebar has three levels to choose from; the fourth is not among them.",
          "$value": {
            "platform": "visionOS",
            "role": "sidebar",
            "vibrancy": "{apple.vibrancy.quaternaryLabel}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, three vibrancy values"
          }
        },
        "sectionQuaternary": {
          "$description": "Text in a section has three levels to choose from; the fourth is not among them.",
          "$value": {
            "platform": "visionOS",
            "role": "section",
            "vibrancy": "{apple.vibrancy.quaternaryLabel}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, three vibrancy values"
          }
        },
        "groupedTableQuaternary": {
          "$description": "Text in a grouped table has three levels to choose from; the fourth is not among them.",
          "$value": {
            "platform": "visionOS",
            "role": "grouped-table",
            "vibrancy": "{apple.vibrancy.quaternaryLabel}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, three vibrancy values"
          }
        },
        "listQuaternary": {
          "$description": "Text in a list has three levels to choose from; the fourth is not among them.",
          "$value": {
            "platform": "visionOS",
            "role": "list",
            "vibrancy": "{apple.vibrancy.quaternaryLabel}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, three vibrancy values"
          }
        },
        "cardQuaternary": {
          "$description": "Text in a card has three levels to choose from; the fourth is not among them.",
          "$value": {
            "platform": "visionOS",
            "role": "card",
            "vibrancy": "{apple.vibrancy.quaternaryLabel}",
            "strength": "avoid",
            "source": "HIG, Materials: visionOS, three vibrancy values"
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "recommendation-watchos.tokens.json",
#"""
{
  "apple": {
    "recommendation": {
      "watchOS": {
        "$type": "recommendation",
        "$description": "Which material suits which role on watchOS.",
        "fullscreenModal": {
          "$description": "A modal over the whole screen has a material behind it, so that people know where they are; thin keeps the most context.",
          "$value": {
            "platform": "watchOS",
            "role": "fullscreen-modal",
            "material": "{apple.material.thin}",
            "strength": "consider",
            "source": "HIG, Materials: watchOS, full-screen modals"
          }
        },
        "modalSheetUltraThin": {
          "$description": "A sheet keeps the background it comes with; ultra-thin would replace it.",
          "$value": {
            "platform": "watchOS",
            "role": "modal-sheet",
            "material": "{apple.material.ultraThin}",
            "strength": "avoid",
            "source": "HIG, Materials: watchOS, full-screen modals, default background of sheets"
          }
        },
        "modalSheetThin": {
          "$description": "A sheet keeps the background it comes with; thin would replace it.",
          "$value": {
            "platform": "watchOS",
            "role": "modal-sheet",
            "material": "{apple.material.thin}",
            "strength": "avoid",
            "source": "HIG, Materials: watchOS, full-screen modals, default background of sheets"
          }
        },
        "modalSheetRegular": {
          "$description": "A sheet keeps the background it comes with; regular would replace it.",
          "$value": {
            "platform": "watchOS",
            "role": "modal-sheet",
            "material": "{apple.material.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: watchOS, full-screen modals, default background of sheets"
          }
        },
        "modalSheetThick": {
          "$description": "A sheet keeps the background it comes with; thick would replace it.",
          "$value": {
            "platform": "watchOS",
            "role": "modal-sheet",
            "material": "{apple.material.thick}",
            "strength": "avoid",
            "source": "HIG, Materials: watchOS, full-screen modals, default background of sheets"
          }
        },
        "tabBar": {
          "$description": "Tab bars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "watchOS",
            "role": "tab-bar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "toolbar": {
          "$description": "Toolbars belong to the layer that floats above content. System ones take glass without being asked.",
          "$value": {
            "platform": "watchOS",
            "role": "toolbar",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass makes the layer of controls and navigation"
          }
        },
        "alertText": {
          "$description": "An alert carries a lot of text; clear glass would not keep it readable.",
          "$value": {
            "platform": "watchOS",
            "role": "alert",
            "material": "{apple.glass.clear}",
            "strength": "avoid",
            "source": "HIG, Materials: variants of Liquid Glass, much text wants regular"
          }
        },
        "mediaControls": {
          "$description": "Controls over photos or film may use clear glass, with a dimming layer where the picture is bright.",
          "$value": {
            "platform": "watchOS",
            "role": "media-controls",
            "material": "{apple.glass.clear}",
            "strength": "consider",
            "source": "HIG, Materials: variants of Liquid Glass, clear over media"
          }
        },
        "slider": {
          "$description": "The knob of a slider may turn to glass while it is being moved, and only then.",
          "$value": {
            "platform": "watchOS",
            "role": "slider",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "toggle": {
          "$description": "The thumb of a toggle may turn to glass while it is being switched, and only then.",
          "$value": {
            "platform": "watchOS",
            "role": "toggle",
            "material": "{apple.glass.regular}",
            "strength": "consider",
            "source": "HIG, Materials: Liquid Glass, exception for controls in use"
          }
        },
        "appBackgroundGlass": {
          "$description": "An app background is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "watchOS",
            "role": "app-background",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "cardGlass": {
          "$description": "A card is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "watchOS",
            "role": "card",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "listGlass": {
          "$description": "A list is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "watchOS",
            "role": "list",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "sectionGlass": {
          "$description": "A section is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "watchOS",
            "role": "section",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "groupedTableGlass": {
          "$description": "A grouped table is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "watchOS",
            "role": "grouped-table",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        },
        "overlayGlass": {
          "$description": "An overlay on content is content; glass there blurs the line between content and controls.",
          "$value": {
            "platform": "watchOS",
            "role": "overlay",
            "material": "{apple.glass.regular}",
            "strength": "avoid",
            "source": "HIG, Materials: Liquid Glass stays out of the content layer"
          }
        }
      }
    }
  }
}

"""#
    ),
    (
      "vibrancy.tokens.json",
#"""
{
  "apple": {
    "vibrancy": {
      "$type": "vibrancy",
      "$description": "Foreground levels made to sit on materials. The appearance is a flat equivalent for places without vibrancy, such as CSS; the matrices act on the colour of the material beneath.",
      "label": {
        "$description": "Standard text and symbols. Nearly solid black or white; it has no matrix.",
        "$value": {
          "category": "label",
          "level": "primary",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.96 },
            "dark": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.96 }
          }
        }
      },
      "secondaryLabel": {
        "$description": "Text that describes or supports, such as footnotes and subtitles.",
        "$value": {
          "category": "label",
          "level": "secondary",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.6 },
            "dark": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9608], "alpha": 0.6 }
          },
          "matrix": {
            "light": [
              [1.551948, -0.8804954, -0.169953, 0.04425],
              [-0.4477795, 1.12044, -0.171161, 0.04425],
              [-0.4489875, -0.8786834, 1.829171, 0.04425]
            ],
            "dark": [
              [1.173492, -0.641661, -0.123831, 0.556],
              [-0.326304, 0.859041, -0.124737, 0.556],
              [-0.32721, -0.640302, 1.375512, 0.556]
            ],
            "thinLight": [
              [0.9362975, -0.3218643, -0.0619332, 0.04875],
              [-0.1635529, 0.7786505, -0.06259762, 0.04875],
              [-0.1642173, -0.3208677, 1.037585, 0.04875]
            ],
            "thinDark": [
              [0.828075, -0.337963, -0.06511199, 0.5375],
              [-0.171789, 0.662505, -0.06571601, 0.5375],
              [-0.172393, -0.337057, 0.93445, 0.5375]
            ]
          }
        }
      },
      "tertiaryLabel": {
        "$description": "Inactive text, where little depends on reading it.",
        "$value": {
          "category": "label",
          "level": "tertiary",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.3 },
            "dark": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9608], "alpha": 0.3 }
          },
          "matrix": {
            "light": [
              [1.407578, -0.5748306, -0.1107474, 0.019],
              [-0.2921908, 1.125965, -0.1117742, 0.019],
              [-0.2932176, -0.5732903, 1.588508, 0.019]
            ],
            "dark": [
              [1.396216, -0.5971366, -0.1150794, 0.298],
              [-0.3035528, 1.103659, -0.1161062, 0.298],
              [-0.3045796, -0.5955964, 1.584176, 0.298]
            ],
            "thinLight": [
              [0.922559, -0.152471, -0.029088, 0.0195],
              [-0.07730501, 0.847997, -0.02969201, 0.0195],
              [-0.07790902, -0.151565, 0.9704739, 0.0195]
            ],
            "thinDark": [
              [1.040035, -0.3145706, -0.0604644, 0.3175],
              [-0.1598018, 0.885991, -0.06118922, 0.3175],
              [-0.1605266, -0.3134834, 1.13901, 0.3175]
            ]
          }
        }
      },
      "quaternaryLabel": {
        "$description": "The faintest label. Too weak for thin and ultra-thin materials.",
        "$value": {
          "category": "label",
          "level": "quaternary",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.18 },
            "dark": { "colorSpace": "srgb", "components": [0.9216, 0.9216, 0.9608], "alpha": 0.16 }
          },
          "matrix": {
            "light": [
              [1.23555, -0.3234631, -0.06208679, 0],
              [-0.1642596, 1.077192, -0.06293241, 0],
              [-0.1651052, -0.3221948, 1.3373, 0]
            ],
            "dark": [
              [1.22658, -0.3410732, -0.06550679, 0.18],
              [-0.1732296, 1.059582, -0.06635241, 0.18],
              [-0.1740752, -0.3398048, 1.33388, 0.18]
            ],
            "thinLight": [
              [1.23555, -0.3234631, -0.06208679, 0],
              [-0.1642596, 1.077192, -0.06293241, 0],
              [-0.1651052, -0.3221948, 1.3373, 0]
            ],
            "thinDark": [
              [1.22658, -0.3410732, -0.06550679, 0.18],
              [-0.1732296, 1.059582, -0.06635241, 0.18],
              [-0.1740752, -0.3398048, 1.33388, 0.18]
            ]
          }
        }
      },
      "fill": {
        "$description": "Strong fill for shapes, such as the filled part of a track.",
        "$value": {
          "category": "fill",
          "level": "primary",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.2 },
            "dark": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.36 }
          },
          "matrix": {
            "light": [
              [1.514125, -0.954751, -0.184374, 0.0625],
              [-0.485603, 1.046185, -0.185582, 0.0625],
              [-0.486811, -0.952939, 1.81475, 0.0625]
            ],
            "dark": [
              [1.37625, -0.7345164, -0.1417335, 0.5],
              [-0.373512, 1.016302, -0.1427905, 0.5],
              [-0.374569, -0.732931, 1.6075, 0.5]
            ]
          }
        }
      },
      "secondaryFill": {
        "$description": "Medium fill, for example the resting body of a chip.",
        "$value": {
          "category": "fill",
          "level": "secondary",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.16 },
            "dark": { "colorSpace": "srgb", "components": [0.4706, 0.4706, 0.502], "alpha": 0.32 }
          },
          "matrix": {
            "light": [
              [1.23555, -0.3234631, -0.06208679, 0],
              [-0.1642596, 1.077192, -0.06293241, 0],
              [-0.1651052, -0.3221948, 1.3373, 0]
            ],
            "dark": [
              [1.22658, -0.3410732, -0.06550679, 0.18],
              [-0.1732296, 1.059582, -0.06635241, 0.18],
              [-0.1740752, -0.3398048, 1.33388, 0.18]
            ]
          }
        }
      },
      "tertiaryFill": {
        "$description": "Faint fill for large shapes.",
        "$value": {
          "category": "fill",
          "level": "tertiary",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0.4627, 0.4627, 0.502], "alpha": 0.12 },
            "dark": { "colorSpace": "srgb", "components": [0.4627, 0.4627, 0.502], "alpha": 0.24 }
          },
          "matrix": {
            "light": [
              [1.177642, -0.1426014, -0.02704049, -0.084],
              [-0.07218799, 1.107983, -0.0277955, -0.084],
              [-0.07294299, -0.141469, 1.222412, -0.084]
            ],
            "dark": [
              [1.060532, -0.07796578, -0.0145662, 0.12],
              [-0.03931839, 1.022549, -0.01523062, 0.12],
              [-0.03998281, -0.07696921, 1.084952, 0.12]
            ]
          }
        }
      },
      "separator": {
        "$description": "Hairlines between rows and regions; it has one level.",
        "$value": {
          "category": "separator",
          "appearance": {
            "light": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.29 },
            "dark": { "colorSpace": "srgb", "components": [0.3294, 0.3294, 0.3451], "alpha": 0.6 }
          },
          "matrix": {
            "light": [
              [1.407578, -0.5748306, -0.1107474, 0.019],
              [-0.2921908, 1.125965, -0.1117742, 0.019],
              [-0.2932176, -0.5732903, 1.588508, 0.019]
            ],
            "dark": [
              [1.396216, -0.5971366, -0.1150794, 0.298],
              [-0.3035528, 1.103659, -0.1161062, 0.298],
              [-0.3045796, -0.5955964, 1.584176, 0.298]
            ]
          }
        }
      }
    }
  }
}

"""#
    ),
  ]
}
