import TokenSyntax

extension SyntaxTree {
  /// The decoded text of a string or key, as bytes and the range of them that holds it.
  func text(_ node: NodeID) -> (bytes: [UInt8], range: Range<Int>) {
    guard hasEscapes(node) else { return (bytes, contentRange(node)) }
    let decoded = decodedBytes(node)
    return (decoded, 0..<decoded.count)
  }

  /// Whether the decoded text of a string or key begins with a byte.
  func begins(_ node: NodeID, with byte: UInt8) -> Bool {
    hasEscapes(node) ? decodedBytes(node).first == byte : firstByte(node) == byte
  }

  /// The index just past a node's subtree.
  func end(of node: NodeID) -> UInt32 { self.node(node).next }
}
