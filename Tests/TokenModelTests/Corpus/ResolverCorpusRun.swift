import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource
import TokenSyntax

/// A case of the corpus on a resolver document, and what became of it with the input of the case.
struct ResolverCorpusRun {
  let test: CorpusCase
  let resolver: Resolver?
  /// The tokens; nil where the input or the document made no choice.
  let set: TokenSet?
  let diagnostics: [Diagnostic]

  static func of(_ test: CorpusCase) async -> ResolverCorpusRun {
    let (resolver, set, diagnostics) = await read(test.files, test.member("entry")?.text ?? "", input(test))
    return ResolverCorpusRun(test: test, resolver: resolver, set: set, diagnostics: diagnostics)
  }

  /// Loads a resolver document among files and resolves one choice of contexts.
  static func read(
    _ files: [String: [UInt8]], _ entry: String, _ wanted: ResolverInput
  ) async -> (resolver: Resolver?, set: TokenSet?, diagnostics: [Diagnostic]) {
    var files = files
    // A source folder of the library that isn't there keeps it from being read each time.
    files["tokenc.json"] = Array(#"{"library": {"source": "none"}, "resolver": "\#(entry)"}"#.utf8)
    let request = CompileRequest(input: "tokens")
    let system = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ("tokens/" + $0.key, $0.value) }))
    let input = await Compiler.load(request, from: system)
    var diagnostics = input.diagnostics
    var set: TokenSet?
    let resolver = input.resolver?.resolver
    if let resolver {
      let (permutation, faults) = wanted.permutation(of: resolver)
      diagnostics += faults
      if let permutation {
        let (sets, syntax) = await Compiler.resolve(input, [permutation], request)
        diagnostics += syntax + sets.flatMap(\.diagnostics)
        set = sets.first?.set
      }
    }
    return (resolver, set, diagnostics.sortedForOutput(input.files))
  }

  private static func input(_ test: CorpusCase) -> ResolverInput {
    guard let text = test.memberText("inputs") else { return ResolverInput() }
    let file = SourceFile(path: "input.json", bytes: Array(text.utf8))
    let tree = JSONParser.parse(file, id: FileID(0)).tree
    return tree.root.map { ResolverInput(tree, $0) } ?? ResolverInput()
  }

  private var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  private var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }

  // MARK: Checks

  func check() {
    checkVerdict()
    checkValues()
    checkFault()
    checkDeprecation()
    checkPermutations()
  }

  private func checkVerdict() {
    switch test.verdict {
    case .error: #expect(!errors.isEmpty)
    case .valid, .warning:
      #expect(errors.isEmpty, "\(errors.map(\.message))")
      // Of a group and a token at one path the later one counts, which is warned of.
      if !test.isOptional, !test.id.hasPrefix("R-110") {
        #expect(warnings.isEmpty == (test.verdict == .valid), "\(warnings.map(\.message))")
      }
    case nil: Issue.record("no verdict")
    }
    if let kind = test.member("warning")?["kind"]?.text { #expect(warnings.map(\.id.rawValue).contains(kind)) }
  }

  /// The values as `tokenc resolve` prints them.
  private func checkValues() {
    guard case .object(let resolved)? = test.member("resolved") else { return }
    guard let set else { return #expect(Bool(false), "there are no tokens") }
    var out = OutputBuffer()
    ResolvedJSON.append(set, to: &out)
    let found = JSONValue(text: String(decoding: out.bytes, as: UTF8.self))
    #expect(found == .object(resolved), "\(String(decoding: out.bytes, as: UTF8.self))")
    guard case .object(let kept)? = test.member("extensions") else { return }
    for (path, expected) in kept {
      let token = set.token(at: String(decoding: path, as: UTF8.self))
      let node = token.flatMap { set.assembled[$0].extensions }
      #expect(token.flatMap { token in node.map { JSONValue(set.assembled.tree(of: token), $0) } } == expected)
    }
  }

  /// Every kind of error that is expected is there, and speaks of the token that is named.
  private func checkFault() {
    for error in [test.member("error")].compactMap({ $0 }) + (test.member("errors")?.elements ?? []) {
      let kind = error["kind"]?.text ?? error.text
      let named = errors.filter { $0.id.rawValue == kind }
      #expect(!named.isEmpty, "\(kind ?? "?") was expected, not \(errors.map(\.id.rawValue))")
      #expect(named.allSatisfy { kind == "input-missing" || kind?.hasPrefix("input") == true || $0.location != nil })
      guard let path = error["at"]?.text, let set else { continue }
      #expect(
        named.contains { $0.message.contains("“\(path)”") || isInside($0, path, set) },
        "\(path): \(named.map(\.message))")
    }
  }

  /// Whether a diagnostic points into a token of the set, its name included.
  private func isInside(_ diagnostic: Diagnostic, _ path: String, _ set: TokenSet) -> Bool {
    guard let token = set.token(at: path), let found = diagnostic.location else { return false }
    let tree = set.assembled.tree(of: token)
    let record = set.assembled[token]
    return found.file == tree.file && tree.range(record.key).lower <= found.range.lower
      && found.range.upper <= tree.range(record.object).upper
  }

  private func checkDeprecation() {
    guard case .object(let expected)? = test.member("deprecated"), let set else { return }
    for (path, value) in expected {
      let token = set.token(at: String(decoding: path, as: UTF8.self))
      #expect(token.flatMap { set.assembled.deprecation(of: $0) }?.text == value.text)
    }
  }

  private func checkPermutations() {
    guard case .number(let count)? = test.member("permutations") else { return }
    #expect(resolver.map { Double($0.permutationCount) } == count)
  }
}
