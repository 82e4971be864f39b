import TokenDiagnostics
import TokenSyntax

/// Reads tokens and puts them into the set.
extension Assembler {
  /// Adds an object with `$value`, or with a `$ref` that stands for it.
  mutating func addToken(
    _ member: Member, _ tree: SyntaxTree, _ index: Int, path: PathID, declaration: Int
  ) {
    if isLayered(index) { begin(Subject(path: path)) }
    var token = AssembledSet.Token(
      path: path, tree: index, declaration: declaration, key: member.key, object: member.value, value: member.value,
      layer: trees[index].layer)
    lazy var name = tree.string(member.key).clipped
    var hasValue = false
    var reference: Member?
    for property in tree.members(of: member.value) {
      if tree.begins(property.key, with: 0x24) {
        switch FormatMember(property.key, in: tree) {
        case .value:
          token.value = property.value
          hasValue = true
        case .reference: reference = property
        case .root:
          report(.rootInToken(tree.location(property.key)))
        case let known: tokenProperty(property, known, tree, &token)
        }
      } else {
        reject(property, tree, under: path)
        report(.strayMember(tree, property, tokenName: name))
      }
    }
    if let reference {
      if hasValue {
        report(.valueAndReference(tree.location(reference.key)))
        // Which of both is meant decides on the type too.
        if token.typeNode == nil { token.hasUnknownType = true }
      } else {
        token.value = reference.value
        token.isReference = true
      }
    }
    place(token, tree)
    subject = nil
  }

  private mutating func tokenProperty(
    _ property: Member, _ known: FormatMember?, _ tree: SyntaxTree, _ token: inout AssembledSet.Token
  ) {
    let value = property.value
    switch known {
    case .type:
      token.typeNode = value
      token.type = type(value, tree)
      token.hasUnknownType = token.type == nil
    case .description:
      if expect(.string, value, tree, "$description") { token.description = value }
    case .deprecated:
      if isDeprecation(value, tree) { token.deprecated = value }
    case .extensions:
      if expect(.object, value, tree, "$extensions") { token.extensions = value }
    case .extends: report(.extendsOnToken(tree.location(property.key)))
    default: reportReserved(property, tree)
    }
  }

  private mutating func place(_ token: AssembledSet.Token, _ tree: SyntaxTree) {
    let path = token.path
    if let other = set.paths.token(at: path) {
      let text = set.paths.text(of: path)
      let otherLayer = set.layer(of: other)
      if otherLayer == .library, token.layer == .project {
        // This stays true whatever a later source says.
        subject = nil
        report(.shadowsLibrary(text, at: tree.location(token.key), library: set.place(of: other)))
        set.tokens[Int(other.index)] = token
      } else if merge == .layered {
        set.tokens[Int(other.index)] = token
      } else {
        report(.duplicateToken(text, first: set.place(of: other), second: tree.location(token.key)))
      }
      return
    }
    if let declaration = set.paths.declaration(of: path) {
      let isProjects = trees[set.declarations[declaration].tree].layer == .project
      guard isLayered(token.tree), isProjects, let declaration = layered[path] else {
        reject(path)
        return report(tokenOverGroup(token, tree, declaration))
      }
      replaceGroup(declaration, by: token, tree)
    }
    set.paths.setToken(Int32(truncatingIfNeeded: set.tokens.count), at: path)
    set.tokens.append(token)
  }

  /// Says that a token stands where a group does, or what may yet be another token.
  private func tokenOverGroup(_ token: AssembledSet.Token, _ tree: SyntaxTree, _ declaration: Int) -> Diagnostic {
    let group = set.declarations[declaration]
    let place = trees[group.tree].tree.location(group.key ?? group.object)
    let text = set.paths.text(of: token.path)
    return openGroups.contains(declaration)
      ? .duplicateToken(text, first: place, second: tree.location(token.key))
      : .tokenAndGroup(text, token: tree.location(token.key), group: place)
  }
}
