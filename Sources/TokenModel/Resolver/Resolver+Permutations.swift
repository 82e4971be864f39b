public import TokenDiagnostics

/// All the choices a resolver leaves.
extension Resolver {
  /// The indices of the modifiers that the resolution order names, in its order; only these change anything.
  public var listed: [Int] {
    var seen: Set<Int> = []
    return steps.compactMap { step in
      guard case .modifier(let index) = step, seen.insert(index).inserted else { return nil }
      return index
    }
  }

  /// The number of permutations: the product of the numbers of contexts; `Int.max` where it is larger.
  public var permutationCount: Int {
    listed.reduce(1) { product, index in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: modifiers[index].contexts.count)
      return isTooLarge ? Int.max : next
    }
  }

  /// The permutation at an index below `permutationCount`: the last modifier changes first, and a modifier that gives
  /// nothing stays as it is at the base.
  public func permutation(at index: Int) -> Permutation {
    var result = Permutation.base(of: self)
    var rest = index
    for modifier in listed.reversed() {
      let count = modifiers[modifier].contexts.count
      result.contexts[modifier] = rest % count
      rest /= count
    }
    return result
  }

  /// Every permutation, in order.
  ///
  /// - Parameter limit: how many there may be; an error takes the place of more.
  public func permutations(limit: Int) -> (permutations: [Permutation], fault: Diagnostic?) {
    let count = permutationCount
    guard count > limit else { return ((0..<count).map(permutation(at:)), nil) }
    let factors = listed.map { modifiers[$0].contexts.count }
    return ([], .tooManyPermutations(factors, limit: limit, at: listed.first.map { modifiers[$0].place }))
  }

  /// A permutation in words: `theme=dark,size=large`, in the order of the document; empty without modifiers.
  public func name(of permutation: Permutation) -> String {
    listed.map { "\(modifiers[$0].name)=\(modifiers[$0].contexts[permutation.contexts[$0]].name)" }
      .joined(separator: ",")
  }
}
