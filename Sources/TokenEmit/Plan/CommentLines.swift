import TokenModel
import TokenSource

/// The lines of a comment about a token, made safe for any language: nothing in them ends a comment or a line.
enum CommentLines {
  /// The description and the deprecation of a token, line by line; empty if there is neither.
  static func of(_ token: TokenID, in set: AssembledSet) -> [String] {
    var lines = set.description(of: token).map(split) ?? []
    if let deprecation = set.deprecation(of: token) {
      lines += split("Deprecated" + (deprecation.text.map { ": " + $0 } ?? "."))
    }
    return lines
  }

  /// Splits a text at its line breaks and takes out what could end a comment or turn the text around it.
  static func split(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { safe($0) }
    return lines.allSatisfy(\.isEmpty) ? [] : lines
  }

  /// Makes what was appended since `start` safe inside a comment of one line.
  static func sanitize(_ out: inout OutputBuffer, from start: Int) {
    let isHarmless: (UInt8) -> Bool = { $0 >= 0x20 && $0 < 0x7F && $0 != 0x2A && $0 != 0x2F }
    guard !out.bytes[start...].allSatisfy(isHarmless) else { return }
    let lines = split(String(decoding: out.bytes[start...], as: UTF8.self))
    out.bytes.removeLast(out.bytes.count - start)
    out.append(lines.joined(separator: " "))
  }

  private static func safe(_ line: Substring) -> String {
    guard line.unicodeScalars.contains(where: { isHarmful($0) || $0 == "*" || $0 == "/" }) else { return String(line) }
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in line.unicodeScalars {
      // A space between the two keeps “*/” from closing and “/*” from opening a comment.
      if (last == "*" && scalar == "/") || (last == "/" && scalar == "*") { result += " " }
      result.unicodeScalars.append(isHarmful(scalar) ? " " : scalar)
      last = scalar
    }
    return result
  }

  /// Control characters, separators of lines and paragraphs, and marks that reverse the order of what is shown.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalar != "\t"
    case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }
}
