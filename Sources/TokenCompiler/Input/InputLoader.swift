import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// Reads all files of the input into memory, and the configuration from them.
struct InputLoader {
  let request: CompileRequest
  let system: any FileSystem
  var loaded = LoadedInput(
    files: SourceFiles(), tokenFiles: [], configuration: Configuration(), templates: [], diagnostics: [])

  private init(_ request: CompileRequest, _ system: any FileSystem) {
    self.request = request
    self.system = system
  }

  /// Finds and reads everything; a file that can't be read hides no other.
  static func load(_ request: CompileRequest, _ system: any FileSystem) async -> LoadedInput {
    var loader = InputLoader(request, system)
    await loader.load()
    return loader.loaded
  }

  private mutating func load() async {
    var scanner = InputScanner(request, system)
    request.progress(.reading(files: 0))
    scanner.scan()
    request.progress(.reading(files: scanner.tokenFiles.count + scanner.resolvers.count))
    loaded.diagnostics += scanner.diagnostics
    loaded.looked = scanner.looked
    if let found = scanner.configuration { readConfiguration(found) }
    if loaded.configuration.librarySource == nil { addLibrary() }
    switch chooseResolver(scanner) {
    case .none: await addTokens(scanner.tokenFiles)
    case .unclear: await addTokens(scanner.tokenFiles.filter(isLibrary))
    case .file(let found):
      await addTokens(scanner.isFile ? [] : scanner.tokenFiles.filter(isLibrary))
      await addResolver(found, scanner)
    }
    for template in loaded.configuration.templates { addTemplate(template.name.value, template.path) }
    for custom in loaded.configuration.customOutputs {
      for file in custom.files { addTemplate(custom.templateName(of: file), file.template) }
    }
  }

  private mutating func readConfiguration(_ found: InputScanner.Found) {
    guard let bytes = read(found.path) else { return }
    let file = SourceFile(path: found.path, name: found.name, bytes: bytes)
    let id = loaded.files.add(file)
    let (tree, syntax) = JSONParser.parse(file, id: id)
    let (configuration, faults) = ConfigurationReader.read(tree)
    loaded.configuration = configuration
    loaded.diagnostics += syntax + faults
  }

  private mutating func addLibrary() {
    for (name, text) in EmbeddedLibrary.files {
      let id = loaded.files.add(SourceFile(path: "apple/" + name, name: "apple:" + name, bytes: Array(text.utf8)))
      loaded.tokenFiles.append((id, .library))
    }
  }

  private mutating func addTokens(_ found: [InputScanner.Found]) async {
    let system = system
    let results = await Parallel.map(found.count, jobs: request.jobs) { index in
      Swift.Result { () throws(FileError) in try system.read(found[index].path) }
    }
    var project: [(FileID, SourceLayer)] = []
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let bytes):
        let file = SourceFile(path: found[index].path, name: found[index].name, bytes: bytes)
        let id = loaded.files.add(file)
        if isLibrary(found[index]) { loaded.tokenFiles.append((id, .library)) } else { project.append((id, .project)) }
      case .failure(let error): report(error)
      }
    }
    loaded.tokenFiles += project.map { (id: $0.0, layer: $0.1) }
  }

  private mutating func addTemplate(_ name: String, _ file: Declared<String>) {
    let path = request.input.withoutTrailingSlash + "/" + file.value
    loaded.looked.append(path)
    do {
      let bytes = try system.read(path)
      let id = loaded.files.add(SourceFile(path: path, name: file.value, bytes: bytes))
      loaded.templates.append((name, id))
    } catch {
      loaded.diagnostics.append(
        Diagnostic(
          .error, "file-unreadable", "the template “\(path)” can't be read: \(error.reason)", at: file.place))
    }
  }

  /// Whether a file belongs to the library's own source.
  func isLibrary(_ found: InputScanner.Found) -> Bool {
    loaded.configuration.librarySource.map { found.name.hasPrefix($0.withoutTrailingSlash + "/") } ?? false
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    do {
      return try system.read(path)
    } catch {
      report(error)
      return nil
    }
  }

  mutating func report(_ error: FileError) {
    loaded.diagnostics.append(
      Diagnostic(.error, "file-unreadable", "“\(error.path)” can't be read: \(error.reason)"))
  }
}
