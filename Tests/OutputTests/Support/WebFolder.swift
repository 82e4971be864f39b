import Foundation
import TokenEmit
import TokenTestSupport

/// The web package with all that a project may ask for, and the programs that read it.
enum WebFolder {
  static let isStrict = ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil
  static let node = Tool.find("node")
  static let npm = Tool.find("npm")
  static let tsc = Tool.find("tsc")
  static let esbuild = Tool.find("esbuild")
  static let sassc = Tool.find("sassc")
  static let tailwind = Tool.find("tailwindcss")

  /// Compiles files with all options of `web`; a configuration among them gives way.
  static func compile(_ files: [String: String], options: String = "") async -> TestCompilation {
    var files = files
    files["tokenc.json"] =
      #"{"rules": {"*": "off"}, "outputs": {"swift": false, "web": {"js": true, "scss": true, "tailwind": true\#(options)}}}"#
    return await TestCompilation.of(files)
  }

  /// Writes the outputs into a folder.
  static func write(_ compilation: TestCompilation) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("web")
    for file in compilation.outputs { try folder.write(Data(file.bytes), to: file.path) }
    return folder
  }

  /// A color, a dimension, a typography and the like, as few as there may be.
  static let small = [
    "a.tokens.json": """
    {
      "color": {
        "$type": "color",
        "brand": {
          "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] }, "$description": "What */ can be\\ntapped."
        },
        "old": { "$value": "{color.brand}", "$deprecated": "Use color.brand." },
        "wide": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.3, 150], "alpha": 0.5 } },
        "half": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 250], "alpha": 0.5 } }
      },
      "space": { "m": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } },
      "breakpoint": { "wide": { "$type": "dimension", "$value": { "value": 60, "unit": "rem" } } },
      "text": {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": ["Inter", "sans-serif"], "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 600,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5
          }
        }
      }
    }
    """
  ]
}
