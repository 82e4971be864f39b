import Foundation
import Testing
import TokenTestSupport

@Suite("A designer's round trip")
struct RoundTripTests {
  /// What `--diagnostics json` prints of one finding.
  private struct Finding: Decodable {
    let severity: String
    let rule: String
    let message: String
    let fixes: [Fix]
    struct Fix: Decodable {}
  }

  /// These judge by figures; what they say changes with every color.
  private static let byFigures = ["x-contrast-floor", "thickness-contrast"]

  private func findings(_ text: String) throws -> [Finding] {
    try text.split(separator: "\n").filter { $0.hasPrefix("{") }
      .map { try JSONDecoder().decode(Finding.self, from: Data($0.utf8)) }
      .filter { !Self.byFigures.contains($0.rule) }
  }

  @Test("Sixty bad surfaces: most is mended by itself, the rest says what to decide, and a second run has no fix left")
  func roundTrip() throws {
    let project = try Project(["tokens/app.tokens.json": BadSet.tokens])
    let before = try findings(project.run("check", "tokens", "--diagnostics", "json").error)
    #expect(before.count { $0.severity != "info" } > 50)
    #expect(Set(before.map(\.rule)).count > 30)
    let mended = try project.run("check", "tokens", "--fix", "--diagnostics", "json", "--verbose")
    #expect(mended.output.contains("60 surfaces"))
    let left = try findings(mended.error)
    // Nobody but the designer knows what lies behind, which control counts, or why a scheme is fixed.
    let wanted = [
      "clear-dimming-decision", "undeclared-backdrop", "glass-transient-at-rest", "tvos-focus-glass",
      "glass-in-content-layer", "glass-tint-primary-only", "x-light-dark-contrast-sets", "glass-tint-primary-only",
      "glass-tint-several-controls", "x-light-dark-contrast-sets", "x-availability", "x-clear-three-conditions",
      "adapts-to-appearance",
    ]
    #expect(left.filter { $0.severity != "info" }.map(\.rule).sorted() == wanted.sorted())
    for finding in left {
      #expect(finding.fixes.isEmpty, "\(finding.message)")
      #expect(finding.message.contains("; "), "\(finding.message)")
    }
    let text = try project.text("tokens/app.tokens.json")
    let again = try project.run("check", "tokens", "--fix", "--diagnostics", "json", "--verbose")
    #expect(try findings(again.error).map(\.message) == left.map(\.message))
    #expect(try project.text("tokens/app.tokens.json") == text)
  }
}
