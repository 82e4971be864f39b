import TokenDiagnostics

/// Finds the token a mistyped path most likely means.
enum PathGuess {
  /// How many tokens are compared; past this a guess would cost more than it helps.
  private static let limit = 20_000

  /// The closest token path: first among tokens with the same last name or in the same group, then among all.
  static func closest(to text: String, in set: AssembledSet) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last else { return nil }
    if let group = set.paths.find(parts.dropLast().joined(separator: ".")) ?? (parts.count == 1 ? .root : nil) {
      var names: [String] = []
      var child = set.paths.firstChild(of: group)
      while let current = child, names.count < limit {
        if set.paths.token(at: current) != nil { names.append(set.paths.name(of: current)) }
        child = set.paths.nextSibling(of: current)
      }
      if let name = DidYouMean.closest(to: last, in: names) {
        return (parts.dropLast() + [name]).joined(separator: ".")
      }
    }
    return DidYouMean.closest(to: text, in: set.tokens.prefix(limit).lazy.map { set.paths.text(of: $0.path) })
  }
}
