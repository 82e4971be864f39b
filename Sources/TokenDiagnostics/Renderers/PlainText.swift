import TokenSource

/// Makes text from files safe to print: what could move the cursor, end a line or turn its direction is written out.
public enum PlainText {
  /// The text with control characters, line ends and direction marks as `\n`, `\t` or `\u{1B}`.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a terminal or a log could take the scalar for something else than a character to show.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension OutputBuffer {
  /// Appends a text of one line, made safe to print.
  mutating func appendPlain(_ text: String) { append(PlainText.escaped(text)) }

  /// Appends `path:line:col`.
  mutating func append(_ path: String, _ place: SourcePlace) {
    appendPlain(path)
    append(":")
    append(decimal: place.line)
    append(":")
    append(decimal: place.column)
  }
}
