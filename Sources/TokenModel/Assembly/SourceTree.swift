public import TokenSyntax

/// A parsed token file and the layer it belongs to.
public struct SourceTree: Sendable {
  /// The parsed file.
  public let tree: SyntaxTree
  /// The layer.
  public let layer: SourceLayer

  /// Pairs a tree with its layer.
  public init(_ tree: SyntaxTree, layer: SourceLayer = .project) {
    self.tree = tree
    self.layer = layer
  }
}
