import Testing
import TokenDiagnostics
import TokenModel
import TokenRules
import TokenSource
import TokenSyntax

@Suite("Text on rules")
struct RuleTextTests {
  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  @Test("A page has its sections in order", arguments: PageCase.all)
  func page(_ it: PageCase) {
    let page = it.page
    let text = RuleExplanation.text(page)
    let heads = lines(text).filter { !$0.isEmpty && !$0.hasPrefix(" ") }
      .map { String($0.prefix { $0 != " " }) }
    #expect(
      heads == [
        page.id.rawValue, "What", "Why", "Example", "Instead", "Platforms", "Severity", "Members",
      ] + (page.limit == nil ? [] : ["Limit"]) + ["Settings", "Reference"])
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.contains(RulePage.url))
    for line in lines(text) { #expect(line.count <= 100 && line.last != " ") }
  }

  @Test("Carets stand below what an example's marks stand before", arguments: PageCase.all)
  func carets(_ it: PageCase) {
    let page = it.page
    let text = lines(RuleExplanation.text(page)).map(Array.init)
    let marks = page.examples.map { RuleExample.unmarked($0.markedText).offsets.count }.reduce(0, +)
    var found = 0
    for (index, line) in text.enumerated() where line.contains("^") {
      #expect(line.allSatisfy { $0 == " " || $0 == "^" })
      for column in line.indices where line[column] == "^" {
        found += 1
        // A string, an object, a list, a number, true or false.
        #expect(["\"", "{", "[", "t", "f"].contains(text[index - 1][column]) || text[index - 1][column].isNumber)
      }
    }
    #expect(found == marks)
  }

  @Test("No page shows a mark", arguments: PageCase.all)
  func noMarks(_ it: PageCase) {
    let page = it.page
    #expect(!RuleExplanation.text(page).unicodeScalars.contains("\u{20E3}"))
    for example in page.examples { #expect(!example.text.unicodeScalars.contains("\u{20E3}")) }
  }

  @Test("The table has every rule in lines of at most 100 characters")
  func table() {
    let table = RuleListing.table()
    for line in lines(table) { #expect(line.count <= 100 && line.last != " ") }
    let ids = lines(table).filter { $0.first?.isLetter == true }.map { String($0.prefix { $0 != " " }) }
    #expect(ids == ["guideline"] + Guidelines.all.map(\.id.rawValue))
  }

  @Test("The JSON form is JSON and holds what pages hold")
  func json() throws {
    let text = RuleListing.json()
    let (tree, faults) = JSONParser.parse(SourceFile(path: "rules.json", bytes: Array(text.utf8)), id: FileID(0))
    #expect(faults.isEmpty)
    let root = try #require(tree.root)
    let elements = Array(tree.elements(of: root))
    #expect(elements.count == Guidelines.all.count)
    for (element, guideline) in zip(elements, Guidelines.all) {
      func member(_ name: StaticString) throws -> NodeID { try #require(tree.member(name, of: element)) }
      #expect(try tree.string(member("id")) == guideline.id.rawValue)
      #expect(try tree.string(member("kind")) == guideline.kind.rawValue)
      #expect(try tree.elementCount(member("platforms")) == Array(guideline.platforms).count)
      #expect(try tree.kind(member("work")) == (guideline.kind == .rule ? .null : .string))
      for name: StaticString in ["instead", "why", "scope", "since"] {
        #expect(try tree.kind(member(name)) == (guideline.kind == .rule ? .string : .null))
      }
      if let page = guideline.page { #expect(try tree.string(member("instead")) == page.instead) }
    }
    #expect(RuleListing.json([]) == "[]\n")
  }

  @Test("What is no rule is explained too")
  func facts() throws {
    for guideline in Guidelines.all where guideline.kind != .rule {
      let text = RuleExplanation.text(guideline)
      let heads = lines(text).filter { !$0.isEmpty && !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != " " }) }
      #expect(heads == [guideline.id.rawValue, "What", "At", "Platforms", "Kind", "Members", "Reference"])
      for line in lines(text) { #expect(line.count <= 100 && line.last != " ") }
    }
  }

  @Test("An unknown id is answered")
  func unknown() {
    #expect(
      RuleExplanation.unknown("clear-bright-diming")
        == "there is no rule “clear-bright-diming”; did you mean “clear-bright-dimming”?")
    #expect(RuleExplanation.unknown("reference-unresolved").contains("belongs to the language"))
    #expect(RuleExplanation.unknown("xyz") == "there is no rule “xyz”; tokenc rules lists them")
  }
}
