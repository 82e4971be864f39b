import TokenSyntax

/// A node of some tree.
struct NodePlace: Hashable, Sendable {
  let tree: Int
  let node: NodeID
}

/// What a pointer leads to, once all references on the way are followed.
enum PointerTarget: Sendable {
  /// The whole value of a token. `isDirect` says that the pointer itself names it, so that it has the token's type.
  case whole(TokenID, isDirect: Bool)
  /// A part of a token's value, written out.
  case part(NodePlace, owner: TokenID)
  /// Nothing, which was reported.
  case none

  /// The same target, from a pointer that leads to a pointer to it.
  var indirect: PointerTarget {
    if case .whole(let token, _) = self { .whole(token, isDirect: false) } else { self }
  }
}
