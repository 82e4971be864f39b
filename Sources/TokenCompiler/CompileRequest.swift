public import TokenModel

/// What to compile, and how.
public struct CompileRequest: Sendable {
  /// The folder of token files, or one file.
  public var input: String
  /// The real path of the output folder, which is not searched for tokens; nil if it does not exist yet.
  public var outputRealPath: String?
  /// Patterns of further files to read.
  public var include: [String] = []
  /// The folder that links may lead into; nil for the input itself.
  public var root: String?
  /// The outputs to make; nil for all that are configured.
  public var only: Set<Configuration.Output>?
  /// How many threads work at once.
  public var jobs = 1
  /// Whether warnings count as errors.
  public var isStrict = false
  /// Whether types that the standard does not have are errors.
  public var isStrictDTCG = false
  /// Whether to write what is valid in spite of errors.
  public var keepsGoing = false
  /// Is told what is being done, from any thread; it has no influence on what comes out.
  public var progress: @Sendable (CompileStep) -> Void = { _ in }

  /// Asks for the compilation of a folder.
  public init(input: String) { self.input = input }
}
