public import TokenDiagnostics

extension Themes {
  /// For each theme that has tokens the base lacks, or lacks some of the base's, one info at the first of them. Swift
  /// and CSS have the tokens of the base.
  public var differentTokens: [Diagnostic] {
    var infos = ThemeFaults(self, isNative: false)
    for theme in others {
      if let info = info(of: theme) { infos.add([info], in: theme.choice) }
    }
    return infos.diagnostics
  }

  private func info(of theme: Theme) -> Diagnostic? {
    var parts: [String] = []
    if !theme.added.isEmpty {
      parts.append(
        Self.list(theme.added, in: theme.set) + (theme.added.count == 1 ? " is" : " are")
          + " not in the base, and so in no Swift or CSS")
    }
    if !theme.missing.isEmpty {
      parts.append(
        Self.list(theme.missing, in: base) + " of the base " + (theme.missing.count == 1 ? "is" : "are")
          + " missing here, where Swift and CSS keep what the base says")
    }
    let place =
      theme.added.first.map { theme.set.assembled.place(of: $0) }
      ?? theme.missing.first.map { base.assembled.place(of: $0) }
    guard let place else { return nil }
    return Diagnostic(
      .info, "theme-only",
      parts.joined(separator: "; ")
        + "; “json”: {“permutations”: true} in the outputs of tokenc.json writes a file with exactly the tokens of each "
        + "permutation", at: place)
  }

  /// `3 tokens (“a”, “b”, “c”)`, five of them at most.
  private static func list(_ tokens: [TokenID], in set: TokenSet) -> String {
    let paths = tokens.prefix(5).map { "“\(set.path(of: $0))”" } + (tokens.count > 5 ? ["…"] : [])
    return "\(tokens.count) token\(tokens.count == 1 ? "" : "s") (\(paths.joined(separator: ", ")))"
  }
}
