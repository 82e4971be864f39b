import TokenSyntax

/// Which paths each token's value names, so that tokens can be converted in the order in which they depend on one another.
struct ReferenceIndex: Sendable {
  /// Ids of the paths that a token refers to, by token.
  private(set) var references: [[Int]] = []

  init(_ project: Project) {
    references.reserveCapacity(project.tokens.count)
    for token in project.tokens {
      let tree = project.documents[token.document].tree
      var found: [Int] = []
      Self.scan(tree, token.value, project, &found)
      if let extensions = token.extensions, let studio = tree.member("studio.tokens", of: extensions) {
        Self.scan(tree, studio, project, &found)
      }
      references.append(found)
    }
  }

  private static func scan(_ tree: SyntaxTree, _ node: NodeID, _ project: Project, _ found: inout [Int]) {
    for offset in Int(node.index)..<Int(tree.node(node).next) {
      let id = NodeID(index: UInt32(offset))
      guard tree.kind(id) == .string, tree.bytes[tree.contentRange(id)].contains(UInt8(ascii: "{")) else { continue }
      for path in ReferenceScan.all(in: tree.string(id)) {
        if let target = Self.id(path, project) { found.append(target) }
      }
    }
  }

  /// The id of the token that a reference names or names a part of.
  private static func id(_ path: String, _ project: Project) -> Int? {
    if let id = project.ids[path] { return id }
    for suffix in [".value", ".$value"] where path.hasSuffix(suffix) {
      if let id = project.ids[String(path.dropLast(suffix.count))] { return id }
    }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let head = String(path[..<dot])
    return project.ids[head] ?? (head.hasSuffix(".value") ? project.ids[String(head.dropLast(6))] : nil)
  }
}
