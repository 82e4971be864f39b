import TokenDiagnostics
import TokenSyntax

/// Sources: what sets and contexts list, and what references in the lists stand for.
extension ResolverReader {
  /// A source, a list of them, or a reference to either.
  struct SourceNode {
    /// Where it stands.
    let spot: Spot
    /// What it is.
    var content: Content

    enum Content {
      /// It was not looked at yet.
      case waiting(Use)
      /// It is at fault, which was reported.
      case nothing
      /// An array of sources.
      case list([Int])
      /// An object of tokens.
      case tokens
      /// A set or a reference, which stands for another node.
      case same(Int)
      /// A reference with members of its own, which take the place of those of another node.
      case override(Int)
    }
  }

  /// What a place was met as.
  enum Use {
    /// An array of sources.
    case list
    /// An element of such an array.
    case element
    /// The place a reference leads to.
    case target
    /// A set: an entry of `sets`, or one that stands in the order itself.
    case set
  }

  /// The node of a place, made if it is new.
  mutating func node(_ spot: Spot, _ use: Use) -> Int {
    if let index = nodeIndex[spot] { return index }
    let index = nodes.count
    nodes.append(SourceNode(spot: spot, content: .waiting(use)))
    nodeIndex[spot] = index
    return index
  }

  /// Looks at every node that was not looked at, and at those that come up.
  mutating func readWaiting() {
    while readCount < nodes.count {
      guard case .waiting(let use) = nodes[readCount].content else { preconditionFailure("read twice") }
      let spot = nodes[readCount].spot
      let content: SourceNode.Content =
        switch use {
        case .list: readList(spot)
        case .element where reference(spot) == nil: .tokens
        case .element, .target, .set: reference(spot) == nil ? readTarget(spot, use) : readReference(spot)
        }
      nodes[readCount].content = content
      readCount += 1
    }
  }

  /// The node of an array of sources; nil, which is reported, for what is none.
  mutating func list(_ spot: Spot, _ what: String) -> Int? {
    guard kind(spot) == .array else {
      if kind(spot) != .invalid {
        let isReference = kind(spot) == .object && reference(spot) != nil
        report(once: spot, .notAList(place(spot), what, isReference: isReference))
      }
      return nil
    }
    return node(spot, .list)
  }

  private mutating func readList(_ spot: Spot) -> SourceNode.Content {
    var elements: [Int] = []
    for element in tree(spot).elements(of: spot.node) {
      let element = self.spot(element, in: spot)
      if kind(element) == .object {
        elements.append(node(element, .element))
      } else if kind(element) != .invalid {
        report(once: element, .wrongSource(place(element), kind(element) == .string ? text(element) : nil))
      }
    }
    return .list(elements)
  }

  /// Reads an object that is no reference: a set, or tokens.
  private mutating func readTarget(_ spot: Spot, _ use: Use) -> SourceNode.Content {
    guard isSet(spot) || { if case .set = use { true } else { false } }() else { return .tokens }
    checkMembers(of: spot, isModifier: false)
    guard let sources = member("sources", of: spot) else {
      let isBroken = tree(spot).isBroken(spot.node)
      if !isBroken, !hasSlip(for: "sources", in: spot, isModifier: false) {
        report(once: spot, .missingMember(place(spot), "sources", of: "a set"))
      }
      return .nothing
    }
    return list(sources, "“sources”").map { .same($0) } ?? .nothing
  }

  /// Whether an object is a set: one of the document's own, or an object with a list of sources, which no group of
  /// tokens may have.
  func isSet(_ spot: Spot) -> Bool {
    setEntries.contains(spot) || member("sources", of: spot).map { kind($0) == .array } == true
  }

  private mutating func readReference(_ object: Spot) -> SourceNode.Content {
    let own = members(object).filter { !tree($0.key).equals($0.key.node, "$ref") }
    let replaced = member("sources", of: object).flatMap { kind($0) == .array ? $0 : nil }
    let list = replaced.map { node($0, .list) }
    guard let target = step(object, roleOfSource(object)) else { return list.map { .same($0) } ?? .nothing }
    guard isSource(target, object) else { return .nothing }
    let base = node(target, .target)
    if let list {
      checkMembers(of: object, isModifier: false)
      return .same(list)
    }
    return own.isEmpty ? .same(base) : .override(base)
  }

  /// Whether a place that a source refers to can be one; says so if not.
  private mutating func isSource(_ target: Spot, _ object: Spot) -> Bool {
    guard let reference = reference(object) else { return false }
    if kind(target) != .object {
      report(once: reference, .targetIsNoSource(place(reference), text(reference), kind(target), place(target)))
      return false
    }
    if documents[target.document].isResolver, self.reference(target) == nil {
      let isRoot = target.node.index == 0
      let map = tree(target).root.flatMap { tree(target).member("sets", of: $0) }
      if isRoot || map == target.node {
        report(once: reference, .targetIsDocument(place(reference), text(reference), isSets: !isRoot))
        return false
      }
    }
    return true
  }

  /// An item of the order that is a set by reference may say so with a reference that leads past modifiers.
  private func roleOfSource(_ object: Spot) -> Role { orderItems.contains(object) ? .order : .source }

  // MARK: After everything was looked at

  /// Checks that each entry of `sets` comes to a set.
  mutating func checkSetEntries(_ sets: Spot?) {
    for (_, entry) in members(sets) {
      guard let index = nodeIndex[entry], let reference = reference(entry), isTokens(index) else { continue }
      report(once: reference, .entryIsNoSet(place(reference), text(reference)))
    }
  }

  /// Checks members that stand beside a reference to a set; beside one to tokens they are tokens.
  mutating func checkOverrides() {
    for index in nodes.indices {
      guard case .override(let base) = nodes[index].content, !isTokens(base) else { continue }
      checkMembers(of: nodes[index].spot, isModifier: false)
      nodes[index].content = .same(base)
    }
  }

  /// Whether a node stands for tokens in the end, neither for a list nor for nothing.
  private mutating func isTokens(_ index: Int) -> Bool {
    var path: [Int] = []
    var current = index
    walk: while standsForTokens[current] == nil {
      // Whoever comes back here goes in a circle, which ends nowhere.
      standsForTokens[current] = false
      path.append(current)
      switch nodes[current].content {
      case .same(let base), .override(let base): current = base
      case .tokens:
        standsForTokens[current] = true
        break walk
      case .list, .nothing, .waiting: break walk
      }
    }
    let result = standsForTokens[current] ?? false
    for node in path { standsForTokens[node] = result }
    return result
  }

  // MARK: Members of definitions

  /// Checks the names and the plain members of a set or a modifier, once for each place.
  mutating func checkMembers(of spot: Spot, isModifier: Bool) {
    guard checked.insert(spot).inserted else { return }
    let what = isModifier ? "a modifier" : "a set"
    var known = isModifier ? ["contexts", "default"] : ["sources"]
    known += ["description", "$extensions"]
    let isEntry = setEntries.contains(spot) || modifierEntries.contains(spot)
    let extra = isEntry ? ["$ref"] : ["$ref", "name", "type"] + (spot.node.index == 0 ? ["$schema"] : [])
    for (key, value) in members(spot) {
      let name = text(key)
      switch name {
      case "description": _ = expect(.string, value, "“description”")
      case "$extensions": _ = expect(.object, value, "“$extensions”")
      case _ where known.contains(name) || extra.contains(name): break
      case "sources", "contexts":
        report(once: key, .memberOfOther(place(key), name, of: what, isInline: orderItems.contains(spot)))
      default: report(once: key, .unknownMember(place(key), name, of: what, known))
      }
    }
  }

  /// Whether an object has a member whose name is a slip for a missing one, which was reported as such.
  func hasSlip(for name: String, in spot: Spot, isModifier: Bool) -> Bool {
    let known = (isModifier ? ["contexts", "default"] : ["sources"]) + ["description", "$extensions"]
    return members(spot).contains { key, _ in
      let text = text(key)
      return text == (isModifier ? "sources" : "contexts")
        || (!known.contains(text) && DidYouMean.closest(to: text, in: known) == name)
    }
  }
}
