import TokenSource

/// The text of a `$ref`, taken apart: a URI reference whose fragment is a JSON Pointer (RFC 3986, RFC 6901).
struct ReferenceText {
  /// What the text turned out to be.
  enum Form {
    /// A place in a file; the file is empty for the document that holds the reference.
    case place(ReferenceText)
    /// A URI with a scheme or an authority.
    case remote
    /// No reference, with the reason.
    case malformed(String)
  }

  /// The path as it was written, percent escapes decoded; empty for the document itself.
  let file: String
  /// The names and indices of the pointer, decoded; empty for the whole document.
  let segments: [[UInt8]]
  /// Whether the pointer lacks the slash it has to begin with, as in `file.json#sets/base`.
  let lacksSlash: Bool

  /// Takes the text of a `$ref` apart.
  static func read(_ text: [UInt8]) -> Form {
    let hash = text.firstIndex(of: 0x23)
    let path = text[..<(hash ?? text.endIndex)]
    if isRemote(path) { return .remote }
    let file = String(decoding: PercentEncoding.leniently(path), as: UTF8.self)
    guard let hash, hash + 1 < text.endIndex else {
      return .place(ReferenceText(file: file, segments: [], lacksSlash: false))
    }
    var pointer = text[(hash + 1)...]
    let lacksSlash = pointer.first != 0x2F
    if lacksSlash, file.isEmpty { return .malformed("after “#” a path begins with “/”, as in “#/sets/base”") }
    if !lacksSlash { pointer = pointer.dropFirst() }
    var segments: [[UInt8]] = []
    for part in pointer.split(separator: 0x2F, omittingEmptySubsequences: false) {
      guard let segment = unescaped(PercentEncoding.leniently(part)) else {
        return .malformed("“~” is written “~0” and “/” in a name “~1”; no other escape begins with “~”")
      }
      segments.append(segment)
    }
    return .place(ReferenceText(file: file, segments: segments, lacksSlash: lacksSlash))
  }

  /// Whether a path begins with a scheme, `https:`, or with an authority, `//host`.
  private static func isRemote(_ path: ArraySlice<UInt8>) -> Bool {
    if path.starts(with: [0x2F, 0x2F]) { return true }
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
    guard let first = path.first, isLetter(first), let colon = path.firstIndex(of: 0x3A) else { return false }
    return path[..<colon].allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
  }

  /// Decodes `~1` and `~0`; nil for another escape.
  private static func unescaped(_ text: [UInt8]) -> [UInt8]? {
    guard text.contains(0x7E) else { return text }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      guard text[index] == 0x7E else {
        result.append(text[index])
        index += 1
        continue
      }
      guard index + 1 < text.count, text[index + 1] == 0x30 || text[index + 1] == 0x31 else { return nil }
      result.append(text[index + 1] == 0x30 ? 0x7E : 0x2F)
      index += 2
    }
    return result
  }

  /// A pointer as a fragment: `#/sets/a~1b`. What a URI can't hold is percent-encoded.
  static func fragment(_ segments: [[UInt8]]) -> String {
    var out = OutputBuffer()
    out.append("#")
    for segment in segments {
      out.append("/")
      for byte in segment {
        switch byte {
        case 0x7E: out.append("~0")
        case 0x2F: out.append("~1")
        case _ where isPlain(byte): out.append(byte)
        default: out.append("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true))
        }
      }
    }
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// Whether a byte stands for itself in a fragment.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x24, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x21, 0x5F: true
    default: false
    }
  }

  /// A path relative to the folder of another one, `.` and `..` taken out as far as they can be.
  static func join(_ file: String, from document: String) -> String {
    if file.isEmpty { return document }
    let isAbsolute = file.hasPrefix("/")
    let outer = document.split(separator: "/").dropLast()
    var parts: [Substring] = []
    let startsAtRoot = isAbsolute || document.hasPrefix("/")
    for part in (isAbsolute ? [] : Array(outer)) + file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !startsAtRoot {
        parts.append(part)
      }
    }
    return (startsAtRoot ? "/" : "") + parts.joined(separator: "/")
  }
}
