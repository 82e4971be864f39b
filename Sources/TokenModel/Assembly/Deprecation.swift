import TokenSyntax

/// That a token should no longer be used.
public struct Deprecation: Hashable, Sendable {
  /// What to use in its place, if the author says so.
  public let text: String?

  /// Reads a `$deprecated` value; nil for `false`.
  init?(_ tree: SyntaxTree, _ node: NodeID) {
    switch tree.kind(node) {
    case .true: text = nil
    case .string: text = tree.string(node)
    default: return nil
    }
  }
}
