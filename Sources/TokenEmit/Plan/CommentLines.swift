import TokenModel
import TokenSource
import TokenSyntax

/// The lines of a comment about a token, made safe for any language: nothing in them ends a comment or a line.
///
/// Most descriptions are one line of plain ASCII. These are copied from the file they stand in; everything else goes
/// by way of strings.
struct CommentLines: Sendable {
  private let set: AssembledSet
  private let tellsDeprecation: Bool

  /// - Parameter tellsDeprecation: whether the lines say that a token is deprecated, where the language has no other way.
  init(_ set: AssembledSet, tellsDeprecation: Bool = true) {
    self.set = set
    self.tellsDeprecation = tellsDeprecation
  }

  /// The number of lines: the description's, then those on the deprecation.
  func count(_ token: TokenID) -> Int {
    if let count = fastCount(token) { return count }
    return lines(token).count
  }

  /// Appends one line.
  func write(_ line: Int, of token: TokenID, to out: inout OutputBuffer) {
    if fastCount(token) == 1, let node = set[token].description {
      let tree = set.tree(of: token)
      out.append(tree.bytes, tree.contentRange(node))
    } else {
      out.append(lines(token)[line])
    }
  }

  /// 0 or 1 where the answer takes no string: no comment at all, or a plain description.
  private func fastCount(_ token: TokenID) -> Int? {
    let record = set[token]
    if tellsDeprecation, record.deprecated != nil || set.deprecation(of: token) != nil { return nil }
    guard let node = record.description else { return 0 }
    let tree = set.tree(of: token)
    let range = tree.contentRange(node)
    guard let first = range.first, let last = range.last, !tree.hasEscapes(node) else { return nil }
    let isTrimmed = tree.bytes[first] != 0x20 && tree.bytes[last] != 0x20
    return isTrimmed && Self.isPlain(tree.bytes, range) ? 1 : nil
  }

  /// Whether bytes are printable ASCII without the characters that comments are made of.
  private static func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    for index in range {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x7F || byte == 0x2A || byte == 0x2F { return false }
    }
    return true
  }

  /// All lines; empty if there is neither a description nor a deprecation.
  private func lines(_ token: TokenID) -> [String] {
    var lines = set.description(of: token).map(Self.split) ?? []
    if tellsDeprecation, let deprecation = set.deprecation(of: token) {
      lines += Self.split("Deprecated" + (deprecation.text.map { ": " + $0 } ?? "."))
    }
    return lines
  }

  // MARK: Text

  /// Splits a text at its line breaks, empty lines left out, and takes out what could end a comment or turn the text
  /// around it.
  static func split(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { safe($0) }.filter { !$0.isEmpty }
  }

  /// Makes what was appended since `start` safe inside a comment of one line.
  static func sanitize(_ out: inout OutputBuffer, from start: Int) {
    guard !isPlain(out.bytes, start..<out.bytes.count) else { return }
    let lines = split(String(decoding: out.bytes[start...], as: UTF8.self))
    out.bytes.removeLast(out.bytes.count - start)
    out.append(lines.joined(separator: " "))
  }

  private static func safe(_ line: Substring) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in line.unicodeScalars {
      // A space between the two keeps “*/” from closing and “/*” from opening a comment, and “</style>” from ending a
      // sheet that someone sets into a page.
      if scalar == "/", last == "*" || last == "<" { result += " " }
      if scalar == "*", last == "/" { result += " " }
      result.unicodeScalars.append(isHarmful(scalar) ? " " : scalar)
      last = scalar
    }
    return trimmed(result)
  }

  /// A line without spaces at its ends.
  private static func trimmed(_ line: String) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let last = line.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(line[...last].drop(while: isSpace))
  }

  /// Control characters, separators of lines and paragraphs, and marks that reverse the order of what is shown.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
