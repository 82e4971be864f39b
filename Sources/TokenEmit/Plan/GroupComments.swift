import TokenModel
import TokenSyntax

/// The descriptions of groups that have one, as lines that are safe in any comment.
struct GroupComments: Sendable {
  /// The lines by group; where a group is declared several times, those of its first description.
  private(set) var lines: [PathID: [String]] = [:]

  init(_ set: AssembledSet) {
    for declaration in set.declarations where lines[declaration.path] == nil {
      guard let text = declaration.description else { continue }
      lines[declaration.path] = CommentLines.split(set.trees[text.tree].tree.string(text.node))
    }
  }
}
