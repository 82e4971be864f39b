import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Reference objects: where they lead.
extension ResolverReader {
  /// What stands where a reference is; what it may lead to depends on it.
  enum Role {
    /// A source of a set or context, or an entry of `sets`.
    case source
    /// An entry of `modifiers`.
    case modifier
    /// An item of the resolution order.
    case order
  }

  /// Where the reference in an object leads; nil for nowhere, which is reported, or for a file that is still to come.
  mutating func step(_ object: Spot, _ role: Role) -> Spot? {
    guard let reference = reference(object), kind(reference) != .invalid else { return nil }
    guard kind(reference) == .string else {
      report(once: reference, .referenceNotString(place(reference)))
      return nil
    }
    let text = tree(reference).decodedBytes(reference.node)
    let place = place(reference)
    switch ReferenceText.read(text) {
    case .remote:
      report(once: reference, .remoteReference(place, self.text(reference)))
      return nil
    case .malformed(let reason):
      report(once: reference, .malformedResolverReference(place, self.text(reference), reason))
      return nil
    case .place(let target):
      guard let document = targetDocument(target, reference),
        isAllowed(target, document, reference, role)
      else { return nil }
      return follow(target, object, reference, document)
    }
  }

  private mutating func targetDocument(_ target: ReferenceText, _ reference: Spot) -> Int? {
    let path = ReferenceText.join(target.file, from: documents[reference.document].path)
    if let document = document(path) { return document }
    if let (reason, suggestion) = unreadable(path) {
      report(once: reference, .unreadableFile(place(reference), target, reason, suggestion))
    }
    return nil
  }

  /// Nothing refers to the resolution order, and only the order refers to modifiers.
  private mutating func isAllowed(
    _ target: ReferenceText, _ document: Int, _ reference: Spot, _ role: Role
  ) -> Bool {
    guard documents[document].isResolver, let first = target.segments.first else { return true }
    if first.elementsEqual("resolutionOrder".utf8) {
      report(once: reference, .pointsToOrder(place(reference)))
      return false
    }
    if first.elementsEqual("modifiers".utf8), role != .order {
      report(once: reference, .pointsToModifier(place(reference), role))
      return false
    }
    return true
  }

  private mutating func follow(
    _ target: ReferenceText, _ object: Spot, _ reference: Spot, _ document: Int
  ) -> Spot? {
    if let known = steps[object] { return known }
    let found = find(target, object, reference, document)
    steps[object] = .some(found)
    if found != nil {
      reading.links.append(
        ResolverReading.Link(
          holder: documents[reference.document].path, node: reference.node, target: documents[document].path,
          segments: target.segments))
      if target.lacksSlash { report(.lacksSlash(place(reference), target)) }
    }
    return found
  }

  private mutating func find(_ target: ReferenceText, _ object: Spot, _ reference: Spot, _ document: Int) -> Spot? {
    guard let root = documents[document].tree.root else { return nil }
    var current = Spot(document: document, node: root)
    for (depth, segment) in target.segments.enumerated() {
      guard kind(current) != .invalid else { return nil }
      guard let next = child(segment, of: current) else {
        if !tree(current).isBroken(current.node) { reportMissing(target, depth, current, reference) }
        return nil
      }
      current = next
    }
    if kind(current) == .invalid { return nil }
    let tree = tree(current)
    if current.document == object.document, current.node.index <= object.node.index,
      object.node.index < tree.node(current.node).next
    {
      report(once: reference, .pointsToAncestor(place(reference), text(reference), isSelf: current == object))
      return nil
    }
    return current
  }

  private mutating func reportMissing(_ target: ReferenceText, _ depth: Int, _ current: Spot, _ reference: Spot) {
    let names = kind(current) == .object ? members(current).map { text($0.key) } : []
    let name = String(decoding: target.segments[depth], as: UTF8.self)
    var fix: String?
    if let guess = DidYouMean.closest(to: name, in: names) {
      let segments = target.segments[..<depth] + [Array(guess.utf8)] + target.segments[(depth + 1)...]
      fix = target.file + ReferenceText.fragment(Array(segments))
    }
    let outer = String(decoding: Array(target.segments[..<depth].joined(separator: [0x2F])), as: UTF8.self)
    let isReference = kind(current) == .object && self.reference(current) != nil
    report(
      once: reference,
      .missingTarget(place(reference), name: name, outer: outer, file: target.file, isReference: isReference, fix: fix))
  }

  /// A member or an element of a value by the text a pointer names it with.
  private mutating func child(_ segment: [UInt8], of spot: Spot) -> Spot? {
    switch kind(spot) {
    case .object: return namedMember(segment, of: spot)
    case .array:
      guard let index = Self.index(segment) else { return nil }
      if elementIndex[spot] == nil { elementIndex[spot] = Array(tree(spot).elements(of: spot.node)) }
      guard let elements = elementIndex[spot], index < elements.count else { return nil }
      return self.spot(elements[index], in: spot)
    default: return nil
    }
  }

  private mutating func namedMember(_ name: [UInt8], of spot: Spot) -> Spot? {
    if memberIndex[spot] == nil {
      var index: [[UInt8]: NodeID] = [:]
      let tree = tree(spot)
      for member in tree.members(of: spot.node) { index[tree.decodedBytes(member.key)] = member.value }
      memberIndex[spot] = index
    }
    return memberIndex[spot]?[name].map { self.spot($0, in: spot) }
  }

  /// An index of an array, written without zeros before it.
  private static func index(_ segment: [UInt8]) -> Int? {
    guard !segment.isEmpty, segment.count < 10, segment.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    guard segment.count == 1 || segment[0] != 0x30 else { return nil }
    return Int(String(decoding: segment, as: UTF8.self))
  }

  /// The objects a chain of references passes, from the first reference to what stands at its end; nil where it ends
  /// nowhere, which is reported.
  mutating func chain(from object: Spot, _ role: Role) -> [Spot]? {
    var chain = [object]
    var seen: Set<Spot> = [object]
    while let last = chain.last, kind(last) == .object, reference(last) != nil {
      guard let next = step(last, role) else { return nil }
      guard seen.insert(next).inserted else {
        let start = chain.firstIndex(of: next) ?? 0
        reportCircle(chain[start...].compactMap { reference($0) })
        return nil
      }
      chain.append(next)
    }
    return chain
  }

  /// Reports references that lead from one to the next and back to the first.
  mutating func reportCircle(_ references: [Spot]) {
    guard let first = references.indices.min(by: { precedes(references[$0], references[$1]) }) else { return }
    let ordered = Array(references[first...] + references[..<first])
    report(once: ordered[0], .circularReferences(ordered.map { (place($0), text($0)) }))
  }

  private func precedes(_ left: Spot, _ right: Spot) -> Bool {
    (left.document, left.node.index) < (right.document, right.node.index)
  }
}
