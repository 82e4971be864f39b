import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenRules
import TokenSource
import TokenTestSupport

/// What the tool reads and writes in earnest, against its schemas.
@Suite("Schemas on whole sets", .enabled(if: SchemaCheck.isThere))
struct SchemaOutputsTests {
  /// The schema of each file of the `json` output.
  private static let schemas = [
    "json/tokens.json": "tokens.json", "json/tokens.flat.json": "tokens.flat.json",
    "json/tokens.dtcg.json": "tokens.dtcg.json", "json/surfaces.json": "surfaces.json",
    "json/guidelines.json": "guidelines.json", "json/permutations/index.json": "permutations",
  ]

  private static func check(_ cases: [(schema: String, text: String)], _ comment: Comment = "") throws {
    #expect(try SchemaCheck.faults(cases).compactMap(\.self) == [], comment)
  }

  private static func outputs(of files: [String: String]) async throws -> [(schema: String, text: String)] {
    let compilation = await TestCompilation.of(files) { $0.only = [.json] }
    try #require(compilation.analysis.diagnostics.allSatisfy { $0.severity != .error })
    var cases: [(schema: String, text: String)] = []
    for file in compilation.outputs {
      let text = String(decoding: file.bytes, as: UTF8.self)
      if let schema = schemas[file.path] { cases.append((schema, text)) }
      // Each permutation has what a plain folder would have.
      if file.path.hasPrefix("json/permutations/"), file.path.hasSuffix(".tokens.json") {
        cases.append(("tokens.json", text))
      }
    }
    for view in OutputView.allCases {
      cases.append(("view-model", String(decoding: Compiler.view(view, of: compilation.analysis), as: UTF8.self)))
    }
    return cases
  }

  /// The files of this repository's own design system.
  private static func ownTokens() throws -> [String: String] {
    let folder = Tool.repository().appendingPathComponent("tokens")
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".json") {
      files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return files
  }

  private static func inputs(_ files: [String: String]) -> [(schema: String, text: String)] {
    files.map { name, text in
      (name == "tokenc.json" ? "configuration" : name.hasSuffix(".resolver.json") ? "resolver" : "tokens", text)
    }
  }

  @Test("This repository's tokens, and what is built of them")
  func own() async throws {
    let files = try Self.ownTokens()
    #expect(files.count > 30)
    try Self.check(Self.inputs(files))
    try Self.check(try await Self.outputs(of: files))
  }

  @Test("Random sets", arguments: RandomTokens.seeds)
  func random(seed: UInt64) async throws {
    let files = RandomTokens.make(count: 300, seed: seed)
    try Self.check(Self.inputs(files) + (try await Self.outputs(of: files)), "TOKENC_SEED=\(seed)")
  }

  @Test("Themed sets, with a file for each permutation")
  func themed() async throws {
    var files = RandomThemes.make(count: 60, seed: 7)
    files["tokenc.json"] = #"{"rules": {"*": "off"}, "outputs": {"json": {"permutations": true}}}"#
    let outputs = try await Self.outputs(of: files)
    #expect(outputs.contains { $0.schema == "permutations" })
    try Self.check(outputs)
  }

  @Test("The examples of all rules")
  func examples() throws {
    let examples = RuleCatalog.pages.flatMap(\.examples)
    #expect(examples.count > 150)
    try Self.check(
      examples.map { ("tokens", $0.text) }
        + examples.compactMap { example in example.configuration.map { ("configuration", $0) } })
  }

  @Test("Lines of --diagnostics json")
  func diagnostics() async throws {
    var cases: [(schema: String, text: String)] = []
    for test in CorpusCase.tokenFiles.filter({ $0.verdict == .error }).prefix(80) {
      let analysis = await TestCompilation.of(bytes: test.files) { $0.only = [] }.analysis
      var out = OutputBuffer()
      JSONRenderer.render(analysis.diagnostics, files: analysis.files, into: &out)
      let text = String(decoding: out.bytes, as: UTF8.self)
      cases += text.split(separator: "\n").map { ("diagnostics", String($0)) }
    }
    #expect(cases.count > 80)
    try Self.check(cases)
  }

  @Test("What nothing writes is refused")
  func unknown() async throws {
    let surface = try #require(EveryMember.parts.first { $0.name == "surface" })
    let configuration = #"{"rules": {"*": "off"}}"#
    let outputs = try await Self.outputs(of: ["a.tokens.json": surface.text, "tokenc.json": configuration])
    let closed: Set<String> = ["surfaces.json", "guidelines.json", "view-model"]
    let changed = outputs.filter { closed.contains($0.schema) }.map {
      ($0.schema, "{\"zzz\": 1, " + $0.text.dropFirst())
    }
    #expect(changed.count > 8)
    #expect(try SchemaCheck.faults(changed).allSatisfy { $0 != nil })
  }
}
