import TokenDiagnostics
import TokenSource
import TokenSyntax

/// How the documents of a project come together: by resolver documents, by themes, else as the files of one folder.
extension ProjectReader {
  mutating func layOut() {
    var placed: Set<Int> = []
    for file in parsed where file.name.isResolver {
      guard
        let found = ResolverReader.read(
          file.tree, path: file.name, index: input.resolvers.count, files: documentsByFile,
          inline: inlineSources[file.id] ?? [:])
      else {
        input.empty.append(file.id)
        continue
      }
      input.resolvers.append(found.document)
      reportMissing(found.document, file)
      input.layouts.append(found.layout)
      placed.formUnion(found.layout.allDocuments)
    }
    for folder in studioFolders.keys.sorted() {
      guard let entry = studioFolders[folder], let themes = entry.themes, let root = themes.tree.root else { continue }
      var sets: [String: Int] = [:]
      for (index, document) in input.project.documents.enumerated() where !placed.contains(index) {
        guard folder.isEmpty || document.name.hasPrefix(folder + "/") else { continue }
        sets[folder.isEmpty ? document.name : String(document.name.dropFirst(folder.count + 1))] = index
      }
      addThemes(themes.tree, root, sets, entry.order, folder, &placed)
    }
    for file in inlineSets {
      guard let list = file.list else { continue }
      addThemes(file.parsed.tree, list, file.documents, file.order, file.parsed.name.tokenName, &placed)
    }
    addRest(placed)
  }

  private mutating func reportMissing(_ resolver: ResolverDocument, _ file: Parsed) {
    for node in resolver.missing {
      let range = file.tree.range(node)
      let place = file.map.map { ByteRange($0.original(Int(range.lower)), $0.original(Int(range.upper))) } ?? range
      input.diagnostics.append(
        Diagnostic(
          .error, .notConvertible,
          "there is no token file “\(file.tree.string(node).shortened)” among those that are converted",
          at: SourceLocation(file.id, place)))
    }
  }

  private mutating func addThemes(
    _ tree: SyntaxTree, _ list: NodeID, _ sets: [String: Int], _ order: [String], _ folder: String,
    _ placed: inout Set<Int>
  ) {
    guard let found = ThemeReader.read(tree, list, index: input.themes.count, sets: sets, names: order) else { return }
    input.themes.append((tree, folder))
    input.layouts.append(found.layout)
    placed.formUnion(found.layout.allDocuments)
    placed.formUnion(found.unselected)
    addUnreached(found.unselected, above: found.layout)
  }

  /// Gives each document that nothing names to the layout whose files lie nearest to it.
  private mutating func addUnreached(_ rest: [Int]) {
    let layouts = input.layouts
    let folders = layouts.map { layout in
      layout.allDocuments.map { input.project.documents[$0].name.split(separator: "/").dropLast() }
    }
    var nearest: [Int: [Int]] = [:]
    for document in rest {
      let path = input.project.documents[document].name.split(separator: "/").dropLast()
      let depths = folders.map { $0.map { zip($0, path).prefix { $0 == $1 }.count }.max() ?? 0 }
      let best = depths.indices.max { (depths[$0], $1) < (depths[$1], $0) } ?? 0
      nearest[best, default: []].append(document)
    }
    for (index, documents) in nearest.sorted(by: { $0.key < $1.key }) {
      addUnreached(documents, above: layouts[index])
    }
  }

  /// Documents that no resolver or theme names: they see everything that it sees, and nothing sees them.
  private mutating func addUnreached(_ documents: [Int], above layout: SetLayout) {
    guard !documents.isEmpty else { return }
    var layout = layout
    layout.origin = .folder
    layout.steps.append(.set(name: "unreached", documents: documents))
    input.layouts.append(layout)
    input.unreached += documents
  }

  /// What neither a resolver nor themes speak of is one set.
  private mutating func addRest(_ placed: Set<Int>) {
    let rest = input.project.documents.indices.filter { !placed.contains($0) }
    guard !rest.isEmpty else { return }
    guard input.layouts.isEmpty else { return addUnreached(rest) }
    let project = input.project
    let built = ConflictLayout.build(project, rest) { first, second in
      TokenText.compact(project, first) == TokenText.compact(project, second)
    }
    input.layouts.append(built.layout)
    input.repeats = built.repeats
    input.clashes = built.clashes
  }
}
