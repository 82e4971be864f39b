import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource
import TokenTestSupport

/// Cases of our own on the requirements, read as a person's files are.
///
/// Each says everything that is reported, so that one fault is one report.
@Suite("Cases on the requirements")
struct RequirementCaseTests {
  private static let tokenFiles = RequirementCase.read("format.cases")
  private static let resolvers = RequirementCase.read("resolver.cases")

  @Test("no case is lost, and each names what it expects")
  func counts() {
    #expect(Self.tokenFiles.count > 250 && Self.resolvers.count > 100)
    for test in Self.tokenFiles + Self.resolvers {
      #expect(["valid", "warning", "error"].contains(test.verdict), "\(test)")
      #expect((test.verdict == "valid") == test.ids.isEmpty, "\(test)")
      #expect(!test.files.isEmpty, "\(test)")
    }
  }

  @Test("token files", arguments: tokenFiles)
  func tokenFile(_ test: RequirementCase) async throws {
    var files = test.files
    files["tokenc.json"] = #"{"library": {"emit": "none", "source": "none"}}"#
    let run = await TestCompilation.of(files) { $0.only = [.json] }
    check(run.analysis.diagnostics, test)
    guard test.verdict != "error" else { return }
    let text = try #require(run.text("json/tokens.json"))
    try check(#require(JSONValue(text: text)).tokens, test)
  }

  @Test("resolver documents", arguments: resolvers)
  func resolver(_ test: RequirementCase) async throws {
    let input = try #require(ResolverInput(arguments: test.choice))
    let run = await ResolverCorpusRun.read(
      test.files.mapValues { Array($0.utf8) }, "main.resolver.json", input)
    check(run.diagnostics, test)
    guard test.verdict != "error" else { return }
    let set = try #require(run.set)
    var out = OutputBuffer()
    ResolvedJSON.append(set, to: &out)
    guard case .object(let found)? = JSONValue(text: String(decoding: out.bytes, as: UTF8.self)) else {
      return #expect(Bool(false), "no tokens were printed")
    }
    check(found, test)
  }

  private func check(_ diagnostics: [Diagnostic], _ test: RequirementCase) {
    let errors = diagnostics.filter { $0.severity == .error }.map(\.id.rawValue).sorted()
    let warnings = diagnostics.filter { $0.severity == .warning }.map(\.id.rawValue).sorted()
    let messages = diagnostics.map(\.message)
    #expect(errors == (test.verdict == "error" ? test.ids : []), "\(messages)")
    if test.verdict != "error" { #expect(warnings == test.ids, "\(messages)") }
  }

  private func check(_ found: [[UInt8]: JSONValue], _ test: RequirementCase) {
    for token in test.tokens {
      let value = found[Array(token.path.utf8)]
      #expect(value?["$type"]?.text == token.type, "\(token.path)")
      #expect(value?["$value"] == JSONValue(text: token.value), "\(token.path)")
    }
    for path in test.absent { #expect(found[Array(path.utf8)] == nil, "\(path)") }
  }
}
