import Foundation
import Testing
import TokenTestSupport

/// The table of requirements against the tests that there are.
@Suite("Table of requirements")
struct RequirementTableTests {
  private struct Row {
    let id: String
    let what: String
    let tests: [String]
  }

  private static let tests = Tool.repository().appendingPathComponent("Tests")

  private static func rows() throws -> [Row] {
    let file = tests.appendingPathComponent("TokenModelTests/Fixtures/requirements.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        id: cells[0], what: cells[1], tests: cells.count > 2 ? cells[2].split(separator: " ").map(String.init) : [])
    }
  }

  /// The requirements that cases name, each without its letter.
  private static let covered: Set<String> = {
    let corpus = CorpusCase.all.map { $0.id.split(separator: "-").prefix(2).joined(separator: "-") }
    return Set(corpus + ["format.cases", "resolver.cases"].flatMap { RequirementCase.read($0).map(\.requirement) })
  }()

  @Test("the table is whole, and each of its lines says something of its own")
  func whole() throws {
    let rows = try Self.rows()
    #expect(rows.count == 253)
    #expect(Set(rows.map(\.id)).count == 253)
    for row in rows { #expect(!row.what.isEmpty, "\(row.id)") }
  }

  @Test("each requirement has a test, and the tests that are named exist")
  func tied() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.tests.path).filter { $0.hasSuffix(".swift") }
    var texts: [String: String] = [:]
    for row in try Self.rows() {
      #expect(Self.covered.contains(row.id) || !row.tests.isEmpty, "\(row.id) has no test")
      for test in row.tests {
        let parts = test.components(separatedBy: ".swift")
        let found = files.filter { $0.hasSuffix("/" + parts[0] + ".swift") }
        #expect(found.count == 1, "\(row.id): \(test) is in \(found)")
        guard let file = found.first else { continue }
        let text = try texts[file] ?? String(contentsOf: Self.tests.appendingPathComponent(file), encoding: .utf8)
        texts[file] = text
        let function = parts[1].dropFirst()
        #expect(text.contains("@Test"), "\(row.id): \(file) has no tests")
        #expect(function.isEmpty || text.contains("func \(function)("), "\(row.id): there is no \(test)")
      }
    }
  }

  @Test("every case names a requirement of the table")
  func known() throws {
    #expect(try Self.covered.subtracting(Self.rows().map(\.id)).sorted() == [])
  }
}
