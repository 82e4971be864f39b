import Foundation
import Testing
import TokenDiagnostics
import TokenRules
import TokenTestSupport

@Suite("Pages of the documentation")
struct RulePagesTests {
  private static let folder = Tool.repository().appending(path: "Sources/TokenRules/TokenRules.docc/Guidelines")

  @Test("They are what the rules say; UPDATE_GOLDENS=1 writes them anew")
  func fresh() throws {
    let pages = RuleMarkdown.pages()
    let manager = FileManager.default
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try? manager.removeItem(at: Self.folder)
      try manager.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for page in pages { try Data(page.text.utf8).write(to: Self.folder.appending(path: page.name)) }
    }
    #expect(Set(try manager.contentsOfDirectory(atPath: Self.folder.path)) == Set(pages.map(\.name)))
    for page in pages {
      let text = try? String(contentsOf: Self.folder.appending(path: page.name), encoding: .utf8)
      #expect(text == page.text, "\(page.name) is stale")
    }
  }

  @Test("A page says what explain says")
  func alike() throws {
    for guideline in Guidelines.all {
      let page = try #require(RuleMarkdown.pages().first { $0.name == guideline.id.rawValue + ".md" })
      // Lines are broken at other places.
      let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      let explained = words(RuleExplanation.text(guideline))
      let parts = guideline.page.map { [$0.why, $0.instead] } ?? [guideline.work ?? ""]
      for part in parts + [guideline.summary] {
        #expect(explained.contains(words(part)) && words(page.text).contains(words(part)), "\(guideline.id.rawValue)")
      }
    }
  }
}
