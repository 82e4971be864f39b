import Testing
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenTestSupport

/// The conformance corpus, taken through the compiler as a person's files are.
@Suite("Conformance corpus")
struct CorpusTests {
  @Test("no case is lost, and those that wait for a later version are counted")
  func counts() {
    #expect(CorpusCase.all.count == 535)
    #expect(CorpusCase.supported.count == 332)
    #expect(CorpusCase.unsupported.count == 89)
    #expect(CorpusCase.resolvers.count == 114)
    #expect(Set(CorpusCase.all.map(\.id)).count == 535)
  }

  @Test("token files have the verdict, the values, and the faults with their places", arguments: CorpusCase.supported)
  func tokenFile(_ test: CorpusCase) async throws {
    let run = await CorpusRun.of(test)
    run.checkVerdict()
    try run.checkValues()
    run.checkFault()
    run.checkAffected()
    run.checkDeprecation()
    run.checkNormalized()
  }

  @Test("what is not supported yet is said, whatever else is wrong", arguments: CorpusCase.unsupported)
  func unsupported(_ test: CorpusCase) async {
    let run = await CorpusRun.of(test)
    let ids = run.errors.map(\.id.rawValue)
    if test.verdict == .error {
      #expect(!ids.isEmpty)
    } else {
      #expect(ids.contains("unsupported"), "\(ids)")
    }
  }

  @Test(
    "resolver documents have the verdict, the values of an input, and the faults with their places",
    arguments: CorpusCase.resolvers)
  func resolver(_ test: CorpusCase) async {
    let run = await ResolverCorpusRun.of(test)
    // Token files with `$ref` and `$root`, and a group in the place of a token, wait for a later version.
    let waiting = ["R-107-e", "R-107-g", "R-110-a", "R-113-a"]
    if waiting.contains(test.id) { return withKnownIssue { run.check() } }
    run.check()
  }
}
