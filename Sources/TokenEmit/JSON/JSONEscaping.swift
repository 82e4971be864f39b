import TokenSource

extension OutputBuffer {
  /// Appends a list of strings, as `["a","b"]`.
  mutating func appendJSONStrings(_ texts: [String]) {
    append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { append(",") }
      appendJSONString(text)
    }
    append("]")
  }
}

/// Makes what was appended to a buffer safe inside a JSON string.
enum JSONEscaping {
  /// Escapes, in place, what stands from `start` on; names that need nothing are left untouched.
  static func escape(_ out: inout OutputBuffer, from start: Int) {
    guard out.bytes[start...].contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else { return }
    let text = String(decoding: out.bytes[start...], as: UTF8.self)
    out.bytes.removeLast(out.bytes.count - start)
    var quoted = OutputBuffer()
    quoted.appendJSONString(text)
    out.append(quoted.bytes, 1..<quoted.bytes.count - 1)
  }
}
