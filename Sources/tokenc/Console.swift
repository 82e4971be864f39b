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

  /// Writes a result to standard output.
  func print(_ text: String) { system.write(Array(text.utf8), toDescriptor: 1) }

  /// Writes bytes to standard output.
  func print(_ bytes: [UInt8]) { system.write(bytes, toDescriptor: 1) }

  /// Writes to standard error.
  func error(_ text: String) { system.write(Array(text.utf8), toDescriptor: 2) }

  /// Writes bytes to standard error.
  func error(_ bytes: [UInt8]) { system.write(bytes, toDescriptor: 2) }
}
