/// Small themed sets for tests of the outputs: tokens of every type that differ along one axis or several.
public enum ThemedTokens {
  /// A modifier, its contexts in order with the tokens of each; the first is the default.
  public struct Modifier: Sendable {
    let name: String
    let contexts: [(name: String, tokens: String)]

    /// Describes a modifier.
    public init(_ name: String, _ contexts: KeyValuePairs<String, String>) {
      self.name = name
      self.contexts = contexts.map { ($0, $1) }
    }
  }

  /// The files of a project: a configuration without rules, the base's tokens, and the resolver.
  ///
  /// - Parameters:
  ///   - modifiers: in the order of the resolution; a later one overrides an earlier.
  ///   - configuration: more members of `tokenc.json`, `"platforms": {}`.
  ///   - base: the tokens that all have.
  public static func files(
    _ modifiers: [Modifier], configuration: String? = nil, base: String = everyType
  ) -> [String: String] {
    let list = modifiers.map { modifier in
      let contexts = modifier.contexts.map { "\(quoted($0.name)): [\($0.tokens)]" }
      let first = modifier.contexts.first.map { ", \"default\": \(quoted($0.name))" } ?? ""
      return "\(quoted(modifier.name)): {\"contexts\": {\(contexts.joined(separator: ", "))}\(first)}"
    }
    let order =
      ["{\"$ref\": \"#/sets/base\"}"]
      + modifiers.map { "{\"$ref\": \(quoted("#/modifiers/" + pointer($0.name)))}" }
    return [
      "tokenc.json": "{\"rules\": {\"*\": \"off\"}\(configuration.map { ", " + $0 } ?? "")}\n",
      "base.json": base,
      "all.resolver.json": """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {\(list.joined(separator: ",\n"))},
       "resolutionOrder": [\(order.joined(separator: ", "))]}
      """,
    ]
  }

  /// A JSON string.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A name in a fragment's pointer: what a URL does not hold is percent-encoded.
  private static func pointer(_ name: String) -> String {
    let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
    return escaped.utf8.map { byte in
      let isPlain = (0x30...0x39) ~= byte || (0x41...0x5A) ~= byte || (0x61...0x7A) ~= byte || byte == 0x7E
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  // MARK: Every type

  /// Modifiers along which every type of token differs in some token, two native ones and a team's own among them.
  public static let everyAxis = [theme, contrast, transparency, brand, density]

  /// Light and dark: colours, what is made of colours, curves, and the make of a surface.
  public static let theme = Modifier(
    "theme",
    [
      "light": "{}",
      "dark": """
      {"palette": {"ink": {"$value": \(gray(1))}, "paper": {"$value": \(gray(0.1))}},
       "curve": {"$type": "cubicBezier", "$value": [0.5, 0, 0.5, 1]},
       "look": {"fog": {"$value": \(fog(0.4))}},
       "glow": {"$type": "vibrancy", "$value": \(glow(0.8))},
       "bar": {"made": {"$value": {"role": "toolbar", "material": "{apple.glass.clear}", "content": \(content)}}}}
      """,
    ])

  /// Standard and more contrast: a colour that differs by scheme as well, lines, weights, and the make of shadows.
  public static let contrast = Modifier(
    "contrast",
    [
      "standard": "{}",
      "more": """
      {"palette": {"accent": {"$value": \(red)}, "ink": {"$value": \(gray(0.02))}},
       "weight": {"$type": "fontWeight", "$value": "bold"}, "stroke": {"$type": "strokeStyle", "$value": "solid"},
       "shadow": {"one": {"$value": [\(layer(2)), \(layer(3))]}},
       "bar": {"lined": {"$value": {"role": "toolbar", "material": "{apple.material.thick}", "shape": "capsule"}}}}
      """,
    ])

  /// Standard and reduced transparency: times and materials.
  public static let transparency = Modifier(
    "transparency",
    [
      "standard": "{}",
      "reduced": """
      {"time": {"$type": "duration", "$value": {"value": 0, "unit": "ms"}}, "glass": {"$type": "material", "$value": {"kind": "standard", "thickness": "thick"}}}
      """,
    ])

  /// A brand: fonts, shades and references to other tokens.
  public static let brand = Modifier(
    "brand",
    [
      "acme": "{}",
      "zeta corp": """
      {"font": {"$type": "fontFamily", "$value": ["theme.sans", "sans-serif"]}, "palette": {"accent": {"$value": "{palette.ink}"}},
       "number": {"$type": "number", "$value": 2}, "fade": {"$type": "gradient", "$value": [{"color": "{palette.ink}", "position": 0.5}]},
       "bar": {"filled": {"$value": {"role": "card", "material": "none", "fill": "{palette.accent}"}}}}
      """,
    ])

  /// A density with contexts that begin with a digit.
  public static let density = Modifier(
    "density",
    [
      "1x": "{}",
      "2x": """
      {"size": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}, "number": {"$type": "number", "$value": 3}}
      """,
      "default": """
      {"size": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}},
       "bar": {"round": {"$value": {"role": "card", "material": "{glass}", "shape": {"radius": {"value": 4, "unit": "px"}}}}}}
      """,
    ])

  /// Modifiers and contexts with names that are hard to say in Swift: keywords, and names that meet.
  public static let keywords = [
    Modifier(
      "class",
      [
        "default": "{}", "self": #"{"number": {"$type": "number", "$value": 4}}"#,
        "Type": #"{"number": {"$type": "number", "$value": 5}}"#,
      ]),
    Modifier("appearance", ["calm": "{}", "loud": #"{"weight": {"$type": "fontWeight", "$value": 800}}"#]),
    Modifier(
      "color",
      [
        "a b": "{}", "a-b": #"{"number": {"$type": "number", "$value": 6}}"#,
        "": #"{"number": {"$type": "number", "$value": 7}}"#,
      ]),
  ]

  /// Names that begin with a digit or hold other letters, and such as Swift has already.
  public static let otherNames = [
    Modifier(
      "größe", ["2x": "{}", "größe": #"{"size": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}"#]),
    Modifier("2x", ["allCases": "{}", "init": #"{"palette": {"accent": {"$value": "{palette.paper}"}}}"#]),
    Modifier("String", ["none": "{}", "it's \"x\"": #"{"font": {"$type": "fontFamily", "$value": "Other"}}"#]),
  ]

  /// Tokens of every type; alias chains, and a root token.
  public static let everyType = """
    {"palette": {"$type": "color", "$description": "Where it begins.",
      "$root": {"$value": "{palette.accent}"},
      "ink": {"$value": \(gray(0))}, "paper": {"$value": \(gray(0.95))},
      "accent": {"$value": {"colorSpace": "display-p3", "components": [0.1, 0.6, 0.9], "alpha": 0.75}},
      "text": {"$value": "{palette.ink}"}, "title": {"$value": "{palette.text}", "$description": "What titles wear."}},
     "size": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
     "font": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
     "weight": {"$type": "fontWeight", "$value": 400},
     "time": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
     "curve": {"$type": "cubicBezier", "$value": [0.25, 0.1, 0.25, 1]},
     "number": {"$type": "number", "$value": 1},
     "stroke": {"$type": "strokeStyle", "$value": {"dashArray": ["{size}", {"value": 2, "unit": "px"}], "lineCap": "round"}},
     "border": {"$type": "border", "$value": {"color": "{palette.title}", "width": "{size}", "style": "{stroke}"}},
     "move": {"$type": "transition", "$value": {"duration": "{time}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{curve}"}},
     "shadow": {"$type": "shadow", "one": {"$value": \(layer(1))}, "two": {"$value": [\(layer(1)), \(layer(4))]}},
     "fade": {"$type": "gradient", "$value": [{"color": "{palette.ink}", "position": 0}, {"color": "{palette.accent}", "position": 1}]},
     "type": {"$type": "typography", "$value": {"fontFamily": "{font}", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": "{weight}", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "{number}"}},
     "glass": {"$type": "material", "$value": {"kind": "glass", "variant": "regular"}},
     "look": {"$type": "material", "fog": {"$value": \(fog(0.2))}, "alias": {"$value": "{look.fog}"}},
     "glow": {"$type": "vibrancy", "$value": \(glow(0.3))},
     "bar": {"$type": "surface",
      "plain": {"$value": {"role": "toolbar", "material": "{glass}"}},
      "colored": {"$value": {"role": "card", "material": "none", "fill": "{palette.title}", "content": \(content)}},
      "tinted": {"$value": {"role": "toolbar", "material": "{glass}", "tint": {"light": "{palette.accent}", "dark": "{palette.ink}", "increasedContrast": "{palette.paper}"}}},
      "foggy": {"$value": {"role": "card", "material": "{look.alias}", "dimming": {"color": \(gray(0)), "opacity": 0.35}}},
      "made": {"$value": {"role": "toolbar", "material": "{apple.material.thin}", "content": \(content)}},
      "lined": {"$value": {"role": "toolbar", "material": "{apple.material.thin}"}},
      "filled": {"$value": {"role": "card", "material": "none", "fill": "{palette.paper}"}},
      "round": {"$value": {"role": "card", "material": "{glass}", "shape": "capsule"}},
      "alias": {"$value": "{bar.made}"}}}
    """

  private static func gray(_ value: Double) -> String {
    "{\"colorSpace\": \"srgb\", \"components\": [\(value), \(value), \(value)]}"
  }

  private static let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#

  private static func layer(_ blur: Int) -> String {
    let zero = #"{"value": 0, "unit": "px"}"#
    return "{\"color\": \"{palette.text}\", \"offsetX\": \(zero), \"offsetY\": \"{size}\", "
      + "\"blur\": {\"value\": \(blur), \"unit\": \"px\"}, \"spread\": \(zero)}"
  }

  private static func fog(_ tint: Double) -> String {
    let look = "{\"blur\": {\"value\": 20, \"unit\": \"px\"}, \"tint\": \(gray(tint)), \"opaque\": \(gray(tint / 2))}"
    return "{\"kind\": \"standard\", \"appearance\": {\"light\": \(look), \"dark\": \(look)}}"
  }

  private static func glow(_ value: Double) -> String {
    "{\"category\": \"label\", \"level\": \"primary\", \"appearance\": {\"light\": \(gray(value)), \"dark\": \(gray(1 - value))}}"
  }

  private static let content = """
    {"title": {"element": "text", "color": "{palette.title}"}, "mark": {"element": "symbol", "vibrancy": "{glow}"}}
    """
}
