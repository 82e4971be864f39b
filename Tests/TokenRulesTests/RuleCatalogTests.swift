import Testing
import TokenDiagnostics
import TokenModel
import TokenRules
import TokenSource
import tokenc_dev

@Suite("The catalog of rules")
struct RuleCatalogTests {
  /// The package's folder: three levels above this file.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  @Test("Generated sources are fresh; if not, run swift run tokenc-dev generate")
  func fresh() throws {
    let files = PackageFiles(LocalFileSystem(), root: Self.root)
    for generator in DevCommand.generators {
      for file in try generator.generate(from: files) { #expect(files.isFresh(file), "\(file.path) is stale") }
    }
  }

  @Test("Ids are unique and read like the names of their types")
  func names() {
    let ids = RuleCatalog.rules.map { $0.page.id.rawValue }
    #expect(Set(ids).count == ids.count)
    for rule in RuleCatalog.rules {
      #expect(rule.page.id.rawValue.replacing("-", with: "") == "\(rule)".lowercased())
      #expect(rule.page.id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
    }
  }

  @Test("No area is called like a rule")
  func areas() {
    for area in RuleArea.allCases {
      #expect(RuleCatalog.page(area.rawValue) == nil)
      #expect(Guidelines.all.contains { $0.area == area })
    }
  }

  @Test("Pages have all their parts", arguments: PageCase.all)
  func complete(_ it: PageCase) {
    let page = it.page
    for text in [page.summary, page.source] {
      #expect(!text.isEmpty && !text.hasSuffix("."))
    }
    for text in [page.why, page.instead] { #expect(text.hasSuffix(".") && !text.contains("\n")) }
    #expect(!page.members.isEmpty)
    // Guidelines from elsewhere, and a team's own, name their source by another name.
    let isElsewhere =
      page.id.rawValue.hasPrefix("x-") || page.area == .house || page.source.hasPrefix("no guideline: ")
    #expect(isElsewhere || page.source.hasPrefix("HIG, "))
    #expect((2...4).contains((page.why + " ").ranges(of: ". ").count))
    // Every platform the rule speaks of has a good and a bad example.
    for isGood in [true, false] {
      let covered = PlatformSet(page.examples.filter { $0.isGood == isGood }.flatMap(\.platforms))
      #expect(page.platforms.intersection(covered) == page.platforms)
    }
    let onWeb = ["x-contrast-floor", "x-reduce-transparency", "x-nested-backdrop", "house-recommendation"]
    #expect(page.platforms.contains(.web) == onWeb.contains(page.id.rawValue))
  }

  @Test("A word that is no rule leads to one")
  func suggestions() {
    #expect(RuleCatalog.suggestion(for: "quaternary-on-thinn") == "quaternary-on-thin")
    #expect(RuleCatalog.suggestion(for: "zzz") == nil)
    #expect(RuleCatalog.page("quaternary-on-thin")?.severity == .warning)
    #expect(RuleCatalog.page("quaternary") == nil)
  }
}
