import TokenEmit
import TokenModel
import TokenSource

/// Writes the drawings of `tokenc check --svg`: one file, or a folder of them.
///
/// Only files that were drawn by the tool are overwritten, and nothing is written through a link.
struct PlotWriter {
  private let path: String
  private let system: LocalFileSystem

  /// - Parameters:
  ///   - path: a folder, or a file whose name ends in `.svg`.
  ///   - system: the disk.
  init(_ path: String, _ system: LocalFileSystem) throws(UsageError) {
    self.path = path
    self.system = system
    if system.isLink(path) {
      throw UsageError("“\(path)” is a link; tokenc does not write through links", command: nil)
    }
    if isFile {
      guard system.kind(of: path) == nil || isDrawing(path) else {
        throw UsageError("“\(path)” is no drawing of tokenc, and would be overwritten; choose another", command: nil)
      }
    } else if let kind = system.kind(of: path), kind != .directory {
      throw UsageError("“\(path)” is no folder; name a folder, or a file that ends in .svg", command: nil)
    }
  }

  private var isFile: Bool { path.lowercased().hasSuffix(".svg") && system.kind(of: path) != .directory }

  private func isDrawing(_ path: String) -> Bool {
    guard !system.isLink(path), let bytes = try? system.read(path) else { return false }
    return bytes.starts(with: LegibilityFigure.signature.utf8)
  }

  /// Draws and writes; files that are as they would be are left alone.
  ///
  /// - Returns: a line about it.
  func write(_ legibility: Legibility, _ set: TokenSet) throws(FileError) -> String {
    if isFile {
      guard let bytes = LegibilityFigure.file(legibility.rows, set) else { return Self.nothing }
      if let slash = path.lastIndex(of: "/") { try makeFolder(path[..<slash]) }
      return "\(path): \(try put(bytes, path) ? "written" : "unchanged")"
    }
    let files = LegibilityFigure.files(legibility.rows, set)
    guard !files.isEmpty else { return Self.nothing }
    try makeFolder(path)
    var written = 0
    for file in files where try put(file.bytes, path + "/" + file.name) { written += 1 }
    return "\(path)/: \(Summary.plural(written, "drawing")) written, \(files.count - written) unchanged"
  }

  private static let nothing = "no surface has a figure of legibility: nothing drawn"

  /// Puts a file where it belongs; false if it is there already.
  private func put(_ bytes: [UInt8], _ path: String) throws(FileError) -> Bool {
    if system.kind(of: path) != nil || system.isLink(path) {
      guard isDrawing(path) else { throw FileError(path: path, reason: "what is there was not drawn by tokenc") }
      if (try? system.read(path)) == bytes { return false }
    }
    try system.replace(path, bytes)
    return true
  }

  private func makeFolder(_ folder: some StringProtocol) throws(FileError) {
    var made = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") where part != "." {
      made += "/" + part
      if system.kind(of: made) == nil { try system.createDirectory(made) }
    }
  }
}
