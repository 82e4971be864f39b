/// Names a source file by its place in `SourceFiles`.
public struct FileID: Hashable, Sendable, Comparable {
  /// Index into `SourceFiles.files`.
  public let index: UInt32

  /// Names the file at `index`.
  @inlinable
  public init(_ index: Int) { self.index = UInt32(clamping: index) }

  /// Orders files as they were loaded, which is by path.
  @inlinable
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}
