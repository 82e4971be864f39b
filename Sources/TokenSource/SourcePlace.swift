/// A line and a column, both counted from one; columns count characters, not bytes.
public struct SourcePlace: Hashable, Sendable {
  /// Line, from 1.
  public let line: Int
  /// Column in characters, from 1.
  public let column: Int

  /// Makes a place from one-based numbers.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
