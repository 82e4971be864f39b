extension OutputBuffer {
  /// Appends a JSON string, quotes included.
  ///
  /// Escaped are what JSON demands (quote, backslash, control characters) and what would end a script or a line where
  /// the text is set into HTML or JavaScript: `</` as `<\/`, U+2028 and U+2029. All else stays as it is.
  public mutating func appendJSONString(_ text: String) {
    var text = text
    text.withUTF8 { bytes in unsafe appendJSONString(bytes) }
  }

  /// Appends a JSON string whose text is a slice of UTF-8 bytes.
  ///
  /// The bytes must be valid UTF-8, which those of a file that was read without errors are.
  public mutating func appendJSONString(_ source: [UInt8], _ range: Range<Int>) {
    unsafe source.withUnsafeBufferPointer { bytes in
      unsafe appendJSONString(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  private mutating func appendJSONString(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(0x22)
    var start = 0
    for index in 0..<text.count {
      guard let (escape, length) = unsafe jsonEscape(text, index) else { continue }
      unsafe bytes.append(contentsOf: text[start..<index])
      append(escape)
      start = index + length
    }
    unsafe bytes.append(contentsOf: text[start...])
    bytes.append(0x22)
  }

  /// What stands for the character at `index` and how many bytes it replaces, or nil if it stays.
  @inline(__always)
  private func jsonEscape(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> (String, Int)? {
    let byte = unsafe text[index]
    switch byte {
    case 0x22: return ("\\\"", 1)
    case 0x5C: return ("\\\\", 1)
    case 0x00..<0x20: return (controlEscape(byte), 1)
    case 0x2F:
      guard index > 0, unsafe text[index - 1] == 0x3C else { return nil }
      return ("\\/", 1)
    case 0xE2:
      guard index + 2 < text.count, unsafe text[index + 1] == 0x80 else { return nil }
      let last = unsafe text[index + 2]
      guard last == 0xA8 || last == 0xA9 else { return nil }
      return (last == 0xA8 ? "\\u2028" : "\\u2029", 3)
    default: return nil
    }
  }

  private func controlEscape(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default:
      let digits = String(byte, radix: 16)
      return (byte < 0x10 ? "\\u000" : "\\u00") + digits
    }
  }
}
