/// The order of tokens once inherited ones are among them.
extension Extender {
  /// Puts what a group inherits before the group's own tokens, and takes out what something else took the place of.
  mutating func arrange() {
    let written = set.tokens.count - brought.count
    let later = brought.indices.sorted { place(of: $0) < place(of: $1) }
    var order: [Int] = []
    order.reserveCapacity(set.tokens.count)
    var next = 0
    for index in 0..<written {
      while next < later.count, place(of: later[next]).position <= index {
        order.append(written + later[next])
        next += 1
      }
      if !set.tokens[index].isRemoved { order.append(index) }
    }
    order += later[next...].map { written + $0 }
    renumber(order)
  }

  /// The place in the files where a token was brought in: of groups that begin at one place the outer one comes first.
  private func place(of index: Int) -> (position: Int, declaration: Int, index: Int) {
    let declaration = set.extensions[brought[index]].declaration
    return (set.declarations[declaration].position, declaration, index)
  }

  private mutating func renumber(_ order: [Int]) {
    var numbers = [Int32](repeating: -1, count: set.tokens.count)
    for (new, old) in order.enumerated() { numbers[old] = Int32(truncatingIfNeeded: new) }
    set.tokens = order.map { set.tokens[$0] }
    for index in set.tokens.indices {
      if set.tokens[index].source >= 0 { set.tokens[index].source = numbers[Int(set.tokens[index].source)] }
      set.paths.setToken(Int32(truncatingIfNeeded: index), at: set.tokens[index].path)
    }
  }
}
