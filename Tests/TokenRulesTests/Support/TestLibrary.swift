import Foundation
import TokenSource

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
          "ultraThick": { "$value": { "kind": "standard", "thickness": "ultraThick" } },
          "bar": { "$value": { "kind": "standard", "thickness": "bar" } }
        },
        "macOS": {
          "$type": "material",
    \(purposes)
        },
        "vibrancy": {
          "$type": "vibrancy",
    \(vibrancies)
        },
        "color": {
          "$type": "color",
          "label": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "secondaryLabel": { "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.6 } },
          "separator": { "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.29 } },
          "tint": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } }
        }
      }
    }
    """

  private static var purposes: String {
    let within = ["titlebar", "headerView", "underPageBackground", "selection", "contentBackground"]
    let behind = [
      "menu", "popover", "sidebar", "sheet", "windowBackground", "hudWindow", "fullScreenUI", "toolTip",
      "underWindowBackground",
    ]
    let all = within.map { ($0, "withinWindow") } + behind.map { ($0, "behindWindow") }
    let lines = all.map { name, blending in
      """
            "\(name)": {
              "$value": { "kind": "standard", "appKit": { "material": "\(name)", "blending": "\(blending)" } }
            }
      """
    }
    return lines.joined(separator: ",\n")
  }

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

  /// The files of the library that comes with the tool.
  static let files: [SourceFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../tokens/apple")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { SourceFile(path: name, bytes: Array($0)) }
    }
  }()
}
