/// Takes values of CSS apart.
enum CSSList {
  /// The parts of a text between commas that stand outside brackets.
  static func byCommas(_ text: String) -> [String] { split(text) { $0 == "," } }

  /// The parts of a text between spaces that stand outside brackets.
  static func bySpaces(_ text: String) -> [String] { split(text) { $0.isWhitespace }.filter { !$0.isEmpty } }

  private static func split(_ text: String, _ isSeparator: (Character) -> Bool) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      switch character {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      default: break
      }
      if depth <= 0, isSeparator(character) {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part.trimmed)
    return parts
  }
}
