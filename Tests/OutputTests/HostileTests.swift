import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Whatever tokens are called and whatever is said of them, the outputs compile, parse, and say the same.
  @Suite struct HostileTests {
    /// Sets of tokens with awkward names or texts.
    enum Case: CaseIterable {
      case wordsAtRoot, wordsApart, symbols, texts

      var files: [String: String] {
        switch self {
        case .wordsAtRoot: HostileTokens.atRoot(HostileTokens.words)
        case .wordsApart: HostileTokens.apart(HostileTokens.words)
        case .symbols: HostileTokens.apart(HostileTokens.symbols)
        case .texts: HostileTokens.described(HostileTokens.texts)
        }
      }
    }

    @Test(
      "They compile, and every constant is there", .enabled(if: SwiftModule.compiler != nil), arguments: Case.allCases)
    func inSwift(set: Case) async throws {
      let compilation = await TestCompilation.of(set.files)
      try #require(compilation.errors == [])
      let differences = try ThreeWaySwiftTests.differences(compilation)
      #expect(differences == [])
    }

    @Test("A browser reads them as they are", .enabled(if: Browser.program != nil), arguments: Case.allCases)
    func inBrowser(set: Case) async throws {
      let compilation = await TestCompilation.of(set.files)
      try #require(compilation.errors == [])
      let differences = try ThreeWayCSSTests.differences(compilation)
      #expect(differences == [])
    }

    @Test("JSON has the names and texts as they are", arguments: Case.allCases)
    func inJSON(set: Case) async throws {
      let compilation = await TestCompilation.of(set.files)
      let source = TokenFiles(set.files)
      let flat = try #require(JSONText(compilation.text("json/tokens.flat.json") ?? ""))
      let found = TokenFiles(["all.tokens": compilation.text("json/tokens.json") ?? ""])
      let different = source.tokens.filter { wanted in
        let path = wanted.path.joined(separator: ".")
        guard let token = found.token(at: path), flat[path] == wanted.object["$value"] else { return true }
        if let own = wanted.object["$deprecated"], token.object["$deprecated"] != own { return true }
        return token.object["$value"] != wanted.object["$value"]
          || token.object["$description"] != wanted.object["$description"]
      }
      #expect(different.map(\.path) == [])
    }

    static let tinycss2 = Tool.find("python3").flatMap { python in
      (try? Tool.run(python, ["-c", "import tinycss2"]))?.status == 0 ? python : nil
    }

    @Test("Another parser of CSS finds the same properties", .enabled(if: tinycss2 != nil), arguments: Case.allCases)
    func inTinyCSS(set: Case) async throws {
      let compilation = await TestCompilation.of(set.files)
      let folder = try TemporaryFolder()
      try folder.write(compilation.text("web/tokens.css") ?? "", to: "tokens.css")
      let python = try #require(Self.tinycss2)
      let run = try Tool.run(python, ["-c", Self.script, "tokens.css"], in: folder.url)
      try #require(run.status == 0, "\(run.error)")
      let names = run.output.split(separator: "\n").compactMap { JSONText(String($0))?.text }
      #expect(names == ThreeWayCSSTests.names(compilation.analysis))
    }

    /// Prints the names of the declarations in `@layer tokens { :root { … } }`, a JSON string a line; fails at any
    /// error and anything beside them, the schemes' attributes and queries.
    private static let script = """
      import json, sys, tinycss2
      def rules(nodes):
          for node in nodes:
              assert node.type != "error", node
              if node.type in ("at-rule", "qualified-rule"):
                  yield node
      text = open(sys.argv[1], encoding="utf-8", newline="").read()
      [layer] = rules(tinycss2.parse_stylesheet(text))
      assert (layer.type, layer.at_keyword, tinycss2.serialize(layer.prelude).strip()) == ("at-rule", "layer", "tokens")
      root, *rest = rules(tinycss2.parse_rule_list(layer.content))
      assert tinycss2.serialize(root.prelude).strip() == ":root"
      for rule in rest:
          if rule.type == "at-rule":
              assert rule.at_keyword in ("media", "supports"), rule
          else:
              selector = tinycss2.serialize(rule.prelude).strip()
              assert selector in ("[data-color-scheme]", '[data-color-scheme="dark"]'), selector
      for node in tinycss2.parse_declaration_list(root.content):
          assert node.type in ("declaration", "comment", "whitespace"), node
          if node.type == "declaration":
              print(json.dumps(node.name))
      """
  }
}
