import Testing
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenTestSupport

/// The conformance corpus, taken through the compiler as a person's files are.
@Suite("Conformance corpus")
struct CorpusTests {
  @Test("no case is lost")
  func counts() {
    #expect(CorpusCase.all.count == 535)
    #expect(CorpusCase.tokenFiles.count == 421)
    #expect(CorpusCase.resolvers.count == 114)
    #expect(Set(CorpusCase.all.map(\.id)).count == 535)
  }

  @Test("token files have the verdict, the values, and the faults with their places", arguments: CorpusCase.tokenFiles)
  func tokenFile(_ test: CorpusCase) async throws {
    let run = await CorpusRun.of(test)
    run.checkVerdict()
    try run.checkValues()
    run.checkFault()
    run.checkAffected()
    run.checkDeprecation()
    run.checkNormalized()
  }

  @Test(
    "resolver documents have the verdict, the values of an input, and the faults with their places",
    arguments: CorpusCase.resolvers)
  func resolver(_ test: CorpusCase) async {
    let run = await ResolverCorpusRun.of(test)
    run.check()
  }
}
