import TokenDiagnostics
import TokenSyntax

/// Where sources are layered and one has a token where another has a group, the later one stands alone.
extension Assembler {
  /// A later source has a group where a token stood.
  mutating func replaceToken(_ token: TokenID, byGroup member: Member, _ tree: SyntaxTree) {
    let path = set[token].path
    forget(path)
    // A reference may turn out to be a token as well.
    if !mayBeToken(member.value, tree) {
      report(
        .kindConflict(
          set.paths.text(of: path), isGroup: true, at: tree.location(member.key), earlier: set.place(of: token)))
    }
    set.tokens[Int(token.index)].isRemoved = true
    set.paths.setToken(-1, at: path)
  }

  /// A later source has a token where a group stood; everything in the group goes with it.
  mutating func replaceGroup(_ declaration: Int, by token: AssembledSet.Token, _ tree: SyntaxTree) {
    let group = set.declarations[declaration]
    let wasToken = openGroups.contains(declaration)
    let place = trees[group.tree].tree.location(group.key ?? group.object)
    removeContent(of: group.path)
    guard !wasToken || set.paths.firstChild(of: group.path) != nil else { return }
    report(
      .kindConflict(set.paths.text(of: group.path), isGroup: false, at: tree.location(token.key), earlier: place))
  }

  private func mayBeToken(_ object: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.member("$ref", of: object) != nil && tree.members(of: object).allSatisfy { tree.begins($0.key, with: 0x24) }
  }

  /// Takes a group and all in it out of the set.
  private mutating func removeContent(of group: PathID) {
    var work = [group]
    while let path = work.popLast() {
      forget(path, asToken: path != group)
      removeExtension(of: path)
      if let token = set.paths.token(at: path) { set.tokens[Int(token.index)].isRemoved = true }
      if let declaration = layered[path] {
        set.declarations[declaration].type = nil
        set.declarations[declaration].hasUnknownType = false
        set.declarations[declaration].description = nil
      }
      set.paths.setToken(-1, at: path)
      set.paths.setDeclaration(-1, at: path)
      layered[path] = nil
      set.groupDeprecations[path] = nil
      var child = set.paths.firstChild(of: path)
      while let current = child {
        work.append(current)
        child = set.paths.nextSibling(of: current)
      }
    }
  }
}
