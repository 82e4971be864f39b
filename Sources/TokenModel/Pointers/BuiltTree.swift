import TokenDiagnostics
import TokenSyntax

/// What is known of a tree in which values stand in the place of pointers to them.
struct BuiltTree: Sendable {
  /// A value that stands in the place of a pointer.
  struct Splice: Sendable {
    /// The nodes of the value.
    let nodes: Range<UInt32>
    /// The token that the value is written in.
    let owner: TokenID
    /// Whether it does not itself lie in such a value.
    let isOutermost: Bool
  }

  /// The values that were put in, in order of their first nodes.
  var splices: [Splice] = []
  /// For each node the place where it is written.
  var written: [SourceLocation] = []
  /// The nodes that are the whole value of a token, which a pointer names, in their order.
  var wholes: [(node: NodeID, token: TokenID)] = []

  /// The innermost value around a node that stands in the place of a pointer.
  func splice(around node: NodeID) -> Splice? {
    var low = 0
    var high = splices.count
    while low < high {
      let middle = (low + high) / 2
      if splices[middle].nodes.lowerBound <= node.index { low = middle + 1 } else { high = middle }
    }
    // What begins before a node holds it, or has ended, or lies in something that holds it.
    while low > 0 {
      low -= 1
      if splices[low].nodes.contains(node.index) { return splices[low] }
      if splices[low].isOutermost { return nil }
    }
    return nil
  }

  /// The tokens that nodes of a range stand for.
  func wholes(in nodes: Range<UInt32>) -> [(node: NodeID, token: TokenID)] {
    var low = 0
    var high = wholes.count
    while low < high {
      let middle = (low + high) / 2
      if wholes[middle].node.index < nodes.lowerBound { low = middle + 1 } else { high = middle }
    }
    return Array(wholes[low...].prefix { $0.node.index < nodes.upperBound })
  }
}
