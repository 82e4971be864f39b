public import TokenDiagnostics
public import TokenSource

/// Puts a tree together out of parts of other trees, each node with the place it is reported at.
///
/// The bytes of the tree are written along with its nodes and are themselves JSON, so that texts and numbers keep the
/// spelling they have where they come from. The root is an object, which is open from the start.
public struct SyntaxTreeBuilder: Sendable {
  private let file: FileID
  private var bytes: [UInt8] = [ASCII.openBrace]
  private var nodes: [SyntaxNode] = []
  private var places: [SourceLocation] = []
  /// The objects and arrays that are open.
  private var open: [Int] = []
  /// Whether a comma goes before the next key or element.
  private var needsComma = false

  /// Starts a tree that stands for parts of a file.
  public init(file: FileID) {
    self.file = file
    nodes.append(SyntaxNode(.object, 0, 0, next: 0))
    places.append(SourceLocation(file, .at(0)))
    open.append(0)
  }

  /// The number of nodes so far, which is the index of the next one.
  public var count: Int { nodes.count }

  /// Opens an object or array as a copy of one in another tree.
  ///
  /// - Returns: its id in this tree.
  @discardableResult
  public mutating func open(_ node: NodeID, of tree: SyntaxTree, at place: SourceLocation) -> NodeID {
    let kind = tree.kind(node)
    separate()
    open.append(nodes.count)
    bytes.append(kind == .object ? ASCII.openBrace : ASCII.openBracket)
    return append(kind, from: bytes.count - 1, flags: tree.node(node).flags, hash: 0, place)
  }

  /// Closes the object or array that was opened last.
  public mutating func close() {
    guard open.count > 1, let last = open.popLast() else { return }
    bytes.append(nodes[last].kind == .object ? ASCII.closeBrace : ASCII.closeBracket)
    nodes[last].upper = UInt32(truncatingIfNeeded: bytes.count)
    nodes[last].next = UInt32(truncatingIfNeeded: nodes.count)
    needsComma = true
  }

  /// Copies a key, a text, a number or a literal.
  ///
  /// - Returns: its id in this tree.
  @discardableResult
  public mutating func copy(_ node: NodeID, of tree: SyntaxTree, at place: SourceLocation) -> NodeID {
    separate()
    let start = bytes.count
    let original = tree.node(node)
    bytes.append(contentsOf: tree.bytes[original.range.indices])
    return finish(original.kind, from: start, flags: original.flags, hash: original.keyHash, place)
  }

  /// Adds a key or a text, given as JSON with its quotes.
  ///
  /// - Returns: its id in this tree.
  @discardableResult
  public mutating func add(_ kind: NodeKind, _ json: [UInt8], at place: SourceLocation) -> NodeID {
    separate()
    let start = bytes.count
    bytes.append(contentsOf: json)
    let flags: SyntaxFlags = json.contains(ASCII.backslash) ? .hasEscapes : []
    return finish(kind, from: start, flags: flags, hash: 0, place)
  }

  /// The tree; what is open is closed.
  public consuming func finish() -> SyntaxTree {
    while open.count > 1 { close() }
    bytes.append(ASCII.closeBrace)
    nodes[0].upper = UInt32(truncatingIfNeeded: bytes.count)
    nodes[0].next = UInt32(truncatingIfNeeded: nodes.count)
    return SyntaxTree(file: file, bytes: bytes, nodes: nodes, isTruncated: false, places: places)
  }

  // MARK: Nodes

  private mutating func separate() {
    if needsComma { bytes.append(ASCII.comma) }
    needsComma = false
  }

  private mutating func finish(
    _ kind: NodeKind, from start: Int, flags: SyntaxFlags, hash: UInt16, _ place: SourceLocation
  ) -> NodeID {
    let id = append(kind, from: start, flags: flags, hash: hash, place)
    if kind == .key { bytes.append(ASCII.colon) } else { needsComma = true }
    return id
  }

  private mutating func append(
    _ kind: NodeKind, from start: Int, flags: SyntaxFlags, hash: UInt16, _ place: SourceLocation
  ) -> NodeID {
    let id = NodeID(index: UInt32(truncatingIfNeeded: nodes.count))
    nodes.append(SyntaxNode(kind, start, bytes.count, next: nodes.count + 1, flags: flags, keyHash: hash))
    places.append(place)
    return id
  }
}
