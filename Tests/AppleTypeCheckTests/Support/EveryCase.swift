import TokenModel

/// Sets of surfaces of every kind, in every role, on every platform, with and without an override.
enum EveryCase {
  /// What a surface can be made of: all materials of the library, two looks of a team's own, the system, nothing.
  static let materials: [String] =
    ["{apple.glass.regular}", "{apple.glass.clear}"]
    + MaterialValue.Thickness.allCases.map { "{apple.material.\($0.rawValue)}" }
    + AppKitPurpose.allCases.map { "{apple.macOS.\($0.rawValue)}" } + ["{look.own}", "{look.thin}", "system", "none"]

  static let platforms = Platform.allCases.filter(\.isApple)

  /// Each material on each platform, once as it is and once overridden there; the roles take turns.
  static var acrossPlatforms: [String: String] {
    var surfaces: [String] = []
    for material in materials {
      for platform in platforms {
        for isOverridden in [false, true] {
          let role = Role.allCases[surfaces.count % Role.allCases.count]
          surfaces.append(surface(surfaces.count, role, material, platform, isOverridden: isOverridden))
        }
      }
    }
    return files(surfaces)
  }

  /// Each material in each role; the platforms take turns.
  static var acrossRoles: [String: String] {
    var surfaces: [String] = []
    for material in materials {
      for role in Role.allCases {
        // Seven, so that the turns do not fall in step with the roles.
        let platform = platforms[surfaces.count % 7 % platforms.count]
        surfaces.append(surface(surfaces.count, role, material, platform, isOverridden: surfaces.count % 2 == 1))
      }
    }
    return files(surfaces)
  }

  private static func files(_ surfaces: [String]) -> [String: String] {
    let tokens = surfaces.enumerated().map { "\"s\($0)\": \($1)" }.joined(separator: ",\n")
    return [
      "tokenc.json": "{\"rules\": {\"*\": \"off\"}, \(AppleSDK.lowest)}",
      "a.tokens.json": "{\"every\": {\n\(tokens)\n}, \"look\": {\(looks)}}",
    ]
  }

  private static func surface(
    _ index: Int, _ role: Role, _ material: String, _ platform: Platform, isOverridden: Bool
  ) -> String {
    let tint = #""tint": {"light": \#(red), "dark": \#(black), "increasedContrast": \#(black)}"#
    let extras = [
      tint, #""dimming": {"opacity": 0.35}"#, #""fill": \#(red)"#, #""group": "g", "shape": "capsule""#,
      #""scheme": "dark", "schemeReason": "night""#, #""emphasis": "primary-action""#, #""interaction": "persistent""#,
    ]
    var members = ["\"role\": \"\(role.rawValue)\"", "\"material\": \"\(material)\""]
    members.append("\"platforms\": [\"\(platform.rawValue)\"]")
    members += extras.enumerated().filter { (index + $0.offset) % 3 == 0 }.map(\.element)
    members.append("\"content\": {\(foregrounds[index % foregrounds.count]), \(foregrounds[(index + 3) % 12])}")
    if isOverridden {
      let other = materials[(index * 7 + 3) % materials.count]
      members.append("\"overrides\": {\"\(platform.rawValue)\": {\"material\": \"\(other)\", \"tint\": \(red)}}")
    }
    return "{\"$type\": \"surface\", \"$value\": {\(members.joined(separator: ", "))}}"
  }

  private static let red = #"{"colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 0.5}"#
  private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

  /// One of each kind.
  private static let foregrounds: [String] =
    VibrancyStyle.allCases.map { style in
      let element = style == .separator ? "separator" : style.color.labelLevel == nil ? "shape" : "text"
      return
        "\"\(style.rawValue)\": {\"element\": \"\(element)\", \"vibrancy\": \"{apple.vibrancy.\(style.rawValue)}\"}"
    } + [
      #""image": {"element": "image"}"#, #""fixed": {"element": "text", "color": \#(black)}"#,
      #""tinted": {"element": "symbol", "color": "{apple.color.tint}"}"#,
      #""filled": {"element": "shape", "color": "{apple.color.systemFill}"}"#,
    ]

  private static var looks: String {
    let look = { (opaque: String) in
      let face = { (tint: String) in
        #"{"blur": {"value": 20, "unit": "px"}, "tint": \#(tint), "opaque": \#(opaque), "#
          + #""increasedContrast": {"border": \#(black)}}"#
      }
      return "\"appearance\": {\"light\": \(face(red)), \"dark\": \(face(black))}"
    }
    return """
      "own": {"$type": "material", "$value": {"kind": "standard", \(look(black))}},
      "thin": {"$type": "material", "$value": {"kind": "standard", "thickness": "thin", \(look(black))}}
      """
  }
}
