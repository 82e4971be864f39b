import TokenSource
import TokenSyntax

/// Reads a document of any dialect into tokens and groups.
///
/// A token is an object with `$value`; in files that know no `$value`, one with `value`. In files with neither, the values
/// themselves are taken for tokens. Walks with a stack of its own.
struct DocumentReader {
  /// What makes an object a token.
  private enum Convention {
    case dollar, plain, bare
  }

  private struct Frame {
    let group: Int
    var members: MemberSequence
    /// The members to read; nil for all.
    var only: Set<NodeID>?
  }

  private let tree: SyntaxTree
  private let index: Int
  private let convention: Convention
  private var document: SourceDocument
  private var tokens: [SourceToken]
  private var stack: [Frame] = []

  /// Reads a document, appending its tokens to those of the documents before it.
  static func read(
    _ document: SourceDocument, index: Int, takesBareValues: Bool, into tokens: inout [SourceToken]
  ) -> SourceDocument {
    var reader = DocumentReader(document, index, takesBareValues, tokens)
    tokens = []
    reader.run()
    tokens = reader.tokens
    return reader.document
  }

  private init(_ document: SourceDocument, _ index: Int, _ takesBareValues: Bool, _ tokens: [SourceToken]) {
    self.document = document
    self.index = index
    self.tokens = tokens
    tree = document.tree
    let found = Self.convention(of: document)
    convention = found == .bare && !takesBareValues ? .dollar : found
  }

  private static func convention(of document: SourceDocument) -> Convention {
    let range = document.tree.range(document.root)
    var result = Convention.bare
    for (offset, node) in document.tree.nodes.enumerated() where node.kind == .key && node.lower >= range.lower {
      guard node.upper <= range.upper else { break }
      let key = NodeID(index: UInt32(offset))
      if document.tree.equals(key, "$value") || document.tree.equals(key, "$type") { return .dollar }
      if document.tree.equals(key, "value") { result = .plain }
    }
    return result
  }

  private mutating func run() {
    let first = tokens.count
    open(key: nil, path: [], object: document.root, type: nil)
    while let top = stack.indices.last {
      guard let member = stack[top].members.next() else {
        stack.removeLast()
        document.events.append(.close)
        continue
      }
      if stack[top].only?.contains(member.key) ?? true { visit(member, in: stack[top].group) }
    }
    document.tokens = first..<tokens.count
  }

  private mutating func open(key: NodeID?, path: [String], object: NodeID, type: DeclaredType?) {
    var group = SourceGroup(key: key, path: path, object: object)
    // The type counts wherever it stands among the members.
    if let node = tree.member("$type", of: object) ?? plainType(of: object), tree.kind(node) == .string {
      group.type = DeclaredType(word: tree.string(node), node: node, isOwn: true)
    }
    let inherited = type.map { DeclaredType(word: $0.word, node: $0.node, isOwn: false) }
    if group.type == nil { group.type = inherited }
    document.groups.append(group)
    document.events.append(.open(document.groups.count - 1))
    stack.append(Frame(group: document.groups.count - 1, members: tree.members(of: object)))
  }

  /// A `type` without dollar, where such are in use.
  private func plainType(of object: NodeID) -> NodeID? {
    convention == .plain ? tree.member("type", of: object).flatMap { tree.kind($0) == .string ? $0 : nil } : nil
  }

  private mutating func visit(_ member: Member, in group: Int) {
    let kind = tree.kind(member.value)
    if tree.firstByte(member.key) == UInt8(ascii: "$"), !tree.equals(member.key, "$root") {
      return property(member, of: group)
    }
    let path = document.groups[group].path + [tree.string(member.key)]
    let type = document.groups[group].type
    if let value = value(of: member.value) {
      add(member, path, object: member.value, value: value, inherited: type)
    } else if kind == .object {
      open(key: member.key, path: path, object: member.value, type: type)
    } else if convention == .bare, kind != .invalid {
      add(member, path, object: nil, value: member.value, inherited: nil)
    } else {
      plainProperty(member, of: group)
    }
  }

  /// The value of an object that is a token; nil for others.
  private func value(of object: NodeID) -> NodeID? {
    guard tree.kind(object) == .object else { return nil }
    if let value = tree.member("$value", of: object) { return value }
    // A token that is a reference keeps its form.
    if let reference = tree.member("$ref", of: object), tree.kind(reference) == .string, convention == .dollar,
      tree.member("$type", of: object) != nil || tree.memberCount(object) == 1
    {
      return reference
    }
    guard let value = tree.member("value", of: object) else { return nil }
    return convention == .plain || tree.kind(value) != .object ? value : nil
  }

  // MARK: Tokens

  private mutating func add(
    _ member: Member, _ path: [String], object: NodeID?, value: NodeID, inherited: DeclaredType?
  ) {
    var token = SourceToken(document: index, path: path, key: member.key, object: object, value: value)
    token.type = inherited.map { DeclaredType(word: $0.word, node: $0.node, isOwn: false) }
    if let object {
      let isPlain = tree.member("$value", of: object) == nil
      for property in tree.members(of: object) where property.value != value { take(property, isPlain, &token) }
    }
    let nested = object == nil ? [] : token.extras.filter { isNested($0) }
    guard !nested.isEmpty, let object else {
      document.events.append(.token(tokens.count))
      tokens.append(token)
      return
    }
    addNested(nested, of: object, member, token)
  }

  /// Whether a member of a token is a token itself, or a group of some.
  private func isNested(_ member: Member) -> Bool {
    guard tree.kind(member.value) == .object, tree.firstByte(member.key) != UInt8(ascii: "$") else { return false }
    return value(of: member.value) != nil || holdsTokens(member.value)
  }

  /// A token with others inside becomes a group, and is its `$root`.
  private mutating func addNested(_ nested: [Member], of object: NodeID, _ member: Member, _ token: SourceToken) {
    var token = token
    token.isRoot = true
    token.extras.removeAll { nested.contains($0) }
    document.groups.append(SourceGroup(key: member.key, path: token.path, object: object))
    let group = document.groups.count - 1
    document.events.append(.open(group))
    document.events.append(.token(tokens.count))
    tokens.append(token)
    stack.append(Frame(group: group, members: tree.members(of: object), only: Set(nested.map(\.key))))
  }

  private func take(_ property: Member, _ isPlain: Bool, _ token: inout SourceToken) {
    let name = tree.string(property.key)
    let kind = tree.kind(property.value)
    switch name {
    case "$type" where kind == .string: token.type = declared(property.value)
    case "type" where kind == .string && isPlain && token.type?.isOwn != true: token.type = declared(property.value)
    case "$description" where kind == .string: token.description = property.value
    case "comment", "description":
      if kind == .string, token.description == nil, isPlain || name == "comment" {
        token.description = property.value
      } else {
        token.extras.append(property)
      }
    case "$extensions" where kind == .object: token.extensions = property.value
    case "extensions" where kind == .object && isPlain && token.extensions == nil: token.extensions = property.value
    case "$deprecated", "deprecated": deprecate(property, kind, &token)
    default: token.extras.append(property)
    }
  }

  private func deprecate(_ property: Member, _ kind: NodeKind, _ token: inout SourceToken) {
    if kind == .true || kind == .false || kind == .string {
      token.deprecated = property.value
    } else {
      token.extras.append(property)
    }
  }

  private func declared(_ node: NodeID) -> DeclaredType {
    DeclaredType(word: tree.string(node), node: node, isOwn: true)
  }

  // MARK: Groups

  private mutating func property(_ member: Member, of group: Int) {
    let kind = tree.kind(member.value)
    switch tree.string(member.key) {
    case "$type": if kind != .string { document.groups[group].extras.append(member) }
    case "$description" where kind == .string: document.groups[group].description = member.value
    case "$extensions" where kind == .object: document.groups[group].extensions = member.value
    case "$extends", "$ref", "$deprecated", "$schema": document.groups[group].kept.append(member)
    default:
      if kind == .object, holdsTokens(member.value) {
        let path = document.groups[group].path + [tree.string(member.key)]
        let type = document.groups[group].type
        if let value = value(of: member.value) {
          add(member, path, object: member.value, value: value, inherited: type)
        } else {
          open(key: member.key, path: path, object: member.value, type: type)
        }
      } else {
        document.groups[group].extras.append(member)
      }
    }
  }

  /// Whether a name that the format has no use for is that of a token or of a group of tokens.
  private func holdsTokens(_ object: NodeID) -> Bool {
    let range = Int(object.index)..<Int(tree.node(object).next)
    return range.contains { offset in
      let key = NodeID(index: UInt32(offset))
      return tree.kind(key) == .key && (tree.equals(key, "$value") || tree.equals(key, "value"))
    }
  }

  private mutating func plainProperty(_ member: Member, of group: Int) {
    let isString = tree.kind(member.value) == .string
    switch tree.string(member.key) {
    case "type" where isString && convention == .plain: break
    case "comment" where isString && document.groups[group].description == nil,
      "description" where isString && document.groups[group].description == nil:
      document.groups[group].description = member.value
    default: document.groups[group].extras.append(member)
    }
  }
}
