public import TokenSyntax

/// Where tokens are read from: a parsed file, or one object inside it, and the layer it belongs to.
public struct SourceTree: Sendable {
  /// The parsed file.
  public let tree: SyntaxTree
  /// The object whose members are groups and tokens; nil where the file could not be read so far.
  public let root: NodeID?
  /// The layer.
  public let layer: SourceLayer
  /// Names in that object, nodes of kind `key`, whose members don't count: a resolver document replaces them.
  public let omitted: Set<NodeID>

  /// For a tree that was built: the index of the tree it stands for.
  let original: Int?

  /// Pairs a tree with its layer.
  ///
  /// - Parameters:
  ///   - tree: the file.
  ///   - root: the object to read, as where a resolver document holds tokens itself; the whole file by default.
  ///   - layer: the layer.
  ///   - omitted: names in that object whose members don't count.
  public init(
    _ tree: SyntaxTree, root: NodeID? = nil, layer: SourceLayer = .project, omitted: Set<NodeID> = []
  ) {
    self.tree = tree
    self.root = root ?? tree.root
    self.layer = layer
    self.omitted = omitted
    original = nil
  }

  /// A tree that was built out of parts of others. Nothing is assembled of it.
  init(built tree: SyntaxTree, of original: Int, layer: SourceLayer) {
    self.tree = tree
    root = nil
    self.layer = layer
    omitted = []
    self.original = original
  }
}
