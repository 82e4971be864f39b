import TokenDiagnostics
import TokenModel
import TokenSyntax

/// A name that a token gives itself in one output: `$extensions."dev.tokenc".name.css`.
struct NameOverride {
  /// The name.
  let text: String
  /// The place of the text.
  let place: SourceLocation

  /// Reads the override of a token for an output, if there is one.
  ///
  /// A token that its group inherits has the same extensions as the one that is written; the name would be taken twice,
  /// so that it is the written one's alone. A group in Swift has names of its own, but one rule for all outputs is
  /// easier to know.
  init?(_ output: String, of token: TokenID, in set: AssembledSet) {
    guard let extensions = set[token].extensions, !set[token].isInherited else { return nil }
    let tree = set.tree(of: token)
    guard let own = tree.member("dev.tokenc", of: extensions), let names = tree.member("name", of: own),
      let name = tree.member(output, of: names), tree.kind(name) == .string
    else { return nil }
    text = tree.string(name)
    place = tree.location(name)
  }
}
