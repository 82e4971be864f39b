import TokenModel
import TokenSyntax

/// The references in the value of a token: where each stands, and what it names.
struct ReferencePlaces {
  /// One reference.
  struct Reference {
    /// The node of it, in the tree of the token.
    let node: NodeID
    /// The member that it is the value of, `content.title.vibrancy`; nil where the whole value is the reference.
    let member: String?
    /// The token that it names.
    let target: TokenID
  }

  /// The references in source order.
  let all: [Reference]

  init(_ token: TokenID, in set: TokenSet) {
    let record = set.assembled[token]
    if let target = set.graph.alias(of: token) {
      all = [Reference(node: record.value, member: nil, target: target)]
    } else {
      all = Self.inner(token, record, set)
    }
  }

  /// Goes through the nodes of a value in their order, with the names of what is open.
  private static func inner(_ token: TokenID, _ record: AssembledSet.Token, _ set: TokenSet) -> [Reference] {
    guard set.graph.hasInnerReferences(token) else { return [] }
    let tree = set.assembled.trees[record.tree].tree
    var found: [Reference] = []
    var open: [(end: UInt32, name: String?, isArray: Bool, count: Int)] = []
    var key: String?
    var index = record.value.index
    let end = tree.node(record.value).next
    while index < end {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = NodeID(index: index)
      index += 1
      if tree.kind(node) == .key {
        key = tree.string(node)
        continue
      }
      if let top = open.indices.last, open[top].isArray {
        open[top].count += 1
        key = String(open[top].count)
      }
      if let target = set.graph.target(of: token, at: node) {
        let names = open.compactMap(\.name) + (key.map { [$0] } ?? [])
        found.append(Reference(node: node, member: names.isEmpty ? nil : names.joined(separator: "."), target: target))
      }
      let isArray = tree.kind(node) == .array
      if isArray || tree.kind(node) == .object { open.append((tree.node(node).next, key, isArray, 0)) }
      key = nil
    }
    return found
  }
}
