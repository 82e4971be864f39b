import Foundation
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

/// Token files with a resolver over them.
enum ThemedPageTokens {
  /// A modifier, and what its contexts say.
  struct Modifier {
    let name: String
    let contexts: [(name: String, tokens: String)]

    init(_ name: String, _ contexts: KeyValuePairs<String, String>) {
      self.name = name
      self.contexts = contexts.map { ($0, $1) }
    }
  }

  /// The files of a set and its modifiers, the first context of each the base; rules are off.
  static func files(
    _ base: [String: String], _ modifiers: [Modifier], configuration: String = #"{"rules": {"*": "off"}}"#
  ) -> [String: String] {
    var files = base
    files["tokenc.json"] = configuration
    let sources = base.keys.sorted().filter { $0 != "tokenc.json" }.map { #"{"$ref": \#(quoted($0))}"# }
    let texts = modifiers.map { modifier in
      let contexts = modifier.contexts.map { "\(quoted($0.name)): [\($0.tokens)]" }
      return "\(quoted(modifier.name)): {\"contexts\": {\(contexts.joined(separator: ", "))}}"
    }
    let order = modifiers.map { ", {\"$ref\": \(quoted("#/modifiers/" + pointer($0.name)))}" }.joined()
    files["themes.resolver.json"] = """
      {"version": "2025.10", "sets": {"base": {"sources": [\(sources.joined(separator: ", "))]}},
       "modifiers": {\(texts.joined(separator: ",\n"))},
       "resolutionOrder": [{"$ref": "#/sets/base"}\(order)]}
      """
    return files
  }

  /// A string of JSON.
  static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private static func pointer(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1")
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ more: String = "") -> String {
    #"{"colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)]\#(more)}"#
  }

  /// Appearance, contrast, transparency, brand and density over tokens of many types: values, references of which the
  /// one or the other end differs, wide colours, and parts that only some themes have.
  static func files(isDarkBase: Bool) -> [String: String] {
    let light = """
      {"color": {"$type": "color", "ink": {"$value": \(color(0, 0, 0))}}}
      """
    let dark = """
      {"color": {"$type": "color", "ink": {"$value": \(color(1, 1, 1))}, "page": {"$value": \(color(0.1, 0.1, 0.1))},
        "vivid": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}},
       "lift": {"$type": "shadow", "$value": {"offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 8, "unit": "px"},
         "blur": {"value": 9, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "color": "{color.ink}"}}}
      """
    let appearance =
      isDarkBase
      ? Modifier("theme", ["dark": dark, "light": light]) : Modifier("theme", ["light": light, "dark": dark])
    return files(
      ["base.tokens.json": base],
      [
        appearance,
        Modifier(
          "contrast",
          [
            "standard": "{}",
            "more":
              #"{"color": {"$type": "color", "text": {"$value": \#(color(0, 0, 0.5))}, "line": {"$value": "{color.ink}"}}}"#,
          ]),
        Modifier(
          "transparency",
          [
            "full": "{}",
            "reduced":
              #"{"veil": {"$type": "number", "$value": 1}, "card": {"$type": "surface", "$value": \#(card(#""dimming": {"opacity": 0.7}"#))}}"#,
          ]),
        Modifier(
          "brand",
          [
            "acme": "{}",
            "zeta": #"""
            {"color": {"$type": "color", "brand": {"$value": \#(color(0, 0.5, 0))}, "vivid": {"$value": \#(color(0.5, 0, 0.5))}},
             "gap": {"$type": "dimension", "small": {"$value": {"value": 2, "unit": "rem"}}}, "body": {"$type": "typography", "$value": {"fontFamily": "Zeta",
               "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 700, "letterSpacing": {"value": 1, "unit": "px"},
               "lineHeight": 1.2}},
             "card": {"$type": "surface", "$value": \#(card(#""fill": "{color.brand}", "shape": {"radius": "{gap.small}"}"#))},
             "film": {"$type": "material", "$value": {"kind": "standard", "appearance": {
               "light": {"tint": "{color.brand}", "opaque": "{color.brand}"},
               "dark": {"tint": "{color.ink}", "opaque": "{color.ink}"}}}}}
            """#,
          ]),
        Modifier(
          "density",
          [
            "loose": "{}",
            "tight":
              #"{"gap": {"$type": "dimension", "small": {"$value": {"value": 3, "unit": "px"}}, "large": {"$value": "{gap.small}"}}}"#,
          ]),
      ])
  }

  private static func card(_ members: String) -> String {
    #"{"role": "card", "material": "none", "platforms": ["web"], \#(members)}"#
  }

  private static let base = #"""
    {
      "color": {
        "$type": "color",
        "brand": {"$value": \#(color(0.8, 0.2, 0))}, "ink": {"$value": \#(color(0, 0, 0))},
        "page": {"$value": \#(color(1, 1, 1))}, "text": {"$value": "{color.ink}"}, "line": {"$value": "{color.brand}"},
        "vivid": {"$value": {"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#ee0000"}},
        "same": {"$value": "{color.text}"}
      },
      "gap": {"$type": "dimension", "small": {"$value": {"value": 4, "unit": "px"}},
        "large": {"$value": {"value": 16, "unit": "px"}}, "inner": {"$value": "{gap.large}"}},
      "veil": {"$type": "number", "$value": 0.5},
      "edge": {"$type": "border", "$value": {"color": "{color.line}", "width": "{gap.small}", "style": "solid"}},
      "lift": {"$type": "shadow", "$value": {"offsetX": {"value": 0, "unit": "px"},
        "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"},
        "color": "{color.text}"}},
      "body": {"$type": "typography", "$value": {"fontFamily": "Acme", "fontSize": {"value": 16, "unit": "px"},
        "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}},
      "card": {"$type": "surface", "$value": \#(card(#""fill": "{color.page}""#))},
      "film": {"$type": "material", "$value": {"kind": "standard", "appearance": {
        "light": {"blur": {"value": 4, "unit": "px"}, "tint": "{color.page}"},
        "dark": {"blur": {"value": 8, "unit": "px"}, "tint": "{color.ink}"}}}},
      "still": {"$type": "number", "$value": 3}
    }
    """#

  /// A modifier alone, native or not; and values with two schemes of their own that no modifier asks for, in one theme only
  /// too.
  static let small: [[String: String]] = {
    let number = #"{"n": {"$type": "number", "$value": 1}}"#
    let other = #"{"n": {"$type": "number", "$value": 2}}"#
    let look = #"""
      {"m": {"$type": "material", "$value": {"kind": "standard", "appearance": {
        "light": {"tint": \#(color(1, 1, 1, #", "alpha": 0.5"#))}, "dark": {"tint": \#(color(0, 0, 0, #", "alpha": 0.5"#))}}}}}
      """#
    let plain = #"""
      {"m": {"$type": "material", "$value": {"kind": "standard", "appearance": {
        "light": {"blur": {"value": 4, "unit": "px"}}, "dark": {"blur": {"value": 4, "unit": "px"}}}}}}
      """#
    return [
      files(["a.tokens.json": number], [Modifier("theme", ["light": "{}", "dark": other])]),
      files(["a.tokens.json": number], [Modifier("transparency", ["full": "{}", "reduced": other])]),
      files(["a.tokens.json": number], [Modifier("transparency", ["reduced": "{}", "full": other])]),
      files(["a.tokens.json": number], [Modifier("contrast", ["more": "{}", "standard": other])]),
      files(["a.tokens.json": number], [Modifier("brand", ["x": "{}", "y": other, "z": "{}"])]),
      files(["a.tokens.json": look], [Modifier("brand", ["x": "{}", "y": plain])]),
      files(["a.tokens.json": plain], [Modifier("brand", ["x": "{}", "y": look])]),
      files(
        ["a.tokens.json": plain],
        [Modifier("brand", ["x": "{}", "y": look]), Modifier("size", ["s": "{}", "l": look])]),
    ]
  }()

  // MARK: Random

  /// A random set, whose tokens take values of others of their type in a colour scheme, two brands and two sizes.
  static func random(seed: UInt64, count: Int = 60) async -> [String: String] {
    var base = RandomTokens.make(count: count, seed: seed)
    base["tokenc.json"] = nil
    let plain = await TestCompilation.of(base)
    let flat = (plain.text("json/tokens.flat.json") ?? "").split(separator: "\n").dropFirst().dropLast()
    let set = plain.analysis.set
    var tokens: [(path: String, type: String, value: String)] = []
    for (line, token) in zip(flat, plain.analysis.emission.tokens) {
      guard let colon = line.range(of: "\": "), let type = set.type(of: token) else { continue }
      guard type != .surface, type != .recommendation, !set.path(of: token).hasPrefix("apple.") else { continue }
      let value = line[colon.upperBound...]
      tokens.append((set.path(of: token), type.rawValue, String(value.hasSuffix(",") ? value.dropLast() : value)))
    }
    var random = SeededRandom(seed: seed)
    func context() -> String {
      var tree = Tree()
      for token in tokens where Int.random(in: 0..<3, using: &random) == 0 {
        let others = tokens.filter { $0.type == token.type && canReplace(token.value, $0.value) }
        guard !others.isEmpty else { continue }
        let other = others[Int.random(in: 0..<others.count, using: &random)]
        tree.insert(
          token.path.split(separator: ".").map(String.init)[...],
          "{\"$type\": \"\(token.type)\", \"$value\": \(other.value)}")
      }
      return tree.text
    }
    return files(
      base,
      [
        Modifier("theme", ["light": "{}", "dark": context()]),
        Modifier("brand", ["acme": context(), "zeta": context(), "none": "{}"]),
        Modifier("size", ["s": "{}", "l": context()]),
      ])
  }

  /// Whether whatever refers to a token still may where it has the value of another: a list stays one of as many entries, a
  /// number one from 0 to 1, a length or a time one from 0 up, a color opaque.
  private static func canReplace(_ value: String, _ other: String) -> Bool {
    guard let value = JSONText(value), let other = JSONText(other) else { return false }
    if case .array(let list) = value {
      guard case .array(let others) = other else { return false }
      return list.count == others.count
    }
    switch other {
    case .array: return false
    case .word(let number): return Double(number).map { (0...1).contains($0) } ?? true
    default: break
    }
    if let unit = other["unit"]?.text, case .word(let number)? = other["value"] {
      return unit == value["unit"]?.text && Double(number).map { $0 >= 0 } ?? false
    }
    return other["alpha"] == nil || other["alpha"] == .word("1")
  }

  /// Groups and tokens by their names.
  private struct Tree {
    var token: String?
    var names: [String] = []
    var groups: [String: Tree] = [:]

    mutating func insert(_ path: ArraySlice<String>, _ text: String) {
      guard let name = path.first else { return token = text }
      if groups[name] == nil { names.append(name) }
      groups[name, default: Tree()].insert(path.dropFirst(), text)
    }

    var text: String {
      token ?? "{" + names.map { "\(ThemedPageTokens.quoted($0)): \(groups[$0]?.text ?? "{}")" }.joined(separator: ", ")
        + "}"
    }
  }
}
