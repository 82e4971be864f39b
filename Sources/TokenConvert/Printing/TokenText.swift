import TokenSource
import TokenSyntax

/// The text of a token without space, to compare tokens by.
enum TokenText {
  /// The members of a token in one line, as they are written.
  static func compact(_ project: Project, _ token: Int) -> [UInt8] {
    let source = project.tokens[token]
    let tree = project.documents[source.document].tree
    var result: [UInt8] = Array((source.type?.word ?? "").utf8)
    let node = source.object ?? source.value
    for offset in Int(node.index)..<Int(tree.node(node).next) {
      let id = NodeID(index: UInt32(offset))
      switch tree.kind(id) {
      case .object: result.append(UInt8(ascii: "{"))
      case .array: result.append(UInt8(ascii: "["))
      default: result += tree.bytes[tree.range(id).indices]
      }
      result.append(0)
    }
    return result
  }
}
