import TokenConvert
import TokenDiagnostics
import TokenSource

/// What `tokenc convert` prints at its end: the dialects, a table of figures, and the kinds of changes.
enum ConvertSummary {
  /// The whole text.
  static func text(_ result: Conversion, _ input: ConvertInput, to output: String?) -> String {
    var lines: [String] = []
    let dialects = result.dialects.sorted { $0.key < $1.key }
    if !dialects.isEmpty {
      lines.append(
        "read as    " + dialects.map { "\($0.key.name) (\(Summary.plural($0.value, "file")))" }.joined(separator: ", "))
    }
    let aside = result.leftAside.map { input.files[$0].name } + input.others
    if !aside.isEmpty { lines.append("left aside " + list(aside)) }
    if !lines.isEmpty { lines.append("") }
    lines += table(result.counts)
    lines += changes(result.changes)
    lines.append("")
    lines.append(last(result, to: output))
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).map { PlainText.escaped($0) }.joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }

  private static func table(_ counts: Conversion.Counts) -> [String] {
    var columns = [
      ("tokens in", counts.found), ("out", counts.written), ("changed", counts.changed),
      ("not convertible", counts.failed),
    ]
    if counts.merged > 0 { columns.insert(("repeated", counts.merged), at: 3) }
    let widths = columns.map { max($0.0.count, String($0.1).count) }
    let head = zip(columns, widths).map { left($0.0.0, $0.1) }.joined(separator: "  ")
    let row = zip(columns, widths).map { left(String($0.0.1), $0.1) }.joined(separator: "  ")
    return [head, row]
  }

  private static func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func changes(_ changes: [ChangeKind: Int]) -> [String] {
    let rows = ChangeKind.allCases.compactMap { kind in changes[kind].map { (kind.title, $0) } }
    guard !rows.isEmpty else { return [] }
    let width = rows.map { String($0.1).count }.max() ?? 0
    return ["", "changes"] + rows.map { "  " + left(String($0.1), width) + "  " + $0.0 }
  }

  private static func last(_ result: Conversion, to output: String?) -> String {
    var notes: [String] = []
    if result.unreadable > 0 { notes.append("\(Summary.plural(result.unreadable, "file")) could not be read") }
    if result.counts.failed > 0 {
      notes.append("what is not convertible is kept under $extensions.dev.tokenc.notConverted")
    }
    let written = output.map { "\($0)/: \(Summary.plural(result.files.count, "file")) written" }
    let head = written ?? "nothing written; \(Summary.plural(result.files.count, "file")) would be"
    return ([head] + notes).joined(separator: " · ")
  }
}
