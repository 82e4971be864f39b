import TokenSource

/// A file system in which some files have another content.
struct FileOverlay: FileSystem {
  private let base: any FileSystem
  /// The contents, by the path the files are read by.
  var contents: [String: [UInt8]] = [:]

  init(_ base: any FileSystem) { self.base = base }

  var currentDirectory: String { base.currentDirectory }
  func kind(of path: String) -> FileKind? { base.kind(of: path) }
  func entries(of directory: String) throws(FileError) -> [DirectoryEntry] { try base.entries(of: directory) }
  func realPath(_ path: String) -> String? { base.realPath(path) }
  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try base.read(path)
  }
}
