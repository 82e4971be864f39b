public import TokenDiagnostics
public import TokenSource

/// What conversion asks for beside the files.
public struct ConvertOptions: Sendable {
  /// The unit of lengths that have none, `px` or `rem`; nil for what the dialect is used to: rem in Style Dictionary, px
  /// elsewhere.
  public var unit: String?

  /// Asks for nothing special.
  public init(unit: String? = nil) { self.unit = unit }
}

/// What became of some files.
public struct Conversion: Sendable {
  /// A file to write.
  public struct File: Sendable {
    /// Its path below the output folder, with `/`.
    public let path: String
    /// Its content.
    public let bytes: [UInt8]
  }

  /// How many tokens there were and what became of them.
  public struct Counts: Hashable, Sendable {
    /// Tokens that were found, each file's own.
    public var found = 0
    /// Those that were written.
    public var written = 0
    /// Those of them that were changed in any way.
    public var changed = 0
    /// Those that stood in another file in the same way and were left out.
    public var merged = 0
    /// Those that could not be converted.
    public var failed = 0
  }

  /// The files to write, by path.
  public let files: [File]
  /// What was done and what could not be, with its place, in the order of the files.
  public let diagnostics: [Diagnostic]
  /// The figures over all files.
  public let counts: Counts
  /// How many changes there were of each kind.
  public let changes: [ChangeKind: Int]
  /// How many sets of tokens are written in which dialect.
  public let dialects: [Dialect: Int]
  /// Files that hold no tokens and were left aside.
  public let leftAside: [FileID]
  /// Files that could not be read at all.
  public let unreadable: Int

  /// Whether everything was converted.
  public var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}
