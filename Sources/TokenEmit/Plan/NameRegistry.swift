import TokenDiagnostics
import TokenModel
import TokenSource

/// Finds names that two tokens would share in one output.
///
/// Names are compared by a 64-bit hash first and byte for byte where that agrees, so that the common case costs one
/// pass over the bytes.
struct NameRegistry {
  private var slots: [Int32]
  private var entries: [(hash: UInt64, range: Range<Int>, owner: PathID)] = []

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    entries.reserveCapacity(capacity)
  }

  /// Registers the name at `range` of `pool` for `owner`; returns the owner that has it already, if there is one.
  mutating func register(_ pool: [UInt8], _ range: Range<Int>, for owner: PathID, scope: UInt64 = 0) -> PathID? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (scope &* 0x9e37_79b9_7f4a_7c15)
    for index in range { hash = (hash ^ UInt64(pool[index])) &* 0x100_0000_01b3 }
    hash ^= hash >> 29
    var slot = Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 24) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, Self.areEqual(pool, entry.range, range) { return entry.owner }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append((hash, range, owner))
    if entries.count * 2 > slots.count { grow() }
    return nil
  }

  private static func areEqual(_ pool: [UInt8], _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where pool[left.lowerBound + offset] != pool[right.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: (entry.hash &* 0x9e37_79b9_7f4a_7c15) >> 24) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }
}
