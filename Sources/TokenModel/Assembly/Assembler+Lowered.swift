import TokenDiagnostics
import TokenSyntax

/// Lowered sets: files in which groups of plain tokens stand where tokens of our own types stood.
extension Assembler {
  /// The members of `$extensions."dev.tokenc"` at a file's root that list, by path, the tokens that became groups.
  private static let lists: [StaticString] = ["materials", "vibrancies"]

  /// Lets a group of a lowered file take the place of the library's token that it was made of, so that the file can be
  /// read where the library lies beneath, as everywhere. Says whether it does.
  mutating func takesPlace(of token: TokenID, _ member: Member, _ tree: SyntaxTree, _ layer: SourceLayer) -> Bool {
    guard set.layer(of: token) == .library, layer == .project else { return false }
    let path = set.paths.text(of: set[token].path)
    guard Self.isLowered(path, in: tree) else { return false }
    if set.replaced.insert(token).inserted {
      report(.shadowsLibrary(path, at: tree.location(member.key), library: set.place(of: token)))
    }
    return true
  }

  private static func isLowered(_ path: String, in tree: SyntaxTree) -> Bool {
    guard let root = tree.root, let extensions = tree.member("$extensions", of: root),
      let own = tree.member("dev.tokenc", of: extensions)
    else { return false }
    return lists.contains { name in
      tree.member(name, of: own).map { tree.member(path, of: $0) != nil } ?? false
    }
  }
}
