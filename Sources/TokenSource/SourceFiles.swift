/// All files of one run, in the order that fixes their `FileID`s.
public struct SourceFiles: Sendable {
  /// The files; a `FileID` is an index into this array.
  public private(set) var files: [SourceFile]

  /// Starts with the given files.
  public init(_ files: [SourceFile] = []) { self.files = files }

  /// Adds a file and returns the id that names it from then on.
  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  /// The file an id names.
  @inlinable
  public subscript(id: FileID) -> SourceFile { files[Int(id.index)] }
}
