import Foundation
import Testing

extension AppleTypeCheckTests {
  /// `FAULTS.md` names tests that exist.
  @Suite struct FaultTableTests {
    @Test("Every fault has a row, and every row a test that exists or a reason")
    func rows() throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let table = try String(contentsOf: folder.appendingPathComponent("FAULTS.md"), encoding: .utf8)
      let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| #") }
      #expect(rows.map { String($0.split(separator: " ")[1]) } == (5...39).map { "\($0)" })
      var suites: [String: String] = [:]
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix("Tests.swift") {
        suites[String(file.dropLast(6))] = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      }
      for row in rows {
        for code in row.split(separator: "`").filter({ $0.contains("Tests/") && !$0.contains(" ") }) {
          let parts = code.split(separator: "/").map(String.init)
          guard parts[0] != "OutputTests" else { continue }
          #expect(suites[parts[0]]?.contains("func \(parts[1])(") == true, "\(code)")
        }
        let isReasoned = ["Tests", "Not ", "does it", "as 8", "as 16", "Types"].contains { row.contains($0) }
        #expect(isReasoned, "\(row)")
      }
    }
  }
}
