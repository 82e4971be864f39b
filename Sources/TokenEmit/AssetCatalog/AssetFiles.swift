import TokenModel
import TokenSource

/// Prints the files of an asset catalog as Xcode lays them out: members sorted, a space on either side of a colon.
enum AssetFiles {
  private static let info = "  \"info\" : {\n    \"author\" : \"tokenc\",\n    \"version\" : 1\n  }"

  /// `Contents.json` of the catalog.
  static let root = Array("{\n\(info)\n}\n".utf8)

  /// `Contents.json` of a group, whose name is part of those inside: `color/brand`.
  static let group = Array("{\n\(info),\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }\n}\n".utf8)

  /// `Contents.json` of a color.
  static func file(_ color: AssetColor) -> [UInt8] {
    var entries: [String] = []
    for variant in color.variants {
      guard color.isWide else {
        entries.append(entry(variant, variant.color, .srgb, gamut: nil))
        continue
      }
      entries.append(entry(variant, variant.standIn, .srgb, gamut: "sRGB"))
      entries.append(entry(variant, variant.color, .displayP3, gamut: "display-P3"))
    }
    return Array("{\n  \"colors\" : [\n\(entries.joined(separator: ",\n"))\n  ],\n\(info)\n}\n".utf8)
  }

  private static func entry(
    _ variant: AssetColor.Variant, _ color: ColorCoordinates, _ space: ColorSpace, gamut: String?
  ) -> String {
    var text = "    {\n"
    let appearances =
      (variant.isDark ? [("luminosity", "dark")] : [])
      + (variant.isHighContrast ? [("contrast", "high")] : [])
    if !appearances.isEmpty {
      let items = appearances.map { name, value in
        "        {\n          \"appearance\" : \"\(name)\",\n          \"value\" : \"\(value)\"\n        }"
      }
      text += "      \"appearances\" : [\n\(items.joined(separator: ",\n"))\n      ],\n"
    }
    text += "      \"color\" : {\n        \"color-space\" : \"\(space.rawValue)\",\n        \"components\" : {\n"
    let parts = components(color, in: space)
    text += parts.map { "          \"\($0)\" : \"\($1)\"" }.joined(separator: ",\n")
    text += "\n        }\n      },\n"
    if let gamut { text += "      \"display-gamut\" : \"\(gamut)\",\n" }
    return text + "      \"idiom\" : \"universal\"\n    }"
  }

  /// Bytes as `0x1F` where they say it all, else numbers with three decimals; a whole number would be read as a byte.
  private static func components(_ color: ColorCoordinates, in space: ColorSpace) -> [(name: String, text: String)] {
    let shown = color.gamutMapped(to: space)
    var texts = (0..<3).map { decimals(shown[$0]) }
    if space == .srgb, color.space == .srgb, let bytes = color.exactSRGBBytes {
      texts = [bytes.red, bytes.green, bytes.blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return "0x" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return [("alpha", decimals(color.alpha)), ("blue", texts[2]), ("green", texts[1]), ("red", texts[0])]
  }

  /// `0.500`, from 0 to 1.
  private static func decimals(_ value: Double) -> String {
    let thousandths = Int((min(max(value, 0), 1) * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
