public import TokenDiagnostics
import TokenModel
public import TokenSource

/// The files of a folder that have a layout: token files, resolver documents with what they refer to, `tokenc.json`.
public struct FormatInput: Sendable {
  /// The most nested brackets of a file that is named on its own.
  public static var depthLimit: Int { Configuration().depthLimit }

  /// Their paths, sorted.
  public private(set) var paths: [String] = []
  /// The most nested brackets that the folder's configuration lets a file have.
  public private(set) var depthLimit: Int
  /// Folders that can't be read, and that there is no file at all.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Looks for the files; what they hold is no concern of its own.
  ///
  /// - Parameters:
  ///   - request: the folder, and the patterns of further files.
  ///   - system: where files are read from.
  public init(_ request: CompileRequest, from system: any FileSystem) async {
    var scanner = InputScanner(request, system)
    scanner.scan()
    let loaded = await Compiler.load(request, from: system)
    depthLimit = loaded.configuration.depthLimit
    var found = Set((scanner.tokenFiles + scanner.resolvers).map(\.path))
    if let configuration = scanner.configuration { found.insert(configuration.path) }
    found.formUnion(Self.reached(loaded))
    // Those that were not chosen have their files, too.
    for resolver in scanner.resolvers where !scanner.isFile {
      var single = request
      single.input = resolver.path
      single.root = request.root ?? request.input
      found.formUnion(Self.reached(await Compiler.load(single, from: system)))
    }
    paths = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // That there are no tokens is a fault only where there is nothing else either.
    diagnostics = scanner.diagnostics.filter {
      paths.isEmpty || ($0.id != "no-token-files" && $0.id != "older-dialect")
    }
  }

  private static func reached(_ loaded: LoadedInput) -> [String] {
    loaded.resolver?.files.map { loaded.files[$0].path } ?? []
  }
}
