import TokenDiagnostics

/// Finds tokens that are of another type in a theme than where none is chosen.
///
/// CSS writes them as they are. In Swift a constant has one type, so that the base's value stands in for them.
struct ThemeTypes {
  private let base: TokenSet
  private let theme: Theme

  init(_ base: TokenSet, _ theme: Theme) {
    self.base = base
    self.theme = theme
  }

  /// A warning for each, where it stands in the theme. What merely refers to one follows from it.
  var warnings: [Diagnostic] {
    theme.changes.compactMap { change in
      guard change.hasOtherValue, let type = base.type(of: change.token),
        let other = theme.set.type(of: change.counterpart), type != other, !isConsequence(change)
      else { return nil }
      let name = base.path(of: change.token).clipped
      return Diagnostic(
        .warning, "theme-type",
        "“\(name)” is of the type \(other.rawValue) here and \(type.rawValue) where no theme is chosen; Swift keeps the "
          + "value it has there, so give it one type in all themes",
        at: theme.set.assembled.place(of: change.counterpart),
        notes: [Note("\(type.rawValue) here", at: base.assembled.place(of: change.token))])
    }
  }

  /// Whether it refers to the same token in both, which is of another type itself.
  private func isConsequence(_ change: ThemeChange) -> Bool {
    guard let target = base.graph.alias(of: change.token), let other = theme.set.graph.alias(of: change.counterpart)
    else { return false }
    return base.counterpart(of: target, in: theme.set) == other
  }
}
