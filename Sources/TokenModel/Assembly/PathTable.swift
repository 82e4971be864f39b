public import TokenSource

/// Every group and token path, interned.
///
/// A path is found by one hash over its dotted text, which continues from the parent's hash, so that neither building
/// nor looking up `a.b.c` makes a string. Names are kept byte for byte in one pool.
public struct PathTable: Sendable {
  /// One path.
  struct Entry: Sendable {
    var parent: Int32
    var nameStart: UInt32
    var nameCount: UInt32
    /// The token here, or -1 for a group.
    var token: Int32
    /// The first of the group's declarations, or -1.
    var declaration: Int32
    var firstChild: Int32
    var lastChild: Int32
    var nextSibling: Int32
    var hash: UInt64
  }

  private var entries: [Entry]
  private var names: OutputBuffer
  /// Open addressing by hash; -1 is free.
  private var slots: [Int32]

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  init(capacity: Int) {
    entries = []
    entries.reserveCapacity(capacity + 1)
    names = OutputBuffer(capacity: capacity * 8)
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    entries.append(Self.entry(parent: -1, name: 0, count: 0, hash: Self.seed))
  }

  private static func entry(parent: Int, name: Int, count: Int, hash: UInt64) -> Entry {
    Entry(
      parent: Int32(truncatingIfNeeded: parent), nameStart: UInt32(truncatingIfNeeded: name),
      nameCount: UInt32(truncatingIfNeeded: count), token: -1, declaration: -1, firstChild: -1, lastChild: -1,
      nextSibling: -1, hash: hash)
  }

  // FNV-1a, a byte at a time, because a child's hash continues its parent's.
  private static func hash(_ state: UInt64, _ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var state = state
    for index in range { state = (state ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return state
  }

  /// A hash of the dotted text that a name under `parent` has, whether or not it is in the table.
  func hash(of name: [UInt8], _ range: Range<Int>, under parent: PathID) -> UInt64 {
    let outer = entries[Int(parent.index)].hash
    return Self.hash(parent == .root ? outer : (outer ^ 0x2E) &* 0x100_0000_01b3, name, range)
  }

  /// A hash of the dotted text of a path in the table.
  func hash(of path: PathID) -> UInt64 { entries[Int(path.index)].hash }

  /// Whether one of `hashes` is that of a dotted text or of a group it lies in.
  func hasAny(of hashes: Set<UInt64>, on bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var state = Self.seed
    for index in range {
      if bytes[index] == 0x2E, hashes.contains(state) { return true }
      state = Self.hash(state, bytes, index..<index + 1)
    }
    return hashes.contains(state)
  }

  private func slot(_ hash: UInt64) -> Int {
    // The low bits of FNV are weak; fold the high ones in.
    Int(truncatingIfNeeded: (hash ^ (hash >> 29)) &* 0x9e37_79b9_7f4a_7c15 >> 20) & (slots.count - 1)
  }

  // MARK: Building

  /// The child of `parent` with a name, made if it is new.
  mutating func intern(parent: PathID, name bytes: [UInt8], _ range: Range<Int>) -> PathID {
    let hash = hash(of: bytes, range, under: parent)
    var slot = slot(hash)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash, entries[index].parent == Int32(parent.index), hasName(index, bytes, range) {
        return PathID(index)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(hash, at: slot, parent: parent, bytes, range)
  }

  private mutating func add(
    _ hash: UInt64, at slot: Int, parent: PathID, _ bytes: [UInt8], _ range: Range<Int>
  ) -> PathID {
    let index = entries.count
    slots[slot] = Int32(truncatingIfNeeded: index)
    entries.append(Self.entry(parent: Int(parent.index), name: names.bytes.count, count: range.count, hash: hash))
    names.append(bytes, range)
    link(index, under: Int(parent.index))
    if entries.count * 2 > slots.count { grow() }
    return PathID(index)
  }

  private mutating func link(_ child: Int, under parent: Int) {
    let child32 = Int32(truncatingIfNeeded: child)
    let last = entries[parent].lastChild
    if last < 0 { entries[parent].firstChild = child32 } else { entries[Int(last)].nextSibling = child32 }
    entries[parent].lastChild = child32
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in 1..<entries.count {
      var slot = slot(entries[index].hash)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private func hasName(_ index: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let count = Int(entries[index].nameCount)
    guard count == range.count else { return false }
    let start = Int(entries[index].nameStart)
    for offset in 0..<count where names.bytes[start + offset] != bytes[range.lowerBound + offset] { return false }
    return true
  }

  mutating func setToken(_ token: Int32, at path: PathID) { entries[Int(path.index)].token = token }
  /// Notes the first declaration of a group; -1 where none is left.
  mutating func setDeclaration(_ declaration: Int, at path: PathID) {
    entries[Int(path.index)].declaration = Int32(truncatingIfNeeded: declaration)
  }

  /// The child of `parent` that is called as another path is; a new one stands behind a child of the same group, or
  /// in front of all.
  mutating func intern(
    named other: PathID, under parent: PathID, behind sibling: PathID?
  ) -> (path: PathID, isNew: Bool) {
    let name = nameRange(of: other)
    if let child = child(of: parent, named: names.bytes, name) { return (child, false) }
    let hash = hash(of: names.bytes, name, under: parent)
    var slot = slot(hash)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    let index = entries.count
    slots[slot] = Int32(truncatingIfNeeded: index)
    // The name is in the pool already, so the new path shares it.
    entries.append(Self.entry(parent: Int(parent.index), name: name.lowerBound, count: name.count, hash: hash))
    insert(index, under: Int(parent.index), behind: sibling)
    if entries.count * 2 > slots.count { grow() }
    return (PathID(index), true)
  }

  private mutating func insert(_ child: Int, under parent: Int, behind sibling: PathID?) {
    let child32 = Int32(truncatingIfNeeded: child)
    guard let sibling else {
      entries[child].nextSibling = entries[parent].firstChild
      entries[parent].firstChild = child32
      if entries[parent].lastChild < 0 { entries[parent].lastChild = child32 }
      return
    }
    entries[child].nextSibling = entries[Int(sibling.index)].nextSibling
    entries[Int(sibling.index)].nextSibling = child32
    if entries[parent].lastChild == Int32(sibling.index) { entries[parent].lastChild = child32 }
  }

  // MARK: Reading

  /// The child of a group with a name; nil if there is none.
  func child(of parent: PathID, named bytes: [UInt8], _ range: Range<Int>) -> PathID? {
    let hash = hash(of: bytes, range, under: parent)
    var slot = slot(hash)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash, entries[index].parent == Int32(parent.index), hasName(index, bytes, range) {
        return PathID(index)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Finds the path that a dotted text such as the inside of `{a.b.c}` names.
  public func find(_ bytes: [UInt8], _ range: Range<Int>) -> PathID? {
    let hash = Self.hash(Self.seed, bytes, range)
    var slot = slot(hash)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash, matches(index, bytes, range) { return PathID(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Finds a path by its text.
  public func find(_ text: String) -> PathID? {
    let bytes = Array(text.utf8)
    return find(bytes, 0..<bytes.count)
  }

  /// Finds the path that has the names of a path of another table.
  func find(_ path: PathID, of other: PathTable) -> PathID? {
    if path == .root { return .root }
    let hash = other.hash(of: path)
    var slot = slot(hash)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash, isSame(index, Int(path.index), other) { return PathID(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ index: Int, _ otherIndex: Int, _ other: PathTable) -> Bool {
    var (index, otherIndex) = (index, otherIndex)
    while index > 0, otherIndex > 0 {
      guard hasName(index, other.nameBytes, other.nameRange(of: PathID(otherIndex))) else { return false }
      index = Int(entries[index].parent)
      otherIndex = Int(other.entries[otherIndex].parent)
    }
    return index == otherIndex
  }

  private func matches(_ index: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = index
    var end = range.upperBound
    while index > 0 {
      let start = end - Int(entries[index].nameCount)
      guard start >= range.lowerBound, hasName(index, bytes, start..<end) else { return false }
      index = Int(entries[index].parent)
      guard index > 0 else { return start == range.lowerBound }
      end = start - 1
      guard end >= range.lowerBound, bytes[end] == 0x2E else { return false }
    }
    return false
  }

  /// Number of paths, the root included.
  public var count: Int { entries.count }
  /// The group a path lies in; nil for the root.
  public func parent(of path: PathID) -> PathID? {
    let parent = entries[Int(path.index)].parent
    return parent < 0 ? nil : PathID(Int(parent))
  }
  /// The token at a path, or nil for a group.
  public func token(at path: PathID) -> TokenID? {
    let token = entries[Int(path.index)].token
    return token < 0 ? nil : TokenID(Int(token))
  }
  /// The first declaration of the group at a path; nil where no group is declared.
  func declaration(of path: PathID) -> Int? {
    let declaration = entries[Int(path.index)].declaration
    return declaration < 0 ? nil : Int(declaration)
  }
  /// The first child in source order.
  public func firstChild(of path: PathID) -> PathID? { Self.optional(entries[Int(path.index)].firstChild) }
  /// The next path under the same parent, in source order.
  public func nextSibling(of path: PathID) -> PathID? { Self.optional(entries[Int(path.index)].nextSibling) }

  private static func optional(_ index: Int32) -> PathID? { index < 0 ? nil : PathID(Int(index)) }

  /// The bytes of the path's own (last) name, as a range of `nameBytes`.
  public func nameRange(of path: PathID) -> Range<Int> {
    let entry = entries[Int(path.index)]
    return Int(entry.nameStart)..<Int(entry.nameStart) + Int(entry.nameCount)
  }
  /// The pool that `nameRange(of:)` points into.
  public var nameBytes: [UInt8] { names.bytes }

  /// The path's own name.
  public func name(of path: PathID) -> String { String(decoding: names.bytes[nameRange(of: path)], as: UTF8.self) }

  /// Whether a path is that of a group's own token, `$root`.
  public func isRootToken(_ path: PathID) -> Bool {
    let range = nameRange(of: path)
    guard range.count == 5, names.bytes[range.lowerBound] == 0x24 else { return false }
    return name(of: path) == "$root"
  }

  /// For each path of the table whether it is one of some paths, or a group around one.
  public func leading(to paths: [PathID]) -> [Bool] {
    var leads = [Bool](repeating: false, count: count)
    for path in paths {
      var path = path
      while !leads[Int(path.index)] {
        leads[Int(path.index)] = true
        guard let parent = parent(of: path) else { break }
        path = parent
      }
    }
    return leads
  }

  /// The paths from the outermost group to `path` itself, the root left out.
  public func chain(to path: PathID) -> [PathID] {
    var chain: [PathID] = []
    var current = path
    while current != .root, let parent = parent(of: current) {
      chain.append(current)
      current = parent
    }
    return chain.reversed()
  }

  /// The dotted text, `color.brand.primary`; empty for the root.
  public func text(of path: PathID) -> String {
    var out = OutputBuffer(capacity: length(of: path))
    append(path, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// Appends the names of a path, the outermost first, with `separator` between them: the dotted text by default.
  public func append(_ path: PathID, separator: UInt8 = 0x2E, to out: inout OutputBuffer) {
    let count = length(of: path)
    out.bytes.append(contentsOf: repeatElement(separator, count: count))
    // Names are found from the last to the first, so they are written backwards into the room that was made.
    var end = out.bytes.count
    var current = path
    while let parent = parent(of: current) {
      let name = nameRange(of: current)
      end -= name.count
      for offset in 0..<name.count { out.bytes[end + offset] = names.bytes[name.lowerBound + offset] }
      end -= 1
      current = parent
    }
  }

  /// The number of bytes of a path's dotted text.
  private func length(of path: PathID) -> Int {
    var count = -1
    var current = path
    while let parent = parent(of: current) {
      count += nameRange(of: current).count + 1
      current = parent
    }
    return max(0, count)
  }
}
