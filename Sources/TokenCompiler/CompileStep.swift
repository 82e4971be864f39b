/// What a compilation is doing, for those who wait for it.
public enum CompileStep: Hashable, Sendable {
  /// Files are read: so many, or 0 while they are looked for.
  case reading(files: Int)
  /// Tokens are linked, read and judged.
  case checking
  /// So many of all proofs of contrast are made.
  case proving(Int, of: Int)
  /// So many files are made.
  case making(files: Int)
}
