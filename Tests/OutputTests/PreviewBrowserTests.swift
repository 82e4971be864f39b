import Foundation
import Testing
import TokenCompiler
import TokenTestSupport

extension OutputTests {
  /// The preview page in browsers, used by a script.
  @Suite struct PreviewBrowserTests {
    /// What Tests/WebTests/page.py printed.
    private struct Seen: Decodable {
      let errors: [String]
      let tabs: [String]
      let wrapped: String
      let searched: Bool
      let nothing: Int
      let colorsOnly: Bool
      let rowsInDocument: Int
      let lastRow: Bool
      let movedTo: String
      let printedRows: Int
      let rowsAfterPrint: Int
      let chosen: Bool
      let alias: Bool
      let copied: [String]
      let copyable: [String]
      let appearance: Bool
      let blurs: Bool
      let reduced: Bool
      let contrast: Bool
      let materials: [String: Int]
      let textBackdrop: Bool
      let nudged: String
      let dragged: String
      let dimming: [String]
      let figures: [String]
      let paint: Double
      let mouse: Double?
      let violations: [String]?
      let requests: [String]?
    }

    private static func see(
      _ page: PreviewPage, in engine: MaterialsWebTests.Engine, _ options: [String] = []
    ) throws -> Seen {
      guard let python = Tool.find("python3") else { throw CocoaError(.fileNoSuchFile) }
      let folder = try TemporaryFolder("page")
      try folder.write(page.html, to: "page.html")
      let script = Tool.repository().appendingPathComponent("Tests/WebTests/page.py").path
      let file = folder.url.appendingPathComponent("page.html").path
      let run = try Tool.run(python, [script, engine.rawValue, file] + options, in: folder.url)
      do {
        return try JSONDecoder().decode(Seen.self, from: Data(run.output.utf8))
      } catch {
        let told = ["out": run.output.prefix(2000), "error": run.error.suffix(2000)]
        throw CocoaError(.coderReadCorrupt, userInfo: told)
      }
    }

    /// What holds of every page in every browser.
    private static func check(_ seen: Seen, tokens: Int) {
      #expect(seen.errors == [])
      #expect(seen.tabs == ["tokens", "materials", "surfaces", "findings"].map { "\($0) \($0) true" })
      #expect(seen.wrapped == "tab-tokens")
      #expect(seen.searched && seen.nothing == 0 && seen.colorsOnly && seen.lastRow)
      // As many rows as fit, and a few more.
      #expect((5...60).contains(seen.rowsInDocument) && (5...60).contains(seen.rowsAfterPrint))
      #expect(seen.movedTo == "1" && seen.printedRows == min(tokens, 5000))
      #expect(seen.chosen && seen.alias)
      #expect(seen.copied == seen.copyable && seen.copied.count == 3)
      #expect(seen.appearance && seen.blurs && seen.reduced && seen.contrast && seen.textBackdrop)
      #expect(seen.materials.values.allSatisfy { $0 > 5 })
      #expect(seen.nudged == "12px" && seen.dragged == "42px")
      #expect(seen.dimming.allSatisfy { $0 == "true,true" })
    }

    @Test("the tokens of this repository, used by a script", arguments: MaterialsWebTests.engines)
    func repository(engine: MaterialsWebTests.Engine) async throws {
      let compilation = try await PreviewTests.repository()
      let page = try #require(await PreviewPage(compilation))
      let isChromium = engine == .chromium
      let seen = try Self.see(page, in: engine, isChromium ? ["--figures", "--axe"] : [])
      Self.check(seen, tokens: page.tokens.count)
      #expect(seen.dimming.count >= 3)
      guard isChromium else { return }
      #expect(seen.mouse == 40)
      #expect(seen.violations == [])
      #expect(seen.requests == [])
      #expect(seen.figures == Self.shown(PreviewPage.legibility(of: compilation)))
    }

    /// The rows of guidelines.json as the page shows them, sorted: two decimals, cut.
    private static func shown(_ rows: [String]) -> [String] {
      let shown = rows.map { row in
        let cells = row.components(separatedBy: "|")
        let name = cells[3] + (cells[4].isEmpty ? "" : ", before 26")
        let ratio = Double(cells[6]).map { String(format: "%.2f:1", ($0 * 100 + 1e-6).rounded(.down) / 100) } ?? ""
        return [cells[0], cells[1], cells[2], name, cells[6], cells[7], ratio].joined(separator: "|")
      }
      // As JavaScript sorts: by UTF-16, which is ASCII here.
      return Set(shown).sorted { Array($0.utf16).lexicographicallyPrecedes(Array($1.utf16)) }
    }

    /// Made once for all browsers.
    private static let largePage = Task {
      await PreviewPage(await TestCompilation.of(LargeTokens.wide(count: 10_000), jobs: 2))
    }

    @Test("10,000 tokens, used by a script", arguments: MaterialsWebTests.engines)
    func large(engine: MaterialsWebTests.Engine) async throws {
      let page = try #require(await Self.largePage.value)
      let seen = try Self.see(page, in: engine)
      Self.check(seen, tokens: 10_000)
      if engine == .chromium { #expect((1..<1000).contains(seen.paint), "first paint in ms") }
    }

    @Test("axe-core is at work: it finds what is wrong with a page that was spoilt", .enabled(if: isStrictOrInstalled))
    func axe() async throws {
      var page = try #require(await PreviewPage(await TestCompilation.of(LargeTokens.wide(count: 20))))
      page.html = page.html.replacingOccurrences(of: "<main", with: "<img src=\"data:,\"><input type=\"text\"><main")
      let seen = try Self.see(page, in: .chromium, ["--axe"])
      let found = (seen.violations ?? []).joined(separator: "\n")
      #expect(found.contains("image-alt") && found.contains(": label"))
    }

    private static let isStrictOrInstalled = MaterialsWebTests.engines.contains(.chromium)
  }
}
