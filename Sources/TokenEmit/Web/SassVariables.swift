import TokenDiagnostics
import TokenModel

/// The variables of `tokens.scss`: one for each custom property of a token of the format's types, called as it.
///
/// To Sass `-` and `_` are one, and what a module calls with one of them in front is private to it; so a name that
/// begins with no letter gets `token-` in front, and so does `tokens`, the name of the map.
struct SassVariables: Sendable {
  /// A variable.
  struct Variable: Sendable {
    let token: TokenID
    let part: CSSPart
    /// The name, without the `$`.
    let name: String
    /// The value where no theme is chosen.
    let value: String
  }

  /// The variables in source order, those of a token one after another, the whole first.
  private(set) var all: [Variable] = []

  /// Names all variables and reports those that Sass would take for one.
  static func build(_ emission: Emission, _ names: CSSNames) -> (variables: SassVariables, diagnostics: [Diagnostic]) {
    var result = SassVariables()
    var diagnostics: [Diagnostic] = []
    var owners: [String: (path: PathID, property: String)] = [:]
    let set = emission.set.assembled
    for entry in emission.standardTokens {
      let path = set[entry.token].path
      for part in CSSProperties.parts(of: entry.value) {
        let property = names.text(of: entry.token).dropFirst(2) + part.suffix
        let name = Self.name(String(property))
        let spelled = name.replacing("_", with: "-")
        // What meets in CSS already is told of there.
        if let other = owners[spelled], other.path != path, other.property != property {
          diagnostics.append(.nameCollision("$" + name, "Sass", other.path, path, in: set, key: "css"))
        } else {
          owners[spelled] = (path, String(property))
        }
        result.all.append(
          Variable(token: entry.token, part: part, name: name, value: SassPrinter.text(entry.value, part)))
      }
    }
    return (result, diagnostics)
  }

  private static func name(_ name: String) -> String {
    guard name != "tokens", let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      return "token-" + name
    }
    return name
  }
}
