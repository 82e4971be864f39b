/// Turns JSON's escapes into UTF-8.
enum EscapeDecoder {
  /// Appends the text that `range` of `bytes` means.
  ///
  /// Half of a surrogate pair becomes U+FFFD. What is no escape (it was reported when the file was read) stays as it
  /// is written.
  static func append(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == ASCII.backslash, index + 1 < range.upperBound else {
        output.append(byte)
        index += 1
        continue
      }
      if bytes[index + 1] == ASCII.lowerU {
        index = appendUnicode(bytes, index, range.upperBound, to: &output)
      } else {
        if let meaning = meaning(of: bytes[index + 1]) {
          output.append(meaning)
        } else {
          output.append(byte)
          output.append(bytes[index + 1])
        }
        index += 2
      }
    }
  }

  /// What a backslash and this byte stand for. `\'` is no escape of JSON; it occurs in strings whose single quotes were
  /// reported, and there it means the quote.
  static func meaning(of byte: UInt8) -> UInt8? {
    switch byte {
    case ASCII.quote, ASCII.backslash, ASCII.slash, ASCII.apostrophe: byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): ASCII.lineFeed
    case UInt8(ascii: "r"): ASCII.carriageReturn
    case UInt8(ascii: "t"): ASCII.tab
    default: nil
    }
  }

  /// The UTF-16 unit of the escape `\uXXXX` at `index`, or nil if it is not one.
  static func unit(_ bytes: [UInt8], _ index: Int, _ end: Int) -> UInt16? {
    guard index + 6 <= end, bytes[index] == ASCII.backslash, bytes[index + 1] == ASCII.lowerU else { return nil }
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = ASCII.hexDigit(bytes[index + offset]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private static func appendUnicode(_ bytes: [UInt8], _ index: Int, _ end: Int, to output: inout [UInt8]) -> Int {
    guard let unit = unit(bytes, index, end) else {
      output.append(bytes[index])
      output.append(bytes[index + 1])
      return index + 2
    }
    var value = UInt32(unit)
    var after = index + 6
    if 0xD800..<0xDC00 ~= unit, let low = Self.unit(bytes, after, end), 0xDC00..<0xE000 ~= low {
      value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
      after += 6
    }
    output.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    return after
  }
}
