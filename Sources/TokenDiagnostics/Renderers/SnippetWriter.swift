import TokenSource

/// Writes one diagnostic after the other for `SnippetRenderer`.
struct SnippetWriter {
  /// Columns a line takes at most, as far as its text can be cut.
  private static let lineWidth = 120
  /// Columns of a line number with the blanks before it.
  private static let numberWidth = 5

  var map: SourceMap
  let style: TerminalStyle
  var output: OutputBuffer

  mutating func append(_ diagnostic: Diagnostic) {
    appendHeader(diagnostic)
    let role = TerminalStyle.role(diagnostic.severity)
    if let location = diagnostic.location {
      appendExcerpt(location, mark: "^", label: diagnostic.label ?? "", role, hasContext: true)
    } else if let label = diagnostic.label {
      appendRemark("note", label, .info)
    }
    for note in diagnostic.notes { append(note) }
    for fix in diagnostic.fixes { append(fix, diagnostic.location) }
    if diagnostic.isRule {
      appendRemark("why", "tokenc explain " + diagnostic.id.rawValue, .quiet)
    }
  }

  private mutating func appendHeader(_ diagnostic: Diagnostic) {
    if let location = diagnostic.location {
      output.append(style.paint(place(location) + ":", .heading))
      output.append(" ")
    }
    output.append(style.paint(diagnostic.severity.rawValue + ":", TerminalStyle.role(diagnostic.severity)))
    output.append(" ")
    output.append(style.paint(PlainText.escaped(diagnostic.message), .heading))
    var tail = " [" + diagnostic.id.rawValue + "]"
    tail += diagnostic.scopeText
    output.append(style.paint(PlainText.escaped(tail), .quiet))
    output.append("\n")
  }

  private mutating func place(_ location: SourceLocation) -> String {
    let place = map.place(location.file, location.range.lower)
    return PlainText.escaped(map.files[location.file].path) + ":\(place.line):\(place.column)"
  }

  // MARK: Remarks

  private mutating func append(_ note: Note) {
    guard let location = note.location else { return appendRemark("note", note.message, .info) }
    appendRemark("note", place(location) + ": " + note.message, .info)
    appendExcerpt(location, mark: "~", label: "", .info, hasContext: false)
  }

  private mutating func append(_ fix: FixIt, _ primary: SourceLocation?) {
    let at = map.place(fix.location.file, fix.location.range.lower)
    let isNear =
      primary.map { $0.file == fix.location.file && map.place($0.file, $0.range.lower).line == at.line } ?? false
    appendRemark("fix", fix.message + (isNear ? "" : " at " + place(fix.location)), .fix)
  }

  private mutating func appendRemark(_ name: String, _ text: String, _ role: TerminalStyle.Role) {
    output.append(String(repeating: " ", count: Self.numberWidth + 1))
    output.append(style.paint("=", .quiet))
    output.append(" ")
    output.append(style.paint(name + ":", role))
    output.append(" ")
    output.appendPlain(text)
    output.append("\n")
  }

  // MARK: Excerpts

  private mutating func appendExcerpt(
    _ location: SourceLocation, mark: Character, label: String, _ role: TerminalStyle.Role, hasContext: Bool
  ) {
    let bytes = map.files[location.file].bytes
    let table = map.table(location.file)
    let number = table.line(at: location.range.lower)
    let range = table.range(ofLine: number, in: bytes)
    let line = DisplayLine(bytes, range, focus: Int(location.range.lower))
    let gutter = max(Self.numberWidth, String(number + 2).count)
    let limit = Self.lineWidth - gutter - " | ".count
    let first = line.column(Int(location.range.lower))
    let window = line.windowStart(showing: first, limit: limit)
    // Of a range over several lines, what lies in the first; a range of nothing still gets one caret.
    let last = max(first + 1, line.column(Int(min(location.range.upper, range.upper))))
    let columns = first - window..<max(first - window + 1, min(last - window, limit))
    if hasContext { appendContext(table, number - 1, location.file, window, limit, gutter) }
    appendLine(number, line.text(from: window, limit: limit), gutter)
    appendMarks(columns, mark, PlainText.escaped(label), role, limit, gutter)
    if hasContext { appendContext(table, number + 1, location.file, window, limit, gutter) }
  }

  /// A neighbouring line, if it tells something; cut to the same window as the line in question.
  private mutating func appendContext(
    _ table: LineTable, _ number: Int, _ file: FileID, _ window: Int, _ limit: Int, _ gutter: Int
  ) {
    guard table.starts.indices.contains(number) else { return }
    let bytes = map.files[file].bytes
    let range = table.range(ofLine: number, in: bytes)
    let line = DisplayLine(bytes, range, focus: Int(range.lower))
    guard line.hasWords, window < line.width else { return }
    appendLine(number, line.text(from: window, limit: limit), gutter)
  }

  private mutating func appendLine(_ number: Int, _ text: String, _ gutter: Int) {
    appendGutter(String(number + 1), gutter)
    output.append(text.isEmpty ? "" : " ")
    output.append(text)
    output.append("\n")
  }

  private mutating func appendGutter(_ number: String, _ gutter: Int) {
    let blanks = String(repeating: " ", count: max(0, gutter - number.count))
    output.append(style.paint(blanks + number + " |", .quiet))
  }

  /// The carets, with the label beside them or, where it has no room, in lines of its own below.
  private mutating func appendMarks(
    _ columns: Range<Int>, _ mark: Character, _ label: String, _ role: TerminalStyle.Role, _ limit: Int,
    _ gutter: Int
  ) {
    let marks = String(repeating: mark, count: columns.count)
    let labelWidth = DisplayWidth.of(label)
    let isBeside = !label.isEmpty && columns.upperBound + 1 + labelWidth <= limit
    appendMarked(isBeside ? marks + " " + label : marks, columns.lowerBound, role, gutter)
    guard !label.isEmpty, !isBeside else { return }
    let indent = max(0, min(columns.lowerBound, limit - labelWidth))
    for line in wrapped(label, limit - indent) { appendMarked(line, indent, role, gutter) }
  }

  private mutating func appendMarked(_ text: String, _ indent: Int, _ role: TerminalStyle.Role, _ gutter: Int) {
    appendGutter("", gutter)
    output.append(String(repeating: " ", count: indent + 1))
    output.append(style.paint(text, role))
    output.append("\n")
  }

  private func wrapped(_ text: String, _ limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > limit {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
