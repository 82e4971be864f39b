import TokenDiagnostics

/// Lines of text in columns, for terminals of 80 columns: what is too long goes on in the next line, behind an
/// indentation.
struct TextColumns {
  /// How wide lines may get.
  static let width = 80
  private(set) var lines: [String] = []

  /// Adds a line as it is.
  mutating func add(_ line: String) { lines.append(line) }

  /// Adds an empty line and a heading.
  mutating func section(_ name: String, _ style: TerminalStyle) {
    if !lines.isEmpty { lines.append("") }
    lines.append(style.heading(name))
  }

  /// Adds a text from some column on, broken at spaces.
  ///
  /// - Parameters:
  ///   - text: what came from a file is made safe before.
  ///   - head: what stands before the first line: its columns are counted by `headWidth`.
  ///   - indent: how far further lines go in.
  mutating func wrap(_ text: String, head: String = "", headWidth: Int = 0, indent: Int) {
    var line = head
    var width = headWidth
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let count = DisplayWidth.of(String(word))
      if !isEmpty, width + 1 + count > Self.width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        width = indent
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        width += 1
      }
      line += word
      width += count
      isEmpty = false
    }
    lines.append(line)
  }

  /// Adds rows of cells, each column as wide as its widest cell but for the last one; a cell that is wider than `limit`
  /// pushes what follows.
  mutating func table(_ rows: [[String]], indent: Int, limit: Int = 34) {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.compactMap { column < $0.count ? DisplayWidth.of($0[column]) : nil }.filter { $0 <= limit }.max() ?? 0
    }
    for row in rows {
      var head = String(repeating: " ", count: indent)
      var width = indent
      for (column, cell) in row.dropLast().enumerated() {
        let used = DisplayWidth.of(cell)
        let padding = max(0, widths[column] - used) + 2
        head += cell + String(repeating: " ", count: padding)
        width += used + padding
      }
      let last = row.last ?? ""
      if last.isEmpty {
        while head.last == " " { head.removeLast() }
        lines.append(head)
      } else if width + DisplayWidth.of(last) > Self.width, width > 40, !last.contains(" ") {
        while head.last == " " { head.removeLast() }
        lines.append(head)
        lines.append(String(repeating: " ", count: indent + 4) + last)
      } else {
        wrap(last, head: head, headWidth: width, indent: min(width, 30))
      }
    }
  }

  /// All lines, the last one ended.
  var text: String { lines.joined(separator: "\n") + "\n" }
}
