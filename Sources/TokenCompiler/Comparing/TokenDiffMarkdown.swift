import TokenDiagnostics

/// Shows a comparison in GitHub-flavoured Markdown, to be posted under a pull request.
public enum TokenDiffMarkdown {
  /// More rows than these are folded away.
  private static let shownRows = 12
  /// A value longer than this is cut; the text and JSON forms have all of it.
  private static let longest = 160

  /// A heading with the verdict, and a table for each impact.
  public static func text(_ diff: TokenDiff) -> String {
    guard let verdict = diff.verdict else {
      return "### Design tokens: no changes\n" + notes(diff)
    }
    var text = "### Design tokens: \(verdict.rawValue)\n\n\(DiffWords.counts(diff.changes))\n"
    for impact in TokenChange.Impact.allCases.reversed() {
      let changes = diff.changes.filter { $0.impact == impact }
      guard !changes.isEmpty else { continue }
      let title = "\(impact.rawValue): \(DiffWords.meaning(impact))"
      let table = table(changes)
      text +=
        changes.count > shownRows
        ? "\n<details>\n<summary><b>\(title)</b>, \(changes.count) changes</summary>\n\n\(table)\n</details>\n"
        : "\n**\(title)**\n\n\(table)"
    }
    return text + notes(diff)
  }

  private static func notes(_ diff: TokenDiff) -> String {
    diff.notes.isEmpty ? "" : "\n" + diff.notes.map { "_\($0)_\n" }.joined(separator: "\n")
  }

  private static func table(_ changes: [TokenChange]) -> String {
    var text = "| change | what | was | is | |\n|---|---|---|---|---|\n"
    for change in changes {
      var what = code(change.path)
      if let oldPath = change.oldPath { what = "\(code(oldPath)) → \(what)" }
      if let scope = change.scope { what += ", " + words(scope) }
      if let follows = change.follows { what += ", as \(code(follows))" }
      let extras = [DiffWords.difference(change), change.crossing.map { "**\($0.rawValue)**" }].compactMap { $0 }
      let cells = [
        DiffWords.name(change.kind), what, value(change.old, change), value(change.new, change),
        extras.joined(separator: ", "),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  private static func value(_ text: String?, _ change: TokenChange) -> String {
    guard let text, !text.isEmpty else { return "" }
    let short = text.count > longest ? String(text.prefix(longest)) + "…" : text
    switch change.kind {
    case .description, .deprecated, .undeprecated, .deprecation: return words(short)
    default: return code(short)
    }
  }

  /// A text as code in a cell: fenced by more backticks than it has in a row.
  static func code(_ text: String) -> String {
    let safe = PlainText.escaped(text).replacing("|", with: "\\|")
    var longest = 0
    var run = 0
    for character in safe {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = safe.hasPrefix("`") || safe.hasSuffix("`") || safe.isEmpty ? " " : ""
    return fence + space + safe + space + fence
  }

  /// A text as plain words in a cell: nothing in it is markup, a link or a mention.
  static func words(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.escaped(text).unicodeScalars {
      // ASCII punctuation by its number, but for what is harmless in running text.
      let isPunctuation = scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9" ~= scalar) && scalar != " "
      if isPunctuation, !",.;:()=%/'-?".unicodeScalars.contains(scalar) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result.replacing("://", with: ":&#47;&#47;").replacing("www.", with: "www&#46;")
  }
}
