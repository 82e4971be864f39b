/// Plain text of a fixed width.
enum TextLayout {
  /// How wide a line may be.
  static let width = 100

  /// Breaks a text between words; a word that is too long stands on a line of its own.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A paragraph, every line indented.
  static func paragraph(_ text: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return wrap(text, width: width - indent).map { space + $0 + "\n" }.joined()
  }

  /// A table whose first row is its head; the last column takes what width is left, and its cells and those of columns
  /// with a limit are wrapped.
  ///
  /// - Parameters:
  ///   - rows: cells, the same number in every row.
  ///   - limits: the most a column may take, by index; columns without one are as wide as their widest cell.
  ///   - headings: lines to put before rows, by the row's index.
  static func table(_ rows: [[String]], limits: [Int: Int] = [:], headings: [Int: String] = [:]) -> String {
    guard let count = rows.first?.count, count > 0 else { return "" }
    var widths = (0..<count).map { column in
      min(rows.map { $0[column].count }.max() ?? 0, limits[column] ?? .max)
    }
    let taken = widths.dropLast().reduce(0) { $0 + $1 + 2 }
    widths[count - 1] = max(20, width - taken)
    return rows.enumerated().map { index, cells in
      (headings[index].map { "\n\($0)\n" } ?? "") + row(of: cells, widths)
    }.joined()
  }

  private static func row(of cells: [String], _ widths: [Int]) -> String {
    let columns = zip(cells, widths).map { wrap($0, width: $1) }
    let height = columns.map(\.count).max() ?? 0
    var text = ""
    for index in 0..<height {
      var line = ""
      for (column, width) in zip(columns, widths) {
        let cell = index < column.count ? column[index] : ""
        line += cell + String(repeating: " ", count: max(0, width - cell.count) + 2)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}

extension String {
  /// The same text as a sentence: with a full stop.
  var sentence: String { hasSuffix(".") ? self : self + "." }
}
