import TokenDiagnostics
import TokenSource

extension Parser {
  static let repeatedKeyLimit = 1000

  /// Marks the members of an object that a later member of the same name shadows, and warns of them.
  mutating func shadowRepeatedKeys(of object: Int) {
    var keys: [Int] = []
    var index = object + 1
    while index < Int(nodes[object].next) {
      if !nodes[index].flags.contains(.isShadowed) { keys.append(index) }
      index = Int(nodes[index + 1].next)
    }
    if keys.count <= 16 { shadowFew(keys) } else { shadowMany(keys) }
  }

  private mutating func shadowFew(_ keys: [Int]) {
    for later in keys.indices.dropFirst() {
      for earlier in (0..<later).reversed() where isSameKey(keys[earlier], keys[later]) {
        shadow(keys[earlier], by: keys[later])
        break
      }
    }
  }

  /// Uses a table with open addressing, at most half full; the hash is seeded, so no file can be made to collide.
  private mutating func shadowMany(_ keys: [Int]) {
    var size = 64
    while size < keys.count * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    for (number, key) in keys.enumerated() {
      var slot = hash(key) & (size - 1)
      while table[slot] >= 0 {
        let earlier = keys[Int(table[slot])]
        if isSameKey(earlier, key) {
          shadow(earlier, by: key)
          break
        }
        slot = (slot + 1) & (size - 1)
      }
      table[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  private func hash(_ key: Int) -> Int {
    var hasher = Hasher()
    if nodes[key].flags.contains(.hasEscapes) {
      unsafe decoded(nodes[key]).withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    } else {
      unsafe bytes[nodes[key].content].withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  private func isSameKey(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (nodes[left], nodes[right])
    guard a.keyHash == b.keyHash else { return false }
    if a.flags.union(b.flags).contains(.hasEscapes) { return decoded(a) == decoded(b) }
    return bytes[a.content] == bytes[b.content]
  }

  private mutating func shadow(_ earlier: Int, by later: Int) {
    nodes[earlier].flags.insert(.isShadowed)
    repeatedKeyCount += 1
    guard repeatedKeyCount <= Self.repeatedKeyLimit + 1 else { return }
    let node = nodes[later]
    let place = SourceLocation(file, node.range)
    guard repeatedKeyCount <= Self.repeatedKeyLimit else {
      let text = "more than \(Self.repeatedKeyLimit) repeated names in this file: further ones are not listed"
      diagnostics.append(Diagnostic(.warning, "duplicate-key", text, at: place))
      return
    }
    let name = quoted(node)
    diagnostics.append(
      Diagnostic(
        .warning, "duplicate-key", "\(name) is set twice in this object: the last one counts; remove or rename one",
        at: place, notes: [Note("this earlier \(name) is ignored", at: SourceLocation(file, nodes[earlier].range))]))
  }
}
