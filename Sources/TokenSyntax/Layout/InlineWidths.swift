import TokenSource

/// How many characters the nodes of a tree take where each stands on one line.
struct InlineWidths {
  /// By node: at most `most`, or `tooWide`.
  private var widths: [UInt8]

  /// What stands for nodes that are wider than a line, or that are groups.
  private static let tooWide = UInt8.max
  private static let most = JSONLayout.lineLimit

  /// The width of a node; nil for one that never stands on one line.
  subscript(index: Int) -> Int? { widths[index] == Self.tooWide ? nil : Int(widths[index]) }

  init(_ tree: SyntaxTree) {
    widths = [UInt8](repeating: Self.tooWide, count: tree.nodes.count)
    /// Objects with a member `$value`.
    var hasValue = [Bool](repeating: false, count: tree.nodes.count)
    // Backwards, so that what is inside comes before what it is in.
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      switch node.kind {
      case .object: hasValue[index] = measureObject(index, node, tree, hasValue)
      case .array: measureArray(index, node, tree)
      default: set(index, Self.characters(tree.bytes, node.range.indices))
      }
    }
  }

  private mutating func set(_ index: Int, _ width: Int) {
    widths[index] = width <= Self.most ? UInt8(truncatingIfNeeded: width) : Self.tooWide
  }

  /// - Returns: whether the object has a `$value`.
  private mutating func measureObject(_ index: Int, _ node: SyntaxNode, _ tree: SyntaxTree, _ hasValue: [Bool]) -> Bool
  {
    var isToken = false
    var holdsToken = false
    var width: Int? = 2
    var key = index + 1
    while key < node.next {
      let value = key + 1
      if tree.equals(NodeID(index: UInt32(truncatingIfNeeded: key)), "$value") { isToken = true }
      if hasValue[value] { holdsToken = true }
      // A space in front, a colon and a space, and a comma or the space in front of the brace.
      width = sum(width, self[key], self[value], 4)
      key = Int(tree.nodes[value].next)
    }
    if isToken || !holdsToken, let width { set(index, width) }
    return isToken
  }

  private mutating func measureArray(_ index: Int, _ node: SyntaxNode, _ tree: SyntaxTree) {
    var width: Int? = 2
    var element = index + 1
    while element < node.next {
      // A comma and a space but for the first.
      width = sum(width, self[element], 0, element == index + 1 ? 0 : 2)
      element = Int(tree.nodes[element].next)
    }
    if let width { set(index, width) }
  }

  private func sum(_ width: Int?, _ first: Int?, _ second: Int?, _ marks: Int) -> Int? {
    guard let width, let first, let second, width <= Self.most else { return nil }
    return width + first + second + marks
  }

  /// The number of characters of some UTF-8.
  static func characters(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    // No text of so many bytes is short, and none that is long has to be looked through.
    guard range.count <= 4 * most else { return range.count }
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
