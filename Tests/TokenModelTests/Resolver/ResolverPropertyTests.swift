import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenTestSupport

/// Random documents, read by the real reader and by a plain one.
@Suite("Random resolver documents")
struct ResolverPropertyTests {
  private static let seeds: [UInt64] = RandomTokens.seeds.flatMap { seed in (0..<60).map { seed &+ $0 } }

  private static func run(_ files: [String: NaiveJSON], jobs: Int = 1) async -> ResolverRun {
    await .of(files.mapValues(\.json), jobs: jobs)
  }

  /// The choice of contexts at a permutation, by modifier.
  private static func choice(_ permutation: Permutation, _ resolver: Resolver) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: resolver.listed.map { index in
        let modifier = resolver.modifiers[index]
        return (modifier.name, modifier.contexts[permutation.contexts[index]].name)
      })
  }

  /// Numbers by path, spelled as in their files.
  private static func json(_ tokens: [String: String]) -> JSONValue? {
    JSONValue(
      text: "{"
        + tokens.map { "\"\($0.key)\": {\"$type\": \"number\", \"$value\": \($0.value)}" }
        .joined(separator: ",") + "}")
  }

  @Test("Both readers agree on every permutation", arguments: seeds)
  func agree(seed: UInt64) async throws {
    let files = RandomResolver.make(seed: seed)
    let run = await Self.run(files)
    let resolver = try #require(run.resolver, "seed \(seed): \(run.messages)")
    #expect(run.diagnostics.isEmpty, "seed \(seed): \(run.messages)")
    let naive = NaiveResolver(files: files, main: RandomResolver.main)
    #expect(naive.modifiers().map(\.name) == resolver.listed.map { resolver.modifiers[$0].name })
    for index in 0..<resolver.permutationCount {
      let permutation = resolver.permutation(at: index)
      let found = await run.resolved(permutation)
      if let expected = naive.tokens(Self.choice(permutation, resolver)) {
        #expect(
          JSONValue(text: found) == Self.json(expected), "seed \(seed), \(resolver.name(of: permutation)): \(found)")
      } else {
        #expect(found.hasPrefix("faults: reference-"), "seed \(seed), \(resolver.name(of: permutation)): \(found)")
      }
    }
  }

  @Test("The number of threads changes nothing", arguments: seeds.prefix(10))
  func threads(seed: UInt64) async throws {
    let files = RandomResolver.make(seed: seed)
    let one = await Self.run(files)
    let four = await Self.run(files, jobs: 4)
    #expect(one.input.files.files.map(\.path) == four.input.files.files.map(\.path))
    let resolver = try #require(one.resolver)
    for index in 0..<resolver.permutationCount {
      let permutation = resolver.permutation(at: index)
      #expect(await one.resolved(permutation) == four.resolved(permutation))
    }
  }

  @Test("What a permutation resolves to is read as the same", arguments: seeds)
  func roundTrip(seed: UInt64) async throws {
    let run = await Self.run(RandomResolver.make(seed: seed))
    let resolver = try #require(run.resolver)
    for index in 0..<resolver.permutationCount {
      let found = await run.resolved(resolver.permutation(at: index))
      guard case .object(let tokens)? = JSONValue(text: found) else { continue }
      var file = NaiveJSON.object([])
      for (path, value) in tokens {
        guard case .number(let number)? = value["$value"] else { return #expect(Bool(false), "\(found)") }
        let token = NaiveJSON.object([("$type", .text("number")), ("$value", .number("\(number)"))])
        let names = String(decoding: path, as: UTF8.self).split(separator: ".").map(String.init)
        file = RandomResolver.inserting(token, at: names[...], into: file)
      }
      let order = #"[{"type": "set", "name": "all", "sources": [\#(file.json)]}]"#
      let again = await ResolverRun.of(order: order).resolved()
      #expect(JSONValue(text: again) == JSONValue(text: found), "seed \(seed)")
    }
  }

  @Test("A bundle resolves to the same tokens", arguments: seeds)
  func bundle(seed: UInt64) async throws {
    let run = await Self.run(RandomResolver.make(seed: seed))
    let loaded = try #require(run.input.resolver)
    let resolver = try #require(loaded.resolver)
    let text = String(decoding: ResolverBundle.text(loaded.documents, loaded.reading), as: UTF8.self)
    let bundle = await ResolverRun.of(["main.resolver.json": text])
    let other = try #require(bundle.input.resolver)
    #expect(bundle.diagnostics.isEmpty, "seed \(seed): \(bundle.messages)\n\(text)")
    #expect(other.resolver?.permutationCount == resolver.permutationCount)
    for index in 0..<resolver.permutationCount {
      let permutation = resolver.permutation(at: index)
      #expect(await run.resolved(permutation) == bundle.resolved(permutation), "seed \(seed)\n\(text)")
    }
  }
}
