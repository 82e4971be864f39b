import TokenDiagnostics

/// Shows a comparison to people, for terminals of 80 columns.
public enum TokenDiffText {
  /// The changes by what they mean, and the verdict in the last line.
  public static func text(_ diff: TokenDiff, _ style: TerminalStyle = .plain) -> String {
    var out = TextColumns()
    for impact in TokenChange.Impact.allCases.reversed() {
      let changes = diff.changes.filter { $0.impact == impact }
      guard !changes.isEmpty else { continue }
      out.section("\(impact.rawValue): \(DiffWords.meaning(impact))", style)
      let width = changes.map { DiffWords.name($0.kind).count }.max() ?? 0
      for change in changes { add(change, width, &out) }
    }
    if !out.lines.isEmpty { out.add("") }
    for note in diff.notes { out.wrap("note: " + note, indent: 2) }
    if let verdict = diff.verdict {
      out.wrap(style.heading(verdict.rawValue) + " · " + DiffWords.counts(diff.changes), indent: 2)
    } else {
      out.add("no changes")
    }
    return out.text
  }

  private static func add(_ change: TokenChange, _ width: Int, _ out: inout TextColumns) {
    let name = DiffWords.name(change.kind)
    let head = "  " + name + String(repeating: " ", count: width - name.count + 2)
    let indent = head.count
    var subject = change.path
    if let oldPath = change.oldPath { subject = "\(oldPath) → \(subject)" }
    if let scope = change.scope { subject += ", \(scope)" }
    if let follows = change.follows { subject += ", as \(follows)" }
    let extras = [DiffWords.difference(change), change.crossing?.rawValue].compactMap { $0 }
    let extra = extras.isEmpty ? "" : "  (\(extras.joined(separator: ", ")))"
    // What follows from another change was told there.
    let values = change.follows == nil ? values(change) : []
    let line =
      PlainText.escaped(([subject] + (values.isEmpty ? [] : [values.joined(separator: " → ")])).joined(separator: ": "))
      + extra
    if indent + DisplayWidth.of(line) <= TextColumns.width {
      out.add(head + line)
      return
    }
    out.wrap(PlainText.escaped(subject) + extra, head: head, headWidth: indent, indent: indent)
    let marks = values.count == 2 ? ["- ", "+ "] : ["  "]
    for (mark, value) in zip(marks, values) {
      out.wrap(
        PlainText.escaped(value), head: String(repeating: " ", count: indent) + mark, headWidth: indent + 2,
        indent: indent + 2)
    }
  }

  /// What it was and what it is, as far as that says something.
  static func values(_ change: TokenChange) -> [String] {
    switch change.kind {
    case .removed, .added, .renamed: [change.old ?? change.new].compactMap { $0 }.filter { !$0.isEmpty }
    case .deprecated: [change.new].compactMap { $0 }.filter { !$0.isEmpty }
    case .undeprecated: []
    default:
      change.old == nil && change.new == nil
        ? [] : [change.old ?? "none", change.new ?? "none"].map { $0.isEmpty ? "no text" : $0 }
    }
  }
}
