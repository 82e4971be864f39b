package import TokenSource

/// Makes sources of the package from other files of it.
package protocol Generator: Sendable {
  /// The files as they should be.
  static func generate(from files: PackageFiles) throws(GeneratorError) -> [GeneratedFile]
}

/// A file as a generator wants it.
package struct GeneratedFile: Sendable {
  /// Its path below the package's folder.
  package let path: String
  /// Its whole content.
  package let text: String

  /// Pairs a path with a content.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Why nothing could be generated.
package struct GeneratorError: Error, Sendable {
  /// The reason, with the file's path.
  package let message: String

  /// Wraps a reason.
  package init(_ message: String) { self.message = message }
  /// Wraps a fault of the file system.
  package init(_ error: FileError) { message = "\(error.path): \(error.reason)" }
}
