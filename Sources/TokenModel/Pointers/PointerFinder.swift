import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Follows the pointers of `$ref` members to what they lead to, in a set that is flattened and extended.
///
/// Every pointer is followed once and reported once, where it is written, however many values reach it.
struct PointerFinder {
  let set: AssembledSet
  var diagnostics: [Diagnostic] = []
  private var targets: [NodePlace: PointerTarget] = [:]
  /// For each token that is an alias, whose value it has in the end.
  private var origins: [TokenID: PointerTarget] = [:]
  private var guesser: PathGuesser

  init(_ set: AssembledSet) {
    self.set = set
    guesser = PathGuesser(set)
  }

  /// A `$ref`: an object that holds nothing else, or the text itself where it makes a token.
  struct Reference {
    /// The place that the reference takes up in a value.
    let place: NodePlace
    /// The text.
    let text: NodeID
    /// Whether it makes a token, so that it may also lead to one.
    let isToken: Bool
  }

  // MARK: References

  /// The reference that stands at a node, if it is an object with `$ref`.
  func reference(at place: NodePlace) -> Reference? {
    let tree = set.trees[place.tree].tree
    guard tree.mayHoldReferences, let text = tree.member("$ref", of: place.node) else { return nil }
    return Reference(place: place, text: text, isToken: false)
  }

  /// The reference that is the whole of a token's value.
  func reference(of token: TokenID) -> Reference? {
    let record = set[token]
    let place = NodePlace(tree: record.tree, node: record.value)
    return record.isReference ? Reference(place: place, text: record.value, isToken: true) : reference(at: place)
  }

  /// What a reference leads to, after a report if it leads nowhere.
  mutating func follow(_ reference: Reference) -> PointerTarget {
    var chain: [Reference] = []
    var places: Set<NodePlace> = []
    var current = reference
    var target: PointerTarget
    while true {
      if let known = targets[current.place] {
        target = chain.isEmpty ? known : known.indirect
        break
      }
      guard places.insert(current.place).inserted else {
        reportCycle(chain.drop { $0.place != current.place })
        target = .none
        break
      }
      chain.append(current)
      target = step(current)
      guard case .part(let place, _) = target, let next = self.reference(at: place) else { break }
      current = next
    }
    // A text in braces at the end is one more step, to the whole of a token.
    if case .part(let place, _) = target, let token = token(namedAt: place) {
      target = token
    }
    for (index, link) in chain.enumerated() {
      targets[link.place] = index == chain.count - 1 ? target : target.indirect
    }
    return targets[reference.place] ?? target
  }

  /// The token that a text in braces names; `.none` if it names none, which is reported with the value it stands in.
  private func token(namedAt place: NodePlace) -> PointerTarget? {
    let tree = set.trees[place.tree].tree
    guard tree.isReference(place.node) else { return nil }
    let (bytes, range) = tree.text(place.node)
    guard case .path(let inner) = ReferenceSyntax.read(bytes, range), let path = set.paths.find(bytes, inner),
      let token = set.paths.token(at: path)
    else { return PointerTarget.none }
    return .whole(token, isDirect: false)
  }

  /// The written value that a token has in the end, its own or that of the token it stands for.
  mutating func origin(of token: TokenID) -> PointerTarget {
    var chain: [TokenID] = []
    var seen: Set<TokenID> = []
    var current = token
    var result = PointerTarget.none
    // A circle of aliases is reported where references are linked.
    while seen.insert(current).inserted {
      if let known = origins[current] {
        result = known
        break
      }
      chain.append(current)
      let record = set[current]
      let place = NodePlace(tree: record.tree, node: record.value)
      var next = PointerTarget.part(place, owner: current)
      if let reference = reference(of: current) {
        next = follow(reference)
      } else if let named = self.token(namedAt: place) {
        next = named
      }
      guard case .whole(let other, _) = next else {
        result = next
        break
      }
      current = other
    }
    for link in chain { origins[link] = result }
    return result
  }

  // MARK: One step

  private mutating func step(_ reference: Reference) -> PointerTarget {
    let tree = set.trees[reference.place.tree].tree
    if !reference.isToken, let other = sibling(in: reference.place.node, tree) {
      return fail(
        Diagnostic(
          .error, "structure",
          "nothing else stands beside “$ref” in a value: what it points at takes the place of the whole object",
          at: tree.location(other)))
    }
    guard tree.kind(reference.text) == .string else {
      guard tree.kind(reference.text) != .invalid else { return .none }
      return fail(
        Diagnostic(
          .error, "reference-syntax", "“$ref” is a string, as in \"#/color/brand/$value\"",
          at: tree.location(reference.text)))
    }
    let (bytes, range) = tree.text(reference.text)
    switch PointerSyntax.read(bytes, range) {
    case .malformed(let reason):
      return fail(.malformedReference(tree.location(reference.text), tree.string(reference.text), reason))
    case .segments(let names): return find(names, reference)
    }
  }

  private func sibling(in object: NodeID, _ tree: SyntaxTree) -> NodeID? {
    tree.members(of: object).first { !tree.equals($0.key, "$ref") }?.key
  }

  private mutating func find(_ names: [[UInt8]], _ reference: Reference) -> PointerTarget {
    var path = PathID.root
    var rest = names[...]
    while let name = rest.first, set.paths.token(at: path) == nil {
      let child = set.paths.child(of: path, named: name, 0..<name.count)
      guard let child, set.paths.token(at: child) != nil || set.paths.declaration(of: child) != nil else {
        return failMissing(names, at: rest.startIndex, path, reference)
      }
      path = child
      rest = rest.dropFirst()
    }
    guard let token = set.paths.token(at: path) else { return failGroup(path, reference) }
    guard let property = rest.first else {
      return reference.isToken ? .whole(token, isDirect: true) : failToken(token, reference)
    }
    guard property.equals("$value") else { return failMember(property, of: token, reference) }
    if rest.count == 1 { return .whole(token, isDirect: true) }
    return findPart(rest.dropFirst(), of: token, reference)
  }

  /// Goes on inside a token's value.
  private mutating func findPart(
    _ names: ArraySlice<[UInt8]>, of token: TokenID, _ reference: Reference
  ) -> PointerTarget {
    let record = set[token]
    let tree = set.trees[record.tree].tree
    var node = record.value
    if record.isReference { return failThrough(token, record.value, reference) }
    for name in names {
      if let next = child(name, of: node, tree) {
        node = next
      } else {
        let isReference = tree.isReference(node) || tree.member("$ref", of: node) != nil
        return isReference ? failThrough(token, node, reference) : failPart(name, in: node, of: token, reference)
      }
    }
    return .part(NodePlace(tree: record.tree, node: node), owner: token)
  }

  /// A member or element. What a reference holds is none: the pointer has to lead to what that names.
  private func child(_ name: [UInt8], of node: NodeID, _ tree: SyntaxTree) -> NodeID? {
    switch tree.kind(node) {
    case .object:
      if tree.mayHoldReferences, tree.member("$ref", of: node) != nil { return nil }
      return tree.members(of: node).first { member in
        let (bytes, range) = tree.text(member.key)
        return bytes[range].elementsEqual(name)
      }?.value
    case .array:
      guard let index = Self.index(name) else { return nil }
      return tree.elements(of: node).dropFirst(index).first { _ in true }
    default: return nil
    }
  }

  /// An index of an array: digits without leading zeros.
  private static func index(_ name: [UInt8]) -> Int? {
    guard let first = name.first, name.allSatisfy({ (0x30...0x39).contains($0) }), first != 0x30 || name.count == 1,
      name.count < 10
    else { return nil }
    return name.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  // MARK: Reporting

  func location(_ reference: Reference) -> SourceLocation {
    set.trees[reference.place.tree].tree.location(reference.text)
  }

  mutating func fail(_ diagnostic: Diagnostic) -> PointerTarget {
    diagnostics.append(diagnostic)
    return .none
  }

  mutating func guess(_ text: String) -> String? { guesser.closest(to: text) }

  /// Reports pointers that lead back to themselves, once, and keeps all of them from being reported again.
  mutating func reportCycle(_ cycle: some Collection<Reference>) {
    let places = cycle.map { location($0) }
    guard let start = places.indices.min(by: { isBefore(places[$0], places[$1]) }) else { return }
    for reference in cycle { targets[reference.place] = PointerTarget.none }
    let others = (places[(start + 1)...] + places[..<start]).prefix(19)
    diagnostics.append(
      Diagnostic(
        .error, "reference-circular",
        places.count == 1
          ? "this pointer leads to a value that holds the pointer itself; write the value out"
          : "\(places.count) pointers lead to one another in a circle; write one of the values out",
        at: places[start], notes: others.map { Note("the circle goes on here", at: $0) }))
  }

  private func isBefore(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
    (left.file.index, left.range.lower) < (right.file.index, right.range.lower)
  }

  /// Whether a pointer was found to lead nowhere.
  func isFailed(_ reference: Reference) -> Bool {
    if case .none? = targets[reference.place] { true } else { false }
  }

  /// Marks a pointer as one that leads nowhere.
  mutating func reject(_ reference: Reference) { targets[reference.place] = PointerTarget.none }
}
