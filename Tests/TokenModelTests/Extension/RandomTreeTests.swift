import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenTestSupport

/// Random groups that extend one another, with references of every kind.
@Suite("Random trees")
struct RandomTreeTests {
  private static let seeds: [UInt64] = RandomTokens.seeds.flatMap { seed in (0..<40).map { seed &+ $0 } }

  private func compile(_ files: [String: String], jobs: Int = 1) async -> TestCompilation {
    var files = files
    files["tokenc.json"] = #"{"library": {"emit": "none", "source": "none"}}"#
    return await .of(files, jobs: jobs) { $0.only = [.json] }
  }

  /// The numbers of all tokens by path.
  private func numbers(_ compilation: TestCompilation) -> [String: Int] {
    let set = compilation.analysis.set
    return Dictionary(
      uniqueKeysWithValues: set.tokens.compactMap { token in
        guard case .number(let value)? = set.value(of: token)?.base else { return nil }
        return (set.path(of: token), Int(value))
      })
  }

  @Test("Every token comes to what it was made of", arguments: seeds)
  func values(seed: UInt64) async {
    let made = RandomTree.make(seed: seed)
    let run = await compile(made.files)
    #expect(run.analysis.diagnostics.filter { $0.severity != .info }.map(\.message) == [], "seed \(seed)")
    #expect(numbers(run) == made.numbers, "seed \(seed): \(made.files)")
    #expect(run.analysis.set.count == made.numbers.count)
  }

  @Test("What is written, as tokens of the standard or with all values, reads as the same", arguments: seeds)
  func roundTrip(seed: UInt64) async throws {
    let made = RandomTree.make(seed: seed)
    let run = await compile(made.files)
    for name in ["json/tokens.dtcg.json", "json/tokens.json"] {
      let text = try #require(run.text(name))
      let again = await compile(["all.tokens.json": text])
      #expect(again.analysis.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "seed \(seed), \(name)")
      #expect(numbers(again) == made.numbers, "seed \(seed), \(name)")
    }
  }

  @Test("Neither the file a group stands in nor the number of threads changes a value", arguments: seeds.prefix(20))
  func places(seed: UInt64) async {
    let made = RandomTree.make(seed: seed)
    let one = await compile(made.files)
    let four = await compile(made.files, jobs: 4)
    #expect(one.outputs == four.outputs)
    let renamed = Dictionary(uniqueKeysWithValues: made.files.map { ("z/\(9 - $0.key.utf8.count)\($0.key)", $0.value) })
    #expect(numbers(await compile(renamed)) == made.numbers)
    let turned = Dictionary(
      uniqueKeysWithValues: made.files.keys.sorted().enumerated().map { ("\(9 - $0.0).tokens", made.files[$0.1] ?? "") }
    )
    #expect(numbers(await compile(turned)) == made.numbers)
  }
}
