import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// Resolver documents: which one decides, and what it leads to.
extension InputLoader {
  /// What decides over the files that are loaded.
  enum Choice {
    /// No resolver document: every token file counts.
    case none
    /// There are several, or the one that was chosen is not there, which is reported.
    case unclear
    case file(InputScanner.Found)
  }

  /// The resolver document that the configuration names, or the only one there is.
  mutating func chooseResolver(_ scanner: InputScanner) -> Choice {
    if scanner.isFile {
      return scanner.tokenFiles.first.flatMap { isResolver($0) ? .file($0) : nil } ?? .none
    }
    if let chosen = loaded.configuration.resolver { return choose(chosen, scanner) }
    guard scanner.resolvers.count > 1 else { return scanner.resolvers.first.map { .file($0) } ?? .none }
    let names = scanner.resolvers.map(\.name)
    let shown = names.prefix(6).map { "“\($0)”" }.joined(separator: ", ")
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    loaded.diagnostics.append(
      Diagnostic(
        .error, "resolver-choice",
        "“\(request.input)” holds \(names.count) resolver documents: \(shown)\(more); choose one with "
          + "\"resolver\": \"\(names[0])\" in tokenc.json"))
    return .unclear
  }

  private mutating func choose(_ chosen: Declared<String>, _ scanner: InputScanner) -> Choice {
    let name = ResolverFiles.join(chosen.value, from: "")
    let path = request.input.withoutTrailingSlash + "/" + name
    loaded.looked.append(path)
    guard system.kind(of: path) == .file else {
      let hint = DidYouMean.closest(to: name, in: scanner.resolvers.map(\.name)).map { "; did you mean “\($0)”?" }
      loaded.diagnostics.append(
        Diagnostic(.error, "configuration", "there is no file “\(path)”\(hint ?? "")", at: chosen.place))
      return .unclear
    }
    return .file(InputScanner.Found(path: path, name: name))
  }

  /// Whether a file that was named on its own is a resolver document: by its name, or by what it holds.
  private func isResolver(_ found: InputScanner.Found) -> Bool {
    if found.name.hasSuffix(".resolver.json") { return true }
    guard !found.name.hasSuffix(".tokens.json"), !found.name.hasSuffix(".tokens"),
      let bytes = try? system.read(found.path)
    else { return false }
    let tree = JSONParser.parse(SourceFile(path: found.path, bytes: bytes), id: FileID(0)).tree
    let order = tree.root.flatMap { tree.member("resolutionOrder", of: $0) }
    return order.map { tree.kind($0) == .array } ?? false
  }

  /// Reads the document and the files it refers to, and warns of token files that it doesn't reach.
  mutating func addResolver(_ found: InputScanner.Found, _ scanner: InputScanner) async {
    let loader = loader(scanner)
    var failure: FileError?
    guard let result = await loader.load(found.name, into: &loaded.files, failed: { failure = $0 }) else {
      if let failure { report(failure) }
      return
    }
    loaded.diagnostics += result.diagnostics
    let known = Set(loaded.looked)
    loaded.looked += result.looked.filter { !known.contains($0) }
    loaded.resolver = LoadedResolver(
      resolver: result.reading.resolver, documents: result.files, reading: result.reading,
      files: result.loaded.map(\.id))
    // Where something is wrong with the document, what it doesn't reach may follow from that.
    guard !scanner.isFile, !result.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let reached = Set(result.loaded.map(\.path))
    warnOfUnreached(scanner.tokenFiles.filter { !reached.contains($0.name) && !isLibrary($0) }, found)
  }

  private func loader(_ scanner: InputScanner) -> ResolverLoader {
    let folder = scanner.isFile ? ResolverLoader.split(request.input).folder : request.input.withoutTrailingSlash
    let root = request.root?.withoutTrailingSlash ?? (scanner.isFile ? rootOfFile(folder) : folder)
    let path = root.isEmpty ? system.currentDirectory : root
    return ResolverLoader(
      folder: folder, root: (system.realPath(path) ?? path, root.isEmpty ? "." : root), system: system,
      jobs: request.jobs, depthLimit: loaded.configuration.depthLimit, sourceLimit: loaded.configuration.sourceLimit)
  }

  /// The folder that a document named on its own may reach into: the current folder where it lies below that, else its
  /// own.
  private func rootOfFile(_ folder: String) -> String {
    guard !folder.isEmpty, let real = system.realPath(folder),
      let current = system.realPath(system.currentDirectory), current != "/" || folder.hasPrefix("/")
    else { return folder }
    return real.isInside(current) ? "" : folder
  }

  private mutating func warnOfUnreached(_ files: [InputScanner.Found], _ resolver: InputScanner.Found) {
    func warn(_ message: String) {
      loaded.diagnostics.append(Diagnostic(.warning, "unreached-file", message))
    }
    let reason = "“\(resolver.name)” doesn't refer to"
    guard files.count > 5 else {
      for file in files { warn("“\(file.path)” is left out: \(reason) it") }
      return
    }
    let shown = files.prefix(20).map { "“\($0.name)”" }.joined(separator: ", ")
    let more = files.count > 20 ? " and \(files.count - 20) more" : ""
    warn("\(files.count) token files are left out: \(reason) \(shown)\(more)")
  }
}
