public import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Flattens the files of all layers into one set of groups and tokens.
///
/// Only structure is judged here: names, members, doubles. Types and values wait until every file is in, because a
/// value in one file may refer to a token in another.
public struct Assembler {
  let trees: [SourceTree]
  let merge: SourceMerge
  var set: AssembledSet
  private var diagnostics: [Diagnostic] = []
  private var stack: [Frame] = []
  /// Declarations of groups with a `$type` and nothing inside.
  private var childless: [Int] = []

  /// Declarations that may turn out to be tokens, by a `$ref` with nothing but properties beside it.
  var openGroups: Set<Int> = []

  // Where sources are layered, a later one may take the place of what was reported of an earlier one.

  /// The project's declaration of each group.
  var layered: [PathID: Int] = [:]
  /// What each group of the project extends, as an index.
  var extended: [PathID: Int] = [:]
  /// What was said of something that may still be replaced.
  private var held: [Subject: [Diagnostic]] = [:]
  /// What is being read, if it may be replaced.
  var subject: Subject?

  /// A token, or a property of a group: what a later source replaces whole.
  struct Subject: Hashable {
    let path: PathID
    var property: FormatMember?
  }

  /// A group whose members are being read.
  private struct Frame {
    let declaration: Int
    /// The object that is being read, which need not be the one the group was declared by first.
    let object: NodeID
    var members: MemberSequence
    var hasChildren = false
  }

  private init(_ trees: [SourceTree], _ merge: SourceMerge) {
    self.trees = trees
    self.merge = merge
    let guess = trees.reduce(0) { $0 + $1.tree.nodes.count } / 12
    set = AssembledSet(trees: trees, paths: PathTable(capacity: guess), tokens: [], declarations: [])
    set.tokens.reserveCapacity(guess)
  }

  /// Assembles the trees in order; library trees must come before the project's.
  public static func assemble(
    _ trees: [SourceTree], merge: SourceMerge = .distinct
  ) -> (set: AssembledSet, diagnostics: [Diagnostic]) {
    var assembler = Assembler(trees, merge)
    for index in trees.indices { assembler.add(index) }
    assembler.reportIncompleteTokens()
    return (assembler.set, assembler.diagnostics + assembler.held.values.joined())
  }

  // MARK: Walking one file

  private mutating func add(_ index: Int) {
    let tree = trees[index].tree
    set.isPartial = set.isPartial || tree.isTruncated
    guard let root = trees[index].root else { return }
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
      if top == 0, trees[index].omitted.contains(member.key) { continue }
      visit(member, tree, index, frame: top)
    }
  }

  /// Whether a later source takes the place of what stands in a tree.
  func isLayered(_ tree: Int) -> Bool { merge == .layered && trees[tree].layer == .project }

  private mutating func open(_ path: PathID, tree index: Int, object: NodeID, parent: Int) {
    let members = trees[index].tree.members(of: object)
    if isLayered(index), let declaration = layered[path] {
      stack.append(Frame(declaration: declaration, object: object, members: members))
      return
    }
    let declaration = set.declarations.count
    set.declarations.append(
      AssembledSet.Declaration(
        path: path, tree: index, object: object, parent: Int32(truncatingIfNeeded: parent),
        position: set.tokens.count))
    if set.paths.declaration(of: path) == nil { set.paths.setDeclaration(declaration, at: path) }
    if isLayered(index) { layered[path] = declaration }
    stack.append(Frame(declaration: declaration, object: object, members: members))
  }

  private mutating func close() {
    let frame = stack.removeLast()
    let declaration = set.declarations[frame.declaration]
    if !frame.hasChildren, declaration.type != nil, declaration.path != .root { childless.append(frame.declaration) }
  }

  /// A typed group that no file puts anything into is most likely a token whose value was forgotten.
  private mutating func reportIncompleteTokens() {
    let extended = Set(set.extensions.filter { !$0.isRemoved }.map(\.path))
    for index in childless {
      let group = set.declarations[index]
      guard set.paths.firstChild(of: group.path) == nil, let key = group.key, !extended.contains(group.path),
        set.paths.declaration(of: group.path) != nil
      else { continue }
      report(.incompleteToken(trees[group.tree].tree.location(key), name: set.paths.name(of: group.path)))
    }
  }

  private mutating func visit(_ member: Member, _ tree: SyntaxTree, _ index: Int, frame: Int) {
    let declaration = stack[frame].declaration
    if tree.begins(member.key, with: 0x24), FormatMember(member.key, in: tree) != .root {
      groupProperty(member, tree, index, object: stack[frame].object, declaration: declaration)
      return
    }
    stack[frame].hasChildren = true
    let kind = tree.kind(member.value)
    let parent = set.declarations[declaration].path
    guard kind == .object else {
      reject(member, tree, under: parent)
      if kind != .invalid { reportNotObject(member, tree, index, under: parent) }
      return
    }
    guard isValidName(member.key, tree) else { return reject(member, tree, under: parent) }
    let path = intern(member.key, tree, under: parent)
    switch content(of: member.value, tree) {
    case .token: addToken(member, tree, index, path: path, declaration: declaration)
    case .group where tree.begins(member.key, with: 0x24):
      reject(path)
      report(.rootNotToken(tree.location(member.key)))
    case .reference(let reference, let hasChildren)
    where isToken(reference, tree, hasChildren, isRoot: tree.begins(member.key, with: 0x24)):
      addToken(member, tree, index, path: path, declaration: declaration)
    case .group, .reference: addGroup(member, tree, index, path: path, parent: declaration)
    }
  }

  /// Goes into a group.
  private mutating func addGroup(
    _ member: Member, _ tree: SyntaxTree, _ index: Int, path: PathID, parent: Int
  ) {
    if let token = set.paths.token(at: path), !takesPlace(of: token, member, tree, trees[index].layer) {
      guard isLayered(index), set.layer(of: token) == .project else {
        reject(path)
        report(.tokenAndGroup(set.paths.text(of: path), token: set.place(of: token), group: tree.location(member.key)))
        return
      }
      replaceToken(token, byGroup: member, tree)
    }
    open(path, tree: index, object: member.value, parent: parent)
  }

  // MARK: What an object is

  /// What an object is, by its members.
  private enum Content {
    case token, group
    /// A `$ref` stands where a value or children would, and perhaps children as well.
    case reference(Member, hasChildren: Bool)
  }

  private func content(of object: NodeID, _ tree: SyntaxTree) -> Content {
    var reference: Member?
    var hasChildren = false
    for member in tree.members(of: object) {
      guard tree.begins(member.key, with: 0x24) else {
        hasChildren = true
        continue
      }
      switch FormatMember(member.key, in: tree) {
      case .value: return .token
      case .reference: reference = member
      case .root, .extends: hasChildren = true
      default: break
      }
    }
    return reference.map { .reference($0, hasChildren: hasChildren) } ?? .group
  }

  /// Whether an object with a `$ref` is a token whatever the pointer leads to: one that names a value, or none at all.
  private func isToken(_ reference: Member, _ tree: SyntaxTree, _ hasChildren: Bool, isRoot: Bool) -> Bool {
    if isRoot { return true }
    if hasChildren { return false }
    guard tree.kind(reference.value) == .string else { return true }
    let (bytes, range) = tree.text(reference.value)
    guard case .segments(let names) = PointerSyntax.read(bytes, range) else { return true }
    return names.contains { $0.first == 0x24 }
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

  // MARK: Reporting

  /// Reports a member of a group that is no object. One that was meant as a property makes the group a token that
  /// could not be read.
  private mutating func reportNotObject(_ member: Member, _ tree: SyntaxTree, _ index: Int, under parent: PathID) {
    if tree.begins(member.key, with: 0x24) { return report(.rootNotToken(tree.location(member.key))) }
    let isProperty = ["value", "type", "description", "extensions", "deprecated"].contains(tree.string(member.key))
    if isProperty { reject(parent) }
    if isLayered(index), isValidName(member.key, tree) {
      begin(Subject(path: intern(member.key, tree, under: parent)))
    }
    report(.memberNotObject(tree, member, isProperty: isProperty))
    subject = nil
  }

  /// Notes that what stands at a path could not be taken in, so that references to it are not reported as well.
  mutating func reject(_ path: PathID) { set.rejected.insert(set.paths.hash(of: path)) }

  mutating func reject(_ member: Member, _ tree: SyntaxTree, under parent: PathID) {
    let (bytes, name) = tree.text(member.key)
    set.rejected.insert(set.paths.hash(of: bytes, name, under: parent))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if let subject { held[subject, default: []].append(diagnostic) } else { diagnostics.append(diagnostic) }
  }

  /// Turns to something that takes the place of all that earlier sources say of it; only where sources are layered.
  mutating func begin(_ subject: Subject) {
    self.subject = subject
    held[subject] = nil
  }

  /// Drops what was said of a path that something else takes the place of.
  mutating func forget(_ path: PathID, asToken: Bool = true) {
    guard !held.isEmpty else { return }
    if asToken { held[Subject(path: path)] = nil }
    for property in FormatMember.allCases { held[Subject(path: path, property: property)] = nil }
  }
}
