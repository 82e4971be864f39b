import TokenModel
import TokenSource
import TokenSyntax

/// JSON in one spelling: members sorted by their names' bytes, numbers as they are printed shortest, no spaces.
enum CanonicalJSON {
  /// A part that is being printed: its text so far, piece by piece.
  private struct Frame {
    let end: UInt32
    let isObject: Bool
    var keys: [String] = []
    var items: [String] = []
  }

  /// The text of JSON that was printed before; what is no JSON stays as it is.
  static func text(_ json: String) -> String {
    let file = SourceFile(path: "", name: "", bytes: Array(json.utf8))
    let (tree, faults) = JSONParser.parse(file, id: FileID(0))
    guard faults.isEmpty, let root = tree.root else { return json }
    return text(root, tree)
  }

  /// The text of a value, made without recursion, for values nest as deep as files may.
  static func text(_ root: NodeID, _ tree: SyntaxTree) -> String {
    var stack = [Frame(end: UInt32.max, isObject: false)]
    var index = root.index
    let end = tree.node(root).next
    while index < end {
      close(&stack, before: index)
      let node = NodeID(index: index)
      index += 1
      switch tree.kind(node) {
      case .object, .array:
        stack.append(Frame(end: tree.node(node).next, isObject: tree.kind(node) == .object))
      case .key:
        if tree.node(node).flags.contains(.isShadowed) {
          index = tree.node(NodeID(index: index)).next
        } else {
          stack[stack.count - 1].keys.append(quoted(tree.string(node)))
        }
      case .number: stack[stack.count - 1].items.append(NumberPrinter.text(tree.number(node)))
      case .string: stack[stack.count - 1].items.append(quoted(tree.string(node)))
      default:
        stack[stack.count - 1].items.append(String(decoding: tree.bytes[tree.range(node).indices], as: UTF8.self))
      }
    }
    close(&stack, before: end)
    return stack[0].items.first ?? ""
  }

  private static func close(_ stack: inout [Frame], before index: UInt32) {
    while let last = stack.last, stack.count > 1, last.end <= index {
      stack.removeLast()
      let text: String
      if last.isObject {
        let members = zip(last.keys, last.items).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
        text = "{" + members.map { "\($0):\($1)" }.joined(separator: ",") + "}"
      } else {
        text = "[" + last.items.joined(separator: ",") + "]"
      }
      stack[stack.count - 1].items.append(text)
    }
  }

  private static func quoted(_ text: String) -> String {
    var out = OutputBuffer()
    out.appendJSONString(text)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
