import TokenConvert
import TokenDiagnostics
import TokenSource

/// Finds the files of an input folder: token files, resolver documents and the configuration.
///
/// Dot folders, `node_modules` and the output folder are passed over. Links to files are followed, since the sandboxes
/// of some build systems consist of them; links to folders are followed only where they stay inside the root.
struct InputScanner {
  /// A file that was found.
  struct Found {
    /// Path to open it by.
    let path: String
    /// Path below the input folder.
    let name: String
  }

  let request: CompileRequest
  let system: any FileSystem
  private(set) var tokenFiles: [Found] = []
  private(set) var resolvers: [Found] = []
  private(set) var configuration: Found?
  private(set) var diagnostics: [Diagnostic] = []
  /// Every file and folder that was looked at.
  private(set) var looked: [String] = []
  /// JSON files that were passed over, for the hint when nothing was found.
  private var otherJSON: [Found] = []
  private var visited: Set<String> = []
  private var rootPath = ""
  private let includes: [Glob]
  /// Whether the input is one file.
  private(set) var isFile = false

  init(_ request: CompileRequest, _ system: any FileSystem) {
    self.request = request
    self.system = system
    includes = request.include.map { Glob($0) }
  }

  /// Scans the input. Its own absence is for the caller to report, as a usage error.
  mutating func scan() {
    looked.append(request.input.withoutTrailingSlash)
    let kind = system.kind(of: request.input)
    if kind == .file {
      isFile = true
      tokenFiles = [Found(path: request.input, name: String(request.input.split(separator: "/").last ?? "tokens"))]
      return
    }
    guard kind != nil else {
      // Only while it is watched can it go; else the command line has looked.
      return report("file-unreadable", "there is no folder “\(request.input)”")
    }
    rootPath = (request.root ?? request.input).withoutTrailingSlash
    rootPath = system.realPath(rootPath) ?? rootPath
    walk()
    let order: (Found, Found) -> Bool = { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    tokenFiles.sort(by: order)
    resolvers.sort(by: order)
    otherJSON.sort(by: order)
    looked += (tokenFiles + resolvers + (configuration.map { [$0] } ?? [])).map(\.path)
    if tokenFiles.isEmpty, resolvers.isEmpty { reportNothingFound() }
  }

  private mutating func walk() {
    var folders = [Found(path: request.input.withoutTrailingSlash, name: "")]
    while let folder = folders.popLast() {
      // A folder reached twice, by a link, is read once.
      guard let real = system.realPath(folder.path), visited.insert(real).inserted else { continue }
      if !folder.name.isEmpty { looked.append(folder.path) }
      let entries: [DirectoryEntry]
      do {
        entries = try system.entries(of: folder.path)
      } catch {
        report("file-unreadable", "the folder “\(folder.path)” can't be read: \(error.reason)")
        continue
      }
      for entry in entries { visit(entry, in: folder, &folders) }
    }
  }

  private mutating func visit(_ entry: DirectoryEntry, in folder: Found, _ folders: inout [Found]) {
    let found = Found(
      path: folder.path + "/" + entry.name, name: folder.name.isEmpty ? entry.name : folder.name + "/" + entry.name)
    switch entry.kind {
    case .directory:
      guard !entry.name.hasPrefix("."), entry.name != "node_modules" else { return }
      guard let real = system.realPath(found.path), real != request.outputRealPath else { return }
      if entry.isLink, !real.isInside(rootPath) {
        report(
          "link-outside",
          "“\(found.path)” is a link to a folder outside “\(request.root ?? request.input)”; widen the root with --root"
        )
      } else {
        folders.append(found)
      }
    case .file: classify(found, entry.name)
    case .other:
      looked.append(found.path)
      let isWanted = found.name == "tokenc.json" || entry.name.hasSuffix(".resolver.json") || isRead(found, entry.name)
      if isWanted {
        report("file-unreadable", "“\(found.path)” is no regular file, or a link that leads nowhere")
      }
    }
  }

  private func isRead(_ found: Found, _ name: String) -> Bool {
    name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") || includes.contains { $0.matches(found.name) }
  }

  private mutating func classify(_ found: Found, _ name: String) {
    if found.name == "tokenc.json" {
      configuration = found
    } else if name.hasSuffix(".resolver.json") {
      resolvers.append(found)
    } else if isRead(found, name) {
      tokenFiles.append(found)
    } else if Self.mayBeTokens(name) {
      otherJSON.append(found)
    }
  }

  private static func mayBeTokens(_ name: String) -> Bool {
    guard name != "package.json", name != "package-lock.json" else { return false }
    return [".json", ".json5", ".jsonc"].contains { name.hasSuffix($0) }
  }

  // MARK: Reporting

  private mutating func report(_ id: DiagnosticID, _ message: String) {
    diagnostics.append(Diagnostic(.error, id, message))
  }

  private mutating func reportNothingFound() {
    let alike = otherJSON.filter { looksLikeTokens($0) }
    let sources = alike.compactMap { file in
      (try? system.read(file.path)).map { SourceFile(path: file.path, bytes: $0) }
    }
    if let older = DialectRecognition.of(sources) {
      return diagnostics.append(older.found.diagnostic(request.input, start: older.place))
    }
    guard let first = alike.first else {
      return report(
        "no-token-files", "“\(request.input)” holds no token file: none ends in .tokens.json or .tokens")
    }
    let names = alike.prefix(5).map { "“\($0.name)”" }.joined(separator: ", ")
    let more = alike.count > 5 ? " and \(alike.count - 5) more" : ""
    let pattern = alike.count == 1 ? first.name : alike.allSatisfy { $0.name.contains("/") } ? "**/*.json" : "*.json"
    report(
      "no-token-files",
      "“\(request.input)” holds no token file (*.tokens.json, *.tokens), but \(names)\(more) look like tokens; "
        + "read them with --include '\(pattern)'")
  }

  private func looksLikeTokens(_ found: Found) -> Bool {
    guard let bytes = try? system.read(found.path) else { return false }
    let head = String(decoding: bytes.prefix(200_000), as: UTF8.self)
    return ["\"$value\"", "\"$type\"", "\"value\"", "$value:", "value:"].contains { head.contains($0) }
  }
}

extension String {
  /// The path without `/` at its end; `/` itself stays.
  var withoutTrailingSlash: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }

  /// Whether a real path is a folder or lies below it.
  func isInside(_ folder: String) -> Bool { self == folder || hasPrefix(folder == "/" ? "/" : folder + "/") }
}
