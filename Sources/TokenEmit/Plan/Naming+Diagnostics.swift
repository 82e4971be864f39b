import TokenDiagnostics
import TokenModel
import TokenSyntax

/// What can go wrong with names, in any output.
extension Diagnostic {
  /// Two paths that meet in one name.
  ///
  /// - Parameter key: what a name of one's own is written under, where that is not the language itself.
  static func nameCollision(
    _ name: String, _ language: String, _ first: PathID, _ second: PathID, in set: AssembledSet, key: String? = nil
  ) -> Diagnostic {
    let (one, other) = (set.paths.text(of: second), set.paths.text(of: first))
    // Only a token can give itself a name.
    let hasToken = set.paths.token(at: first) != nil || set.paths.token(at: second) != nil
    let key = key ?? language.lowercased()
    let override = ", or give it a name of its own: \"$extensions\": {\"dev.tokenc\": {\"name\": {\"\(key)\": \"…\"}}}"
    return Diagnostic(
      .error, "name-collision",
      "“\(one)” and “\(other)” both become “\(name)” in \(language); rename one\(hasToken ? override : "")",
      at: set.anyPlace(of: second), notes: [Note("“\(other)” stands here", at: set.anyPlace(of: first))])
  }

  /// A module that can't be called so.
  static func unusableModule(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "configuration",
      "no Swift module can be called “\(name)”, a word that generated code needs for itself; give “name” in tokenc.json "
        + "another value")
  }

  /// An override that the language doesn't allow.
  static func unusableName(_ override: NameOverride, _ language: String, _ rule: String) -> Diagnostic {
    Diagnostic(
      .error, "name-override", "“\(override.text)” is no name in \(language): \(rule)", at: override.place)
  }
}

extension AssembledSet {
  /// Where a path is defined: the token's name, or the object of the group's first declaration.
  func anyPlace(of path: PathID) -> SourceLocation? {
    if let token = paths.token(at: path) { return place(of: token) }
    return declarations.first { $0.path == path }.map { trees[$0.tree].tree.location($0.object) }
  }
}
