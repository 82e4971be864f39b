import TokenModel
import TokenSource
import TokenSyntax

/// Prints JSON values from the syntax they were read from, on one line, with references followed.
///
/// Numbers and strings keep the spelling of their file, byte for byte. Nothing here recurses: a value may nest as deep
/// as a file may, and a chain of references may be as long as the set.
struct ValuePrinter {
  private let set: TokenSet
  /// Which references stay as they are; nil where all are followed.
  private let kept: LoweredPaths?
  private var stack: [Frame] = []
  /// Where the objects and arrays end that are open in a verbatim print.
  private var open: [(end: UInt32, isObject: Bool)] = []

  /// An object or array that is being printed.
  private struct Frame {
    let tree: Int
    let token: TokenID?
    var next: UInt32
    let end: UInt32
    let isObject: Bool
    var isFirst = true
  }

  /// A printer that follows references, but for those that `kept` keeps.
  init(_ set: TokenSet, keeping kept: LoweredPaths? = nil) {
    self.set = set
    self.kept = kept
  }

  /// Prints a token's value, its references followed.
  mutating func printValue(of token: TokenID, to out: inout OutputBuffer) {
    let origin = set.graph.origin(of: token)
    let record = set.assembled[origin]
    if set.graph.hasInnerReferences(origin) {
      print(record.value, tree: record.tree, token: origin, to: &out)
    } else {
      printVerbatim(record.value, tree: record.tree, to: &out)
    }
  }

  /// Prints any value of a file as it stands, references kept as text: one pass over its nodes.
  mutating func printVerbatim(_ node: NodeID, tree: Int, to out: inout OutputBuffer) {
    let syntax = set.assembled.trees[tree].tree
    let (nodes, bytes) = (syntax.nodes, syntax.bytes)
    let end = nodes[Int(node.index)].next
    var index = node.index
    var needsComma = false
    open.removeAll(keepingCapacity: true)
    while index < end {
      closeFinished(before: index, &needsComma, to: &out)
      let current = nodes[Int(index)]
      if current.kind == .key, current.flags.contains(.isShadowed) {
        index = nodes[Int(index) + 1].next
        continue
      }
      if needsComma { out.append(", ") }
      needsComma = false
      switch current.kind {
      case .object, .array:
        let isObject = current.kind == .object
        out.append(isObject ? Self.openBrace : Self.openBracket)
        open.append((current.next, isObject))
      case .key:
        out.append(bytes, current.range.indices)
        out.append(": ")
      default:
        out.append(bytes, current.range.indices)
        needsComma = true
      }
      index += 1
    }
    closeFinished(before: end, &needsComma, to: &out)
  }

  /// Prints a value inside a token's, references followed.
  mutating func print(_ node: NodeID, tree: Int, of token: TokenID, to out: inout OutputBuffer) {
    print(node, tree: tree, token: token, to: &out)
  }

  /// Closes the objects and arrays whose nodes are all printed.
  private mutating func closeFinished(before index: UInt32, _ needsComma: inout Bool, to out: inout OutputBuffer) {
    while let last = open.last, last.end <= index {
      out.append(last.isObject ? Self.closeBrace : Self.closeBracket)
      open.removeLast()
      needsComma = true
    }
  }

  private static let openBrace: UInt8 = 0x7B
  private static let closeBrace: UInt8 = 0x7D
  private static let openBracket: UInt8 = 0x5B
  private static let closeBracket: UInt8 = 0x5D

  private mutating func print(_ node: NodeID, tree: Int, token: TokenID?, to out: inout OutputBuffer) {
    begin(node, tree: tree, token: token, to: &out)
    while let top = stack.indices.last {
      guard let (key, value) = nextChild(top) else {
        out.append(stack[top].isObject ? Self.closeBrace : Self.closeBracket)
        stack.removeLast()
        continue
      }
      if stack[top].isFirst { stack[top].isFirst = false } else { out.append(", ") }
      let syntax = set.assembled.trees[stack[top].tree].tree
      if let key {
        out.append(syntax.bytes, syntax.range(key).indices)
        out.append(": ")
      }
      begin(value, tree: stack[top].tree, token: stack[top].token, to: &out)
    }
  }

  private mutating func nextChild(_ top: Int) -> (key: NodeID?, value: NodeID)? {
    let tree = set.assembled.trees[stack[top].tree].tree
    while stack[top].next < stack[top].end {
      let node = NodeID(index: stack[top].next)
      guard stack[top].isObject else {
        stack[top].next = tree.node(node).next
        return (nil, node)
      }
      let value = NodeID(index: node.index + 1)
      stack[top].next = tree.node(value).next
      if !tree.node(node).flags.contains(.isShadowed) { return (node, value) }
    }
    return nil
  }

  /// Prints a scalar, or opens an object or array.
  private mutating func begin(_ node: NodeID, tree: Int, token: TokenID?, to out: inout OutputBuffer) {
    let syntax = set.assembled.trees[tree].tree
    // What a pointer names may be of any kind; a reference in braces is a text.
    if syntax.isBuilt || syntax.kind(node) == .string, let token, let target = set.graph.target(of: token, at: node) {
      if let kept, kept.keeps(target) {
        out.append("\"{")
        kept.append(target, to: &out)
        out.append("}\"")
        return
      }
      let origin = set.graph.origin(of: target)
      return beginReferred(set.assembled[origin], origin, refersFrom: token, node, to: &out)
    }
    switch syntax.kind(node) {
    case .object, .array:
      let isObject = syntax.kind(node) == .object
      out.append(isObject ? Self.openBrace : Self.openBracket)
      stack.append(
        Frame(tree: tree, token: token, next: node.index + 1, end: syntax.node(node).next, isObject: isObject))
    default:
      out.append(syntax.bytes, syntax.range(node).indices)
    }
  }

  /// Puts a referred value in place of the reference. A surface's references to other surfaces, materials and
  /// vibrancies name things rather than stand for their value, so they stay as they are written.
  private mutating func beginReferred(
    _ inner: AssembledSet.Token, _ origin: TokenID, refersFrom token: TokenID, _ node: NodeID,
    to out: inout OutputBuffer
  ) {
    if let type = set.type(of: origin), type.isExtension {
      let syntax = set.assembled.tree(of: token)
      out.append(syntax.bytes, syntax.range(node).indices)
      return
    }
    let outer = set.type(of: token)
    // One layer or stop stands for an entry of a list; a list of one is opened up.
    let syntax = set.assembled.trees[inner.tree].tree
    let isEntry = outer == .shadow || outer == .gradient
    if isEntry, set.type(of: origin) == outer, syntax.kind(inner.value) == .array,
      let only = syntax.elements(of: inner.value).first(where: { _ in true })
    {
      begin(only, tree: inner.tree, token: origin, to: &out)
    } else {
      begin(inner.value, tree: inner.tree, token: origin, to: &out)
    }
  }
}
