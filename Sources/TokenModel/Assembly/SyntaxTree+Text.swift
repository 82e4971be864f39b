import TokenSyntax

extension SyntaxTree {
  /// The decoded text of a string or key, as bytes and the range of them that holds it.
  func text(_ node: NodeID) -> (bytes: [UInt8], range: Range<Int>) {
    guard hasEscapes(node) else { return (bytes, contentRange(node)) }
    let decoded = decodedBytes(node)
    return (decoded, 0..<decoded.count)
  }

  /// Whether the text of a string or key begins with a byte once it is decoded: `"\u0024type"` begins with `$`.
  func begins(_ node: NodeID, with byte: UInt8) -> Bool {
    guard hasEscapes(node) else { return firstByte(node) == byte }
    return decodedBytes(node).first == byte
  }

  /// Whether a string has a brace at either end, so that it is meant as a reference.
  func isReference(_ node: NodeID) -> Bool {
    guard kind(node) == .string else { return false }
    guard !hasEscapes(node) else {
      let decoded = decodedBytes(node)
      return decoded.first == 0x7B || decoded.last == 0x7D
    }
    let range = contentRange(node)
    guard !range.isEmpty else { return false }
    return bytes[range.lowerBound] == 0x7B || bytes[range.upperBound - 1] == 0x7D
  }

  /// The index just past a node's subtree.
  func end(of node: NodeID) -> UInt32 { self.node(node).next }
}
