/// Finds what differs between the base and another theme.
struct ThemeComparison {
  private let base: TokenSet

  init(_ base: TokenSet) { self.base = base }

  /// The theme with everything noted that differs from the base.
  func comparing(_ theme: Theme) -> Theme {
    var result = theme
    let set = theme.set
    var isKnown = [Bool](repeating: false, count: set.count)
    for token in base.tokens {
      guard let counterpart = base.counterpart(of: token, in: set) else {
        result.missing.append(token)
        continue
      }
      isKnown[Int(counterpart.index)] = true
      let hasOtherValue =
        !isAlike(base.baseValue(of: token), set.baseValue(of: counterpart), in: set)
        // What stands in for a wide color is part of what is written.
        || base.fallbacks[token] != set.fallbacks[counterpart]
      if hasOtherValue || alias(of: token, in: base) != alias(of: counterpart, in: set) {
        result.changes.append(ThemeChange(token: token, counterpart: counterpart, hasOtherValue: hasOtherValue))
      }
    }
    result.added = set.tokens.filter { !isKnown[Int($0.index)] }
    return result
  }

  /// Whether a value of the base is the same in another set. Only few values name tokens; the others are compared as
  /// they are.
  private func isAlike(_ value: TokenValue?, _ other: TokenValue?, in set: TokenSet) -> Bool {
    guard let value, let other else { return value == nil && other == nil }
    guard value.namesTokens, other.namesTokens else { return value == other }
    return ComparableValue(value, in: base) == ComparableValue(other, in: set)
  }

  /// The path that a token's whole value refers to. Only few tokens get here with an alias in either set.
  private func alias(of token: TokenID, in set: TokenSet) -> String? { set.graph.alias(of: token).map(set.path(of:)) }
}

extension TokenSet {
  /// The token of another set that has the path of a token of this one.
  public func counterpart(of token: TokenID, in other: TokenSet) -> TokenID? {
    other.assembled.paths.find(assembled[token].path, of: assembled.paths).flatMap {
      other.assembled.paths.token(at: $0)
    }
  }
}
