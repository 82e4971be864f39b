public import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Flattens the files of all layers into one set of groups and tokens.
///
/// Only structure is judged here: names, members, doubles. Types and values wait until every file is in, because a
/// value in one file may refer to a token in another.
public struct Assembler {
  private let trees: [SourceTree]
  var set: AssembledSet
  private var diagnostics: [Diagnostic] = []
  private var stack: [Frame] = []
  /// Declarations of groups with a `$type` and nothing inside.
  private var childless: [Int] = []

  /// A group whose members are being read.
  private struct Frame {
    let declaration: Int
    var members: MemberSequence
    var hasChildren = false
  }

  private init(_ trees: [SourceTree]) {
    self.trees = trees
    let guess = trees.reduce(0) { $0 + $1.tree.nodes.count } / 12
    set = AssembledSet(trees: trees, paths: PathTable(capacity: guess), tokens: [], declarations: [])
    set.tokens.reserveCapacity(guess)
  }

  /// Assembles the trees in order; library trees must come before the project's.
  public static func assemble(_ trees: [SourceTree]) -> (set: AssembledSet, diagnostics: [Diagnostic]) {
    var assembler = Assembler(trees)
    for index in trees.indices { assembler.add(index) }
    assembler.reportIncompleteTokens()
    return (assembler.set, assembler.diagnostics)
  }

  // MARK: Walking one file

  private mutating func add(_ index: Int) {
    let tree = trees[index].tree
    set.isPartial = set.isPartial || tree.isTruncated
    guard let root = tree.root else { return }
    guard tree.kind(root) == .object else {
      if tree.kind(root) != .invalid {
        report(.rootNotObject(tree.location(root), isArray: tree.kind(root) == .array))
      }
      return
    }
    open(.root, tree: index, object: root, parent: -1)
    while let top = stack.indices.last {
      guard let member = stack[top].members.next() else {
        close()
        continue
      }
      visit(member, tree, index, frame: top)
    }
  }

  private mutating func open(_ path: PathID, tree index: Int, object: NodeID, parent: Int) {
    let tree = trees[index].tree
    let declaration = set.declarations.count
    set.declarations.append(
      AssembledSet.Declaration(
        path: path, tree: index, object: object, parent: Int32(truncatingIfNeeded: parent)))
    if set.paths.declaration(of: path) == nil { set.paths.setDeclaration(declaration, at: path) }
    stack.append(Frame(declaration: declaration, members: tree.members(of: object)))
  }

  private mutating func close() {
    let frame = stack.removeLast()
    let declaration = set.declarations[frame.declaration]
    if !frame.hasChildren, declaration.type != nil, declaration.path != .root { childless.append(frame.declaration) }
  }

  /// A typed group that no file puts anything into is most likely a token whose value was forgotten.
  private mutating func reportIncompleteTokens() {
    for index in childless {
      let group = set.declarations[index]
      guard set.paths.firstChild(of: group.path) == nil, let key = group.key else { continue }
      report(.incompleteToken(trees[group.tree].tree.location(key), name: set.paths.name(of: group.path)))
    }
  }

  private mutating func visit(_ member: Member, _ tree: SyntaxTree, _ index: Int, frame: Int) {
    if tree.begins(member.key, with: 0x24) {
      groupProperty(member, tree, declaration: stack[frame].declaration)
      return
    }
    stack[frame].hasChildren = true
    let kind = tree.kind(member.value)
    let parent = set.declarations[stack[frame].declaration].path
    guard kind == .object else {
      reject(member, tree, under: parent)
      if kind != .invalid { reportNotObject(member, tree, under: parent) }
      return
    }
    guard isValidName(member.key, tree) else { return reject(member, tree, under: parent) }
    let path = intern(member.key, tree, under: parent)
    switch content(of: member.value, tree) {
    case .token: addToken(member, tree, index, path: path, declaration: stack[frame].declaration)
    case .reference(let key):
      reject(member, tree, under: parent)
      report(.unsupported(tree.location(key), "$ref"))
    case .group: addGroup(member, tree, index, path: path, parent: stack[frame].declaration)
    }
  }

  /// What an object is, by its members.
  private enum Content {
    case token, group
    /// The key of a `$ref` that stands where a value or children would.
    case reference(NodeID)
  }

  private func content(of object: NodeID, _ tree: SyntaxTree) -> Content {
    var reference: NodeID?
    for member in tree.members(of: object) where tree.begins(member.key, with: 0x24) {
      switch FormatMember(member.key, in: tree) {
      case .value: return .token
      case .reference: reference = member.key
      default: break
      }
    }
    return reference.map { .reference($0) } ?? .group
  }

  private mutating func intern(_ key: NodeID, _ tree: SyntaxTree, under parent: PathID) -> PathID {
    guard tree.hasEscapes(key) else {
      return set.paths.intern(parent: parent, name: tree.bytes, tree.contentRange(key))
    }
    let bytes = tree.decodedBytes(key)
    return set.paths.intern(parent: parent, name: bytes, 0..<bytes.count)
  }

  private mutating func isValidName(_ key: NodeID, _ tree: SyntaxTree) -> Bool {
    let range = tree.contentRange(key)
    if range.isEmpty {
      report(.emptyName(tree.location(key)))
      return false
    }
    let (bytes, text) = tree.text(key)
    for offset in text {
      let byte = bytes[offset]
      guard byte == 0x2E || byte == 0x7B || byte == 0x7D else { continue }
      report(.reservedCharacter(tree.location(key), name: tree.string(key), Character(Unicode.Scalar(byte))))
      return false
    }
    return true
  }

  // MARK: Groups

  private mutating func addGroup(
    _ member: Member, _ tree: SyntaxTree, _ index: Int, path: PathID, parent: Int
  ) {
    if let token = set.paths.token(at: path), !takesPlace(of: token, member, tree, trees[index].layer) {
      reject(path)
      report(.tokenAndGroup(set.paths.text(of: path), token: set.place(of: token), group: tree.location(member.key)))
      return
    }
    open(path, tree: index, object: member.value, parent: parent)
  }

  private mutating func groupProperty(_ member: Member, _ tree: SyntaxTree, declaration: Int) {
    let value = member.value
    let isRoot = set.declarations[declaration].path == .root
    switch FormatMember(member.key, in: tree) {
    case .type:
      set.declarations[declaration].type = type(value, tree)
      set.declarations[declaration].hasUnknownType = set.declarations[declaration].type == nil
    case .description:
      if expect(.string, value, tree, "$description") { set.declarations[declaration].description = value }
    case .deprecated:
      if isDeprecation(value, tree) { deprecate(declaration, value) }
    case .extensions:
      if expect(.object, value, tree, "$extensions") { set.declarations[declaration].extensions = value }
    case .extends:
      reject(set.declarations[declaration].path)
      report(.unsupported(tree.location(member.key), "$extends"))
    case .reference: report(.unsupported(tree.location(member.key), "$ref"))
    case .root: report(.unsupported(tree.location(member.key), "$root"))
    case .value: report(.rootToken(tree.location(member.key)))
    case .schema where isRoot: break
    case .schema, nil: reportReserved(member, tree)
    }
  }

  /// Says that a name with a dollar is none of the format's.
  private mutating func reportReserved(_ member: Member, _ tree: SyntaxTree) {
    let (place, name) = (tree.location(member.key), tree.string(member.key))
    report(tree.kind(member.value) == .object ? .dollarName(place, name) : .reservedMember(place, name))
  }

  private mutating func deprecate(_ declaration: Int, _ value: NodeID) {
    set.declarations[declaration].deprecated = value
    let path = set.declarations[declaration].path
    if path != .root, set.groupDeprecations[path] == nil { set.groupDeprecations[path] = declaration }
  }

  // MARK: Tokens

  private mutating func addToken(
    _ member: Member, _ tree: SyntaxTree, _ index: Int, path: PathID, declaration: Int
  ) {
    var token = AssembledSet.Token(
      path: path, tree: index, declaration: declaration, key: member.key, object: member.value, value: member.value)
    lazy var name = tree.string(member.key).clipped
    for property in tree.members(of: member.value) {
      if tree.begins(property.key, with: 0x24) {
        tokenProperty(property, tree, &token)
      } else {
        reject(property, tree, under: path)
        report(.strayMember(tree, property, tokenName: name))
      }
    }
    place(token, tree)
  }

  private mutating func tokenProperty(
    _ property: Member, _ tree: SyntaxTree, _ token: inout AssembledSet.Token
  ) {
    let value = property.value
    switch FormatMember(property.key, in: tree) {
    case .value: token.value = value
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
    case .reference: report(.valueAndReference(tree.location(property.key)))
    case .extends: report(.extendsOnToken(tree.location(property.key)))
    case .root, .schema, nil: reportReserved(property, tree)
    }
  }

  private mutating func place(_ token: AssembledSet.Token, _ tree: SyntaxTree) {
    let path = token.path
    if let other = set.paths.token(at: path) {
      let text = set.paths.text(of: path)
      let otherLayer = set.layer(of: other)
      if otherLayer == .library, trees[token.tree].layer == .project {
        report(.shadowsLibrary(text, at: tree.location(token.key), library: set.place(of: other)))
        set.tokens[Int(other.index)] = token
      } else {
        report(.duplicateToken(text, first: set.place(of: other), second: tree.location(token.key)))
      }
      return
    }
    if let declaration = set.paths.declaration(of: path) {
      reject(path)
      let group = set.declarations[declaration]
      let place = trees[group.tree].tree.location(group.key ?? group.object)
      report(.tokenAndGroup(set.paths.text(of: path), token: tree.location(token.key), group: place))
      return
    }
    set.paths.setToken(Int32(truncatingIfNeeded: set.tokens.count), at: path)
    set.tokens.append(token)
  }

  // MARK: Properties that groups and tokens share

  private mutating func type(_ node: NodeID, _ tree: SyntaxTree) -> TokenType? {
    guard expect(.string, node, tree, "$type") else { return nil }
    if let type = TokenType(node, in: tree) { return type }
    report(.unknownType(tree.location(node), tree.string(node)))
    return nil
  }

  private mutating func isDeprecation(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .true, .false, .string: return true
    case .invalid: return false
    default:
      report(.wrongDeprecated(tree.location(node)))
      return false
    }
  }

  private mutating func expect(_ kind: NodeKind, _ node: NodeID, _ tree: SyntaxTree, _ name: String) -> Bool {
    let found = tree.kind(node)
    if found != kind, found != .invalid { report(.wrongKind(tree.location(node), name, expected: kind)) }
    return found == kind
  }

  /// Reports a member of a group that is no object. One that was meant as a property makes the group a token that
  /// could not be read.
  private mutating func reportNotObject(_ member: Member, _ tree: SyntaxTree, under parent: PathID) {
    let isProperty = ["value", "type", "description", "extensions", "deprecated"].contains(tree.string(member.key))
    if isProperty { reject(parent) }
    report(.memberNotObject(tree, member, isProperty: isProperty))
  }

  /// Notes that what stands at a path could not be taken in, so that references to it are not reported as well.
  private mutating func reject(_ path: PathID) { set.rejected.insert(set.paths.hash(of: path)) }

  private mutating func reject(_ member: Member, _ tree: SyntaxTree, under parent: PathID) {
    let (bytes, name) = tree.text(member.key)
    set.rejected.insert(set.paths.hash(of: bytes, name, under: parent))
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
