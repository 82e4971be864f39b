/// The elements of one array in source order.
public struct ElementSequence: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [SyntaxNode]
  @usableFromInline var index: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(_ tree: SyntaxTree, _ array: NodeID) {
    let node = tree.node(array)
    nodes = tree.nodes
    index = array.index + 1
    end = node.kind == .array ? node.next : index
  }

  /// The next element.
  @inlinable
  public mutating func next() -> NodeID? {
    guard index < end else { return nil }
    defer { index = nodes[Int(index)].next }
    return NodeID(index: index)
  }
}
