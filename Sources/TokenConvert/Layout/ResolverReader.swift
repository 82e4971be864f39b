import TokenSyntax

/// A resolver document of 2025.10 that stands among the input.
struct ResolverDocument: Sendable {
  /// Its path below the input folder.
  let path: String
  /// The file as plain JSON.
  let tree: SyntaxTree
  /// References to token files: the node of the text, and the document.
  var references: [(node: NodeID, document: Int)] = []
  /// What it refers to beyond itself and that is not among the files.
  var missing: [NodeID] = []
  /// Tokens that stand in it: the node of their object, and the document.
  var inline: [(node: NodeID, document: Int)] = []
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
  /// Documents that stand in the resolver itself.
  private let inline: [NodeID: Int]
  private let tree: SyntaxTree

  /// Reads a resolver document.
  static func read(
    _ tree: SyntaxTree, path: String, index: Int, files: [String: Int], inline: [NodeID: Int]
  ) -> (document: ResolverDocument, layout: SetLayout)? {
    guard let root = tree.root, let order = tree.member("resolutionOrder", of: root), tree.kind(order) == .array else {
      return nil
    }
    var reader = ResolverReader(
      document: ResolverDocument(path: path, tree: tree), layout: SetLayout(origin: .resolver(index)), root: root,
      files: files, inline: inline, tree: tree)
    reader.document.inline = inline.map { ($0.key, $0.value) }.sorted { $0.0.index < $1.0.index }
    reader.run()
    return (reader.document, reader.layout)
  }

  /// The objects in lists of sources that are tokens and no references.
  static func inlineSources(_ tree: SyntaxTree) -> [NodeID] {
    var found: [NodeID] = []
    for (offset, node) in tree.nodes.enumerated() where node.kind == .array && offset > 0 {
      let list = NodeID(index: UInt32(offset))
      for element in tree.elements(of: list) where tree.kind(element) == .object {
        let isToken = ["$ref", "sources", "contexts"].allSatisfy { tree.member($0, of: element) == nil }
        if isToken, isSources(tree, list) { found.append(element) }
      }
    }
    return found
  }

  /// Whether a list is the `sources` of a set or a context of a modifier.
  private static func isSources(_ tree: SyntaxTree, _ list: NodeID) -> Bool {
    let key = NodeID(index: list.index - 1)
    guard tree.kind(key) == .key else { return false }
    if tree.equals(key, "sources") { return true }
    // The object around it is the value of “contexts”.
    var above = Int(list.index) - 1
    while above > 0 {
      above -= 1
      let node = NodeID(index: UInt32(above))
      guard tree.kind(node) == .object, tree.node(node).next > list.index else { continue }
      let name = NodeID(index: UInt32(max(0, above - 1)))
      return above > 0 && tree.kind(name) == .key && tree.equals(name, "contexts")
    }
    return false
  }

  private mutating func run() {
    guard let order = tree.member("resolutionOrder", of: root) else { return }
    for element in tree.elements(of: order) { step(element) }
    // Files that only sets outside the order name are converted too.
    let known = Set(document.references.map(\.node))
    for (offset, node) in tree.nodes.enumerated() where node.kind == .string && offset > 0 {
      let id = NodeID(index: UInt32(offset))
      guard !known.contains(id), tree.equals(NodeID(index: UInt32(offset - 1)), "$ref") else { continue }
      let text = tree.string(id)
      if let found = file(text) {
        document.references.append((id, found))
      } else if !text.hasPrefix("#") {
        document.missing.append(id)
      }
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
        if let found = inline[source] {
          result.append(found)
          continue
        }
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
