import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Puts values in the place of the pointers to them.
///
/// A token whose value holds a `$ref` is copied into a tree that is built beside the one of its file, with what each
/// pointer leads to in the pointer's place. A value that is nothing but a pointer to a token's whole value becomes a
/// reference in braces, so that the two stay linked. Everything after this reads such a token as any other.
struct PointerExpander {
  private var finder: PointerFinder
  private var tokens: [AssembledSet.Token]
  /// The tree that is built for each tree of a file.
  private var builders: [Int: (index: Int, builder: SyntaxTreeBuilder)] = [:]
  private var treeCount: Int
  private var built: [Int: BuiltTree] = [:]
  /// What was made of a token's object, for tokens that several groups inherit.
  private var made: [NodePlace: AssembledSet.Token] = [:]
  /// How many more nodes may be copied from behind pointers.
  private var budget: Int
  private var isFull = false

  // What is being built.

  private var builder = SyntaxTreeBuilder(file: FileID(0))
  private var extra = BuiltTree()
  private var frames: [Frame] = []
  /// The pointers whose values are being copied, an outer one before those inside.
  private var pending: [Pending] = []
  private var hasFailed = false

  /// An object or array that is being copied.
  private struct Frame {
    let place: NodePlace
    var next: UInt32
    let end: UInt32
    /// Whether it stands in the place of a pointer.
    let isTarget: Bool
    /// Whether references in it are values to be followed, not data.
    let isValue: Bool
  }

  private struct Pending {
    let reference: PointerFinder.Reference
    /// Where the outermost of them stands.
    let location: SourceLocation
    let owner: TokenID
    /// Index of its splice.
    let splice: Int
  }

  /// How deep pointers may lead to values with pointers in them. The values of types end at four or five.
  private static let depthLimit = 100

  private init(_ set: AssembledSet) {
    finder = PointerFinder(set)
    tokens = set.tokens
    treeCount = set.trees.count
    // Far more than any set needs whose values fit their types, and no more than memory has.
    budget = 1_000_000 + set.trees.reduce(0) { $0 + $1.tree.nodes.count } * 16
  }

  /// Replaces all pointers of a set; sets without any are left alone.
  static func expand(_ set: inout AssembledSet) -> [Diagnostic] {
    guard set.trees.contains(where: { $0.tree.mayHoldReferences }) else { return [] }
    var expander = PointerExpander(set)
    for index in set.tokens.indices where expander.holdsReference(set.tokens[index], set) {
      expander.expand(TokenID(index), set)
    }
    expander.finish(&set)
    return expander.finder.diagnostics
  }

  private func holdsReference(_ token: AssembledSet.Token, _ set: AssembledSet) -> Bool {
    if token.isReference { return true }
    let tree = set.trees[token.tree].tree
    guard tree.mayHoldReferences else { return false }
    for index in token.value.index..<tree.end(of: token.value) {
      let node = NodeID(index: index)
      if tree.kind(node) == .key, tree.equals(node, "$ref") { return true }
    }
    return false
  }

  private mutating func finish(_ set: inout AssembledSet) {
    set.tokens = tokens
    set.built = built
    for (original, entry) in builders.sorted(by: { $0.value.index < $1.value.index }) {
      let tree = entry.builder.finish()
      set.trees.append(SourceTree(built: tree, of: original, layer: set.trees[original].layer))
    }
  }

  // MARK: Tokens

  private mutating func expand(_ token: TokenID, _ set: AssembledSet) {
    let record = set[token]
    let place = NodePlace(tree: record.tree, node: record.object)
    if let known = made[place] { return take(known, for: token) }
    if let reference = finder.reference(of: token) {
      let target = finder.follow(reference)
      if case .none = target {
        tokens[Int(token.index)].isBroken = true
        made[place] = tokens[Int(token.index)]
        return
      }
    }
    let entry = builders.removeValue(forKey: record.tree) ?? newBuilder(record.tree, set)
    builder = entry.builder
    extra = built.removeValue(forKey: entry.index) ?? BuiltTree()
    hasFailed = false
    let result = copy(token, record, tree: entry.index, set)
    builders[record.tree] = (entry.index, builder)
    builder = SyntaxTreeBuilder(file: FileID(0))
    built[entry.index] = extra
    extra = BuiltTree()
    var token_ = result
    if hasFailed {
      token_ = tokens[Int(token.index)]
      token_.isBroken = true
    }
    made[place] = token_
    take(token_, for: token)
  }

  private mutating func newBuilder(_ tree: Int, _ set: AssembledSet) -> (index: Int, builder: SyntaxTreeBuilder) {
    let index = treeCount
    treeCount += 1
    extra = BuiltTree()
    let file = set.trees[tree].tree.file
    built[index] = BuiltTree(written: [SourceLocation(file, .at(0))])
    return (index, SyntaxTreeBuilder(file: file))
  }

  /// Gives a token what was made of the object it is written as.
  private mutating func take(_ made: AssembledSet.Token, for token: TokenID) {
    var copy = made
    let own = tokens[Int(token.index)]
    copy.path = own.path
    copy.declaration = own.declaration
    copy.layer = own.layer
    copy.source = own.source
    copy.inheritance = own.inheritance
    tokens[Int(token.index)] = copy
  }

  // MARK: Copying a token

  private mutating func copy(
    _ token: TokenID, _ record: AssembledSet.Token, tree index: Int, _ set: AssembledSet
  ) -> AssembledSet.Token {
    let tree = set.trees[record.tree].tree
    var result = record
    result.tree = index
    result.key = leaf(record.key, tree, at: tree.location(record.key))
    result.object = builder.open(record.object, of: tree, at: tree.location(record.object))
    extra.written.append(tree.location(record.object))
    for member in tree.members(of: record.object) {
      let isValue = member.value == record.value
      if isValue, record.isReference {
        note(builder.add(.key, Array("\"$value\"".utf8), at: tree.location(member.key)), tree.location(member.key))
      } else {
        leaf(member.key, tree, at: tree.location(member.key))
      }
      let start = NodeID(index: UInt32(truncatingIfNeeded: builder.count))
      if isValue {
        copyValue(token, record, &result, set)
        result.value = start
      } else {
        begin(NodePlace(tree: record.tree, node: member.value), isTarget: false, isValue: false, set)
        run(set)
        remember(member, at: start, record, &result)
      }
    }
    builder.close()
    return result
  }

  private func remember(
    _ member: Member, at start: NodeID, _ record: AssembledSet.Token, _ result: inout AssembledSet.Token
  ) {
    if record.typeNode == member.value { result.typeNode = start }
    if record.description == member.value { result.description = start }
    if record.deprecated == member.value { result.deprecated = start }
    if record.extensions == member.value { result.extensions = start }
  }

  private mutating func copyValue(
    _ token: TokenID, _ record: AssembledSet.Token, _ result: inout AssembledSet.Token, _ set: AssembledSet
  ) {
    guard let reference = finder.reference(of: token) else {
      begin(NodePlace(tree: record.tree, node: record.value), isTarget: false, isValue: true, set)
      return run(set)
    }
    result.isReference = false
    switch finder.follow(reference) {
    case .whole(let target, let isDirect):
      result.isPart = !isDirect
      var text = OutputBuffer()
      text.appendJSONString("{\(set.pathText(of: target))}")
      let place = location(of: reference, set)
      note(builder.add(.string, text.bytes, at: place), place)
    case .part:
      result.isPart = true
      beginTarget(reference, set)
      run(set)
    case .none: hasFailed = true
    }
  }

  /// What a person sees as the reference: the object around `$ref`, or the pointer alone where it makes a token.
  private func location(of reference: PointerFinder.Reference, _ set: AssembledSet) -> SourceLocation {
    set.trees[reference.place.tree].tree.location(reference.place.node)
  }

  // MARK: Copying values

  /// Copies everything that is open.
  private mutating func run(_ set: AssembledSet) {
    while let top = frames.indices.last {
      guard !hasFailed, frames[top].next < frames[top].end else {
        let frame = frames.removeLast()
        builder.close()
        if frame.isTarget { endTarget() }
        continue
      }
      let (place, isValue) = (frames[top].place, frames[top].isValue)
      let tree = set.trees[place.tree].tree
      let node = NodeID(index: frames[top].next)
      frames[top].next = tree.end(of: node)
      if tree.kind(node) == .key {
        let value = NodeID(index: node.index + 1)
        frames[top].next = tree.end(of: value)
        if tree.node(node).flags.contains(.isShadowed) { continue }
        leaf(node, tree, at: tree.location(node))
        visit(NodePlace(tree: place.tree, node: value), isValue: isValue, set)
      } else {
        visit(NodePlace(tree: place.tree, node: node), isValue: isValue, set)
      }
    }
    // After a fault the rest of the token is of no use.
    if hasFailed { pending.removeAll() }
  }

  private mutating func visit(_ place: NodePlace, isValue: Bool, _ set: AssembledSet) {
    if isValue, let reference = finder.reference(at: place) {
      beginTarget(reference, set)
    } else {
      begin(place, isTarget: false, isValue: isValue, set)
    }
  }

  private mutating func begin(_ place: NodePlace, isTarget: Bool, isValue: Bool, _ set: AssembledSet) {
    let tree = set.trees[place.tree].tree
    let location = tree.location(place.node)
    guard tree.kind(place.node) == .object || tree.kind(place.node) == .array else {
      leaf(place.node, tree, at: location)
      if isTarget { endTarget() }
      return
    }
    builder.open(place.node, of: tree, at: pending.first?.location ?? location)
    extra.written.append(location)
    frames.append(
      Frame(
        place: place, next: place.node.index + 1, end: tree.end(of: place.node), isTarget: isTarget, isValue: isValue))
  }

  @discardableResult
  private mutating func leaf(_ node: NodeID, _ tree: SyntaxTree, at place: SourceLocation) -> NodeID {
    if !pending.isEmpty { budget -= 1 }
    return note(builder.copy(node, of: tree, at: pending.first?.location ?? place), place)
  }

  @discardableResult
  private mutating func note(_ node: NodeID, _ written: SourceLocation) -> NodeID {
    extra.written.append(written)
    return node
  }

  // MARK: Pointers inside values

  /// Starts to copy what a pointer leads to, in its place.
  private mutating func beginTarget(_ reference: PointerFinder.Reference, _ set: AssembledSet) {
    let target = finder.follow(reference)
    let start = NodeID(index: UInt32(truncatingIfNeeded: builder.count))
    var end = target
    if case .whole(let token, _) = target {
      end = finder.origin(of: token)
      extra.wholes.append((start, token))
    }
    guard case .part(let place, let owner) = end, isAllowed(place, reference, set) else {
      hasFailed = true
      return
    }
    pending.append(
      Pending(
        reference: reference, location: pending.first?.location ?? location(of: reference, set), owner: owner,
        splice: extra.splices.count))
    extra.splices.append(
      BuiltTree.Splice(nodes: start.index..<start.index + 1, owner: owner, isOutermost: pending.count == 1))
    begin(place, isTarget: true, isValue: true, set)
  }

  private mutating func endTarget() {
    guard let last = pending.popLast() else { return }
    let splice = extra.splices[last.splice]
    extra.splices[last.splice] = BuiltTree.Splice(
      nodes: splice.nodes.lowerBound..<UInt32(truncatingIfNeeded: builder.count), owner: splice.owner,
      isOutermost: splice.isOutermost)
  }

  /// Whether what a pointer leads to may be copied: it must not hold one of the pointers that lead there.
  private mutating func isAllowed(
    _ target: NodePlace, _ reference: PointerFinder.Reference, _ set: AssembledSet
  ) -> Bool {
    let end = set.trees[target.tree].tree.end(of: target.node)
    let chain = pending.map(\.reference) + [reference]
    let start = chain.firstIndex {
      $0.place.tree == target.tree && (target.node.index..<end).contains($0.place.node.index)
    }
    if let start {
      finder.reportCycle(chain[start...])
      return false
    }
    if isFull { return false }
    guard budget > 0, pending.count < Self.depthLimit else {
      isFull = budget <= 0
      finder.reject(reference)
      finder.diagnostics.append(.tooMuchExpanded(finder.location(reference), isDeep: budget > 0))
      return false
    }
    return true
  }
}

extension Diagnostic {
  static func tooMuchExpanded(_ place: SourceLocation, isDeep: Bool) -> Diagnostic {
    Diagnostic(
      .error, "reference-limit",
      isDeep
        ? "pointers lead to values with pointers more than 100 times over; write some of the values out"
        : "pointers of this set repeat values millions of times over; write some of the values out", at: place)
  }
}
