public import TokenDiagnostics
import TokenSyntax

/// Finds what every reference names, gives every token its type, and orders tokens so that targets come first.
public struct Linker {
  private let set: AssembledSet
  private var graph: ReferenceGraph
  private var diagnostics: [Diagnostic] = []
  /// The type that a group's declaration passes on; computed once a declaration.
  private var inherited: [GroupType?] = []

  private var guesser: PathGuesser
  /// How many more tokens the reports of cycles may list, so that a net of cycles takes no more time than a ring.
  private var cycleBudget: Int

  private init(_ set: AssembledSet) {
    self.set = set
    guesser = PathGuesser(set)
    let count = set.tokens.count
    cycleBudget = count + 10_000
    graph = ReferenceGraph(
      aliases: [Int32](repeating: -1, count: count), starts: [], nodes: [], targets: [], order: [],
      broken: [Bool](repeating: false, count: count), types: [TokenType?](repeating: nil, count: count))
    graph.starts.reserveCapacity(count + 1)
    graph.order.reserveCapacity(count)
  }

  /// Links a whole set.
  public static func link(_ set: AssembledSet) -> (graph: ReferenceGraph, diagnostics: [Diagnostic]) {
    var linker = Linker(set)
    linker.findAliases()
    linker.inheritTypes()
    linker.findTypes()
    linker.findInnerReferences()
    linker.sort()
    return (linker.graph, linker.diagnostics)
  }

  // MARK: Whole-value references

  private mutating func findAliases() {
    guard var tree = set.trees.first?.tree else { return }
    var treeIndex = 0
    for index in set.tokens.indices {
      let token = set.tokens[index]
      // Tokens stand file by file, so the tree is seldom another one.
      if token.tree != treeIndex {
        treeIndex = token.tree
        tree = set.trees[treeIndex].tree
      }
      if token.isBroken {
        graph.broken[index] = true
        continue
      }
      guard tree.kind(token.value) == .string else { continue }
      let (bytes, range) = tree.text(token.value)
      switch ReferenceSyntax.read(bytes, range) {
      case .text: continue
      case .malformed(let reason):
        if !token.isInherited {
          diagnostics.append(.malformedReference(tree.location(token.value), tree.string(token.value), reason))
        }
        graph.broken[index] = true
      case .path(let inner):
        if let path = set.paths.find(bytes, inner), let target = set.paths.token(at: path) {
          graph.aliases[index] = Int32(truncatingIfNeeded: target.index)
        } else {
          if !token.isInherited, !set.isMissingForAReason(bytes, inner) {
            diagnostics.append(.unresolved(tree.location(token.value), bytes, inner, in: set, &guesser))
          }
          graph.broken[index] = true
        }
      }
    }
  }

  // MARK: Types

  /// A group has the type its own file gives it, else the one another file gives it, else that of the group around it.
  /// A file's root speaks for that file alone.
  private mutating func inheritTypes() {
    var typed = [GroupType?](repeating: nil, count: set.paths.count)
    for declaration in set.declarations where declaration.path != .root {
      let path = Int(declaration.path.index)
      typed[path] = typed[path] ?? GroupType(declaration)
    }
    inherited.reserveCapacity(set.declarations.count)
    for declaration in set.declarations {
      // A parent is declared before its children, so its entry is there.
      let outer = declaration.parent < 0 ? nil : inherited[Int(declaration.parent)]
      inherited.append(GroupType(declaration) ?? typed[Int(declaration.path.index)] ?? outer)
    }
  }

  private mutating func findTypes() {
    var chain: [Int] = []
    var state = [UInt8](repeating: 0, count: set.tokens.count)  // 0 unseen, 1 on the chain, 2 done
    for index in set.tokens.indices where state[index] != 2 {
      var current = index
      while state[current] == 0, set.tokens[current].type == nil, graph.aliases[current] >= 0,
        !set.tokens[current].isPart
      {
        state[current] = 1
        chain.append(current)
        current = Int(graph.aliases[current])
      }
      if state[current] == 0 {
        graph.types[current] = ownType(current)
        state[current] = 2
      }
      let type = graph.types[current]
      // Along a cycle there is no type, and the cycle itself is reported later.
      for member in chain {
        graph.types[member] = set.tokens[member].hasUnknownType ? nil : type
        state[member] = 2
      }
      chain.removeAll(keepingCapacity: true)
    }
  }

  private mutating func ownType(_ index: Int) -> TokenType? {
    let token = set.tokens[index]
    if token.hasUnknownType { return nil }
    if let type = token.type { return type }
    switch inherited[token.declaration] {
    case .type(let type): return type
    case .unknown: return nil
    case nil: break
    }
    let tree = set.trees[token.tree].tree
    // An inherited token lacks what the one that is written lacks, of which this is said.
    if !graph.broken[index], !token.isInherited, tree.kind(token.value) != .invalid {
      diagnostics.append(.missingType(tree, token, name: name(of: token.path)))
    }
    return nil
  }

  /// A token's own name, or the whole path where the name says nothing.
  private func name(of path: PathID) -> String {
    let name = set.paths.name(of: path)
    return name == "$root" ? set.paths.text(of: path) : name
  }

  // MARK: References inside values

  private mutating func findInnerReferences() {
    for index in set.tokens.indices {
      graph.starts.append(UInt32(truncatingIfNeeded: graph.nodes.count))
      guard graph.aliases[index] < 0, let type = graph.types[index], type.isComposite else { continue }
      let token = set.tokens[index]
      let tree = set.trees[token.tree].tree
      let nodes = token.value.index..<tree.end(of: token.value)
      if let built = set.built[token.tree] {
        addEdges(nodes, type, tree, built)
        continue
      }
      for raw in nodes { addEdge(NodeID(index: raw), type, tree) }
    }
    graph.starts.append(UInt32(truncatingIfNeeded: graph.nodes.count))
  }

  /// Adds the edge of a string that is a reference which can be followed.
  private mutating func addEdge(_ node: NodeID, _ type: TokenType, _ tree: SyntaxTree) {
    guard tree.kind(node) == .string, tree.begins(node, with: 0x7B), !isText(node, type, tree) else { return }
    let (bytes, range) = tree.text(node)
    // What can't be read or found here is reported by the reader that expects a value at this place.
    guard case .path(let inner) = ReferenceSyntax.read(bytes, range),
      let path = set.paths.find(bytes, inner), let target = set.paths.token(at: path)
    else { return }
    graph.nodes.append(node)
    graph.targets.append(Int32(truncatingIfNeeded: target.index))
  }

  /// Adds the edges of a value with pointers in it. What stands for the whole value of a token is one edge: its own
  /// references are that token's.
  private mutating func addEdges(_ nodes: Range<UInt32>, _ type: TokenType, _ tree: SyntaxTree, _ built: BuiltTree) {
    var wholes = built.wholes(in: nodes)[...]
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = NodeID(index: index)
      index += 1
      guard let whole = wholes.first, whole.node == node else {
        addEdge(node, type, tree)
        continue
      }
      graph.nodes.append(node)
      graph.targets.append(Int32(truncatingIfNeeded: whole.token.index))
      index = tree.end(of: node)
      wholes = wholes.drop { $0.node.index < index }
    }
  }

  /// Whether a string inside a value is a text for people, whatever stands in it.
  private func isText(_ node: NodeID, _ type: TokenType, _ tree: SyntaxTree) -> Bool {
    guard type == .surface || type == .recommendation, node.index > 0 else { return false }
    let key = NodeID(index: node.index - 1)
    guard tree.kind(key) == .key else { return false }
    let names = type == .surface ? ["group", "schemeReason"] : ["source"]
    return names.contains { tree.equals(key, $0) }
  }

  // MARK: Order and cycles

  private struct Visit {
    let token: Int
    /// -1: the alias comes next; otherwise an index into the edges.
    var edge: Int
  }

  private mutating func sort() {
    let (unseen, done): (Int32, Int32) = (-1, -2)
    // Of a token that is being followed: its place on the stack.
    var state = [Int32](repeating: unseen, count: set.tokens.count)
    var stack: [Visit] = []
    for root in set.tokens.indices where state[root] == unseen {
      state[root] = 0
      stack.append(Visit(token: root, edge: -1))
      while let top = stack.indices.last {
        guard let target = nextTarget(&stack[top]) else {
          let token = stack.removeLast().token
          state[token] = done
          graph.order.append(TokenID(token))
          continue
        }
        if state[target] == unseen {
          state[target] = Int32(truncatingIfNeeded: stack.count)
          stack.append(Visit(token: target, edge: -1))
        } else if state[target] >= 0 {
          reportCycle(stack[Int(state[target])...])
        }
      }
    }
  }

  private func nextTarget(_ visit: inout Visit) -> Int? {
    if visit.edge < 0 {
      visit.edge = Int(graph.starts[visit.token])
      let alias = graph.aliases[visit.token]
      if alias >= 0 { return Int(alias) }
    }
    guard visit.edge < Int(graph.starts[visit.token + 1]) else { return nil }
    visit.edge += 1
    return Int(graph.targets[visit.edge - 1])
  }

  private mutating func reportCycle(_ cycle: ArraySlice<Visit>) {
    guard let first = cycle.first, let last = cycle.last else { return }
    // Two broken tokens are enough: what leads to them has no value either.
    graph.broken[first.token] = true
    graph.broken[last.token] = true
    guard cycle.count <= cycleBudget else { return }
    cycleBudget -= cycle.count
    let members = cycle.map(\.token)
    for member in members { graph.broken[member] = true }
    // The same cycle reads the same wherever the walk came in.
    let start = members.indices.min { members[$0] < members[$1] } ?? 0
    diagnostics.append(.cycle((members[start...] + members[..<start]).map { TokenID($0) }, in: set))
  }
}
