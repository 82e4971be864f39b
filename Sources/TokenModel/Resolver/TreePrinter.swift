import TokenSource
import TokenSyntax

/// Prints JSON of a file anew, laid out for people: what fits stands on one line, all else a member or element a line.
/// Numbers and texts keep the spelling of the file.
struct TreePrinter {
  private let tree: SyntaxTree
  private let replacements: [NodeID: String]
  /// For each node the number of bytes it takes on one line, no more than `wide`.
  private var widths: [UInt8] = []
  private static let wide = 200
  private static let lineWidth = 100

  /// An object or array that is being printed.
  private struct Frame {
    var next: UInt32
    let end: UInt32
    let isObject: Bool
    let isOneLine: Bool
    let depth: Int
    var isFirst = true
  }

  /// Prints parts of a tree, some strings replaced by other texts.
  init(_ tree: SyntaxTree, _ replacements: [NodeID: String]) {
    self.tree = tree
    self.replacements = replacements
    measure()
  }

  /// Children stand behind their parents, so that the way back meets every child before its parent.
  private mutating func measure() {
    var widths = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      switch node.kind {
      case .object, .array:
        var width = 2
        var child = index + 1
        while child < Int(node.next), width < Self.wide {
          width += widths[child] + 2
          child = Int(tree.nodes[child].next)
        }
        widths[index] = min(width, Self.wide)
      default:
        let text = replacements[NodeID(index: UInt32(truncatingIfNeeded: index))]
        widths[index] = min(text?.utf8.count ?? node.range.indices.count, Self.wide)
      }
    }
    self.widths = widths.map { UInt8(clamping: $0) }
  }

  /// Appends a member, its name first.
  mutating func append(_ member: Member, depth: Int, to out: inout OutputBuffer) {
    out.append(tree.bytes, tree.range(member.key).indices)
    out.append(": ")
    append(member.value, depth: depth, to: &out)
  }

  /// Appends a value that stands in a line of some depth.
  mutating func append(_ node: NodeID, depth: Int, to out: inout OutputBuffer) {
    var stack: [Frame] = []
    begin(node, depth: depth, inOneLine: false, &stack, to: &out)
    while let top = stack.indices.last {
      guard let child = next(&stack[top]) else {
        close(stack.removeLast(), to: &out)
        continue
      }
      let frame = stack[top]
      if !frame.isFirst { out.append(frame.isOneLine ? ", " : ",") }
      if !frame.isOneLine { newLine(frame.depth + 1, to: &out) }
      stack[top].isFirst = false
      if let key = child.key {
        out.append(tree.bytes, tree.range(key).indices)
        out.append(": ")
      }
      begin(child.value, depth: frame.depth + 1, inOneLine: frame.isOneLine, &stack, to: &out)
    }
  }

  private func begin(
    _ node: NodeID, depth: Int, inOneLine: Bool, _ stack: inout [Frame], to out: inout OutputBuffer
  ) {
    let kind = tree.kind(node)
    guard kind == .object || kind == .array else {
      if let text = replacements[node] { out.append(text) } else { out.append(tree.bytes, tree.range(node).indices) }
      return
    }
    // The name before a value takes room too; its width is that of the node before.
    let key = node.index > 0 && tree.nodes[Int(node.index) - 1].kind == .key ? Int(widths[Int(node.index) - 1]) + 2 : 0
    let fits = Int(widths[Int(node.index)]) + key + min(depth, 100) * 2 <= Self.lineWidth
    out.append(kind == .object ? "{" : "[")
    stack.append(
      Frame(
        next: node.index + 1, end: tree.node(node).next, isObject: kind == .object, isOneLine: inOneLine || fits,
        depth: depth))
  }

  private func next(_ frame: inout Frame) -> (key: NodeID?, value: NodeID)? {
    while frame.next < frame.end {
      let node = NodeID(index: frame.next)
      guard frame.isObject else {
        frame.next = tree.node(node).next
        return (nil, node)
      }
      let value = NodeID(index: node.index + 1)
      frame.next = tree.node(value).next
      if !tree.node(node).flags.contains(.isShadowed) { return (node, value) }
    }
    return nil
  }

  private func close(_ frame: Frame, to out: inout OutputBuffer) {
    if !frame.isFirst, !frame.isOneLine { newLine(frame.depth, to: &out) }
    out.append(frame.isObject ? "}" : "]")
  }

  private func newLine(_ depth: Int, to out: inout OutputBuffer) {
    out.append("\n")
    // Deep nests would be indented by more than they hold.
    for _ in 0..<min(depth, 100) { out.append("  ") }
  }
}
