import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource
import TokenTestSupport

extension OutputTests {
  /// The JSON files say what the resolver says, in every permutation.
  @Suite struct ThemesJSONTests {
    private static let permutations = #"{"rules": {"*": "off"}, "outputs": {"json": {"permutations": true}}}"#

    @Test("tokens.json with its contexts, and a file for each permutation", arguments: RandomTokens.seeds)
    func random(seed: UInt64) async throws {
      print("JSON of random themes: TOKENC_SEED=\(seed)")
      var files = await ThemedPageTokens.random(seed: seed, count: 120)
      files["tokenc.json"] = Self.permutations
      try await Self.check(files, permutations: 12)
    }

    @Test("five modifiers, and a base that is dark", arguments: [false, true])
    func fixture(isDarkBase: Bool) async throws {
      var files = ThemedPageTokens.files(isDarkBase: isDarkBase)
      files["tokenc.json"] = Self.permutations
      try await Self.check(files, permutations: 32)
    }

    private static func check(_ files: [String: String], permutations: Int) async throws {
      let compilation = await TestCompilation.of(files)
      try #require(compilation.errors == [])
      let themes = compilation.analysis.emission.themes
      let nested = TokenFiles(["all.tokens": compilation.text("json/tokens.json") ?? ""])
      let index = try #require(JSONText(compilation.text("json/permutations/index.json") ?? ""))
      guard case .array(let entries) = index else { return #expect(Bool(false), "no list") }
      #expect(entries.count == permutations && themes.all.count == permutations)
      let spelled = try themes.all.map { try #require(JSONText(Self.resolved($0.set))) }
      for (entry, (theme, resolved)) in zip(entries, zip(themes.all, spelled)) {
        let inputs = (entry["inputs"]?.members ?? []).map { ($0.key, $0.value.text ?? "") }
        #expect(inputs.map { "\($0.0)=\($0.1)" }.joined(separator: ",") == theme.name)
        let file = TokenFiles(["all.tokens": compilation.text("json/permutations/" + (entry["file"]?.text ?? "")) ?? ""]
        )
        for (path, wanted) in resolved.members {
          let own = try #require(file.token(at: path), "\(theme.name): \(path)")
          #expect(own.object["$type"] == wanted["$type"] && own.object["$value"] == wanted["$value"], "\(path)")
          let token = try #require(nested.token(at: path), "\(path)")
          let value = Self.value(of: token, inputs)
          // An entry stands for a value, however spelled: “thin” and 100 are the same weight, 2 and 1 the same stop.
          let others = zip(themes.all, spelled).lazy.filter { Self.isSame(path, theme, $0.0) }
          #expect(
            value == [wanted["$value"]] || others.contains { [$0.1[path]?["$value"]] == value },
            "\(theme.name): \(path)")
        }
      }
    }

    /// Whether a token of one value in two themes is merely spelled in another way.
    private static func isSame(_ path: String, _ theme: Theme, _ other: Theme) -> Bool {
      guard let mine = theme.set.token(at: path), let its = other.set.token(at: path) else { return false }
      return theme.set.baseValue(of: mine) == other.set.baseValue(of: its)
        && ![.material, .vibrancy, .surface].contains(theme.set.type(of: mine))
    }

    private static func resolved(_ set: TokenSet) -> String {
      var out = OutputBuffer()
      ResolvedJSON.append(set, to: &out)
      return String(decoding: out.bytes, as: UTF8.self)
    }

    /// What `tokens.json` says of a token in a permutation: the entries that hold, else the token's own value.
    private static func value(of token: TokenFiles.Token, _ inputs: [(String, String)]) -> [JSONText?] {
      guard case .array(let contexts)? = token.object["$extensions"]?["dev.tokenc.contexts"] else {
        return [token.object["$value"]]
      }
      let holding = contexts.filter { entry in
        (entry["inputs"]?.members ?? []).allSatisfy { member in
          inputs.contains { $0.0 == member.key && $0.1 == member.value.text }
        }
      }
      return holding.isEmpty ? [token.object["$value"]] : holding.map { $0["$value"] }
    }

    // MARK: The option

    private static let number = #"{"n": {"$type": "number", "$value": 1}}"#

    private static func paths(_ compilation: TestCompilation) -> [String] {
      compilation.outputs.map(\.path).filter { $0.hasPrefix("json/permutations/") }
    }

    @Test("without the option, or with false, there are no such files")
    func off() async {
      for option in ["true", "{}", #"{"permutations": false}"#] {
        let files = ThemedPageTokens.files(
          ["a.tokens.json": Self.number], [.init("brand", ["a": "{}", "b": "{}"])],
          configuration: "{\"outputs\": {\"json\": \(option)}}")
        #expect(Self.paths(await TestCompilation.of(files)) == [])
      }
    }

    @Test("without a resolver there is one permutation, the base")
    func base() async {
      let compilation = await TestCompilation.of(["tokenc.json": Self.permutations, "a.tokens.json": Self.number])
      #expect(Self.paths(compilation) == ["json/permutations/base.tokens.json", "json/permutations/index.json"])
      let index = compilation.text("json/permutations/index.json")
      #expect(index == "[\n  {\"inputs\": {}, \"file\": \"base.tokens.json\"}\n]\n")
    }

    @Test("a value of another kind is an error at its place")
    func wrongValue() async {
      let compilation = await TestCompilation.of([
        "tokenc.json": #"{"outputs": {"json": {"permutations": "all"}}}"#, "a.tokens.json": Self.number,
      ])
      #expect(compilation.errors == ["tokenc.json:1:39: configuration: “permutations” is true or false"])
    }

    @Test("names are safe on every file system")
    func safeNames() async throws {
      let long = String(repeating: "x", count: 300)
      let files = ThemedPageTokens.files(
        ["a.tokens.json": Self.number],
        [.init("con.a", ["a/b": "{}", "..\\c": "{}", "größe:*?": "{}", "日本": "{}", long: "{}", long + "y": "{}"])],
        configuration: Self.permutations)
      let compilation = await TestCompilation.of(files)
      try #require(compilation.errors == [])
      let names = Self.paths(compilation).map { $0.split(separator: "/")[2] }.filter { $0 != "index.json" }
      #expect(names.count == 6 && Set(names.map { $0.lowercased() }).count == 6)
      for name in names {
        #expect(name.utf8.count < 220 && name.hasSuffix(".tokens.json"))
        #expect(name.dropLast(".tokens.json".count).wholeMatch(of: /[A-Za-z0-9_,-]+/) != nil, "\(name)")
      }
    }

    @Test("two permutations that would share a file are an error that names both, and the output is not written")
    func collision() async throws {
      let files = ThemedPageTokens.files(
        ["a.tokens.json": Self.number], [.init("brand", ["Acme": "{}", "acme": "{}"])],
        configuration: Self.permutations)
      let compilation = await TestCompilation.of(files)
      let error = try #require(compilation.errors.first)
      #expect(compilation.errors.count == 1 && error.contains("name-collision"))
      #expect(error.contains("“brand=Acme”") && error.contains("“brand=acme”"))
      #expect(!compilation.outputs.contains { $0.path.hasPrefix("json/") })
    }

    // MARK: Tokens of some themes only

    @Test("tokens that the base lacks, or that only it has, are one info with the themes it holds for")
    func onlyInSome() async throws {
      let extra = (1...7).map { #""x\#($0)": {"$type": "number", "$value": \#($0)}"# }.joined(separator: ", ")
      let files = ThemedPageTokens.files(
        ["a.tokens.json": Self.number],
        [.init("theme", ["light": "{}", "dark": "{}"]), .init("brand", ["a": "{}", "b": "{\(extra)}"])])
      let compilation = await TestCompilation.of(files)
      let infos = compilation.analysis.diagnostics.filter { $0.id == "theme-only" }
      try #require(infos.count == 1)
      #expect(infos[0].severity == .info && infos[0].contexts == ["brand=b"])
      #expect(infos[0].message.hasPrefix("7 tokens (“x1”, “x2”, “x3”, “x4”, “x5”, …) are not in the base"))
      #expect(infos[0].message.contains("“permutations”"))
      #expect(infos[0].location.map(compilation.place)?.contains("themes.resolver.json") == true)

      let missing = ThemedPageTokens.files(
        ["a.tokens.json": Self.number], [.init("brand", ["a": "{\(extra)}", "b": "{}"])])
      let other = await TestCompilation.of(missing).analysis.diagnostics.filter { $0.id == "theme-only" }
      #expect(other.map(\.message.first) == ["7"] && other[0].message.contains("are missing here"))
    }
  }
}
