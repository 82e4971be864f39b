import TokenSource

/// A piece of a template. Pieces stand in one flat array; what opens knows where it ends and the other way round.
struct Item {
  enum Kind: UInt8 {
    case text, value, raw, section, inverted, partial, parent, block, end
  }

  var kind: Kind
  /// The bytes of the text, or of the tag with its delimiters.
  var range: ByteRange
  /// The name without sigil, star and space.
  var name = ByteRange.at(0)
  /// `partial`, `parent`: the space put before each line of what is included.
  /// `block`: the space put before each line of an override.
  /// `block` that overrides: the space to take off each of its own lines.
  var indent = ByteRange.at(0)
  /// For an opening piece the index of its `end`, for an `end` that of the opening piece.
  var partner = 0
  /// The tag had its line to itself, which has been dropped.
  var isStandalone = false
  /// The name of the partial or parent is looked up in the data.
  var isDynamic = false
  /// The block stands directly inside a parent tag, and so replaces the parent's block of that name.
  var isOverride = false
}

/// A template cut into pieces; names are not looked up yet.
struct ParsedTemplate {
  var key: String
  var file: FileID
  var bytes: [UInt8]
  var items: [Item] = []

  /// The text of a range.
  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  /// Whether a line starts at `offset`.
  func isLineStart(_ offset: Int) -> Bool { offset == textStart || (offset > 0 && bytes[offset - 1] == 0x0A) }

  /// The first byte after a byte order mark.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The space between the start of the line and `offset`, or nil if anything else stands there.
  func spaceBefore(_ offset: Int) -> ByteRange? {
    var lower = offset
    while lower > textStart, Self.isBlank(bytes[lower - 1]) { lower -= 1 }
    return isLineStart(lower) ? ByteRange(lower, offset) : nil
  }

  /// Where the next line starts if only space follows `offset` on its line, else nil.
  func lineEnd(after offset: Int) -> Int? {
    var upper = offset
    while upper < bytes.count, Self.isBlank(bytes[upper]) { upper += 1 }
    if upper == bytes.count { return upper }
    if bytes[upper] == 0x0D, upper + 1 < bytes.count { upper += 1 }
    return bytes[upper] == 0x0A ? upper + 1 : nil
  }

  /// Whether the content of a block ends with a line break; nil if it has none.
  func endsLine(_ block: Int) -> Bool? {
    let end = items[block].partner
    guard let last = items[block + 1..<end].last(where: { $0.kind != .text || $0.range.count > 0 }) else { return nil }
    switch last.kind {
    case .text: return bytes[Int(last.range.upper) - 1] == 0x0A
    case .end: return last.isStandalone || (items[last.partner].kind == .parent && items[last.partner].isStandalone)
    case .value, .raw, .section, .inverted, .partial, .parent, .block: return last.isStandalone
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
