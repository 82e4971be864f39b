/// An expression of Swift, and whether it asks a theme.
struct SwiftThemedText: Sendable {
  /// The expression.
  let bytes: [UInt8]
  /// Whether it speaks of `theme`.
  let usesTheme: Bool

  init(_ bytes: [UInt8], usesTheme: Bool) {
    self.bytes = bytes
    self.usesTheme = usesTheme
  }

  /// The expression with its lines, but for the first, moved to the right.
  func indented(by count: Int) -> [UInt8] { Self.indent(bytes, by: count) }

  /// Strings hold no line break of their own, so that each one there is belongs to the layout.
  private static func indent(_ bytes: [UInt8], by count: Int) -> [UInt8] {
    guard count > 0, bytes.contains(0x0A) else { return bytes }
    let spaces = [UInt8](repeating: 0x20, count: count)
    return bytes.flatMap { $0 == 0x0A ? [0x0A] + spaces : [$0] }
  }

  /// A call: on one line if it is short, else with a line for each argument.
  ///
  /// - Parameter indent: the spaces before the line it stands on; nil where it stays on that line in any case.
  static func call(_ function: String, _ arguments: [[UInt8]], indent: Int?) -> [UInt8] {
    let length = arguments.reduce(function.utf8.count + (indent ?? 0)) { $0 + $1.count + 2 }
    let isShort = length < 108 && !arguments.contains { $0.contains(0x0A) }
    var bytes = Array(function.utf8) + Array("(".utf8)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes += Array(",".utf8) }
      if let indent, !isShort {
        bytes += [0x0A] + [UInt8](repeating: 0x20, count: indent + 4) + Self.indent(argument, by: 4)
      } else {
        bytes += Array((index > 0 ? " " : "").utf8) + argument
      }
    }
    return bytes + Array(")".utf8)
  }
}
