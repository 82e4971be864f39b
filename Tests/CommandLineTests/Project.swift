import Foundation
import TokenTestSupport

/// A folder with tokens in it, compiled by the built tool.
struct Project {
  /// The folder that commands run in; it is removed with the value.
  let folder: TemporaryFolder

  /// A few valid tokens of several types, with a surface among them, which an info remarks on.
  static let tokens = #"""
    {
      "color": {"$type": "color", "title": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}}},
      "space": {"$type": "dimension", "small": {"$value": {"value": 4, "unit": "px"}}, "İ": {"$value": "{space.small}"}},
      "title": {"$type": "surface", "$value": {"role": "window", "material": "system"}}
    }

    """#

  /// Makes the folder and writes files into it, by default valid tokens as `tokens/a.tokens.json`.
  init(
    _ files: [String: String] = ["tokens/a.tokens.json": tokens], name: String = "a project", separator: String = " "
  ) throws {
    folder = try TemporaryFolder(name, separator: separator)
    for (path, text) in files { try folder.write(text, to: path) }
  }

  /// The place of a file.
  func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  /// Writes a file.
  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) throws {
    let parent = url(path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
  }

  /// Removes a file or folder.
  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  /// Whether something is there.
  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// The text of a file.
  func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// Runs the tool in the folder; one that does not end in a minute ends with status 124.
  @discardableResult
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Result {
    try run(arguments, environment: environment)
  }

  /// Runs the tool in the folder.
  @discardableResult
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Tool.Result {
    guard let timeout = Tool.find("timeout") else {
      return try Tool.run(Tool.tokenc, arguments, in: folder.url, environment: environment)
    }
    return try Tool.run(timeout, ["60", Tool.tokenc.path] + arguments, in: folder.url, environment: environment)
  }

  /// Which file lies at each path below a folder, and when it was written: equal for files that nobody wrote.
  func stamps(_ path: String = "dist") throws -> [String: String] {
    var stamps: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url(path).path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: url(path).appendingPathComponent(name).path)
      guard attributes[.type] as? FileAttributeType != .typeDirectory else { continue }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      stamps[name] = "\(attributes[.systemFileNumber] ?? 0) \(date)"
    }
    return stamps
  }

  /// The files below `dist` with their content.
  func outputs() throws -> [String: Data] { try folder.files(below: "dist") }
}
