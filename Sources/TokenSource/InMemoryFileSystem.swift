/// A file system of values, for tests and for callers that have no disk.
public struct InMemoryFileSystem: FileSystem {
  private let files: [String: [UInt8]]
  /// The folder that relative paths start from.
  public let currentDirectory: String

  /// Holds files by path (`a/b.json`); folders exist where a file lies below them.
  public init(_ files: [String: [UInt8]], currentDirectory: String = "/") {
    self.files = Dictionary(uniqueKeysWithValues: files.map { (Self.clean($0.key), $0.value) })
    self.currentDirectory = currentDirectory
  }

  /// Holds text files by path.
  public init(texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
  }

  private static func clean(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// See `FileSystem.kind(of:)`.
  public func kind(of path: String) -> FileKind? {
    let path = Self.clean(path)
    if files[path] != nil { return .file }
    let prefix = path.isEmpty ? "" : path + "/"
    return files.keys.contains { $0.hasPrefix(prefix) } ? .directory : nil
  }

  /// See `FileSystem.entries(of:)`.
  public func entries(of directory: String) throws(FileError) -> [DirectoryEntry] {
    let path = Self.clean(directory)
    guard kind(of: path) == .directory else { throw FileError(path: directory, reason: "no such folder") }
    let prefix = path.isEmpty ? "" : path + "/"
    var kinds: [String: FileKind] = [:]
    for file in files.keys where file.hasPrefix(prefix) {
      let parts = file.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
      guard let first = parts.first else { continue }
      kinds[String(first)] = parts.count == 1 ? .file : .directory
    }
    return kinds.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
      .map { DirectoryEntry(name: $0.key, kind: $0.value, isLink: false) }
  }

  /// See `FileSystem.read(_:)`.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[Self.clean(path)] else { throw FileError(path: path, reason: "no such file") }
    return bytes
  }

  /// See `FileSystem.realPath(_:)`.
  public func realPath(_ path: String) -> String? {
    kind(of: path) == nil ? nil : "/" + Self.clean(path)
  }
}
