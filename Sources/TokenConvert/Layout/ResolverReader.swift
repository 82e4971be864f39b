import TokenSyntax

/// A resolver document of 2025.10 that stands among the input.
struct ResolverDocument: Sendable {
  /// Its path below the input folder.
  let path: String
  /// The file as plain JSON.
  let tree: SyntaxTree
  /// References to token files: the node of the text, and the document.
  var references: [(node: NodeID, document: Int)] = []
  /// The arrays of contexts, by modifier and context.
  var contexts: [[NodeID]] = []
}

/// Reads the layout of a resolver document. What is wrong with it is for the compiler to say; here it is left out.
struct ResolverReader {
  private var document: ResolverDocument
  private var layout: SetLayout
  private let root: NodeID
  /// Documents by the path of their file below the input folder.
  private let files: [String: Int]
  private let tree: SyntaxTree

  /// Reads a resolver document.
  static func read(
    _ tree: SyntaxTree, path: String, index: Int, files: [String: Int]
  ) -> (document: ResolverDocument, layout: SetLayout)? {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    var reader = ResolverReader(
      document: ResolverDocument(path: path, tree: tree), layout: SetLayout(origin: .resolver(index)), root: root,
      files: files, tree: tree)
    reader.run()
    return (reader.document, reader.layout)
  }

  private mutating func run() {
    guard let order = tree.member("resolutionOrder", of: root) else { return }
    for element in tree.elements(of: order) { step(element) }
    // Files that only sets outside the order name are converted too.
    let known = Set(document.references.map(\.node))
    for (offset, node) in tree.nodes.enumerated() where node.kind == .string {
      let id = NodeID(index: UInt32(offset))
      guard !known.contains(id), offset > 0, tree.equals(NodeID(index: UInt32(offset - 1)), "$ref") else { continue }
      if let found = file(tree.string(id)) { document.references.append((id, found)) }
    }
  }

  private mutating func step(_ element: NodeID) {
    if let reference = tree.member("$ref", of: element), tree.kind(reference) == .string {
      let text = tree.string(reference)
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, parts[0] == "#", let group = tree.member(parts[1], of: root) else { return }
      let name = parts[2].replacing("~1", with: "/").replacing("~0", with: "~")
      guard let node = tree.member(name, of: group) else { return }
      if parts[1] == "sets" { set(node, name) } else if parts[1] == "modifiers" { modifier(node, name) }
    } else if tree.member("sources", of: element) != nil {
      set(element, "inline")
    } else if tree.member("contexts", of: element) != nil {
      modifier(element, "inline")
    }
  }

  private mutating func set(_ node: NodeID, _ name: String) {
    guard let sources = tree.member("sources", of: node) else { return }
    layout.steps.append(.set(name: name, documents: documents(sources)))
  }

  private mutating func modifier(_ node: NodeID, _ name: String) {
    guard let contexts = tree.member("contexts", of: node), tree.memberCount(contexts) > 0 else { return }
    let wanted = tree.member("default", of: node).flatMap { tree.kind($0) == .string ? tree.string($0) : nil }
    var found: [SetLayout.Context] = []
    var nodes: [NodeID] = []
    for member in tree.members(of: contexts) {
      found.append(SetLayout.Context(name: tree.string(member.key), documents: documents(member.value)))
      nodes.append(member.value)
    }
    let standard = found.firstIndex { $0.name == wanted } ?? 0
    layout.modifiers.append(
      SetLayout.Modifier(name: name, contexts: found, standard: standard, hasDefault: wanted != nil))
    layout.steps.append(.modifier(layout.modifiers.count - 1))
    document.contexts.append(nodes)
  }

  /// The documents that a list of sources names, those of sets among them.
  private mutating func documents(_ sources: NodeID) -> [Int] {
    var result: [Int] = []
    var lists = [sources]
    var seen: Set<NodeID> = []
    while let list = lists.popLast() {
      guard seen.insert(list).inserted else { continue }
      for source in tree.elements(of: list) {
        guard let reference = tree.member("$ref", of: source), tree.kind(reference) == .string else { continue }
        let text = tree.string(reference)
        if text.hasPrefix("#/sets/"), let sets = tree.member("sets", of: root),
          let other = tree.member(String(text.dropFirst(7)), of: sets), let inner = tree.member("sources", of: other)
        {
          lists.append(inner)
        } else if let found = file(text) {
          result.append(found)
          document.references.append((reference, found))
        }
      }
    }
    return result
  }

  /// The document of a file that is named relative to the resolver.
  private func file(_ text: String) -> Int? {
    var parts = document.path.split(separator: "/").dropLast().map(String.init)
    for part in text.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return files[parts.joined(separator: "/")]
  }
}
