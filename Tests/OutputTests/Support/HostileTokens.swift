/// Names and texts that are awkward in one language or another.
enum HostileTokens {
  /// Words of a language, names of types and modules, names that begin or end oddly: each becomes a name of its own.
  static let words =
    [
      "default", "class", "self", "Self", "init", "Type", "Protocol", "subscript", "Any", "any", "in", "2xl", "50%",
      "1·5",
      "🎨", "👩‍💻", "日本", "\u{E9}", "e\u{301}", "\u{301}x", "a b", "TokenColor", "TokenLength", "TokenSurface", "Color",
      "Double", "String", "CGFloat", "Swift", "SwiftUI", "DesignTokens", "a$c", "constructor", "__proto__", "toString",
      "Red", "red", "await", "async", "some", "each", "nil", "true", "Optional", "Sendable", "Hashable", "ﬁ", "ß", "İ",
      "한국어", "rgb", "inherit", "initial", "apple", "name", "value", "0", "007", "1e3", "-1", "url(x)", "var(--x)",
      "\u{202E}evil", "\u{FEFF}bom",
    ] + [long("n"), long("n") + "m", long("日")]

  /// Names of which little or nothing can stand in an identifier.
  static let symbols = [
    "_", "__", "-", "--", "❤️", "1️⃣", "*/", "/*", "//", "\"", "\\", "\\(x)", "</style>", ";", ":", "#", "@", "!", "`",
    "'",
    "\n", "\r", "\t", "\u{0}", "\u{7}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{200B}", "\u{FFFD}", "٣", "①",
    "\u{10FFFF}", "calc(", " ", "a\nb", "*\\/",
  ]

  private static func long(_ letter: String) -> String { String(repeating: letter, count: 1000) }

  /// Texts for descriptions, deprecations, font names and sources.
  static let texts = [
    "*/", "/*", "/* a */ b */", "//", "/// `code`", "\"", "\"\"\"", "'", "\\", "\\\\", "\\\"", "\\(x)", "\\u{41}",
    "a{x}b",
    "</style>", "</STYLE ><script>alert(1)</script>", "<!--", "-->", "]]>", "one\ntwo", "one\r\ntwo", "one\rtwo",
    "\u{2028}", "a\u{2029}b", "\u{0}", "a\u{1}\u{7}\u{8}\u{B}\u{C}\u{1B}\u{7F}b", "\u{85}", "\u{202E}evil\u{202C}",
    "\u{2066}x\u{2069}", "\u{FEFF}", "\u{200B}", "\u{FFFE}", ";}", "} body { color: red", "{a.b}", "{c0}", "*\u{0}/",
    "*\u{200B}/",
    "e\u{301}\u{E9}", "👩‍💻", "#if false", "`", "*", "/", "<", "\\*/", "**/", "/**/", "tab\there", " ", "  two  ",
  ]

  private static let silence = "{\"rules\": {\"*\": \"off\"}}"

  /// Groups of these names at the root, each with a group and a token of its own name in it.
  static func atRoot(_ names: [String]) -> [String: String] {
    let groups = names.enumerated().map { index, name in "\(quoted(name)): \(nested(name, index))" }
    return ["tokenc.json": silence, "a.tokens.json": "{\n\(groups.joined(separator: ",\n"))\n}"]
  }

  /// The same, but each name in a group apart, as a token and as a group, so that none can meet another.
  static func apart(_ names: [String]) -> [String: String] {
    let groups = names.enumerated().map { index, name in
      "\"n\(index)\": {\"t\": {\(quoted(name)): \(value(index))}, \"g\": {\(quoted(name)): \(nested(name, index))}}"
    }
    return ["tokenc.json": silence, "a.tokens.json": "{\n\(groups.joined(separator: ",\n"))\n}"]
  }

  private static func nested(_ name: String, _ index: Int) -> String {
    let inner = "{\"second\": \(value(index + 2)), \(quoted(name)): \(value(index))}"
    return "{\"first\": \(value(index + 1)), \(quoted(name)): \(inner)}"
  }

  /// Tokens for each text, which they have as description, deprecation, font name and source.
  static func described(_ texts: [String]) -> [String: String] {
    let tokens = texts.enumerated().map { index, text in
      let quoted = quoted(text)
      let comment = "\"$description\": \(quoted), \"$deprecated\": \(quoted)"
      // A brace at either end would make a reference of it.
      let isReference = text.hasPrefix("{") || text.hasPrefix("}") || text.hasSuffix("}")
      let plain = isReference ? self.quoted("x\(text)x") : quoted
      let font = "{\"$type\": \"fontFamily\", \"$value\": [\(plain), \"Inter\"], \(comment)}"
      let color = "{\(value(0).dropFirst().dropLast()), \(comment)}"
      let advice =
        "{\"$type\": \"recommendation\", \"$value\": {\"platform\": \"iOS\", \"role\": \"card\", "
        + "\"appKit\": \"menu\", \"strength\": \"avoid\", \"source\": \(quoted)}}"
      return "\"f\(index)\": \(font),\n\"c\(index)\": \(color),\n\"g\(index)\": {\(comment), \"r\": \(advice)}"
    }
    return ["tokenc.json": silence, "a.tokens.json": "{\n\(tokens.joined(separator: ",\n"))\n}"]
  }

  /// A small token, its type by turns.
  static func value(_ index: Int) -> String {
    switch index % 6 {
    case 0: #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0.25]}}"#
    case 1: #"{"$type": "dimension", "$value": {"value": 4, "unit": "px"}}"#
    case 2:
      #"{"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 1, "unit": "rem"},"#
        + #" "fontWeight": "bold", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}"#
    case 3:
      #"{"$type": "gradient", "$value": [{"color": {"colorSpace": "oklch", "components": [0.5, 0.1, 20]},"#
        + #" "position": 0}]}"#
    case 4: #"{"$type": "surface", "$value": {"role": "card", "material": "{apple.material.thin}"}}"#
    default: #"{"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"}}"#
    }
  }

  /// A text as JSON, with as few escapes as there may be.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
