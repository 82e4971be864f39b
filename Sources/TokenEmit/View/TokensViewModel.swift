import TokenModel
import TokenSource
import TokenTemplate

/// What templates for any language see: every token, its names in the usual spellings and its value in pieces, once in
/// one list and once in its groups, and what is another in each theme.
///
/// Tokens of the tool's own types have their value as JSON alone. `index` of a node is a token, group, theme or part of
/// a value; `extra` is the theme, 0 for the base.
struct TokensViewModel: ViewModel {
  let schema = contract.schema
  let root = Node(scope: Scope.tokens.rawValue)
  let emission: Emission
  let names: any IdentifierNames
  let cssNames: CSSNames
  /// For each theme the index of a token's value among the parts; -1 where it has none.
  private var values: [[Int32]] = []
  private(set) var parts = ValueParts()
  /// For each theme the tokens that it lists: of the base all, of others those whose values differ.
  private var listed: [[TokenID]] = []
  /// The groups that hold tokens, by their index; the root is 0.
  private(set) var groups: [PathID] = [.root]
  private var innerGroups: [[Int32]] = []
  private var ownTokens: [[TokenID]] = []
  private let comments: [CommentLines]
  private let descriptions: GroupComments

  init(_ emission: Emission, _ cssNames: CSSNames, names: (any IdentifierNames)? = nil) {
    self.emission = emission
    self.cssNames = cssNames
    self.names = names ?? CamelNames(paths: emission.set.assembled.paths)
    comments = emission.themes.all.map { CommentLines($0.set.assembled) }
    descriptions = GroupComments(emission.set.assembled)
    addValues()
    addGroups()
  }

  private mutating func addValues() {
    for (index, theme) in emission.themes.all.enumerated() {
      var indices = [Int32](repeating: -1, count: theme.set.count)
      let tokens = index == 0 ? emission.tokens : changed(theme)
      listed.append(tokens)
      for token in tokens {
        guard let value = theme.set.baseValue(of: token) else { continue }
        indices[Int(token.index)] = parts.add(value, standIns: theme.set.fallbacks[token])
      }
      values.append(indices)
    }
  }

  /// The tokens of a theme whose values are others than in the base.
  private func changed(_ theme: Theme) -> [TokenID] {
    theme.changes.filter { $0.hasOtherValue && emission.includes($0.token) }.map(\.counterpart)
  }

  private mutating func addGroups() {
    let paths = emission.set.assembled.paths
    let isNeeded = paths.leading(to: emission.tokens.map { emission.set.assembled[$0].path })
    var next = 0
    while next < groups.count {
      var inner: [Int32] = []
      var tokens: [TokenID] = []
      var child = paths.firstChild(of: groups[next])
      while let path = child {
        if let token = paths.token(at: path), emission.includes(token) {
          tokens.append(token)
        } else if isNeeded[Int(path.index)] {
          inner.append(Int32(truncatingIfNeeded: groups.count))
          groups.append(path)
        }
        child = paths.nextSibling(of: path)
      }
      innerGroups.append(inner)
      ownTokens.append(tokens)
      next += 1
    }
  }

  // MARK: Places

  func theme(_ node: Node) -> Theme { emission.themes.all[Int(node.extra)] }

  /// The token of a node.
  func token(_ node: Node) -> TokenID { TokenID(Int(node.index)) }

  /// Where the value of a token's node stands among the parts; -1 where it has none.
  func valueIndex(_ node: Node) -> Int32 { values[Int(node.extra)][Int(node.index)] }

  /// The value of a token's node, or the part that a node stands for.
  func part(_ node: Node) -> ValueParts.Part {
    let index = node.scope == Scope.token.rawValue ? valueIndex(node) : node.index
    return index < 0 ? .other : parts[index]
  }

  /// The lines of a node's comment.
  func lines(_ node: Node) -> [String] { descriptions.lines[groups[Int(node.index)]] ?? [] }

  // MARK: Walking

  func count(of field: FieldID, at node: Node) -> Int {
    guard let name = FieldName(rawValue: field.index) else { return 0 }
    switch name {
    case .tokens: return tokenList(node).count
    case .rootTokens: return ownTokens[0].count
    case .groups: return innerGroups[Int(node.index)].count
    case .themes: return emission.themes.all.count - 1
    case .contexts: return emission.themes.axes.count
    case .comment:
      return node.scope == Scope.group.rawValue ? lines(node).count : comments[Int(node.extra)].count(token(node))
    default: return valueCount(name, node) ?? (flag(name, node) ?? true ? 1 : 0)
    }
  }

  private func tokenList(_ node: Node) -> [TokenID] {
    switch Scope(rawValue: node.scope) {
    case .theme: listed[Int(node.extra)]
    case .group: ownTokens[Int(node.index)]
    default: listed[0]
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let place = Int32(truncatingIfNeeded: index)
    switch FieldName(rawValue: field.index) {
    case .tokens: return tokenNode(tokenList(node)[index], theme: node.extra)
    case .rootTokens: return tokenNode(ownTokens[0][index], theme: 0)
    case .groups: return Node(scope: Scope.group.rawValue, index: innerGroups[Int(node.index)][index])
    case .themes: return Node(scope: Scope.theme.rawValue, index: place + 1, extra: place + 1)
    case .contexts: return Node(scope: Scope.context.rawValue, index: place, extra: node.extra)
    case let name?: return valueChild(index, name, node)
    case nil: return node
    }
  }

  private func tokenNode(_ token: TokenID, theme: Int32) -> Node {
    Node(scope: Scope.token.rawValue, index: Int32(truncatingIfNeeded: Int(token.index)), extra: theme)
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    if node.scope == Scope.group.rawValue { return out.append(lines(node)[line]) }
    comments[Int(node.extra)].write(line, of: token(node), to: &out)
  }
}
