import TokenCompiler
import TokenSource

/// Two versions of tokens in memory, compared.
struct Compared {
  let diff: TokenDiff

  /// Compares folders given by their files.
  init(_ old: [String: String], _ new: [String: String]) async throws {
    diff = TokenDiff(from: await Self.folder(old), to: await Self.folder(new))
  }

  /// Compares folders of one file each.
  init(_ old: String, _ new: String) async throws {
    try await self.init(["a.tokens.json": old], ["a.tokens.json": new])
  }

  init(_ old: TokenSnapshot, _ new: TokenSnapshot) { diff = TokenDiff(from: old, to: new) }

  static func folder(_ files: [String: String]) async -> TokenSnapshot {
    let system = InMemoryFileSystem(
      texts: Dictionary(uniqueKeysWithValues: files.map { ("tokens/" + $0.key, $0.value) }))
    let request = CompileRequest(input: "tokens")
    var clock = StageClock()
    let input = await Compiler.load(request, from: system)
    return TokenSnapshot(await Compiler.analyze(input, request, &clock), of: input)
  }

  /// What is read of a built file; nil where it has errors.
  static func built(_ text: String) async -> TokenSnapshot? {
    let system = InMemoryFileSystem(texts: ["dist/json/tokens.json": text])
    return await TokenSnapshot.builtFile(CompileRequest(input: "dist/json/tokens.json"), from: system).snapshot
  }

  /// The changes on a line each: `kind path: old → new`.
  var lines: [String] {
    diff.changes.map { change in
      let path = change.oldPath.map { "\($0) → \(change.path)" } ?? change.path
      let scope = change.scope.map { " [\($0)]" } ?? ""
      guard change.kind != .renamed, change.old != nil || change.new != nil else {
        return "\(change.kind.rawValue) \(path)\(scope)"
      }
      return "\(change.kind.rawValue) \(path)\(scope): \(change.old ?? "-") → \(change.new ?? "-")"
    }
  }
}
