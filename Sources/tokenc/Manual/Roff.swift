/// Text of a manual page in the macros of mdoc, which groff and mandoc read.
struct Roff {
  /// The page so far.
  private(set) var text = ""

  /// No line is longer, which mandoc asks for.
  private static let width = 78

  /// A line with a macro; what stands behind it has to be escaped already.
  mutating func macro(_ name: String, _ arguments: String...) {
    text += ([".\(name)"] + arguments).joined(separator: " ") + "\n"
  }

  /// Running text: each sentence begins a line, and is broken where it is long.
  mutating func prose(_ prose: String) {
    var line = ""
    for word in prose.split(whereSeparator: \.isWhitespace) {
      let word = Self.escaped(word)
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > Self.width {
        end(&line)
      }
      line += (line.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") { end(&line) }
    }
    if !line.isEmpty { end(&line) }
  }

  private mutating func end(_ line: inout String) {
    // A point or an apostrophe at the beginning would be taken for a macro.
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    line = ""
  }

  /// A line of its own, as it is.
  mutating func literal(_ line: String) {
    var line = Self.escaped(line)
    end(&line)
  }

  /// One argument of a macro.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.contains(" ") ? "\"\(escaped)\"" : escaped
  }

  /// Text that means itself: backslashes, hyphens that are dashes of options, and all that ASCII lacks by its number.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return result
  }
}
