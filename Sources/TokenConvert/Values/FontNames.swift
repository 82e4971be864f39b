import TokenModel

/// Names of fonts and of their weights, as CSS and design tools write them.
enum FontNames {
  /// The names of a list in one text, without quotes: `'Segoe UI', serif`.
  static func split(_ text: String) -> [String] {
    var names: [String] = []
    var name = ""
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { name.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "," {
        names.append(name.trimmed)
        name = ""
      } else {
        name.append(character)
      }
    }
    // An apostrophe inside a name opens no quote.
    if quote != nil { return text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty } }
    return (names + [name.trimmed]).filter { !$0.isEmpty }
  }

  /// The format's name of a weight, and whether the text says that the font is slanted, too: `Semi bold italic`.
  static func weight(_ text: String) -> (name: String, hasStyle: Bool)? {
    var key = String(text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }.map(Character.init))
    var hasStyle = false
    for style in ["italic", "oblique"] where key.hasSuffix(style) {
      key.removeLast(style.count)
      hasStyle = true
    }
    if key.isEmpty, hasStyle { key = "regular" }
    let names = FontWeight.names.map(\.name)
    guard let name = names.first(where: { $0.replacing("-", with: "") == key }) else { return nil }
    return (name, hasStyle)
  }
}

/// Easing curves of CSS.
enum Easing {
  /// The four numbers of `cubic-bezier(…)` or of a keyword; nil for steps and everything else.
  static func read(_ text: String) -> [Double]? {
    let trimmed = text.trimmed.lowercased()
    switch trimmed {
    case "linear": return [0, 0, 1, 1]
    case "ease": return [0.25, 0.1, 0.25, 1]
    case "ease-in": return [0.42, 0, 1, 1]
    case "ease-out": return [0, 0, 0.58, 1]
    case "ease-in-out": return [0.42, 0, 0.58, 1]
    default: break
    }
    var inner = trimmed[...]
    if inner.hasPrefix("cubic-bezier("), inner.hasSuffix(")") { inner = inner.dropFirst(13).dropLast() }
    let values = inner.split(separator: ",").map { Quantity(String($0)) }
    guard values.count == 4, values.allSatisfy({ $0?.unit == "" }) else { return nil }
    return values.compactMap { $0?.value }
  }
}
