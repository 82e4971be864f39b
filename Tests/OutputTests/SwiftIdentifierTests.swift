import Testing
import TokenTestSupport

@testable import TokenEmit

extension OutputTests {
  /// Names become identifiers in two ways, one of them fast; both say the same.
  @Suite struct SwiftIdentifierTests {
    @Test("The fast way makes what the other makes", arguments: RandomTokens.seeds)
    func ways(seed: UInt64) {
      print("Random names: TOKENC_SEED=\(seed)")
      var random = SeededRandom(seed: seed)
      let letters = Array("aAbzZ019__--".utf8)
      var different: [String] = []
      for _ in 0..<20_000 {
        let name = (0..<Int.random(in: 1...7, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        }
        if !Self.isSame(name) { different.append(String(decoding: name, as: UTF8.self)) }
      }
      #expect(different == [])
    }

    @Test("Words of the language and of generated code are seen by the fast way too")
    func words() {
      let words = HostileTokens.words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
      #expect(words.filter { !Self.isSame(Array($0.utf8)) } == [])
    }

    @Test("No module is called as a type of generated code is")
    func types() async throws {
      let compilation = await TestCompilation.of(["a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#])
      var names: [String] = []
      for file in compilation.outputs where file.path.hasPrefix("swift/Sources/") {
        for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") where line.first != " " {
          let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "@" })
          guard let keyword = words.firstIndex(where: { ["struct", "enum", "class", "typealias"].contains($0) })
          else { continue }
          if words.indices.contains(keyword + 1), words[0] != "//" { names.append(String(words[keyword + 1])) }
        }
      }
      #expect(names.count > 50)
      #expect(names.filter { SwiftIdentifier.isModule($0) && $0 != "DesignTokens" && $0.hasPrefix("Token") } == [])
    }

    /// Whether the fast way leaves a name to the other or makes the same of it.
    private static func isSame(_ name: [UInt8]) -> Bool {
      var pool: [UInt8] = []
      guard SwiftIdentifier.appendASCII(name, 0..<name.count, to: &pool) else { return pool.isEmpty }
      return String(decoding: pool, as: UTF8.self) == SwiftIdentifier.make(String(decoding: name, as: UTF8.self))
    }

    @Test(
      "Identifiers read well",
      arguments: [
        ("color", "color"), ("light blue", "lightBlue"), ("kebab-case", "kebabCase"), ("snake_case", "snake_case"),
        ("2xl", "_2xl"), ("50%", "_50Percent"), ("1-5", "_1_5"), ("größe", "größe"), ("日本", "日本"), ("a/b", "aB"),
        ("class", "`class`"), ("self", "self_"), ("Type", "Type_"), ("TokenColor", "TokenColor_"), ("-", "u2D"),
        ("__", "u5F_5F"), ("❤️", "u2764_FE0F"), ("👩‍💻", "👩💻"), ("on surface high", "onSurfaceHigh"), ("URL", "URL"),
      ])
    func identifiers(name: String, identifier: String) { #expect(SwiftIdentifier.make(name) == identifier) }
  }
}
