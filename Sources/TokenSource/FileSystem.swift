/// What a path leads to, links followed.
public enum FileKind: Sendable {
  case file
  case directory
  /// A FIFO, device or socket, or a link that leads nowhere.
  case other
}

/// One name in a folder.
public struct DirectoryEntry: Sendable {
  /// The last part of the path.
  public let name: String
  /// What it is, links followed.
  public let kind: FileKind
  /// Whether the name itself is a symbolic link.
  public let isLink: Bool

  /// Describes one entry of a folder.
  public init(name: String, kind: FileKind, isLink: Bool) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}

/// Why a file or folder could not be used.
public struct FileError: Error, Sendable {
  /// The path as it was given.
  public let path: String
  /// The system's reason, in lower case: `permission denied`.
  public let reason: String

  /// Pairs a path with the reason it failed.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// Reading access to files. The compiler sees the disk only through this.
public protocol FileSystem: Sendable {
  /// What `path` leads to, or nil if nothing is there.
  func kind(of path: String) -> FileKind?
  /// The entries of a folder, without `.` and `..`, sorted by the bytes of their names; an error where it can't be
  /// read.
  func entries(of directory: String) throws(FileError) -> [DirectoryEntry]
  /// The whole content of a regular file; an error for anything else, and where it can't be read.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// The path with every link resolved, or nil if nothing is there.
  func realPath(_ path: String) -> String?
  /// The folder that relative paths start from.
  var currentDirectory: String { get }
}

/// Writing access to files; only the command line holds one.
public protocol WritableFileSystem: FileSystem {
  /// Whether the path itself is a symbolic link, whatever it leads to.
  func isLink(_ path: String) -> Bool
  /// Makes one folder; no error if it is already there.
  func createDirectory(_ path: String) throws(FileError)
  /// Writes a new file; fails if the path exists.
  func create(_ path: String, _ bytes: [UInt8]) throws(FileError)
  /// Moves a file over another in one step; an error where the system refuses, and then nothing has changed.
  func rename(_ source: String, to target: String) throws(FileError)
  /// Removes a file or a link; no error if nothing is there.
  func remove(_ path: String) throws(FileError)
  /// Removes an empty folder; does nothing if it holds something.
  func removeDirectoryIfEmpty(_ path: String)
}
