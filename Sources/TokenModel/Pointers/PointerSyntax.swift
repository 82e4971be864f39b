import TokenSource

/// How the text of a `$ref` reads: a JSON Pointer (RFC 6901) as the fragment of a URI.
enum PointerSyntax {
  /// The names from the root on, decoded.
  case segments([[UInt8]])
  /// A text that is none, with what is wrong about it.
  case malformed(String)

  /// Reads the decoded text of a string.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> PointerSyntax {
    guard let hash = bytes[range].firstIndex(of: 0x23) else { return .malformed(withoutHash(bytes[range])) }
    guard hash == range.lowerBound else { return .malformed(otherFile) }
    let fragment = bytes[(hash + 1)..<range.upperBound]
    guard !fragment.contains(0x23) else { return .malformed("only one “#” stands in it, in front") }
    guard let text = PercentEncoding.decoded(fragment) else {
      return .malformed("“%” begins a byte of two hexadecimal digits; “%25” is the sign itself")
    }
    guard text.first == 0x2F else {
      return .malformed(
        text.isEmpty ? wholeDocument : "a slash goes behind the “#” and between names, as in #/a/$value")
    }
    guard text.count > 1 else { return .malformed(wholeDocument) }
    var segments: [[UInt8]] = []
    for part in text.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
      guard let segment = unescaped(part) else {
        return .malformed("“~” is written “~0” and a slash in a name “~1”; nothing else goes behind “~”")
      }
      segments.append(segment)
    }
    return .segments(segments)
  }

  private static let wholeDocument = "it names the whole document, which holds the reference itself"
  private static let otherFile =
    "it names another file; a pointer stays in the set of tokens, and several sources are put together by a resolver"

  private static func withoutHash(_ text: ArraySlice<UInt8>) -> String {
    if text.first == 0x7B { return "braces don't stand in “$ref”; write a pointer, as in #/color/brand/$value" }
    if text.first == 0x2F { return "a pointer begins with “#/”" }
    return text.contains(0x2E) || text.contains(0x3A) ? otherFile : "a pointer begins with “#/”"
  }

  private static func unescaped(_ part: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var isEscape = false
    for byte in part {
      if isEscape {
        guard byte == 0x30 || byte == 0x31 else { return nil }
        result.append(byte == 0x30 ? 0x7E : 0x2F)
        isEscape = false
      } else if byte == 0x7E {
        isEscape = true
      } else {
        result.append(byte)
      }
    }
    return isEscape ? nil : result
  }

  /// A path as a pointer: names escaped, `#/` in front. Bytes that a fragment should not hold stay as they are, as
  /// the standard's own examples have them.
  static func text(_ names: [String]) -> String {
    names.reduce(into: "#") { text, name in
      text += "/"
      for scalar in name.unicodeScalars {
        switch scalar {
        case "~": text += "~0"
        case "/": text += "~1"
        case "%": text += "%25"
        case "#": text += "%23"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

extension Array where Element == UInt8 {
  /// Whether these are the bytes of a text.
  func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    return unsafe elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
  }
}
