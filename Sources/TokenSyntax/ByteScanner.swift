/// The bytes of a file behind a pointer, and the loops that pass over them eight at a time.
///
/// Valid only inside the closure that lent the pointer. Every read is checked against the end: past it stands 0, which
/// is no byte of JSON.
@safe
struct ByteScanner {
  private let base: UnsafeRawPointer
  /// Number of bytes that may be read; lowered when reading is to stop early.
  private(set) var count: Int

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Nil for an empty buffer, which may lend no pointer at all.
  init?(_ buffer: UnsafeRawBufferPointer) {
    guard let start = buffer.baseAddress, unsafe !buffer.isEmpty else { return nil }
    unsafe base = start
    count = buffer.count
  }

  /// Lets the file end at `offset`.
  mutating func truncate(at offset: Int) { count = min(count, offset) }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    index < count ? unsafe base.load(fromByteOffset: index, as: UInt8.self) : 0
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    UInt64(littleEndian: unsafe base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The first byte at or after `start` that is no space, tab or line end.
  @inline(__always)
  func skipSpace(_ start: Int) -> Int {
    var index = start
    guard self[index] <= ASCII.space else { return index }
    // Pretty-printed files: one space after a colon, or a line end and a run of spaces.
    while true {
      index = skipBlanks(index)
      let byte = self[index]
      guard byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == ASCII.tab else { return index }
      index += 1
    }
  }

  @inline(__always)
  private func skipBlanks(_ start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let rest = word(index) ^ (Self.ones &* 0x20)
      guard rest == 0 else { return index + rest.trailingZeroBitCount / 8 }
      index += 8
    }
    while self[index] == ASCII.space { index += 1 }
    return index
  }

  /// The first byte at or after `start` that a string can't pass over: quote, backslash, control character, or not
  /// ASCII; the end of the file if there is none, but never a place before `start`.
  @inline(__always)
  func plainEnd(_ start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = word(index)
      let quote = word ^ (Self.ones &* UInt64(ASCII.quote))
      let backslash = word ^ (Self.ones &* UInt64(ASCII.backslash))
      // In each term the lowest high bit marks the first hit; bits above it may be false ones.
      var hits = (quote &- Self.ones) & ~quote
      hits |= (backslash &- Self.ones) & ~backslash
      hits |= (word &- Self.ones &* 0x20) & ~word
      hits = (hits | word) & Self.highs
      guard hits == 0 else { return index + hits.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      let byte = self[index]
      if byte == ASCII.quote || byte == ASCII.backslash || byte < ASCII.space || byte >= 0x80 { return index }
      index += 1
    }
    return index
  }

  /// A hash of a short text that reads at most 16 of its bytes.
  @inline(__always)
  func hash(_ lower: Int, _ upper: Int) -> UInt16 {
    let length = upper - lower
    var mixed = UInt64(truncatingIfNeeded: length)
    if length >= 8 {
      mixed ^= word(lower) ^ (word(upper - 8) &* 0x9E37_79B9_7F4A_7C15)
    } else {
      for index in lower..<upper { mixed = mixed << 8 ^ mixed >> 56 ^ UInt64(self[index]) }
    }
    return UInt16(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) >> 48)
  }

  /// The length of the well-formed UTF-8 sequence at `index`, or nil if none starts there.
  ///
  /// The table of RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
  func sequenceLength(_ index: Int) -> Int? {
    let first = self[index]
    let second = self[index + 1]
    let allowed: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, allowed) = (2, 0x80...0xBF)
    case 0xE0: (length, allowed) = (3, 0xA0...0xBF)
    case 0xED: (length, allowed) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, allowed) = (3, 0x80...0xBF)
    case 0xF0: (length, allowed) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, allowed) = (4, 0x80...0xBF)
    case 0xF4: (length, allowed) = (4, 0x80...0x8F)
    default: return nil
    }
    guard allowed ~= second else { return nil }
    for offset in 2..<max(length, 2) where self[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
