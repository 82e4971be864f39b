/// How a faulty file is laid out.
enum Layout: String, CaseIterable, Sendable, CustomStringConvertible {
  /// Each fault on lines of its own.
  case plain
  /// Wide characters, of several code points each, stand on the line above and before the fault.
  case emoji
  /// Lines end in CR LF, a byte order mark stands in front, and the first fault stands on the first line.
  case windows

  var description: String { rawValue }

  /// A text of characters that are wider than they look: families, flags, skin tones, combining marks.
  static let wide = "👩‍👩‍👧‍👦 🇨🇭 👍🏽 e\u{301} 漢"

  /// The members of a group with a fault in it.
  func group(_ name: String, _ members: String) -> String {
    switch self {
    case .plain: "\"\(name)\": {\n    \(members)\n  }"
    case .emoji: "\"\(name)\": {\"\(Self.wide)\": {},\n    \"🏳️‍🌈\": {}, \(members)}"
    case .windows: "\"\(name)\": {\(members)}"
    }
  }

  /// A whole file of the given members.
  func file(_ members: [String]) -> String {
    let text = "{" + (self == .windows ? "" : "\n  ") + members.joined(separator: ",\n  ") + "\n}\n"
    guard self == .windows else { return text }
    return "\u{FEFF}" + text.replacing("\n", with: "\r\n")
  }
}
