import TokenSyntax

/// How a string that may be a curly reference reads.
enum ReferenceSyntax {
  /// No brace at either end: a plain text.
  case text
  /// `{a.b}`: the range between the braces.
  case path(Range<Int>)
  /// A brace that makes no well-formed reference, with what is wrong about it.
  case malformed(String)

  /// Reads the decoded content of a string node; `bytes` and `range` are its text.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> ReferenceSyntax {
    guard let first = range.first, let last = range.last else { return .text }
    let opens = bytes[first] == 0x7B
    let closes = bytes[last] == 0x7D
    guard opens || closes else { return .text }
    guard opens, closes, range.count > 1 else {
      return .malformed("a reference is the whole value, from “{” to “}”; nothing stands before or after it")
    }
    let inner = first + 1..<last
    guard !inner.isEmpty else { return .malformed("the braces are empty; name a token, as in {color.brand}") }
    var segment = inner.lowerBound
    for index in inner {
      switch bytes[index] {
      case 0x7B, 0x7D: return .malformed("braces don't nest, and one value holds one reference")
      case 0x2E where segment == index: return .malformed(emptyName)
      case 0x2E: segment = index + 1
      case 0x24 where segment == index:
        if let reason = dollar(bytes, inner[index...]) { return .malformed(reason) }
      default: break
      }
    }
    return segment == inner.upperBound ? .malformed(emptyName) : .path(inner)
  }

  private static let emptyName = "a name between the dots is empty"

  /// What is wrong about a segment that begins with a dollar; nil for `$root` in last place.
  private static func dollar(_ bytes: [UInt8], _ rest: Range<Int>) -> String? {
    let segment = rest.prefix { bytes[$0] != 0x2E }
    let name = String(decoding: bytes[segment], as: UTF8.self)
    guard name == "$root" else {
      return "“\(name.clipped)” is no token name; a reference in braces names a whole token and never a part of it"
    }
    return segment.count == rest.count ? nil : "“$root” is a token, so that nothing comes behind it"
  }
}
