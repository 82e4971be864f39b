import TokenDiagnostics
import TokenSyntax

/// Puts lists of sources in place of references to sets, after circles are found.
extension ResolverReader {
  // MARK: Circles

  /// The nodes a node leads to.
  private func targets(of index: Int) -> [Int] {
    switch nodes[index].content {
    case .list(let elements): elements
    case .same(let base), .override(let base): [base]
    case .tokens, .nothing, .waiting: []
    }
  }

  /// Finds circles of sets and references, reports each, and cuts it open.
  mutating func breakCycles() {
    let (unseen, done) = (-1, -2)
    var state = [Int](repeating: unseen, count: nodes.count)
    var stack: [(node: Int, targets: [Int], next: Int)] = []
    for root in nodes.indices where state[root] == unseen {
      state[root] = 0
      stack.append((root, targets(of: root), 0))
      while let top = stack.indices.last {
        guard stack[top].next < stack[top].targets.count else {
          state[stack.removeLast().node] = done
          continue
        }
        let target = stack[top].targets[stack[top].next]
        stack[top].next += 1
        if state[target] == unseen {
          state[target] = stack.count
          stack.append((target, targets(of: target), 0))
        } else if state[target] >= 0 {
          let circle = stack[state[target]...].map(\.node)
          reportCircle(circle.compactMap { kind(nodes[$0].spot) == .object ? reference(nodes[$0].spot) : nil })
          cut(stack[top].node, from: target)
        }
      }
    }
  }

  private mutating func cut(_ index: Int, from target: Int) {
    if case .list(let elements) = nodes[index].content {
      nodes[index].content = .list(elements.filter { $0 != target })
    } else {
      nodes[index].content = .nothing
    }
  }

  // MARK: The result

  /// Makes the resolver of what was read.
  mutating func assemble(_ order: [OrderItem], _ entries: [(entry: Spot, draft: ModifierDraft)]) -> Resolver? {
    var drafts = order.compactMap { item -> ModifierDraft? in
      if case .modifier(let draft) = item.content { draft } else { nil }
    }
    let listed = Set(drafts.flatMap(\.layers))
    drafts += entries.filter { !listed.contains($0.entry) }.map(\.draft)
    let counts = sourceCounts()
    let sets = order.map { item in if case .set(let node) = item.content { node } else { -1 } }.filter { $0 >= 0 }
    let lists = sets + drafts.flatMap { $0.contexts.compactMap(\.list) }
    let total = lists.reduce(0) { min($0 + counts[$1], sourceLimit + 1) }
    guard total <= sourceLimit else {
      let place = order.first?.place ?? drafts.first?.place
      report(.tooManySources(place, limit: sourceLimit))
      return nil
    }
    var modifier = -1
    let steps = order.map { item -> Resolver.Step in
      if case .set(let node) = item.content { return .set(sources(of: node)) }
      modifier += 1
      return .modifier(modifier)
    }
    return Resolver(modifiers: drafts.map(modifier(_:)), steps: steps)
  }

  private func modifier(_ draft: ModifierDraft) -> Modifier {
    Modifier(
      name: draft.name, description: draft.description,
      contexts: draft.contexts.map { context in
        Modifier.Context(name: context.name, sources: context.list.map { sources(of: $0) } ?? [])
      }, defaultIndex: draft.defaultIndex, hasWrongDefault: draft.hasWrongDefault, place: draft.place)
  }

  /// How many sources each node comes to, no more than one above the limit.
  private func sourceCounts() -> [Int] {
    var counts = [Int](repeating: -1, count: nodes.count)
    var stack: [(node: Int, isOpen: Bool)] = []
    for root in nodes.indices where counts[root] < 0 {
      stack.append((root, false))
      while let (node, isOpen) = stack.popLast() {
        guard counts[node] < 0 else { continue }
        let targets = targets(of: node)
        guard isOpen || targets.isEmpty else {
          stack.append((node, true))
          for target in targets where counts[target] < 0 { stack.append((target, false)) }
          continue
        }
        let own =
          switch nodes[node].content {
          case .tokens, .override: 1
          default: 0
          }
        counts[node] = targets.reduce(own) { min($0 + max(0, counts[$1]), sourceLimit + 1) }
      }
    }
    return counts
  }

  /// The sources of a node in their order, sets spliced in.
  private func sources(of root: Int) -> [SourceTree] {
    var result: [SourceTree] = []
    var stack = [root]
    while let index = stack.popLast() {
      switch nodes[index].content {
      case .list(let elements): stack += elements.reversed()
      case .same(let base): stack.append(base)
      case .tokens: result.append(source(nodes[index].spot))
      case .override: result += layers(index)
      case .nothing, .waiting: break
      }
    }
    return result
  }

  private func source(_ spot: Spot, omitted: Set<NodeID> = []) -> SourceTree {
    SourceTree(tree(spot), root: spot.node, omitted: omitted)
  }

  /// Tokens with members that references to them put in the place of theirs: the tokens first, then the members of one
  /// reference after the other, each without what a later one replaces.
  private func layers(_ index: Int) -> [SourceTree] {
    var spots: [Spot] = []
    var current = index
    walk: while true {
      switch nodes[current].content {
      case .override(let base):
        spots.append(nodes[current].spot)
        current = base
      case .same(let base): current = base
      case .tokens:
        spots.append(nodes[current].spot)
        break walk
      case .list, .nothing, .waiting: return []
      }
    }
    var replaced: Set<[UInt8]> = []
    var result: [SourceTree] = []
    for (depth, spot) in spots.enumerated() {
      let tree = tree(spot)
      var omitted: Set<NodeID> = []
      var names: [[UInt8]] = []
      for member in tree.members(of: spot.node) {
        let name = tree.decodedBytes(member.key)
        let isReference = depth + 1 < spots.count && name.elementsEqual("$ref".utf8)
        if isReference || replaced.contains(name) { omitted.insert(member.key) } else { names.append(name) }
      }
      replaced.formUnion(names)
      result.append(source(spot, omitted: omitted))
    }
    return result.reversed()
  }
}
