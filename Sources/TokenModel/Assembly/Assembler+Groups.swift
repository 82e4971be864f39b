import TokenDiagnostics
import TokenSyntax

/// What groups say of themselves.
extension Assembler {
  mutating func groupProperty(
    _ member: Member, _ tree: SyntaxTree, _ index: Int, object: NodeID, declaration: Int
  ) {
    let path = set.declarations[declaration].path
    let property = FormatMember(member.key, in: tree)
    if let property, isLayered(index) { begin(Subject(path: path, property: property)) }
    let value = AssembledSet.Property(tree: index, node: member.value)
    switch property {
    case .type:
      set.declarations[declaration].type = type(member.value, tree)
      set.declarations[declaration].hasUnknownType = set.declarations[declaration].type == nil
    case .description:
      if expect(.string, member.value, tree, "$description") { set.declarations[declaration].description = value }
    case .deprecated:
      if isDeprecation(member.value, tree) { deprecate(declaration, value) }
    case .extensions:
      if expect(.object, member.value, tree, "$extensions") { set.declarations[declaration].extensions = value }
    case .extends, .reference:
      extend(member, tree, index, object: object, declaration: declaration, isReference: property == .reference)
    case .value: report(.rootToken(tree.location(member.key)))
    case .schema where path == .root: break
    case .root, .schema, nil: reportReserved(member, tree)
    }
    subject = nil
  }

  /// Notes what a group extends; the target is looked up when all files are in.
  private mutating func extend(
    _ member: Member, _ tree: SyntaxTree, _ index: Int, object: NodeID, declaration: Int, isReference: Bool
  ) {
    let path = set.declarations[declaration].path
    if isReference, tree.member("$extends", of: object) != nil {
      return report(.extendsAndReference(tree.location(member.key)))
    }
    if isLayered(index) { removeExtension(of: path) }
    // A reference among nothing but properties may turn out to name a token.
    let mayBeToken =
      isReference && path != .root
      && tree.members(of: object).allSatisfy { tree.begins($0.key, with: 0x24) && !isRoot($0.key, tree) }
    if mayBeToken { openGroups.insert(declaration) }
    if isLayered(index) { extended[path] = set.extensions.count }
    set.extensions.append(
      GroupExtension(
        path: path, declaration: declaration, tree: index, key: member.key, value: member.value, object: object,
        isReference: isReference, mayBeToken: mayBeToken))
  }

  private func isRoot(_ key: NodeID, _ tree: SyntaxTree) -> Bool { FormatMember(key, in: tree) == .root }

  /// A later source says what a group extends, or that it is none.
  mutating func removeExtension(of path: PathID) {
    guard let index = extended.removeValue(forKey: path) else { return }
    set.extensions[index].isRemoved = true
    openGroups.remove(set.extensions[index].declaration)
  }

  /// Says that a name with a dollar is none of the format's.
  mutating func reportReserved(_ member: Member, _ tree: SyntaxTree) {
    let (place, name) = (tree.location(member.key), tree.string(member.key))
    report(tree.kind(member.value) == .object ? .dollarName(place, name) : .reservedMember(place, name))
  }

  private mutating func deprecate(_ declaration: Int, _ value: AssembledSet.Property) {
    set.declarations[declaration].deprecated = value
    let path = set.declarations[declaration].path
    if path != .root, set.groupDeprecations[path] == nil { set.groupDeprecations[path] = declaration }
  }

  // MARK: Properties that groups and tokens share

  mutating func type(_ node: NodeID, _ tree: SyntaxTree) -> TokenType? {
    switch tree.kind(node) {
    case .string:
      if let type = TokenType(node, in: tree) { return type }
      report(.unknownType(tree.location(node), tree.string(node)))
    case .invalid: break
    default: report(.typeNotText(tree.location(node)))
    }
    return nil
  }

  mutating func isDeprecation(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .true, .false, .string: return true
    case .invalid: return false
    default:
      report(.wrongDeprecated(tree.location(node)))
      return false
    }
  }

  mutating func expect(_ kind: NodeKind, _ node: NodeID, _ tree: SyntaxTree, _ name: String) -> Bool {
    let found = tree.kind(node)
    if found != kind, found != .invalid { report(.wrongKind(tree.location(node), name, expected: kind)) }
    return found == kind
  }
}
