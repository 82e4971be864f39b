/// One theme: a choice along every axis, and all tokens as they are there.
public struct Theme: Sendable {
  /// For each axis the index of the chosen context.
  public let choice: [Int]
  /// The inputs that lead to it, `theme=dark,brand=acme`; empty where there is no resolver.
  public let name: String
  /// The tokens.
  public let set: TokenSet
  /// What differs from the base, by the base's tokens, in their order; empty for the base itself.
  public internal(set) var changes: [ThemeChange] = []
  /// Tokens of this theme that the base does not have.
  public internal(set) var added: [TokenID] = []
  /// Tokens of the base that this theme does not have.
  public internal(set) var missing: [TokenID] = []

  init(_ choice: [Int], name: String, _ set: TokenSet) {
    self.choice = choice
    self.name = name
    self.set = set
  }
}

/// A token that is another in some theme.
public struct ThemeChange: Hashable, Sendable {
  /// The token in the base.
  public let token: TokenID
  /// The token in the theme.
  public let counterpart: TokenID
  /// Whether its value is another. Else only what it refers to is, and that happens to have the same value.
  public let hasOtherValue: Bool
}
