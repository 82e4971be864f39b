import Foundation
import Testing
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// The page and the comments of a package are documentation that DocC takes without a warning.
  @Suite(.enabled(if: SwiftModule.docc != nil && SwiftModule.compiler != nil)) struct DocumentationTests {
    @Test("DocC has nothing to say of the repository's design system")
    func repository() async throws {
      let folder = Tool.repository().appendingPathComponent("tokens")
      var files: [String: [UInt8]] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".json") {
        files[path] = try Array(Data(contentsOf: folder.appendingPathComponent(path)))
      }
      let compilation = await TestCompilation.of(bytes: files)
      try #require(compilation.errors == [])
      let page = try #require(compilation.text("swift/Sources/AcmeTokens/AcmeTokens.docc/AcmeTokens.md"))
      #expect(page.hasPrefix("# ``AcmeTokens``\n"))
      for part in ["tokenTypography(AcmeTokens.", "- ``AcmeTokens/AcmeTokens/color``\n", "- ``TokenSurface``\n"] {
        #expect(page.contains(part), "\(part)")
      }
      #expect(try Self.faults(compilation, "AcmeTokens") == [])
    }

    @Test("Nor of names and texts of any kind", arguments: HostileTests.Case.allCases)
    func hostile(set: HostileTests.Case) async throws {
      let compilation = await TestCompilation.of(set.files)
      try #require(compilation.errors == [])
      #expect(try Self.faults(compilation, "DesignTokens") == [])
    }

    @Test("Nor of themes", arguments: [ThemedTokens.everyAxis, ThemedTokens.keywords, ThemedTokens.otherNames])
    func themed(modifiers: [ThemedTokens.Modifier]) async throws {
      let compilation = await TestCompilation.of(ThemedTokens.files(modifiers))
      try #require(compilation.errors == [])
      let page = compilation.text("swift/Sources/DesignTokens/DesignTokens.docc/DesignTokens.md")
      #expect(page?.contains("- ``TokenTheme``\n") == true)
      #expect(try Self.faults(compilation, "DesignTokens") == [])
    }

    @Test("Nor of a package without tokens")
    func empty() async throws {
      let compilation = await TestCompilation.of(["a.tokens.json": "{}"])
      try #require(compilation.errors == [])
      let page = try #require(compilation.text("swift/Sources/DesignTokens/DesignTokens.docc/DesignTokens.md"))
      #expect(!page.contains("```"))
      #expect(try Self.faults(compilation, "DesignTokens") == [])
    }

    /// Texts that DocC would take for links, directives, fields, headings, fences or images.
    static let texts = [
      "``foo``", "a ``Foo/bar(_:)`` b", "`a``b`", "\\``foo``", "[``x``](y)", "**``x``**", "```", "~~~ x", "````x",
      "[a](doc:x)", "[a](DOC:x)", "<doc:x>", "\\<doc:x>", "[x]: doc:foo", "[x][x]", "<doc://x/y>", "![i](x.png)",
      "\\![i](x.png)", "@Image(source: x)", "@Comment {", "@foo", "# Head", "## Topics", "<svg d='{}'/>", "<!-- c",
      "- Parameter x: y", "- Parameters:", "* returns: y", "+ Throws: z", "-\tReturns: q", "`code` and *more*",
    ]

    @Test("What DocC would follow or leave out is text, where it is said of a group, a token or a modifier")
    func markup() async throws {
      let tokens = Self.texts.enumerated().map { index, text in
        let description = "\"$description\": \(HostileTokens.quoted(text))"
        return "\"g\(index)\": {\(description), \"t\": {\"$type\": \"number\", \"$value\": 1, \(description)}}"
      }
      let modifier = ThemedTokens.Modifier(
        "``mode``",
        [
          "``one``": #"{"g0": {"t": {"$type": "number", "$value": 1}}}"#,
          "<doc:two>": #"{"g0": {"t": {"$type": "number", "$value": 2}}}"#,
        ])
      let base = "{\(tokens.joined(separator: ",\n"))}"
      let compilation = await TestCompilation.of(ThemedTokens.files([modifier], base: base))
      try #require(compilation.errors == [])
      #expect(try Self.faults(compilation, "DesignTokens") == [])
      let numbers = try #require(compilation.text("swift/Sources/DesignTokens/Numbers.swift"))
      for line in ["\\`\\`foo\\`\\`", "\\@Comment {", "\\- Parameter x: y", "`code` and *more*"] {
        #expect(numbers.contains("    /// \(line)\n"), "\(line)")
      }
    }

    private static func faults(_ compilation: TestCompilation, _ name: String) throws -> [String] {
      try Array(SwiftModule(compilation.outputs, name: name).documentationFaults().prefix(10))
    }
  }
}
