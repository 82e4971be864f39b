/// What a group passes on to tokens that have no type of their own.
enum GroupType: Sendable {
  case type(TokenType)
  /// A `$type` that is none, which was reported.
  case unknown

  /// What a declaration says itself; nil if it says nothing of types.
  init?(_ declaration: AssembledSet.Declaration) {
    if let type = declaration.type {
      self = .type(type)
    } else if declaration.hasUnknownType {
      self = .unknown
    } else {
      return nil
    }
  }
}
