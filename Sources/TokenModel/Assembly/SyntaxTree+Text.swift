import TokenSource
import TokenSyntax

extension SyntaxTree {
  /// The decoded text of a string or key, as bytes and the range of them that holds it.
  func text(_ node: NodeID) -> (bytes: [UInt8], range: Range<Int>) {
    guard hasEscapes(node) else { return (bytes, contentRange(node)) }
    let decoded = decodedBytes(node)
    return (decoded, 0..<decoded.count)
  }

  /// Whether the text of a string or key begins with a byte once it is decoded: `"\u0024type"` begins with `$`.
  ///
  /// The byte is no quote.
  func begins(_ node: NodeID, with byte: UInt8) -> Bool {
    // Nearly every text is plain: the byte stands after the opening quote, where an empty text has the closing one.
    if self.node(node).flags.isEmpty { return bytes[Int(range(node).lower) + 1] == byte }
    return hasEscapes(node) ? decodedBytes(node).first == byte : firstByte(node) == byte
  }

  /// Whether a string has a brace at either end, so that it is meant as a reference.
  func isReference(_ node: NodeID) -> Bool {
    guard kind(node) == .string else { return false }
    if self.node(node).flags.isEmpty {
      let range = range(node)
      return bytes[Int(range.lower) + 1] == 0x7B || bytes[Int(range.upper) - 2] == 0x7D
    }
    let (bytes, range) = text(node)
    guard !range.isEmpty else { return false }
    return bytes[range.lowerBound] == 0x7B || bytes[range.upperBound - 1] == 0x7D
  }

  /// The index just past a node's subtree.
  func end(of node: NodeID) -> UInt32 { self.node(node).next }
}
