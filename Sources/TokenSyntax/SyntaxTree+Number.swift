import TokenSource

extension SyntaxTree {
  /// The value of a number, correctly rounded; infinite where it is beyond Double, not a number for other nodes.
  public func number(_ id: NodeID) -> Double {
    let node = node(id)
    guard node.kind == .number else { return .nan }
    return NumberReader.value(bytes, node.range.indices)
  }
}
