package import TokenSource

/// The package's own sources, as generators read them.
package struct PackageFiles: Sendable {
  private let files: any FileSystem
  private let root: String

  /// Reads below `root`, the folder of `Package.swift`.
  package init(_ files: any FileSystem, root: String) {
    self.files = files
    self.root = root
  }

  /// The text of a file.
  package func text(_ path: String) throws(GeneratorError) -> String {
    do throws(FileError) { return String(decoding: try files.read(root + "/" + path), as: UTF8.self) } catch {
      throw GeneratorError(error)
    }
  }

  /// All files below a folder, folders within it included, in the order of their names' bytes.
  package func files(below folder: String) throws(GeneratorError) -> [String] {
    var result: [String] = []
    let entries: [DirectoryEntry]
    do throws(FileError) { entries = try files.entries(of: root + "/" + folder) } catch { throw GeneratorError(error) }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder + "/" + entry.name
      if entry.kind == .directory { result += try files(below: path) } else { result.append(path) }
    }
    return result
  }

  /// Whether a file is there, byte for byte as a generator wants it.
  package func isFresh(_ file: GeneratedFile) -> Bool {
    (try? files.read(root + "/" + file.path)) == Array(file.text.utf8)
  }
}
