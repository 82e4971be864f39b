/// A text whose marks were taken out, with the places they stood at.
struct Marked {
  /// The text as bytes.
  private(set) var bytes: [UInt8] = []
  /// `line:column` of each mark, from 1, in characters as a person counts them.
  private(set) var places: [String] = []

  /// Takes marks out of a text, and puts bytes in for `⟪…⟫`.
  init(_ text: String, mark: Character = "1️⃣") {
    var (line, column) = (1, 1)
    var hex: String?
    for character in text {
      switch character {
      case mark: places.append("\(line):\(column)")
      case "⟪": hex = ""
      case "⟫":
        bytes.append(UInt8(hex ?? "", radix: 16) ?? 0)
        hex = nil
        column += 1
      case _ where hex != nil: hex?.append(character)
      case "\n", "\r\n":
        bytes += Array(String(character).utf8)
        (line, column) = (line + 1, 1)
      default:
        bytes += Array(String(character).utf8)
        if character != "\u{FEFF}" { column += 1 }
      }
    }
  }
}
