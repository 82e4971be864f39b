import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Two names that an output can't tell apart are an error with both places, and a name of one's own is the way out.
  @Suite struct CollisionTests {
    /// Two names in one group, and what they both become.
    struct Pair: CustomTestStringConvertible {
      let first: String
      let second: String
      let language: String
      let name: String
      var testDescription: String { "\(first) and \(second)" }

      static let all = [
        Pair(first: "a-b", second: "aB", language: "Swift", name: "aB"),
        Pair(first: "a b", second: "aB", language: "Swift", name: "aB"),
        Pair(first: "50%", second: "50 percent", language: "Swift", name: "_50Percent"),
        Pair(first: "self", second: "self_", language: "Swift", name: "self_"),
        Pair(first: "TokenColor", second: "TokenColor_", language: "Swift", name: "TokenColor_"),
        Pair(first: "2xl", second: "_2xl", language: "Swift", name: "_2xl"),
        Pair(first: "👩‍💻", second: "👩💻", language: "Swift", name: "👩💻"),
        Pair(first: "❤️", second: "u2764_FE0F", language: "Swift", name: "u2764_FE0F"),
        Pair(first: "a b", second: "a-b", language: "CSS", name: "--g-a-b"),
        Pair(first: "a*b", second: "a/b", language: "CSS", name: "--g-a-b"),
        Pair(first: "50%", second: "50percent", language: "CSS", name: "--g-50percent"),
      ]

      /// A file with a token of each name, a line each; the second may have an override.
      func file(_ override: String = "") -> String {
        """
        {"g": {
          \(HostileTokens.quoted(first)): {"$type": "number", "$value": 1},
            \(HostileTokens.quoted(second)): {"$type": "number", "$value": 2\(override)}
        }}
        """
      }
    }

    @Test("An error names both tokens, with their places", arguments: Pair.all)
    func pair(pair: Pair) async throws {
      let compilation = await TestCompilation.of(["a.tokens.json": pair.file()])
      let found = compilation.analysis.diagnostics.filter {
        $0.id == "name-collision" && $0.message.contains(" in \(pair.language)")
      }
      let error = try #require(found.first)
      #expect(found.count == 1)
      #expect(
        error.message.hasPrefix(
          "“g.\(pair.second)” and “g.\(pair.first)” both become “\(pair.name)” in \(pair.language); rename one, or give it"
        ))
      #expect(error.location.map(compilation.place) == "a.tokens.json:3:5")
      #expect(error.notes.compactMap(\.location).map(compilation.place) == ["a.tokens.json:2:3"])
    }

    @Test("A name of one's own resolves it", arguments: Pair.all)
    func override(pair: Pair) async throws {
      let override = #", "$extensions": {"dev.tokenc": {"name": {"swift": "other", "css": "other-one"}}}"#
      let compilation = await TestCompilation.of(["a.tokens.json": pair.file(override)])
      #expect(compilation.errors == [])
      let token = try #require(compilation.analysis.set.token(at: "g.\(pair.second)"))
      #expect(compilation.analysis.swiftName(of: token) == "DesignTokens.g.other")
      #expect(compilation.analysis.cssName(of: token) == "--other-one")
      #expect(compilation.text("web/tokens.css")?.contains("    --other-one: 2;\n") == true)
      let numbers = compilation.text("swift/Sources/DesignTokens/Numbers.swift")
      #expect(numbers?.contains("    public static var other: TokenNumber { 2 }\n") == true)
    }

    @Test("Names that differ in case, or in how an accent is written, stay apart")
    func apart() async throws {
      for (first, second) in [("Red", "red"), ("\u{E9}", "e\u{301}"), ("a_b", "aB"), ("n", "N")] {
        let pair = Pair(first: first, second: second, language: "", name: "")
        let compilation = await TestCompilation.of(["a.tokens.json": pair.file()])
        #expect(compilation.errors == [])
      }
    }

    @Test("Two groups that meet are told to be renamed, for a group has no name of its own")
    func groups() async throws {
      let file = """
        {
          "a-b": {"x": {"$type": "number", "$value": 1}},
          "aB": {"y": {"$type": "number", "$value": 2}}
        }
        """
      let compilation = await TestCompilation.of(["a.tokens.json": file])
      #expect(
        compilation.errors == [
          "a.tokens.json:3:9: name-collision: “aB” and “a-b” both become “aB” in Swift; rename one"
        ])
    }

    @Test("Tokens of two files that meet are named with both files")
    func files() async throws {
      let compilation = await TestCompilation.of([
        "a.tokens.json": #"{"a": {"b-c": {"$type": "number", "$value": 1}}}"#,
        "b.tokens.json": #"{"a-b": {"c": {"$type": "number", "$value": 1}}}"#,
      ])
      let error = try #require(compilation.analysis.diagnostics.first { $0.id == "name-collision" })
      #expect(error.location.map(compilation.place) == "b.tokens.json:1:10")
      #expect(error.notes.compactMap(\.location).map(compilation.place) == ["a.tokens.json:1:8"])
    }

    @Test("A part that a value doesn't have is in nobody's way")
    func parts() async throws {
      let surface = #"{"$type": "surface", "$value": {"role": "card", "material": "system"\#("")}}"#
      let filled = surface.replacing("\"system\"", with: "\"none\", \"fill\": \"{card-fill}\"")
      let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}"#
      for (value, isError) in [(surface, false), (filled, true)] {
        let compilation = await TestCompilation.of([
          "tokenc.json": #"{"rules": {"*": "off"}}"#,
          "a.tokens.json": "{\"card\": \(value), \"card-fill\": \(color)}",
        ])
        #expect(compilation.errors.contains { $0.contains("“--card-fill” in CSS") } == isError)
      }
    }

    @Test(
      "An override that is no name is an error at its place",
      arguments: [
        ("swift", "2x"), ("swift", "a b"), ("swift", "_"), ("swift", "self"), ("css", "a b"), ("css", "--"),
        ("css", "a;b"), ("css", "a\u{202E}b"), ("swift", ""),
      ])
    func unusable(output: String, name: String) async throws {
      let override = "{\"name\": {\"\(output)\": \(HostileTokens.quoted(name))}}"
      let file = "{\"a\": {\"$type\": \"number\", \"$value\": 1, \"$extensions\": {\"dev.tokenc\": \(override)}}}"
      let compilation = await TestCompilation.of(["a.tokens.json": file])
      #expect(compilation.ids == ["name-override"])
      let column = (file.firstRange(of: "\"\(output)\": ")?.upperBound).map {
        file.utf8.distance(from: file.startIndex, to: $0)
      }
      #expect(compilation.errors.first?.hasPrefix("a.tokens.json:1:\((column ?? 0) + 1): ") == true)
    }

    @Test(
      "A module is not called like a word or a type that generated code needs",
      arguments: ["Double", "TokenColor", "class", "SwiftUI", "async", "Hashable", "TokenRole"])
    func module(name: String) async throws {
      let compilation = await TestCompilation.of([
        "tokenc.json": "{\"name\": \"\(name)\"}", "a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#,
      ])
      #expect(compilation.ids == ["configuration"])
      let web = await TestCompilation.of([
        "tokenc.json": "{\"name\": \"\(name)\", \"outputs\": {\"swift\": false}}",
        "a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#,
      ])
      #expect(web.ids == [])
    }
  }
}
