import TokenCompiler
import TokenSource

/// Standard output and standard error. The only place that prints.
struct Console {
  /// The disk and the environment.
  let system: LocalFileSystem
  /// Whether diagnostics go to a terminal.
  let isTerminal: Bool
  /// Whether colours are wanted there.
  let usesColor: Bool
  /// Whether the line that is written last may be written over there.
  let canOverwrite: Bool

  private let isSilent: Bool

  /// - Parameters:
  ///   - system: the disk and the environment.
  ///   - isSilent: whether all that is printed is thrown away.
  init(_ system: LocalFileSystem, isSilent: Bool = false) {
    self.system = system
    self.isSilent = isSilent
    isTerminal = system.isTerminal(2)
    let isDumb = system.environment("TERM") == "dumb"
    canOverwrite = isTerminal && !isDumb
    usesColor = isTerminal && !isDumb && (system.environment("NO_COLOR") ?? "").isEmpty
  }

  /// How results on standard output may be dressed: on a terminal alone, colours of 24 bits where it says that it has
  /// them (`COLORTERM`).
  var outputStyle: TerminalStyle {
    let isPlain =
      !system.isTerminal(1) || system.environment("TERM") == "dumb"
      || !(system.environment("NO_COLOR") ?? "").isEmpty
    let hasTrueColor = ["truecolor", "24bit"].contains(system.environment("COLORTERM") ?? "")
    return TerminalStyle(hasEmphasis: !isPlain, hasTrueColor: !isPlain && hasTrueColor)
  }

  /// Writes a result to standard output.
  func print(_ text: String) { print(Array(text.utf8)) }

  /// Writes bytes to standard output.
  func print(_ bytes: [UInt8]) { write(bytes, 1) }

  /// Writes to standard error.
  func error(_ text: String) { error(Array(text.utf8)) }

  /// Writes bytes to standard error.
  func error(_ bytes: [UInt8]) { write(bytes, 2) }

  private func write(_ bytes: [UInt8], _ descriptor: Int32) {
    if !isSilent { system.write(bytes, toDescriptor: descriptor) }
  }
}
