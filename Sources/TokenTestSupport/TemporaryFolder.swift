public import Foundation

/// A folder that is removed with the value that names it.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Makes an empty folder; its name holds a space, unless a program can't have that and `separator` is another.
  public init(_ name: String = "tokenc test", separator: String = " ") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)\(separator)\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a text file, with the folders above it.
  public func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, with the folders above it.
  public func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// All files below the folder by relative path, with their content.
  public func files(below path: String = "") throws -> [String: Data] {
    let root = path.isEmpty ? url : url.appendingPathComponent(path)
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appendingPathComponent(name)
      let values = try file.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true else { continue }
      result[name] = try Data(contentsOf: file)
    }
    return result
  }
}
