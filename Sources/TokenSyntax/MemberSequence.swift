/// A member of an object.
public struct Member: Hashable, Sendable {
  /// The name, a node of kind `key`.
  public let key: NodeID
  /// The value, of any kind but `key`.
  public let value: NodeID

  /// Pairs a name with its value.
  @inlinable
  public init(key: NodeID, value: NodeID) {
    self.key = key
    self.value = value
  }
}

/// The members of one object in source order, without those a later member of the same name shadows.
public struct MemberSequence: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [SyntaxNode]
  @usableFromInline var index: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(_ tree: SyntaxTree, _ object: NodeID) {
    let node = tree.node(object)
    nodes = tree.nodes
    index = object.index + 1
    end = node.kind == .object ? node.next : index
  }

  /// The next member that counts.
  @inlinable
  public mutating func next() -> Member? {
    while index < end {
      let key = NodeID(index: index)
      let value = NodeID(index: index + 1)
      index = nodes[Int(value.index)].next
      if !nodes[Int(key.index)].flags.contains(.isShadowed) { return Member(key: key, value: value) }
    }
    return nil
  }
}
