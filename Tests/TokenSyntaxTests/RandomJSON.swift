/// Makes JSON texts from a seed.
enum RandomJSON {
  private static let texts = [
    "", "a", "$type", "$value", "{palette.blue.500}", "ein längerer Text mit Umlauten", "漢字", "😀👩‍👩‍👧", #"\n\u00e9\"\\"#,
    "exactly8", "sixteen bytes ok", "a / b // c", "[{]}", "'", #"\ud83d\ude00"#,
  ]
  private static let scalars = ["0", "-1.5e10", "true", "false", "null", "0.25", "123456789", "1E-7", "-0"]

  /// A text without white space between its marks; keys of an object differ.
  static func compact(_ random: inout SeededGenerator) -> String {
    var result = ""
    var open: [(close: String, members: Int)] = []
    repeat {
      if let top = open.last, Int.random(in: 0..<6, using: &random) == 0 || open.count > 12 {
        result += top.close
        open.removeLast()
        continue
      }
      if let top = open.last {
        if top.members > 0 { result += "," }
        if top.close == "}" { result += "\"\(texts.randomElement(using: &random) ?? "")\(top.members)\":" }
        open[open.count - 1].members += 1
      }
      switch Int.random(in: 0..<(open.isEmpty ? 2 : 6), using: &random) {
      case 0:
        result += "{"
        open.append(("}", 0))
      case 1:
        result += "["
        open.append(("]", 0))
      case 2, 3: result += "\"\(texts.randomElement(using: &random) ?? "")\""
      default: result += scalars.randomElement(using: &random) ?? "0"
      }
    } while !open.isEmpty
    return result
  }

  /// The same text with white space around its marks.
  static func spaced(_ compact: String, _ random: inout SeededGenerator) -> String {
    let spaces = ["", " ", "\n", "\r\n", "\t", "  \n        ", "\r", "                 "]
    var result = ""
    var isInside = false
    var isEscaped = false
    for scalar in compact.unicodeScalars {
      let isMark = !isInside && "{}[],:".unicodeScalars.contains(scalar)
      if isMark { result += spaces.randomElement(using: &random) ?? "" }
      result.unicodeScalars.append(scalar)
      if isMark { result += spaces.randomElement(using: &random) ?? "" }
      if scalar == "\"", !isEscaped { isInside.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return result
  }
}
