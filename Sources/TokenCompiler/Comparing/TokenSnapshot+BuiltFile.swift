public import TokenDiagnostics
import TokenEmit
import TokenModel
public import TokenSource
import TokenSyntax

extension TokenSnapshot {
  /// What a built file says, such as `json/tokens.json`: tokens, their values in all themes, and nothing of plans and
  /// legibility. Any token file may stand in its place.
  ///
  /// - Returns: nil with the reasons where the file has errors.
  public static func builtFile(
    _ request: CompileRequest, from system: any FileSystem
  ) async -> (snapshot: TokenSnapshot?, diagnostics: [Diagnostic], files: SourceFiles) {
    let input = await Compiler.load(request, from: system)
    let resolved = await Compiler.resolve(input, [Permutation([])], request)
    var diagnostics = input.diagnostics + resolved.diagnostics + resolved.sets.flatMap(\.diagnostics)
    let set = resolved.sets.first?.set
    let own = set.map(ownPlaces) ?? []
    diagnostics = diagnostics.filter { diagnostic in
      diagnostic.severity == .error && !own.contains { Self.holds($0, diagnostic.location) }
    }
    guard diagnostics.isEmpty, let set else { return (nil, diagnostics.sortedForOutput(input.files), input.files) }
    return (TokenSnapshot(builtOf: set, input.configuration.platformSet), [], input.files)
  }

  /// Where tokens of the tool's own types stand. These are compared by their texts: what a build follows in them need
  /// not be written as the language wants it.
  private static func ownPlaces(_ set: TokenSet) -> [SourceLocation] {
    set.tokens.filter { set.assembled.layer(of: $0) == .project && set.type(of: $0)?.isExtension == true }.map {
      token in
      set.assembled.tree(of: token).location(set.assembled[token].object)
    }
  }

  private static func holds(_ outer: SourceLocation, _ place: SourceLocation?) -> Bool {
    guard let place else { return false }
    return outer.file == place.file && outer.range.lower <= place.range.lower && place.range.upper <= outer.range.upper
  }

  private init(builtOf set: TokenSet, _ platforms: PlatformSet) {
    let contexts = BuiltContexts(set, platforms)
    var values = SnapshotValues(set)
    tokens = set.tokens.compactMap { token in
      guard set.assembled.layer(of: token) == .project, let value = values.value(of: token) else { return nil }
      return Token(token, in: set, value, themes: contexts.values(of: token), knowsReferences: false)
    }
    project = nil
  }
}

/// The values in other themes that a built file has under `$extensions."dev.tokenc.contexts"`.
private struct BuiltContexts {
  private var byToken: [TokenID: [TokenSnapshot.Themed]] = [:]

  /// Where the value of an entry stands.
  private struct Entry {
    let token: TokenID
    let inputs: [String]
    let tree: SyntaxTree
    let value: NodeID
  }

  init(_ set: TokenSet, _ platforms: PlatformSet) {
    let entries = set.tokens.flatMap { Self.entries(of: $0, in: set) }
    guard !entries.isEmpty else { return }
    // Each value becomes a token of a file of its own, so that it is read as any other.
    var text = OutputBuffer()
    text.append("{")
    for (index, entry) in entries.enumerated() {
      text.append(index == 0 ? "" : ", ")
      text.append("\"v\(index)\": {\"$type\": \"\(set.type(of: entry.token)?.rawValue ?? "")\", \"$value\": ")
      text.append(entry.tree.bytes, entry.tree.range(entry.value).indices)
      text.append("}")
    }
    text.append("}")
    let file = SourceFile(path: "contexts", name: "contexts", bytes: text.bytes)
    let (tree, _) = JSONParser.parse(file, id: FileID(0))
    // Surfaces name other tokens of the file, so these are there too.
    let (values, _) = TokenSet.build(
      set.assembled.trees.filter { !$0.tree.isBuilt } + [SourceTree(tree)], platforms: platforms)
    var reader = SnapshotValues(values)
    for (index, entry) in entries.enumerated() {
      guard let token = values.token(at: "v\(index)"), let value = reader.value(of: token) else { continue }
      byToken[entry.token, default: []].append(TokenSnapshot.Themed(inputs: entry.inputs, value: value))
    }
  }

  func values(of token: TokenID) -> [TokenSnapshot.Themed] { byToken[token] ?? [] }

  private static func entries(of token: TokenID, in set: TokenSet) -> [Entry] {
    guard let extensions = set.assembled[token].extensions else { return [] }
    let tree = set.assembled.tree(of: token)
    guard let list = tree.member("dev.tokenc.contexts", of: extensions), tree.kind(list) == .array else { return [] }
    return tree.elements(of: list).compactMap { item in
      guard tree.kind(item) == .object, let inputs = tree.member("inputs", of: item), tree.kind(inputs) == .object,
        let value = tree.member("$value", of: item)
      else { return nil }
      let names = tree.members(of: inputs).map { "\(tree.string($0.key))=\(tree.string($0.value))" }
      return Entry(token: token, inputs: names.sorted(), tree: tree, value: value)
    }
  }
}
