public import TokenSyntax

/// Which places in values refer to which tokens, and an order in which every target comes before what refers to it.
public struct ReferenceGraph: Sendable {
  /// For each token: the token its whole value refers to, or -1.
  var aliases: [Int32]
  /// For each token: where its edges begin in the two arrays below; one more entry than there are tokens.
  var starts: [UInt32]
  /// The string nodes inside values that are references.
  var nodes: [NodeID]
  /// The tokens they name.
  var targets: [Int32]
  /// Every token once, targets first.
  public internal(set) var order: [TokenID]
  /// Tokens whose reference could not be followed or that are part of a cycle; an error was reported.
  var broken: [Bool]
  /// The type of each token; nil where none could be found, which was reported.
  public internal(set) var types: [TokenType?]

  /// The token that a token's whole value refers to.
  public func alias(of token: TokenID) -> TokenID? {
    let target = aliases[Int(token.index)]
    return target < 0 ? nil : TokenID(Int(target))
  }

  /// The end of a chain of whole-value references: the token whose value is written out.
  public func origin(of token: TokenID) -> TokenID {
    var current = Int(token.index)
    // A chain is at most as long as there are tokens; cycles are broken before this is asked.
    while aliases[current] >= 0, !broken[current] { current = Int(aliases[current]) }
    return TokenID(current)
  }

  /// The token that the string at `node` inside `token`'s value names, if it is a reference that resolves.
  public func target(of token: TokenID, at node: NodeID) -> TokenID? {
    var low = Int(starts[Int(token.index)])
    var high = Int(starts[Int(token.index) + 1])
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] == node { return TokenID(Int(targets[middle])) }
      if nodes[middle].index < node.index { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether a token's value holds references inside, not only is one.
  public func hasInnerReferences(_ token: TokenID) -> Bool {
    starts[Int(token.index)] < starts[Int(token.index) + 1]
  }

  /// All tokens that a token refers to, in source order, its whole-value alias first.
  public func references(of token: TokenID) -> [TokenID] {
    let index = Int(token.index)
    let inner = targets[Int(starts[index])..<Int(starts[index + 1])].map { TokenID(Int($0)) }
    return (alias(of: token).map { [$0] } ?? []) + inner
  }
}
