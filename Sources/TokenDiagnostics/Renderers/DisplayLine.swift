import TokenSource

/// One line of a file as a terminal shows it: tabs expanded, what can't be shown replaced, long lines cut to a window.
struct DisplayLine {
  /// A character and the column it starts at.
  private struct Cell {
    let text: String
    let column: Int
    let width: Int
  }

  /// Lines over this many bytes are not looked at as a whole, only around the place that matters.
  static let longestWhole = 4096
  private static let tabStop = 4

  /// Offset in the file of the first byte shown.
  let start: Int
  /// Columns of all that could be shown.
  let width: Int
  private let cells: [Cell]
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let lacksHead: Bool
  private let lacksTail: Bool

  /// Takes the line in `range`; of a very long line the bytes around `focus`.
  init(_ bytes: [UInt8], _ range: ByteRange, focus: Int) {
    let line = range.indices
    var shown = line
    if line.count > Self.longestWhole {
      let lower = max(line.lowerBound, min(focus, line.upperBound) - 1024)
      let upper = min(line.upperBound, max(lower, focus) + 2048)
      shown = Self.border(bytes, lower, line)..<Self.border(bytes, upper, line)
    }
    self.bytes = bytes
    self.range = shown
    start = shown.lowerBound
    lacksHead = shown.lowerBound > line.lowerBound
    lacksTail = shown.upperBound < line.upperBound
    cells = Self.cells(String(decoding: bytes[shown], as: UTF8.self))
    width = cells.last.map { $0.column + $0.width } ?? 0
  }

  /// The nearest offset at or before `index` where no UTF-8 sequence is cut.
  private static func border(_ bytes: [UInt8], _ index: Int, _ line: Range<Int>) -> Int {
    var index = index
    while index > line.lowerBound, index < line.upperBound, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  private static func cells(_ text: String) -> [Cell] {
    var result: [Cell] = []
    var column = 0
    for character in text {
      let cell: Cell
      if character == "\t" {
        let width = tabStop - column % tabStop
        cell = Cell(text: String(repeating: " ", count: width), column: column, width: width)
      } else {
        let text = shown(character)
        cell = Cell(text: text, column: column, width: DisplayWidth.of(text))
      }
      result.append(cell)
      column += cell.width
    }
    return result
  }

  /// Control characters as their pictures (U+2400 and on), direction marks as U+FFFD.
  private static func shown(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: PlainText.isUnsafe) else { return String(character) }
    return String(
      String.UnicodeScalarView(
        character.unicodeScalars.map { scalar in
          guard PlainText.isUnsafe(scalar) else { return scalar }
          let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
          return picture ?? "\u{FFFD}"
        }))
  }

  /// The column, from 0, at which the byte at `offset` of the file shows.
  func column(_ offset: Int) -> Int {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    guard end < range.upperBound else { return width }
    return Self.cells(String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)).last.map { $0.column + $0.width }
      ?? 0
  }

  /// Whether the line is worth showing as context: it holds a letter or digit.
  var hasWords: Bool { cells.contains { $0.text.first.map { $0.isLetter || $0.isNumber } ?? false } }

  /// The first column of a window of `limit` columns that shows `column` with what stands before it.
  func windowStart(showing column: Int, limit: Int) -> Int {
    width <= limit ? 0 : max(0, min(column - limit / 3, width - limit))
  }

  /// The text in a window of `limit` columns from `first` on, with `…` where something is cut off.
  func text(from first: Int, limit: Int) -> String {
    let end = first + limit
    let cutsHead = first > 0 || lacksHead
    let cutsTail = width > end || lacksTail
    let from = cutsHead ? first + 1 : first
    let to = width > end ? end - 1 : end
    var result = cutsHead ? "…" : ""
    var column = from
    for cell in cells where cell.column + cell.width > from && cell.column + cell.width <= to {
      // A wide character that the window cuts in half leaves a blank.
      if cell.column < from {
        result += String(repeating: " ", count: cell.column + cell.width - from)
      } else {
        result += cell.text
      }
      column = cell.column + cell.width
    }
    guard cutsTail else { return Self.withoutTrailingBlanks(result) }
    return result + String(repeating: " ", count: max(0, min(to, width) - column)) + "…"
  }

  private static func withoutTrailingBlanks(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
