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
    if inner.contains(where: { bytes[$0] == 0x7B || bytes[$0] == 0x7D }) {
      return .malformed("braces don't nest, and one value holds one reference")
    }
    var segment = inner.lowerBound
    for index in inner.lowerBound...inner.upperBound where index == inner.upperBound || bytes[index] == 0x2E {
      if segment == index { return .malformed("a name between the dots is empty") }
      if bytes[segment] == 0x24 { return dollar(bytes, segment..<index) }
      segment = index + 1
    }
    return .path(inner)
  }

  private static func dollar(_ bytes: [UInt8], _ segment: Range<Int>) -> ReferenceSyntax {
    let name = String(decoding: bytes[segment], as: UTF8.self)
    return .malformed(
      name == "$root"
        ? "“$root” is not supported by this version of tokenc"
        : "“\(name)” is no token name; a reference in braces names a whole token and never a part of it")
  }
}
