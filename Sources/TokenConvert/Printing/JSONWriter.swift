import TokenModel
import TokenSource
import TokenSyntax

/// Writes JSON without space between its marks; `JSONLayout` sets it for people once all of a file is there.
struct JSONWriter {
  private(set) var buffer = OutputBuffer(capacity: 4096)
  private var isFirst = true
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// The offset of what comes next.
  var offset: Int { buffer.bytes.count }

  /// The text, with a line break at its end.
  var finished: [UInt8] { buffer.bytes + [0x0A] }

  // MARK: Structure

  /// Opens an object or array.
  mutating func open(_ bracket: String = "{") {
    buffer.append(bracket)
    isFirst = true
  }

  /// Closes it.
  mutating func close(_ bracket: String = "}") {
    buffer.append(bracket)
    isFirst = false
  }

  /// Begins an element.
  mutating func element() {
    if !isFirst { buffer.append(",") }
    isFirst = false
  }

  /// Begins a member.
  mutating func key(_ name: String) {
    element()
    Self.append(name, to: &buffer)
    buffer.append(":")
  }

  /// Begins a member whose name is copied from the source.
  mutating func key(_ document: Int, _ key: NodeID) {
    element()
    raw(project.documents[document].tree, key)
    buffer.append(":")
  }

  /// Writes the members of an object that is open.
  mutating func members(_ members: [OutMember]) {
    for member in members {
      key(member.name)
      value(member.value)
    }
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
    case .list(let elements):
      open("[")
      for element in elements {
        self.element()
        self.value(element)
      }
      close("]")
    case .object(let members):
      open()
      self.members(members)
      close()
    }
  }

  /// Copies a node byte for byte.
  mutating func raw(_ tree: SyntaxTree, _ node: NodeID) {
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
