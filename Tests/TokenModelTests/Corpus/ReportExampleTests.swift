import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenTestSupport

@Suite("Examples of the reports", .enabled(if: !ReportExample.all.isEmpty, "the reports' examples are not there"))
struct ReportExampleTests {
  private static let tokenFiles = ReportExample.all.filter { !$0.file.hasPrefix("resolver") }
  private static let resolverBlocks = ReportExample.all.filter { $0.file.hasPrefix("resolver") }

  @Test(
    "Token files have the errors that are known, and what is no JSON as printed is said to be none",
    arguments: tokenFiles)
  func tokens(_ example: ReportExample) async {
    let configuration = #"{"library": {"source": "none"}}"#
    if !example.isStrict {
      let run = await TestCompilation.of(["t.tokens.json": example.text, "tokenc.json": configuration])
      #expect(run.ids.contains("json-syntax"))
    }
    guard let expected = example.errors else { return }
    let run = await TestCompilation.of(["t.tokens.json": example.plainText, "tokenc.json": configuration])
    let errors = run.analysis.diagnostics.filter { $0.severity == .error }
    let ids = Set(errors.map(\.id.rawValue))
    #expect(errors.isEmpty == expected.isEmpty, "\(errors.map(\.message))")
    #expect(Set(expected).isSubset(of: ids), "\(ids)")
  }

  @Test("All blocks are there")
  func count() {
    #expect(Self.tokenFiles.count == 82 && Self.resolverBlocks.count == 31)
  }

  @Test("No resolver block has a version, which is the one thing said of it", arguments: resolverBlocks)
  func version(_ example: ReportExample) async {
    let run = await ResolverRun.of(["main.resolver.json": example.plainText])
    #expect(run.ids == ["resolver-version"])
  }

  /// The blocks that have a resolution order or lack one, with what is wrong with them beside the version.
  private static let verdicts: [(number: Int, ids: [String])] = [
    (1, ["resolver-syntax"]), (2, ["resolver-syntax"]), (3, ["resolver-syntax"]),
    (4, ["resolver-syntax", "resolver-syntax"]), (5, []), (10, []), (11, ["resolver-unresolved"]),
    (21, ["resolver-syntax"]), (22, ["resolver-syntax", "resolver-syntax"]), (25, []), (27, ["resolver-syntax"]),
    (29, []), (30, []), (31, []),
  ]

  private static func block(_ number: Int) -> ReportExample? {
    resolverBlocks.first { $0.file.hasSuffix("-0\(number < 10 ? "0" : "")\(number).json") }
  }

  /// A block with a version and with the files it names, which hold a token each.
  private static func run(_ number: Int) async throws -> ResolverRun {
    let text = try #require(block(number)).plainText
    var files = ["main.resolver.json": #"{"version": "2025.10","# + text.drop { $0 != "{" }.dropFirst()]
    for part in text.split(separator: "\"") where part.hasSuffix(".json") && !part.contains("#") {
      files[String(part)] =
        #"{"\#(part.split(separator: "/").joined().dropLast(5))": {"$type": "number", "$value": 1}}"#
    }
    return await .of(files.filter { !$0.key.hasPrefix("https:") })
  }

  @Test("With a version the documents are as good as they are printed", arguments: verdicts)
  func documents(_ document: (number: Int, ids: [String])) async throws {
    let run = try await Self.run(document.number)
    #expect(run.ids == document.ids, "\(run.messages)")
  }

  @Test("The inputs that are printed choose what they name")
  func inputs() async throws {
    let run = try await Self.run(5)
    for number in 6...9 {
      let text = try #require(Self.block(number)).plainText
      guard case .object(let members)? = JSONValue(text: text) else { return #expect(Bool(false)) }
      let choice = members.map { (name: String(decoding: $0.key, as: UTF8.self), context: $0.value.text ?? "") }
      let numbers = await run.numbers(choice)
      #expect(
        numbers.contains("theme" + (choice[0].context.hasPrefix("light") ? "light" : "dark") + "=1"), "\(numbers)")
      #expect(numbers.contains("themedark-high-contrast") == choice[0].context.hasSuffix("HighContrast"))
    }
  }
}
