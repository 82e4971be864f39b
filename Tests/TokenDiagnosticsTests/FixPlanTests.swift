import Testing
import TokenDiagnostics
import TokenSource

@Suite("Choosing and making fixes")
struct FixPlanTests {
  private let file = FileID(0)
  private let text = "0123456789"

  private func fault(
    _ lower: Int, _ upper: Int, _ replacements: String..., severity: Severity = .error, file: FileID? = nil
  ) -> Diagnostic {
    let place = SourceLocation(file ?? self.file, ByteRange(lower, upper))
    return Diagnostic(
      severity, "x", "m", at: place, fixes: replacements.map { FixIt("to \($0)", replacing: place, with: $0) })
  }

  private func fixed(_ diagnostics: [Diagnostic]) -> String {
    let plan = FixPlan(diagnostics) { $0 == file }
    return String(decoding: plan.apply(to: Array(text.utf8), of: file), as: UTF8.self)
  }

  @Test("The first fix of each counts, and no other byte changes")
  func first() {
    #expect(fixed([fault(2, 4, "ab", "cd")]) == "01ab456789")
    #expect(fixed([fault(8, 9, ""), fault(0, 1, "é👍"), fault(4, 4, "_")]) == "é👍123_45679")
    #expect(fixed([]) == text)
    #expect(fixed([fault(0, 10, "")]) == "")
  }

  @Test("What overlaps or touches waits; the heavier and then the earlier goes first")
  func overlaps() {
    #expect(fixed([fault(2, 5, "a"), fault(4, 6, "b")]) == "01a56789")
    #expect(fixed([fault(2, 5, "a", severity: .warning), fault(4, 6, "b")]) == "0123b6789")
    #expect(fixed([fault(2, 5, "a"), fault(5, 5, "b")]) == "01a56789")
    #expect(fixed([fault(3, 3, "a"), fault(3, 3, "a")]) == "012a3456789")
    #expect(fixed([fault(2, 4, "a"), fault(5, 6, "b")]) == "01a4b6789")
    #expect(fixed([fault(2, 8, "a", severity: .info), fault(3, 4, "b", severity: .warning)]) == "012b456789")
  }

  @Test("Files that may not be changed are not, and a diagnostic without a fix asks for none")
  func others() {
    let other = FileID(1)
    let plan = FixPlan([fault(0, 1, "a", file: other), fault(1, 2)]) { $0 == file }
    #expect(plan.changes.isEmpty)
  }

  @Test("Changes are listed by place")
  func order() {
    let plan = FixPlan([fault(6, 7, "b", severity: .error), fault(1, 2, "a", severity: .info)]) { _ in true }
    #expect(plan.changes.map(\.fix.replacement) == ["a", "b"])
  }
}
