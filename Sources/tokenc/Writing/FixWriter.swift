import TokenCompiler
import TokenSource

/// Writes changed token files, and nothing else: each whole, in the place it was read from.
struct FixWriter {
  private let system: LocalFileSystem
  private let input: String
  private let root: String?

  private static let temporarySuffix = ".tokenc-tmp"

  init(_ input: String, _ system: LocalFileSystem) {
    self.system = system
    var path = input
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.input = path
    root = system.realPath(path)
  }

  /// Whether a file lies in the input itself: not a link, and reached through none.
  func mayChange(_ path: String) -> Bool {
    guard let root, let real = system.realPath(path), !system.isLink(path), system.kind(of: path) == .file else {
      return false
    }
    if path == input { return true }
    guard path.hasPrefix(input + "/") else { return false }
    let below = path.dropFirst(input.count + 1)
    return real == (root == "/" ? "" : root) + "/" + below
  }

  /// Writes the files. One that was changed by someone else in the meantime stops it.
  func write(_ files: [Fixer.File]) throws(FileError) { try Self.write(files, system) }

  /// Writes files that were asked about before, of whatever input.
  static func write(_ files: [Fixer.File], _ system: LocalFileSystem) throws(FileError) {
    for file in files {
      guard try system.read(file.path) == file.before else {
        throw FileError(path: file.path, reason: "it was changed in the meantime; run the command again")
      }
    }
    for file in files {
      let temporary = file.path + temporarySuffix
      try system.remove(temporary)
      try system.create(temporary, file.after)
      try system.copyMode(of: file.path, to: temporary)
      try system.rename(temporary, to: file.path)
    }
  }
}
