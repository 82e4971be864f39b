import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax
import TokenTestSupport

/// A case of the corpus and what the compiler made of it.
struct CorpusRun {
  let test: CorpusCase
  let compilation: TestCompilation

  static func of(_ test: CorpusCase) async -> CorpusRun {
    var files = test.files
    // Nothing of the library is written, and a source folder that isn't there keeps it from being read each time.
    files["tokenc.json"] = Array(#"{"library": {"emit": "none", "source": "none"}}"#.utf8)
    return CorpusRun(test: test, compilation: await .of(bytes: files) { $0.only = [.json] })
  }

  var set: TokenSet { compilation.analysis.set }
  var errors: [Diagnostic] { compilation.analysis.diagnostics.filter { $0.severity == .error } }
  var warnings: [Diagnostic] { compilation.analysis.diagnostics.filter { $0.severity == .warning } }

  // MARK: Verdict and values

  func checkVerdict() {
    switch test.verdict {
    case .error: #expect(!errors.isEmpty)
    case .valid, .warning:
      #expect(errors.isEmpty, "\(errors.map(\.message))")
      if !test.isOptional { #expect(warnings.isEmpty == (test.verdict == .valid), "\(warnings.map(\.message))") }
    case nil: Issue.record("no verdict")
    }
  }

  func checkValues() throws {
    guard case .object(let resolved)? = test.member("resolved") else { return }
    let text = try #require(compilation.text("json/tokens.json"))
    let found = try #require(JSONValue(text: text)).tokens
    #expect(found.count == resolved.count)
    for (path, expected) in resolved {
      let name = String(decoding: path, as: UTF8.self)
      #expect(found[path]?["$type"] == expected["$type"], "\(name)")
      #expect(found[path]?["$value"] == expected["$value"], "\(name)")
    }
    if case .object(let kept)? = test.member("extensions") {
      for (path, expected) in kept { #expect(found[path]?["$extensions"] == expected) }
    }
  }

  // MARK: Faults

  /// The kind of an error is its id, and it speaks of the token or points into it.
  func checkFault() {
    guard let error = test.member("error") else { return }
    let kind = error["kind"]?.text
    let named = errors.filter { $0.id.rawValue == kind }
    #expect(!named.isEmpty, "\(kind ?? "?") was expected, not \(errors.map(\.id.rawValue))")
    guard let path = error["at"]?.text else { return }
    #expect(
      named.contains { $0.message.contains("“\(path)”") || place(path)?.contains($0) == true },
      "\(path): \(named.map(\.message))")
  }

  /// The bytes of the token or group at a path, its name included.
  private func place(_ path: String) -> Place? {
    for tree in set.assembled.trees where tree.layer == .project {
      guard var node = tree.tree.root else { continue }
      var range = tree.tree.range(node)
      var rest = path
      while !rest.isEmpty {
        let match = tree.tree.members(of: node).first { member in
          let name = tree.tree.string(member.key)
          return rest == name || rest.hasPrefix(name + ".")
        }
        guard let match else { break }
        rest = String(rest.dropFirst(tree.tree.string(match.key).count + 1))
        node = match.value
        range = ByteRange(tree.tree.range(match.key).lower, tree.tree.range(node).upper)
      }
      if rest.isEmpty { return Place(file: tree.tree.file, range: range) }
    }
    return nil
  }

  private struct Place {
    let file: FileID
    let range: ByteRange

    func contains(_ diagnostic: Diagnostic) -> Bool {
      guard let found = diagnostic.location, found.file == file else { return false }
      return range.lower <= found.range.lower && found.range.upper <= range.upper
    }
  }

  /// Every token that leads into a cycle is without a value.
  func checkAffected() {
    for path in test.member("affected")?.elements ?? [] {
      let token = set.token(at: path.text ?? "")
      #expect(token != nil)
      #expect(token.flatMap { set.value(of: $0) } == nil)
    }
  }

  // MARK: Deprecation and normal forms

  func checkDeprecation() {
    guard case .object(let expected)? = test.member("deprecated") else { return }
    for (path, value) in expected {
      let token = set.token(at: String(decoding: path, as: UTF8.self))
      let found = token.flatMap { set.assembled.deprecation(of: $0) }
      switch value {
      case .literal(.false): #expect(found == nil)
      case .literal: #expect(found != nil && found?.text == nil)
      default: #expect(found?.text == value.text)
      }
    }
  }

  /// The value that was read is the one its normal form is read as.
  func checkNormalized() {
    guard let bytes = test.memberText("normalized") else { return }
    let normal = ModelRun(bytes)
    normal.expectClean()
    for token in normal.set.tokens {
      let path = normal.set.path(of: token)
      #expect(set.token(at: path).flatMap { set.baseValue(of: $0) } == normal.set.baseValue(of: token), "\(path)")
    }
  }
}
