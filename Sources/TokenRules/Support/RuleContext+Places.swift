import TokenDiagnostics
import TokenModel
import TokenSyntax

/// Members deep inside values, whose places the model does not keep.
extension RuleContext {
  /// The place of a member deep in a token's value, given the names that lead to it: the value of the last one that is
  /// written there.
  func place(inToken token: TokenID, _ names: StaticString...) -> SourceLocation {
    let tree = set.assembled.tree(of: token)
    var node = set.assembled[token].value
    for name in names {
      guard let next = tree.member(name, of: node) else { break }
      node = next
    }
    return tree.location(node)
  }

  /// The place of a member of the object that stands at a place; nil where no such member is written.
  func place(of name: StaticString, inside place: SourceLocation, on surface: PlatformSurface) -> SourceLocation? {
    let tree = set.assembled.tree(of: surface.token)
    return tree.node(at: place).flatMap { tree.member(name, of: $0) }.map { tree.location($0) }
  }

  /// The place of a foreground's member; nil where it is not written.
  func place(of name: StaticString, in foreground: Foreground, on surface: PlatformSurface) -> SourceLocation? {
    let tree = set.assembled.tree(of: surface.token)
    return tree.memberValue(of: foreground.place).flatMap { tree.member(name, of: $0) }.map { tree.location($0) }
  }
}
