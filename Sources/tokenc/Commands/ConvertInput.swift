import TokenSource

/// The files that `tokenc convert` reads: JSON in all its spellings, in all folders but hidden ones and `node_modules`.
struct ConvertInput {
  private let input: String
  private let system: LocalFileSystem
  /// The files, named by their paths below the input.
  private(set) var files = SourceFiles()
  /// Files of other kinds, by name.
  private(set) var others: [String] = []
  /// What could not be read.
  private(set) var faults: [FileError] = []

  init(_ input: String, _ system: LocalFileSystem) {
    var path = input
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.input = path
    self.system = system
  }

  /// Reads a file, or a folder with all that is in it.
  mutating func read() {
    guard system.kind(of: input) == .directory else {
      return add(path: input, name: input.split(separator: "/").last.map(String.init) ?? input)
    }
    var found: [(path: String, name: String)] = []
    var folders = [(path: input, name: "")]
    var visited: Set<String> = []
    while let folder = folders.popLast() {
      guard let real = system.realPath(folder.path), visited.insert(real).inserted else { continue }
      do {
        for entry in try system.entries(of: folder.path) {
          let path = folder.path + "/" + entry.name
          let name = folder.name.isEmpty ? entry.name : folder.name + "/" + entry.name
          switch entry.kind {
          case .directory where !entry.isLink && !entry.name.hasPrefix(".") && entry.name != "node_modules":
            folders.append((path, name))
          case .file where !entry.name.hasPrefix("."): found.append((path, name))
          default: continue
          }
        }
      } catch {
        faults.append(error)
      }
    }
    for file in found.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      if Self.isRead(file.name) { add(path: file.path, name: file.name) } else { others.append(file.name) }
    }
  }

  private static func isRead(_ name: String) -> Bool {
    if name == "package.json" || name.hasSuffix("/package.json") || name.hasSuffix("package-lock.json") { return false }
    return [".json", ".json5", ".jsonc", ".tokens"].contains { name.hasSuffix($0) }
  }

  private mutating func add(path: String, name: String) {
    do {
      _ = files.add(SourceFile(path: path, name: name, bytes: try system.read(path)))
    } catch {
      faults.append(error)
    }
  }
}
