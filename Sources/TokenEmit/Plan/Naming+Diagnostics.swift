import TokenDiagnostics
import TokenModel
import TokenSyntax

/// What can go wrong with names, in any output.
extension Diagnostic {
  /// Two paths that meet in one name.
  static func nameCollision(
    _ name: String, _ language: String, _ first: PathID, _ second: PathID, in set: AssembledSet
  ) -> Diagnostic {
    let key = language.lowercased()
    return Diagnostic(
      .error, "name-collision",
      "“\(set.paths.text(of: second))” and “\(set.paths.text(of: first))” both become “\(name)” in \(language); rename one, or "
        + "give it a name of its own: \"$extensions\": {\"dev.tokenc\": {\"name\": {\"\(key)\": \"…\"}}}",
      at: set.anyPlace(of: second),
      notes: [Note("“\(set.paths.text(of: first))” stands here", at: set.anyPlace(of: first))])
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
