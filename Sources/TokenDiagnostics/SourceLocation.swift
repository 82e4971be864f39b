public import TokenSource

/// A range of bytes in one file.
public struct SourceLocation: Hashable, Sendable {
  /// The file.
  public let file: FileID
  /// The bytes.
  public let range: ByteRange

  /// Pairs a file with a range.
  @inlinable
  public init(_ file: FileID, _ range: ByteRange) {
    self.file = file
    self.range = range
  }
}
