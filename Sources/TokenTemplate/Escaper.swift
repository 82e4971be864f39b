public import TokenSource

/// Makes text safe as the body of a string literal of one language: it cannot end the string, the rule or a comment.
///
/// A value, so that a language is added by one of these and nothing in the engine. Only bytes in `special` and
/// characters outside ASCII are looked at; everything else is copied.
public struct Escaper: Sendable {
  /// Appends what stands for `scalar` and returns true, or returns false to keep it. `previous` is the byte of output
  /// before it, which may stem from the template.
  public typealias Replace = @Sendable (_ scalar: Unicode.Scalar, _ previous: UInt8, inout OutputBuffer) -> Bool

  /// The language, as diagnostics call it.
  public let name: String
  /// Endings of template names (before `.mustache`) in that language.
  public let fileExtensions: [String]
  /// For each byte whether it is looked at.
  private let isSpecial: [Bool]
  private let replace: Replace

  /// Makes an escaper that asks `replace` about control characters, DEL, the characters in `special`, and all
  /// characters outside ASCII.
  public init(_ name: String, fileExtensions: [String], special: String, replace: @escaping Replace) {
    self.name = name
    self.fileExtensions = fileExtensions
    isSpecial = (0..<256).map { byte in
      byte < 0x20 || byte >= 0x7F || special.utf8.contains(UInt8(byte))
    }
    self.replace = replace
  }

  /// The languages the tool knows.
  public static let all: [Escaper] = [.swift, .css, .html, .json, .sass, .script, .kotlin, .xml, .plain]

  /// The escaper for files of a name; nil if its ending is not known.
  public static func named(by file: String) -> Escaper? { index(for: file, among: all).map { all[$0] } }

  /// Which of some escapers the ending of a file's name asks for.
  static func index(for file: String, among escapers: [Escaper]) -> Int? {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = String(name[name.index(after: dot)...])
    return escapers.firstIndex { $0.fileExtensions.contains(ending) }
  }

  /// The text as the body of a string literal.
  public func escape(_ text: String) -> String {
    var out = OutputBuffer()
    append(text, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// Appends the text as the body of a string literal.
  public func append(_ text: String, to out: inout OutputBuffer) { append(Array(text.utf8), to: &out) }

  /// Appends a text in UTF-8 as the body of a string literal. Bytes that are not UTF-8 become U+FFFD.
  public func append(_ text: [UInt8], to out: inout OutputBuffer) {
    var next = 0
    while next < text.count {
      let start = next
      while next < text.count, !isSpecial[Int(text[next])] { next += 1 }
      if next > start { out.append(text, start..<next) }
      guard next < text.count else { return }
      let first = next
      next += 1
      if text[first] < 0x80 {
        append(Unicode.Scalar(text[first]), to: &out)
        continue
      }
      while next < text.count, text[next] >= 0x80 { next += 1 }
      for scalar in String(decoding: text[first..<next], as: UTF8.self).unicodeScalars { append(scalar, to: &out) }
    }
  }

  private func append(_ scalar: Unicode.Scalar, to out: inout OutputBuffer) {
    guard !replace(scalar, out.bytes.last ?? 0, &out) else { return }
    out.bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension Unicode.Scalar {
  /// Invisible characters that end a line for some tools or turn the direction of the code around them.
  var isTreacherous: Bool {
    switch value {
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Control characters of ASCII.
  var isControl: Bool { value < 0x20 || value == 0x7F }
}
