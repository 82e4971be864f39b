import TokenSource

/// Makes words of token files plain in documentation comments, which DocC reads as Markdown with links to symbols,
/// directives and fields of its own.
///
/// What is Markdown alone stays: emphasis, code, lists, links to the web. What would be a link that leads nowhere, or
/// vanish from the text, is escaped: “\``name``”, `@Directive`, `- Returns:`, headings, fences, HTML, images, `doc:`.
enum DocText {
  /// Escapes what was appended since `start`: one line of a comment.
  static func escape(_ out: inout OutputBuffer, from start: Int) {
    guard out.bytes[start...].contains(where: isSuspect) else { return }
    let line = Array(out.bytes[start...])
    out.bytes.removeLast(line.count)
    var backslashes = 0
    for index in line.indices {
      // What the author has escaped already would come free by a second backslash.
      if backslashes.isMultiple(of: 2), isSpecial(line, index) { out.append(UInt8(ascii: "\\")) }
      backslashes = line[index] == UInt8(ascii: "\\") ? backslashes + 1 : 0
      out.append(line[index])
    }
  }

  /// Keeps what was appended since `start` from ending the code in backticks that it stands in.
  static func escapeCode(_ out: inout OutputBuffer, from start: Int) {
    for index in start..<out.bytes.count where out.bytes[index] == UInt8(ascii: "`") {
      out.bytes[index] = UInt8(ascii: "'")
    }
  }

  /// Bytes that may need a backslash, by what stands around them.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "#"),
      UInt8(ascii: "~"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private static func isSpecial(_ line: [UInt8], _ index: Int) -> Bool {
    let previous = index > 0 ? line[index - 1] : 0x20
    let next = index + 1 < line.count ? line[index + 1] : 0x20
    switch line[index] {
    case UInt8(ascii: "`"): return previous == UInt8(ascii: "`") || next == UInt8(ascii: "`")
    case UInt8(ascii: "<"): return isLetter(next) || next == 0x21 || next == 0x2F || next == 0x3F  // ! / ?
    case UInt8(ascii: "["): return previous == UInt8(ascii: "!") || (index == 0 && isDefinition(line))
    case UInt8(ascii: "("): return previous == UInt8(ascii: "]") && hasPrefix(line, at: index + 1, "doc:")
    case UInt8(ascii: "@"), UInt8(ascii: "#"): return index == 0
    case UInt8(ascii: "~"): return index == 0 && next == UInt8(ascii: "~")
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return index == 0 && isField(line)
    default: return false
    }
  }

  /// `[name]: target`
  private static func isDefinition(_ line: [UInt8]) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
  }

  /// `- Parameter x: …` and the like, which leave the text for a section of their own.
  private static func isField(_ line: [UInt8]) -> Bool {
    let word = line.indices.dropFirst().first { line[$0] != 0x20 && line[$0] != 0x09 }
    guard let word else { return false }
    return ["parameter", "return", "throws"].contains { hasPrefix(line, at: word, $0) }
  }

  /// Whether a word of lowercase ASCII stands at a place, in whatever case.
  private static func hasPrefix(_ line: [UInt8], at start: Int, _ word: String) -> Bool {
    let count = word.utf8.count
    guard start + count <= line.count else { return false }
    return zip(line[start..<(start + count)], word.utf8).allSatisfy { byte, wanted in
      byte == wanted || (isLetter(wanted) && byte == wanted & ~0x20)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
