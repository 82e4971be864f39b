/// A fault that apps and libraries have had in public, as a small set of tokens, and the same set mended.
struct PublicFault: Sendable, CustomStringConvertible {
  /// Its number in our list of public faults.
  let number: Int
  /// What was seen, and where.
  let description: String
  /// The tokens; `¤` stands for what is wrong.
  let tokens: String
  /// What is wrong.
  let bad: String
  /// What mends it.
  let good: String
  /// The ids that tell of it, infos included.
  let ids: [String]

  init(_ number: Int, _ what: String, _ ids: [String], bad: String, good: String, _ tokens: String) {
    self.number = number
    description = "\(number): \(what)"
    self.tokens = tokens
    self.bad = bad
    self.good = good
    self.ids = ids
  }

  /// The set with the fault in it.
  var faulty: String { tokens.replacing("¤", with: bad) }
  /// The set without it.
  var mended: String { tokens.replacing("¤", with: good) }

  static func surfaces(_ members: String...) -> String {
    let tokens = members.enumerated().map { #""s\#($0)": { "$type": "surface", "$value": { \#($1) } }"# }
    return "{ \(tokens.joined(separator: ",\n")) }"
  }

  static let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#
  static let navy = #"{ "colorSpace": "srgb", "components": [0, 0.1, 0.4] }"#
  static let phone = #""platforms": ["iOS", "iPadOS"]"#
  static let mac = #""platforms": ["macOS"]"#

  /// Those that can be told from tokens alone, without figures of contrast.
  static let all: [PublicFault] = glass + foregrounds + own + names

  private static let glass = [
    PublicFault(
      2, "a glass button on a glass bar, 1.02 : 1 (TablePro 2434)", ["x-glass-on-glass"],
      bad: #""{apple.glass.regular}""#, good: #""none""#,
      surfaces(
        #""role": "hud", "material": "{apple.glass.regular}", \#(phone)"#,
        #""role": "button", "material": ¤, "on": "{s0}", \#(phone)"#)),
    PublicFault(
      4, "nested glass is drawn broken (callstack/liquid-glass 31)", ["x-glass-on-glass"],
      bad: #""{apple.glass.regular}""#, good: #""{apple.material.thin}""#,
      surfaces(
        #""role": "hud", "material": ¤, \#(phone)"#,
        #""role": "hud", "material": "none", "on": "{s0}", \#(phone)"#,
        #""role": "button", "material": "{apple.glass.regular}", "on": "{s1}", \#(phone)"#)),
    PublicFault(
      24, "clear glass without a decision on dimming can't be read (react-native-true-sheet 665)",
      ["clear-dimming-decision"], bad: "", good: #", "dimming": 0.35"#, overVideo),
    PublicFault(
      24, "clear glass over bright video without a layer", ["clear-bright-dimming"], bad: #", "dimming": "none""#,
      good: #", "dimming": 0.35"#, overVideo),
    PublicFault(
      29, "glass outside of a container (FrameLayoutKit 10, hermex 5)", ["x-glass-in-container"], bad: "",
      good: #", "group": "deck""#,
      surfaces(
        #""role": "card", "material": "{apple.material.regular}", \#(phone)"#,
        #""role": "button", "material": "{apple.glass.regular}", "on": "{s0}", "group": "deck", \#(phone)"#,
        #""role": "button", "material": "{apple.glass.regular}", "on": "{s0}", \#(phone)¤"#)),
  ]

  private static let overVideo = surfaces(
    #"""
    "role": "media-controls", "material": "{apple.glass.clear}", \#(phone),
    "backdrop": { "content": "video", "luminance": "bright" }¤
    """#)

  private static let foregrounds = [
    PublicFault(
      7, "a color chosen by theme on glass that turns by itself (KiwiDesk 1308, Convx 20)",
      ["x-clear-three-conditions"], bad: #""color": \#(navy)"#, good: #""vibrancy": "{apple.vibrancy.label}""#,
      surfaces(
        #"""
        "role": "media-controls", "material": "{apple.glass.clear}", \#(phone),
        "backdrop": { "content": "video", "luminance": "dark" }, "dimming": "none",
        "content": { "title": { "element": "text", "weight": "bold", ¤ } }
        """#)),
    PublicFault(
      23, "vibrancy lost beside a custom color (SwiftUIX 86, WistiaKit 18)", ["x-vibrancy-killed-by-color"],
      bad: #", "color": \#(navy)"#, good: "",
      surfaces(
        #"""
        "role": "card", "material": "{apple.material.regular}", \#(phone),
        "content": { "title": { "element": "text", "vibrancy": "{apple.vibrancy.label}"¤ } }
        """#)),
    PublicFault(
      23, "vibrancy without the blur it is made for (SwiftUIX 302)", ["x-vibrancy-blur-match"], bad: #""none""#,
      good: #""{apple.material.regular}""#,
      surfaces(
        #"""
        "role": "card", "material": ¤, \#(phone),
        "content": { "title": { "element": "text", "vibrancy": "{apple.vibrancy.label}" } }
        """#)),
    PublicFault(
      26, "fixed tints defeat a foreground that adapts (Apollo-Reborn 166)", ["vibrant-on-material"],
      bad: #""color": \#(navy)"#, good: #""color": "{apple.color.tint}""#,
      surfaces(
        #"""
        "role": "card", "material": "{apple.material.regular}", \#(phone),
        "content": { "link": { "element": "text", ¤ } }
        """#)),
  ]

  private static func material(_ dark: String) -> String {
    let light = #"""
      {
        "blur": { "value": 20, "unit": "px" },
        "tint": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.8 },
        "opaque": \#(white), "increasedContrast": { "border": \#(navy) }
      }
      """#
    return #"""
      {
        "sheet": {
          "$type": "material",
          "$value": { "kind": "standard", "thickness": "thick", "appearance": { "light": \#(light)\#(dark) } }
        },
        "panel": { "$type": "surface", "$value": { "role": "card", "platforms": ["web"], "material": "{sheet}" } }
      }
      """#
  }

  private static let own = [
    PublicFault(
      8, "no opaque color in dark where transparency is reduced (react-native-blur 121, 135)",
      ["x-reduce-transparency"], bad: "", good: #""opaque": \#(navy),"#,
      material(
        #"""
        , "dark": {
          "blur": { "value": 20, "unit": "px" },
          "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.8 },
          ¤ "increasedContrast": { "border": \#(white) }
        }
        """#)),
    PublicFault(
      8, "the color of one scheme kept in the other (react-native-blur 150)", ["light-dark-pairs"], bad: "",
      good: #"""
        , "dark": {
          "blur": { "value": 20, "unit": "px" },
          "tint": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 0.8 },
          "opaque": \#(navy), "increasedContrast": { "border": \#(white) }
        }
        """#,
      material("¤")),
  ]

  private static let names = [
    PublicFault(
      21, "materials of AppKit that are deprecated (electron 13175, NetNewsWire 2342)", ["x-appkit-deprecated"],
      bad: "ultraDark", good: "hudWindow",
      #"""
      {
        "panel": {
          "$type": "material",
          "$value": { "kind": "standard", "appKit": { "material": "¤", "blending": "behindWindow" } }
        }
      }
      """#),
    PublicFault(
      33, "a blur that is named for its look has none on another system", ["not-by-appearance"], bad: "darkBlur",
      good: "sheet",
      #"""
      { "¤": { "$type": "material", "$value": { "kind": "standard", "thickness": "thick" } } }
      """#),
    PublicFault(
      34, "a material shows the window where the desktop was expected (forum thread 806416)",
      ["macos-blending-chosen"], bad: "", good: #", "blending": "behindWindow""#,
      #"""
      {
        "list": { "$type": "material", "$value": { "kind": "standard", "appKit": { "material": "sidebar"¤ } } },
        "sources": {
          "$type": "surface",
          "$value": {
            "role": "sidebar", \#(mac), "material": "{list}", "custom": true, "vibrancyAllowed": false
          }
        }
      }
      """#),
  ]
}
