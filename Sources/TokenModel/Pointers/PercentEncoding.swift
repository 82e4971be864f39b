/// Bytes written as `%` and two hexadecimal digits, as in the fragment of a URI (RFC 3986, §2.1).
enum PercentEncoding {
  /// The text decoded; nil where a `%` begins no such byte.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? { decode(text, keepsMalformed: false) }

  /// The text decoded; a `%` that begins no such byte stays as it is.
  static func leniently(_ text: ArraySlice<UInt8>) -> [UInt8] { decode(text, keepsMalformed: true) ?? Array(text) }

  private static func decode(_ text: ArraySlice<UInt8>, keepsMalformed: Bool) -> [UInt8]? {
    guard text.contains(0x25) else { return Array(text) }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index] == 0x25 ? byte(text, index) : nil
      if text[index] == 0x25, byte == nil, !keepsMalformed { return nil }
      result.append(byte ?? text[index])
      index += byte == nil ? 1 : 3
    }
    return result
  }

  /// The byte that the two digits behind `index` stand for.
  private static func byte(_ text: ArraySlice<UInt8>, _ index: Int) -> UInt8? {
    guard index + 2 < text.endIndex, let high = digit(text[index + 1]), let low = digit(text[index + 2]) else {
      return nil
    }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
