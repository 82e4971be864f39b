import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Names of modifiers and contexts in the style sheet.
  @Suite struct ThemeNamesTests {
    private static let number = #"{"n": {"$type": "number", "$value": 1}}"#
    private static let other = #"{"n": {"$type": "number", "$value": 2}}"#

    private static func compilation(_ names: [String]) async -> TestCompilation {
      await TestCompilation.of(
        ThemedPageTokens.files(
          ["a.tokens.json": number], names.map { .init($0, ["x y": "{}", "z": other]) }))
    }

    @Test(
      "two modifiers that meet in one attribute are an error that names both",
      arguments: [
        ["brand a", "brand-a"], ["Brand", "brand"], ["a/b", "a:b"],
      ])
    func collision(names: [String]) async throws {
      let compilation = await Self.compilation(names)
      #expect(compilation.errors.count == 1)
      let error = try #require(compilation.analysis.diagnostics.first { $0.id == "name-collision" })
      #expect(names.allSatisfy { error.message.contains("“\($0)”") } && error.message.contains("rename"))
      #expect(error.location != nil && error.notes.count == 1)
      #expect(!compilation.outputs.contains { $0.path.hasPrefix("web/") })
    }

    @Test(
      "a modifier that meets an attribute of the sheets is an error",
      arguments: [
        ("color scheme", "data-color-scheme"), ("Contrast", "data-contrast"),
        ("reduced transparency", "data-reduced-transparency"),
      ])
    func native(name: String, attribute: String) async throws {
      let compilation = await Self.compilation([name])
      let error = try #require(compilation.analysis.diagnostics.first { $0.id == "name-collision" })
      #expect(error.message.contains("“\(name)”") && error.message.contains(attribute))
    }

    @Test("native modifiers of any name, and names that differ, are fine")
    func fine() async {
      let files = ThemedPageTokens.files(
        ["a.tokens.json": Self.number],
        [
          .init("color-scheme", ["light": "{}", "dark": Self.other]),
          .init("contrast", ["standard": "{}", "more": Self.other]),
          .init("brand", ["a": "{}", "b": Self.other]), .init("brand2", ["a": "{}", "b": Self.other]),
        ])
      #expect(await TestCompilation.of(files).errors == [])
    }

    private static let hostile = [
      #"a"b"#, "it's", "a b", "größe 日本 🎨", "</style><script>", "*/ } :root { --n: 9 } /*", #"back\slash"#, "]",
      "line\nbreak",
      "a\u{0}b", "--", "", " ", "1",
    ]

    @Test(
      "names that could break out of a selector, a string or a comment do not",
      .enabled(if: Tool.find("python3") != nil))
    func hostile() async throws {
      // A resolver takes any name but those with the format's own characters.
      let contexts = Self.hostile.enumerated().map { index, name in
        "\(ThemedPageTokens.quoted(name)): [{\"n\": {\"$type\": \"number\", \"$value\": \(index + 2)}}]"
      }
      let modifiers = Self.hostile.prefix(4).enumerated().map { index, name in
        "\(ThemedPageTokens.quoted(name + " \(index)")): {\"contexts\": {\"a\": [], \(index == 0 ? contexts.joined(separator: ", ") : "\"b\": [\(Self.other)]")}}"
      }
      let order = Self.hostile.prefix(4).enumerated().map { index, name in
        let pointer = (name + " \(index)").replacing("~", with: "~0").replacing("/", with: "~1")
        return
          "{\"$ref\": \(ThemedPageTokens.quoted("#/modifiers/" + (pointer.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")))}"
      }
      let files = [
        "tokenc.json": #"{"rules": {"*": "off"}, "limits": {"permutations": 100000}}"#, "a.tokens.json": Self.number,
        "m.resolver.json": """
        {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.tokens.json"}]}},
         "modifiers": {\(modifiers.joined(separator: ", "))},
         "resolutionOrder": [{"$ref": "#/sets/s"}, \(order.joined(separator: ", "))]}
        """,
      ]
      let compilation = await TestCompilation.of(files)
      try #require(compilation.errors == [])
      let css = try #require(compilation.text("web/tokens.css"))
      #expect(!css.lowercased().contains("</style"))
      let answer = try Self.parse(css)
      #expect(answer.errors == [] && answer.names == ["--n"])
      // Every context of the first modifier is a string that a selector compares with.
      let wanted = Set(Self.hostile.map { Array($0.replacing("\0", with: "\u{FFFD}").utf8) })
      #expect(wanted.isSubset(of: Set(answer.strings.map { Array($0.utf8) })))
    }

    private struct Parsed: Codable {
      let errors: [String]
      let names: [String]
      let strings: [String]
    }

    /// What a parser that has nothing to do with this project makes of a sheet.
    private static func parse(_ css: String) throws -> Parsed {
      let script = """
        import json, sys, tinycss2
        errors, names, strings = [], set(), set()
        def walk(nodes, declares):
            for node in nodes:
                if node.type == "error": errors.append(node.message)
                if node.type == "declaration": names.add(node.name)
                if node.type in ("qualified-rule", "at-rule"):
                    find(node.prelude)
                    if node.content is not None:
                        if node.type == "qualified-rule": walk(tinycss2.parse_declaration_list(node.content, True, True), True)
                        else: walk(tinycss2.parse_rule_list(node.content, True, True), False)
        def find(nodes):
            for node in nodes:
                if node.type == "error": errors.append(node.message)
                if node.type == "string": strings.add(node.value)
                for part in ("content", "arguments"):
                    if isinstance(getattr(node, part, None), list): find(getattr(node, part))
        walk(tinycss2.parse_stylesheet(open(sys.argv[1], encoding="utf-8").read(), True, True), False)
        print(json.dumps({"errors": errors, "names": sorted(names), "strings": sorted(strings)}))
        """
      let folder = try TemporaryFolder("names")
      try folder.write(css, to: "tokens.css")
      guard let python = Tool.find("python3") else { throw CocoaError(.fileNoSuchFile) }
      let run = try Tool.run(python, ["-c", script, folder.url.appendingPathComponent("tokens.css").path])
      guard run.status == 0 else { throw CocoaError(.fileReadCorruptFile, userInfo: ["error": run.error]) }
      return try JSONDecoder().decode(Parsed.self, from: Data(run.output.utf8))
    }
  }
}
