/// What differs between two versions of a set of tokens.
public struct TokenDiff: Hashable, Sendable {
  /// The changes, the weightiest first; in each kind the order of the new version, of what was removed the old one's.
  public let changes: [TokenChange]
  /// What could not be compared, and why.
  public let notes: [String]

  /// The greatest impact; nil where nothing differs.
  public var verdict: TokenChange.Impact? { changes.map(\.impact).max() }

  /// Compares two versions.
  public init(from old: TokenSnapshot, to new: TokenSnapshot) {
    var comparer = TokenComparer(old, new)
    comparer.compare()
    let order = Dictionary(uniqueKeysWithValues: TokenChange.Kind.allCases.enumerated().map { ($1, $0) })
    let ranked = comparer.changes.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.impact != b.impact { return a.impact > b.impact }
      if a.kind != b.kind { return (order[a.kind] ?? 0) < (order[b.kind] ?? 0) }
      return left.offset < right.offset
    }
    changes = ranked.map(\.element)
    notes = comparer.notes
  }
}
