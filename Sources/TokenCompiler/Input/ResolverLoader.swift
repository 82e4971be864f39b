import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// Reads a resolver document and the files it refers to.
///
/// The reader of resolver documents names the files it misses; each round reads and parses those on several threads,
/// until none is missing. So a file is read once, however often it is named, and only what is named is read.
struct ResolverLoader {
  /// The folder that paths start from, as people know it; empty for the current one.
  let folder: String
  /// The real path that files have to lie below, and its name in messages.
  let root: (real: String, shown: String)
  let system: any FileSystem
  let jobs: Int
  let depthLimit: Int
  let sourceLimit: Int

  /// What was read.
  struct Result {
    var reading: ResolverReading
    var files: ResolverFiles
    /// The files in the order they were read, by their path below the folder.
    var loaded: [(path: String, id: FileID)]
    var diagnostics: [Diagnostic]
    /// What was asked for, there or not, by the path it is opened by.
    var looked: [String] = []
  }

  /// Reads the document at a path below the folder.
  ///
  /// - Returns: nil where the document itself can't be read, which is reported to `failed`.
  func load(_ path: String, into files: inout SourceFiles, failed: (FileError) -> Void) async -> Result? {
    let bytes: [UInt8]
    do {
      bytes = try system.read(openPath(path))
    } catch {
      failed(error)
      return nil
    }
    let id = files.add(SourceFile(path: openPath(path), name: path, bytes: bytes))
    let (tree, faults) = JSONParser.parse(files[id], id: id, depthLimit: depthLimit)
    let documents = ResolverFiles(path, tree)
    var result = Result(
      reading: ResolverReader.read(documents, sourceLimit: sourceLimit), files: documents, loaded: [(path, id)],
      diagnostics: faults)
    while !result.reading.wanted.isEmpty {
      await add(result.reading.wanted, to: &result, &files)
      result.reading = ResolverReader.read(result.files, sourceLimit: sourceLimit)
    }
    result.diagnostics += result.reading.diagnostics
    return result
  }

  /// Reads, then parses files; what is asked for twice is read once.
  private func add(_ wanted: [String], to result: inout Result, _ files: inout SourceFiles) async {
    var seen: Set<String> = []
    let paths = wanted.filter { seen.insert($0).inserted }
    let contents = await Parallel.map(paths.count, jobs: jobs) { self.read(paths[$0]) }
    var read: [(path: String, id: FileID)] = []
    for (path, content) in zip(paths, contents) {
      switch content {
      case .success(let bytes):
        result.looked.append(openPath(path))
        read.append((path, files.add(SourceFile(path: openPath(path), name: path, bytes: bytes))))
      case .failure(let refusal):
        if !refusal.isOutside { result.looked.append(openPath(path)) }
        result.files.add(path, .unreadable(reason: refusal.reason, suggestion: refusal.suggestion))
      }
    }
    let (all, ids, depthLimit) = (files, read.map(\.id), depthLimit)
    let parsed = await Parallel.map(ids.count, jobs: jobs) { index in
      JSONParser.parse(all[ids[index]], id: ids[index], depthLimit: depthLimit)
    }
    for (file, (tree, faults)) in zip(read, parsed) {
      result.files.add(file.path, .tree(tree))
      result.diagnostics += faults
    }
    result.loaded += read
  }

  // MARK: One file

  /// Why a file is not read.
  private struct Refusal: Error {
    let reason: String
    var suggestion: String?
    /// Whether it may not even be looked at.
    var isOutside = false
  }

  private func read(_ path: String) -> Swift.Result<[UInt8], Refusal> {
    if let refusal = refusal(path) { return .failure(refusal) }
    do {
      return .success(try system.read(openPath(path)))
    } catch {
      return .failure(Refusal(reason: error.reason))
    }
  }

  private func refusal(_ path: String) -> Refusal? {
    guard !path.utf8.contains(0) else { return Refusal(reason: "a path can't hold a zero byte", isOutside: true) }
    let outside = Refusal(reason: "it lies outside “\(root.shown)”; widen the root with --root", isOutside: true)
    let base = folder.isEmpty ? system.currentDirectory : folder
    guard ResolverFiles.join(path, from: (system.realPath(base) ?? base) + "/.").isInside(root.real) else {
      return outside
    }
    let (outer, name) = Self.split(openPath(path))
    switch system.kind(of: openPath(path)) {
    case .file: break
    case .directory: return Refusal(reason: "it is a folder")
    case .other: return Refusal(reason: "it is no regular file, or a link that leads nowhere")
    case nil: return Refusal(reason: "there is no such file", suggestion: suggestion(name, in: outer))
    }
    // The file may be a link, since the sandboxes of some build systems consist of them; its folder has to be inside.
    let real = system.realPath(outer.isEmpty ? system.currentDirectory : outer)
    return real?.isInside(root.real) == true ? nil : outside
  }

  /// The file in a folder whose name is close to one that is not there.
  private func suggestion(_ name: String, in folder: String) -> String? {
    let path = folder.isEmpty ? system.currentDirectory : folder
    guard let real = system.realPath(path), real.isInside(root.real), let entries = try? system.entries(of: path) else {
      return nil
    }
    return DidYouMean.closest(to: name, in: entries.filter { $0.kind == .file }.map(\.name))
  }

  /// The path to open a file by, and to show: tidy where that leads to the same file.
  private func openPath(_ path: String) -> String {
    guard !path.hasPrefix("/"), !folder.isEmpty else { return path }
    let plain = (folder == "/" ? "" : folder) + "/" + path
    guard path.hasPrefix("../") else { return plain }
    let tidy = ResolverFiles.join(path, from: folder + "/.")
    return system.realPath(tidy) == system.realPath(plain) && !tidy.isEmpty ? tidy : plain
  }

  /// The folder and the name of a path.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }
}
