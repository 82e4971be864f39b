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

  init(_ system: LocalFileSystem) {
    self.system = system
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
  func print(_ bytes: [UInt8]) { system.write(bytes, toDescriptor: 1) }

  /// Writes to standard error.
  func error(_ text: String) { error(Array(text.utf8)) }

  /// Writes bytes to standard error.
  func error(_ bytes: [UInt8]) { system.write(bytes, toDescriptor: 2) }
}
