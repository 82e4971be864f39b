import TokenDiagnostics
import TokenSource

/// The one layout of JSON that people read: token files, resolver documents, the configuration.
///
/// - Two spaces a level, one member or element a line, a colon with a space behind it, LF, a line end at the end.
/// - An object or array stands on one line, `{ "a": 1, "b": [2, 3] }`, where that line is shorter than 120 characters,
///   its indentation, its name and a comma behind it counted.
/// - The outermost object and every group never do: a group is an object without `$value` that has a member with one.
///
/// What white space the source has makes no difference, so that the layout of a layout is itself. Nothing else is
/// changed: members keep their order, repeated ones too, and texts and numbers their bytes.
public struct JSONLayout {
  private let tree: SyntaxTree
  private let widths: InlineWidths
  private var out: OutputBuffer
  private var frames: [Frame] = []
  /// The number of characters on the current line.
  private var column = 0

  /// An object or array that is open.
  private struct Frame {
    let end: UInt32
    let isObject: Bool
    let isInline: Bool
    var isEmpty = true
  }

  /// The most characters of a line that holds an object or array.
  static let lineLimit = 119
  /// The level from which on lines are indented no further: what is nested without end would else be indented so, too.
  private static let levelLimit = 100

  /// The text of a tree that was read without errors.
  public static func text(_ tree: SyntaxTree) -> [UInt8] {
    var layout = JSONLayout(tree)
    layout.run()
    return layout.out.bytes
  }

  /// The text of JSON that a printer made.
  public static func text(ofPrinted bytes: [UInt8]) -> [UInt8] {
    text(JSONParser.parse(SourceFile(path: "", bytes: bytes), id: FileID(0), depthLimit: .max).tree)
  }

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    widths = InlineWidths(tree)
    out = OutputBuffer(capacity: tree.bytes.count + tree.bytes.count / 4 + 16)
  }

  private mutating func run() {
    var index = 0
    let count = tree.nodes.count
    while index < count {
      while let top = frames.last, index >= top.end { close() }
      let node = tree.nodes[index]
      let isKey = node.kind == .key
      if isKey || !(frames.last?.isObject ?? true) { separate() }
      switch node.kind {
      case .object, .array: open(index, node)
      default: copy(node)
      }
      if isKey {
        out.append(": ")
        column += 2
      }
      index += 1
    }
    while !frames.isEmpty { close() }
    out.append(0x0A)
  }

  /// Begins a member or an element.
  private mutating func separate() {
    guard let last = frames.indices.last else { return }
    let frame = frames[last]
    frames[last].isEmpty = false
    if !frame.isEmpty { out.append(ASCII.comma) }
    guard frame.isInline else { return newLine() }
    if !frame.isEmpty || frame.isObject { out.append(ASCII.space) }
  }

  private mutating func open(_ index: Int, _ node: SyntaxNode) {
    let isObject = node.kind == .object
    // Inside a line the column does not count: that all of it fits was settled where the line began.
    let isInline = (frames.last?.isInline ?? false) || fits(index, node)
    frames.append(Frame(end: node.next, isObject: isObject, isInline: isInline))
    out.append(isObject ? ASCII.openBrace : ASCII.openBracket)
  }

  private func fits(_ index: Int, _ node: SyntaxNode) -> Bool {
    guard let frame = frames.last, let width = widths[index] else { return false }
    return column + width + (node.next < frame.end ? 1 : 0) <= Self.lineLimit
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    if !frame.isEmpty {
      if !frame.isInline { newLine() } else if frame.isObject { out.append(ASCII.space) }
    }
    out.append(frame.isObject ? ASCII.closeBrace : ASCII.closeBracket)
  }

  private mutating func newLine() {
    out.append(0x0A)
    let level = min(frames.count, Self.levelLimit)
    for _ in 0..<level { out.append("  ") }
    column = 2 * level
  }

  private mutating func copy(_ node: SyntaxNode) {
    out.append(tree.bytes, node.range.indices)
    if node.kind == .key { column += InlineWidths.characters(tree.bytes, node.range.indices) }
  }
}
