import TokenModel

/// What groups and tokens are called in the language of one output.
protocol IdentifierNames: Sendable {
  /// The identifier of a group or token, without those around it.
  func identifier(of path: PathID) -> String
}

/// Names for templates of a project's own: camel case, which most languages take. Whether two tokens meet in one name
/// is for the project to see.
struct CamelNames: IdentifierNames {
  let paths: PathTable

  func identifier(of path: PathID) -> String {
    let name = paths.isRootToken(path) ? "root" : paths.name(of: path)
    let camel = Words([name]).camel
    return camel.first?.isNumber == true ? "_" + camel : camel
  }
}
