import TokenModel
import TokenSource
import TokenSyntax

/// Writes JSON for people: two spaces a level, short values on one line.
struct JSONWriter {
  private(set) var buffer = OutputBuffer(capacity: 4096)
  private var level = 0
  private var isFirst = true
  private let project: Project

  private static let lineLimit = 96

  init(_ project: Project) { self.project = project }

  /// The offset of what comes next.
  var offset: Int { buffer.bytes.count }

  /// The text, with a line break at its end.
  var finished: [UInt8] { buffer.bytes + [0x0A] }

  // MARK: Structure

  /// Opens an object or array.
  mutating func open(_ bracket: String = "{") {
    buffer.append(bracket)
    level += 1
    isFirst = true
  }

  /// Closes it.
  mutating func close(_ bracket: String = "}") {
    level -= 1
    if !isFirst { newline() }
    buffer.append(bracket)
    isFirst = false
  }

  /// Begins an element.
  mutating func element() {
    if !isFirst { buffer.append(",") }
    newline()
    isFirst = false
  }

  /// Begins a member.
  mutating func key(_ name: String) {
    element()
    Self.append(name, to: &buffer)
    buffer.append(": ")
  }

  /// Begins a member whose name is copied from the source.
  mutating func key(_ document: Int, _ key: NodeID) {
    element()
    copy(project.documents[document].tree, key)
    buffer.append(": ")
  }

  private mutating func newline() {
    buffer.append("\n")
    for _ in 0..<level { buffer.append("  ") }
  }

  // MARK: Values

  /// Writes a text.
  mutating func text(_ text: String) { Self.append(text, to: &buffer) }

  /// Writes a value that was made.
  mutating func value(_ value: OutValue) {
    switch value {
    case .raw(let document, let node): raw(project.documents[document].tree, node)
    case .reference(let id): text("{" + project.path(id) + "}")
    case .text(let text): self.text(text)
    case .number(let number): NumberPrinter.append(number, to: &buffer)
    case .flag(let flag): buffer.append(flag ? "true" : "false")
    case .list(let elements): list(elements)
    case .object(let members): object(members)
    }
  }

  private mutating func list(_ elements: [OutValue]) {
    if isShort(.list(elements)) {
      buffer.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer.append(", ") }
        value(element)
      }
      buffer.append("]")
      return
    }
    open("[")
    for element in elements {
      self.element()
      value(element)
    }
    close("]")
  }

  private mutating func object(_ members: [OutMember]) {
    if isShort(.object(members)) {
      buffer.append("{ ")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(", ") }
        Self.append(member.name, to: &buffer)
        buffer.append(": ")
        value(member.value)
      }
      buffer.append(" }")
      return
    }
    open()
    self.members(members)
    close()
  }

  /// Writes the members of an object that is open, one a line.
  mutating func members(_ members: [OutMember]) {
    for member in members {
      key(member.name)
      value(member.value)
    }
  }

  /// Whether a value fits on one line: nothing in it has more than a list inside.
  private func isShort(_ value: OutValue) -> Bool { width(value) <= Self.lineLimit - 2 * level }

  /// About how many characters a value takes on one line.
  private func width(_ value: OutValue) -> Int {
    switch value {
    case .raw(let document, let node): return Self.width(project.documents[document].tree, node)
    case .reference(let id): return project.path(id).utf8.count + 4
    case .text(let text): return text.utf8.count + 2
    case .number(let number): return NumberPrinter.text(number).utf8.count
    case .flag: return 5
    case .list(let elements): return elements.reduce(0) { $0 + width($1) + 2 }
    case .object(let members): return members.reduce(2) { $0 + $1.name.utf8.count + 6 + width($1.value) }
    }
  }

  /// The same of a node; of a large one, the bytes it takes in the source.
  private static func width(_ tree: SyntaxTree, _ node: NodeID) -> Int {
    let nodes = Int(node.index)..<Int(tree.node(node).next)
    guard nodes.count <= 64 else { return tree.range(node).count }
    return nodes.reduce(0) { width, offset in
      let id = NodeID(index: UInt32(offset))
      let isList = tree.kind(id) == .object || tree.kind(id) == .array
      return width + 2 + (isList ? 2 : tree.range(id).count)
    } - 2
  }

  // MARK: Source

  /// Copies a node: texts and numbers byte for byte, with space of its own. Needs no recursion.
  mutating func raw(_ tree: SyntaxTree, _ root: NodeID) {
    /// An object or array that is open.
    var frames: [(end: Int, isObject: Bool, isInline: Bool, count: Int)] = []
    var index = Int(root.index)
    let end = Int(tree.node(root).next)
    while index < end {
      while let top = frames.last, index >= top.end { closeRaw(frames.removeLast()) }
      let id = NodeID(index: UInt32(index))
      let node = tree.node(id)
      if !frames.isEmpty { beginRaw(&frames[frames.count - 1], tree, &index) }
      let value = NodeID(index: UInt32(index))
      let kind = tree.kind(value)
      _ = (id, node)
      if kind == .object || kind == .array {
        let isInline = frames.last?.isInline ?? false || isFlat(tree, value)
        openRaw(kind == .object, isInline, isEmpty: tree.node(value).next == value.index + 1)
        frames.append((Int(tree.node(value).next), kind == .object, isInline, 0))
      } else {
        copy(tree, value)
      }
      index += 1
    }
    while let top = frames.popLast() { closeRaw(top) }
  }

  /// Begins a member or an element; leads `index` past the name of a member.
  private mutating func beginRaw(
    _ frame: inout (end: Int, isObject: Bool, isInline: Bool, count: Int), _ tree: SyntaxTree, _ index: inout Int
  ) {
    if frame.count > 0 { buffer.append(frame.isInline ? ", " : ",") }
    if !frame.isInline { newline() }
    frame.count += 1
    guard frame.isObject else { return }
    copy(tree, NodeID(index: UInt32(index)))
    buffer.append(": ")
    index += 1
  }

  private mutating func openRaw(_ isObject: Bool, _ isInline: Bool, isEmpty: Bool) {
    buffer.append(isObject ? (isInline && !isEmpty ? "{ " : "{") : "[")
    level += 1
  }

  private mutating func closeRaw(_ frame: (end: Int, isObject: Bool, isInline: Bool, count: Int)) {
    level -= 1
    if frame.count > 0, !frame.isInline { newline() }
    buffer.append(frame.isObject ? (frame.isInline && frame.count > 0 ? " }" : "}") : "]")
    isFirst = false
  }

  /// Whether an object or array is written on one line: short, and nothing but lists of plain values inside.
  private func isFlat(_ tree: SyntaxTree, _ node: NodeID) -> Bool {
    let count = Int(tree.node(node).next) - Int(node.index)
    guard count <= 24 else { return false }
    var width = 0
    for offset in Int(node.index)..<Int(tree.node(node).next) {
      let id = NodeID(index: UInt32(offset))
      switch tree.kind(id) {
      case .object:
        if id != node { return false }
      case .array: width += 2
      default: width += tree.range(id).count + 2
      }
    }
    return width <= Self.lineLimit - 2 * level
  }

  private mutating func copy(_ tree: SyntaxTree, _ node: NodeID) {
    buffer.append(tree.bytes, tree.range(node).indices)
  }

  /// Appends a JSON string; only what JSON demands is escaped.
  static func append(_ text: String, to buffer: inout OutputBuffer) {
    buffer.append("\"")
    for byte in text.utf8 {
      switch byte {
      case 0x22: buffer.append("\\\"")
      case 0x5C: buffer.append("\\\\")
      case 0x0A: buffer.append("\\n")
      case 0x09: buffer.append("\\t")
      case 0x0D: buffer.append("\\r")
      case 0x00..<0x20:
        let digits = String(byte, radix: 16)
        buffer.append(byte < 0x10 ? "\\u000" + digits : "\\u00" + digits)
      default: buffer.append(byte)
      }
    }
    buffer.append("\"")
  }
}
