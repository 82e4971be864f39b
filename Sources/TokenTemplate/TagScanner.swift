/// One tag as it stands in the bytes of a template.
struct Tag {
  enum Kind {
    case value, raw, section, inverted, close, partial, parent, block, comment, delimiters
    /// An opening delimiter that nothing closes; scanning ends here.
    case unclosed
    /// A set-delimiter tag that does not hold two delimiters.
    case badDelimiters
  }

  var kind: Kind
  /// The tag with its delimiters.
  var range: Range<Int>
  /// What stands between sigil and closing delimiter, without the space around it.
  var content: Range<Int>
  /// `content` without the star of a dynamic name.
  var name: Range<Int>
  /// Whether the name of the partial or parent is looked up in the data.
  var isDynamic = false
}

/// Cuts a template into text and tags, keeping track of the delimiters.
struct TagScanner {
  private let bytes: [UInt8]
  private var opening: [UInt8] = [0x7B, 0x7B]
  private var closing: [UInt8] = [0x7D, 0x7D]
  /// Where scanning goes on; moved forward by the parser to drop the rest of a line.
  var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The text up to the next tag, and that tag; nil at the end.
  mutating func next() -> (text: Range<Int>, tag: Tag?) {
    let start = position
    guard let lower = find(opening, from: start) else {
      position = bytes.count
      return (start..<position, nil)
    }
    return (start..<lower, scanTag(at: lower))
  }

  private mutating func scanTag(at lower: Int) -> Tag {
    let inside = lower + opening.count
    var start = inside
    skipSpace(&start)
    var kind = Tag.Kind.value
    if start < bytes.count, let sigil = Self.kind(of: bytes[start]), start == inside || !isBrace(start) {
      kind = sigil
      start += 1
    }
    var end = closing
    if kind == .delimiters { end.insert(UInt8(ascii: "="), at: 0) }
    if kind == .raw, isBrace(start - 1) { end.insert(UInt8(ascii: "}"), at: 0) }
    guard let stop = find(end, from: start) else {
      position = bytes.count
      let line = bytes[lower...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      return Tag(kind: .unclosed, range: lower..<line, content: start..<start, name: start..<start)
    }
    position = stop + end.count
    let content = trim(start..<stop)
    var tag = Tag(kind: kind, range: lower..<position, content: content, name: content)
    switch kind {
    case .partial, .parent: readStar(&tag)
    case .delimiters: if !setDelimiters(content) { tag.kind = .badDelimiters }
    default: break
    }
    return tag
  }

  private static func kind(of sigil: UInt8) -> Tag.Kind? {
    switch sigil {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "&"), UInt8(ascii: "{"): .raw
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    default: nil
    }
  }

  private func isBrace(_ index: Int) -> Bool { bytes[index] == UInt8(ascii: "{") }

  private func readStar(_ tag: inout Tag) {
    guard let first = tag.content.first, bytes[first] == UInt8(ascii: "*") else { return }
    tag.isDynamic = true
    tag.name = trim(first + 1..<tag.content.upperBound)
  }

  /// Two delimiters with space between, neither holding `=`.
  private mutating func setDelimiters(_ content: Range<Int>) -> Bool {
    let parts = bytes[content].split { Self.isSpace($0) }
    guard parts.count == 2, !bytes[content].contains(UInt8(ascii: "=")) else { return false }
    opening = Array(parts[0])
    closing = Array(parts[1])
    return true
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard start <= bytes.count - needle.count else { return nil }
    let first = needle[0]
    for index in start...bytes.count - needle.count where bytes[index] == first {
      var length = 1
      while length < needle.count, bytes[index + length] == needle[length] { length += 1 }
      if length == needle.count { return index }
    }
    return nil
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, Self.isSpace(bytes[lower]) { lower += 1 }
    while lower < upper, Self.isSpace(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  private func skipSpace(_ index: inout Int) {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
