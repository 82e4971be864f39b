/// Names a node of one `SyntaxTree` by its place in `SyntaxTree.nodes`.
///
/// An id means nothing in another tree.
public struct NodeID: Hashable, Sendable {
  /// Index into `SyntaxTree.nodes`.
  public let index: UInt32

  /// Names the node at `index`.
  @inlinable
  public init(index: UInt32) { self.index = index }
}
