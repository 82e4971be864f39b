import TokenCompiler
import TokenEmit
import TokenSource

/// The output folder. Every file in it is whole at any moment: new content goes to a temporary file that then takes
/// the old one's place, and a journal names the temporary files, so that the next run clears away what a killed one
/// left.
struct OutputFolder {
  /// What a build did.
  struct Result {
    let written: Int
    let unchanged: Int
    let removed: Int
  }

  static let journalName = ".tokenc-journal"
  private static let temporarySuffix = ".tokenc-tmp"

  /// The folder as it was given, without needless parts.
  let path: String
  let system: LocalFileSystem

  init(_ path: String, _ system: LocalFileSystem) {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let joined = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    self.path = joined.isEmpty ? "." : joined
    self.system = system
  }

  /// The folder's real path, also where it, or folders above it, do not exist yet.
  var realPath: String {
    var head = path
    var tail: [String] = []
    while true {
      if let real = system.realPath(head) { return Self.join(real, tail) }
      guard let slash = head.lastIndex(of: "/"), slash > head.startIndex else {
        let base = head.hasPrefix("/") ? "/" : (system.realPath(".") ?? system.currentDirectory)
        return Self.join(base, tail + [head.hasPrefix("/") ? String(head.dropFirst()) : head])
      }
      tail.append(String(head[head.index(after: slash)...]))
      head = String(head[..<slash])
    }
  }

  /// A real path and names below it, the innermost first. Where nothing exists there are no links, so that `..` simply
  /// takes back the name before it.
  private static func join(_ real: String, _ tail: [String]) -> String {
    var parts = real.split(separator: "/").map(String.init)
    for part in tail.reversed() {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  // MARK: Reading

  /// The manifest of the last build that ended here, if there is one. A journal means that a later one did not end.
  func readManifest() -> BuildManifest? {
    guard let bytes = try? system.read(path + "/" + BuildManifest.fileName) else { return nil }
    return BuildManifest(bytes)
  }

  /// Whether every file of a manifest is there with the content it had.
  func holds(_ manifest: BuildManifest) -> Bool {
    guard system.kind(of: path + "/" + Self.journalName) == nil else { return false }
    return manifest.outputs.allSatisfy { file in
      guard let bytes = try? system.read(path + "/" + file.path) else { return false }
      return Digest.of(bytes).hex == file.digest
    }
  }

  // MARK: Writing

  /// Makes the folder hold what the plan says.
  func write(_ plan: WritePlan) throws(FileError) -> Result {
    try makeFolder(path)
    let installed = try clearJournal()
    var changed: [OutputFile] = []
    for file in plan.files {
      try checkWay(to: file.path)
      if let bytes = try? system.read(path + "/" + file.path), plan.isUnchanged(file, bytes) { continue }
      changed.append(file)
    }
    let manifest = OutputFile(BuildManifest.fileName, plan.manifest.json())
    let isManifestNew = (try? system.read(path + "/" + manifest.path)) != manifest.bytes
    let pending = changed + (isManifestNew ? [manifest] : [])
    if !pending.isEmpty {
      try writeJournal(pending)
      for file in changed { try makeFolders(above: file.path) }
      for file in pending { try system.create(path + "/" + file.path + Self.temporarySuffix, file.bytes) }
      for file in changed { try install(file) }
    }
    let removed = removeStale(plan.stale(installed))
    if !pending.isEmpty {
      if isManifestNew { try install(manifest) }
      try system.remove(path + "/" + Self.journalName)
    }
    return Result(written: changed.count, unchanged: plan.files.count - changed.count, removed: removed)
  }

  /// Writes files that no manifest will list, each whole, through no link.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    try makeFolder(path)
    for file in files { try checkWay(to: file.path) }
    for file in files {
      try makeFolders(above: file.path)
      let temporary = path + "/" + file.path + Self.temporarySuffix
      try system.remove(temporary)
      try system.create(temporary, file.bytes)
      try system.rename(temporary, to: path + "/" + file.path)
    }
  }

  /// Makes those of the files that are not there, empty, and the folder above them.
  func makeMissing(_ files: [String]) throws(FileError) {
    try makeFolder(path)
    for file in files where system.kind(of: path + "/" + file) == nil {
      try system.create(path + "/" + file, [])
    }
  }

  private func install(_ file: OutputFile) throws(FileError) {
    try system.rename(path + "/" + file.path + Self.temporarySuffix, to: path + "/" + file.path)
  }

  /// Refuses to write where a link stands in the way, since it could lead anywhere, or something that is no folder, and
  /// where a folder stands in the file's place.
  func checkWay(to file: String) throws(FileError) {
    var current = path
    let parts = file.split(separator: "/")
    for (index, part) in parts.enumerated() {
      current += "/" + part
      if system.isLink(current) {
        throw FileError(path: current, reason: "it is a link, and tokenc writes through none")
      }
      guard let kind = system.kind(of: current) else { return }
      let isLast = index == parts.count - 1
      if isLast, kind == .directory { throw FileError(path: current, reason: "a folder stands in its place") }
      if !isLast, kind != .directory { throw FileError(path: current, reason: "it is no folder") }
    }
  }

  func makeFolder(_ folder: String) throws(FileError) {
    var made = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") where part != "." {
      made += "/" + part
      if system.kind(of: made) == nil { try system.createDirectory(made) }
    }
  }

  private func makeFolders(above file: String) throws(FileError) {
    guard let slash = file.lastIndex(of: "/") else { return }
    try makeFolder(path + "/" + file[..<slash])
  }

  // MARK: Journal

  private func writeJournal(_ files: [OutputFile]) throws(FileError) {
    let lines = files.map { $0.path + Self.temporarySuffix + "\n" }.joined()
    try system.create(path + "/" + Self.journalName, Array(lines.utf8))
  }

  /// Removes the temporary files that a build left which was stopped half-way.
  ///
  /// - Returns: the files that it had put in place already, which no manifest may list yet.
  private func clearJournal() throws(FileError) -> [String] {
    let journal = path + "/" + Self.journalName
    guard system.kind(of: journal) != nil || system.isLink(journal) else { return [] }
    let text = (try? system.read(journal)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let files = text.split(separator: "\n").compactMap { temporary(String($0)) }
    // The manifest's comes last: it is there when all were made, and those that are missing then were moved.
    let isComplete = files.last == BuildManifest.fileName && isThere(BuildManifest.fileName + Self.temporarySuffix)
    let installed = isComplete ? files.filter { !isThere($0 + Self.temporarySuffix) } : []
    for file in files where isThere(file + Self.temporarySuffix) {
      try system.remove(path + "/" + file + Self.temporarySuffix)
    }
    try system.remove(journal)
    return installed
  }

  /// The file that a line of the journal names a temporary file of; nil for a line that no build wrote.
  private func temporary(_ line: String) -> String? {
    let parts = line.split(separator: "/", omittingEmptySubsequences: false)
    guard line.hasSuffix(Self.temporarySuffix), !line.utf8.contains(0),
      !parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." }), (try? checkWay(to: line)) != nil
    else { return nil }
    return String(line.dropLast(Self.temporarySuffix.count))
  }

  func isThere(_ file: String) -> Bool { system.kind(of: path + "/" + file) != nil }

  /// What a file holds; nil where there is none that can be read.
  func content(of file: String) -> [UInt8]? { try? system.read(path + "/" + file) }

  // MARK: Stale files

  private func removeStale(_ files: [String]) -> Int {
    var removed = 0
    for file in files {
      guard (try? checkWay(to: file)) != nil, system.kind(of: path + "/" + file) == .file else { continue }
      guard (try? system.remove(path + "/" + file)) != nil else { continue }
      removed += 1
      removeEmptyFolders(above: file)
    }
    return removed
  }

  private func removeEmptyFolders(above file: String) {
    var folder = file
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      system.removeDirectoryIfEmpty(path + "/" + folder)
    }
  }
}
