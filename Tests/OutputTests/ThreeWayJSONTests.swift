import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Every token of a random set is read back from the JSON files.
  @Suite struct ThreeWayJSONTests {
    @Test("The flat file has the source's values, references put in", arguments: RandomTokens.seeds)
    func flat(seed: UInt64) async throws {
      print("JSON output of random tokens: TOKENC_SEED=\(seed)")
      let (compilation, source) = try await Self.compile(seed)
      let flat = try #require(JSONText(compilation.text("json/tokens.flat.json") ?? ""))
      let wanted = Self.written(source, compilation.analysis)
      #expect(flat.members.map(\.key) == wanted.map { $0.path.joined(separator: ".") })
      for ((path, value), token) in zip(flat.members, wanted) {
        // Numbers are compared as they are spelled.
        #expect(value == source.value(of: token), "\(path)")
      }
    }

    @Test("The nested file has the source's groups, types, values and comments", arguments: RandomTokens.seeds)
    func nested(seed: UInt64) async throws {
      let (compilation, source) = try await Self.compile(seed)
      let nested = try #require(JSONText(compilation.text("json/tokens.json") ?? ""))
      let found = TokenFiles(["all.tokens": compilation.text("json/tokens.json") ?? ""])
      #expect(nested.members.isEmpty == false)
      #expect(found.tokens.count == compilation.analysis.emission.tokens.count)
      for wanted in Self.written(source, compilation.analysis) {
        let path = wanted.path.joined(separator: ".")
        let token = try #require(found.token(at: path))
        #expect(token.object["$type"]?.text == source.type(of: wanted), "\(path)")
        #expect(token.object["$value"] == source.value(of: wanted), "\(path)")
        for name in ["$description", "$extensions", "$deprecated"] {
          #expect(token.object[name] == wanted.object[name], "\(path) \(name)")
        }
      }
    }

    @Test("Foundation reads the model's values from both files", arguments: RandomTokens.seeds)
    func foundation(seed: UInt64) async throws {
      let (compilation, _) = try await Self.compile(seed)
      let set = compilation.analysis.set
      let flat = try Self.object(compilation, "json/tokens.flat.json")
      let nested = try Self.object(compilation, "json/tokens.json")
      #expect(flat.count == compilation.analysis.emission.tokens.count)
      for token in compilation.analysis.emission.tokens {
        let path = set.path(of: token)
        guard let value = set.baseValue(of: token) else { continue }
        let inner = path.split(separator: ".").reduce(nested as Any?) { ($0 as? [String: Any])?[String($1)] }
        let record = try #require(inner as? [String: Any], "\(path)")
        #expect(record["$type"] as? String == value.type.rawValue, "\(path)")
        guard value.type != .surface, value.type != .recommendation else { continue }
        let wanted = Atom.all(of: value, set)
        for json in [try #require(record["$value"]), try #require(flat[path])] {
          // Foundation's own reader is off in the last digit of some numbers.
          let atoms = JSONAtom.all(of: json, value.type) ?? []
          let isEqual = atoms.count == wanted.count && zip(atoms, wanted).allSatisfy { $0.isClose(to: $1) }
          #expect(isEqual, "\(path): \(json)")
        }
      }
    }

    private static func compile(_ seed: UInt64) async throws -> (TestCompilation, TokenFiles) {
      let files = RandomTokens.make(count: 500, seed: seed)
      let compilation = await TestCompilation.of(files)
      try #require(compilation.errors == [])
      // The library lies beneath; a space sorts before every name of a set.
      let library = try TokenFiles.library.map { (" " + $0.key, $0.value) }
      return (compilation, TokenFiles(files.merging(library) { first, _ in first }))
    }

    /// The tokens that are written: the set's own, and what they need of the library.
    private static func written(_ source: TokenFiles, _ analysis: Analysis) -> [TokenFiles.Token] {
      let written = Set(analysis.emission.tokens.map { analysis.set.path(of: $0) })
      return source.tokens.filter { $0.path.first != "apple" || written.contains($0.path.joined(separator: ".")) }
    }

    private static func object(_ compilation: TestCompilation, _ path: String) throws -> [String: Any] {
      let data = Data((compilation.text(path) ?? "").utf8)
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
  }
}
