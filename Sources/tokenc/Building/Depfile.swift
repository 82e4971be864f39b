import TokenSource

/// A rule in the language of make that says what a build has read, as compilers write it: make includes it, ninja and
/// CMake read it.
///
/// Folders are named too, so that a file that is added or removed calls for a build. Each name stands a second time as a
/// rule without anything, so that make does not stop where a file is gone.
struct Depfile {
  /// The rule.
  let bytes: [UInt8]
  /// Names that neither tool can read: with a line break, or a mark that make would take for the end of the list.
  let unspeakable: [String]

  /// - Parameters:
  ///   - target: the file that is out of date when one of the inputs is newer.
  ///   - inputs: files and folders.
  init(target: String, inputs: [String]) {
    let names = inputs.filter(Self.isSpeakable)
    unspeakable = inputs.filter { !Self.isSpeakable($0) }
    var out = OutputBuffer()
    out.append(Self.escaped(target) + ":")
    for name in names { out.append(" \\\n  " + Self.escaped(name)) }
    out.append("\n")
    for name in names { out.append("\n" + Self.escaped(name) + ":\n") }
    bytes = out.bytes
  }

  /// Whether a file that is there may be overwritten by one: it is empty, or its first line is that of a rule.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return bytes.isEmpty || line.hasSuffix(":") || line.hasSuffix(": \\")
  }

  private static func isSpeakable(_ name: String) -> Bool {
    !name.isEmpty && !name.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{7F}" || unspoken.contains($0) }
  }

  /// Marks that mean something to make and that it and ninja don't escape alike.
  private static let unspoken = Set(";|&<>*?[]=%~\"'`()".unicodeScalars)

  /// Spaces, `#` and `:` take a backslash, a dollar is doubled; a backslash before one of these is doubled too.
  private static func escaped(_ name: String) -> String {
    var result = ""
    var backslashes = 0
    for scalar in name.unicodeScalars {
      switch scalar {
      case " ", "#", ":":
        result += String(repeating: "\\", count: backslashes + 1)
      case "$": result += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
