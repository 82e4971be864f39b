public import TokenDiagnostics
import TokenSyntax

/// Where the type of a token is said.
public enum TypeOrigin: Hashable, Sendable {
  /// The token says so itself.
  case own(SourceLocation)
  /// A group around it does: its path, empty for the root, and the place of its `$type`.
  case group(String, SourceLocation)
  /// The token that its whole value refers to.
  case alias(TokenID)
}

extension TokenSet {
  /// Where the type of a token comes from; nil where none was found.
  public func typeOrigin(of token: TokenID) -> TypeOrigin? {
    let record = assembled[token]
    if let node = record.typeNode { return .own(assembled.trees[record.tree].tree.location(node)) }
    if let target = graph.alias(of: token), !record.isPart { return .alias(target) }
    var current = record.declaration
    while current >= 0 {
      let group = assembled.declarations[current]
      // Any file may say what a group's type is; a file's root speaks for that file alone.
      let others = group.path == .root ? [] : assembled.declarations.filter { $0.path == group.path }
      for declaration in [group] + others where declaration.type != nil {
        let tree = assembled.trees[declaration.tree].tree
        guard let node = tree.member("$type", of: declaration.object) else { continue }
        return .group(assembled.paths.text(of: group.path), tree.location(node))
      }
      current = Int(group.parent)
    }
    return nil
  }

  /// The paths of tokens and groups that a mistyped path may mean, the likeliest first: what is spelled much alike, then
  /// what is called the same elsewhere.
  public func closestPaths(to path: String, limit: Int = 3) -> [String] {
    var guesser = PathGuesser(assembled)
    var found = [guesser.closest(to: path), guesser.closestGroup(to: path)].compactMap { $0 }
    let last = path.split(separator: ".").last.map { "." + $0.lowercased() } ?? path
    for token in tokens where found.count < limit {
      let text = self.path(of: token)
      if text.lowercased().hasSuffix(last), !found.contains(text) { found.append(text) }
    }
    return Array(found.prefix(limit))
  }
}
