import TokenSyntax

/// Prints all files of a conversion.
struct ProjectPrinter {
  private let input: ProjectInput
  private let outcomes: [Outcome?]
  /// The files.
  private(set) var files: [PrintedFile] = []
  /// Files that are read together, those that win first: by their index in `files`.
  private(set) var orders: [[Int]] = []
  private var fileOf: [Int: Int] = [:]
  private var taken: Set<String> = []
  /// Files with the values of single contexts.
  private var extraFiles: [ExtraFile: Int] = [:]

  init(_ input: ProjectInput, _ outcomes: [Outcome?]) {
    self.input = input
    self.outcomes = outcomes
  }

  mutating func run() {
    for index in input.project.documents.indices {
      fileOf[index] = files.count
      add(DocumentPrinter.print(index, of: input.project, outcomes))
    }
    var done: Set<Int> = []
    for (index, layout) in input.layouts.enumerated() { lay(layout, index, &done) }
  }

  private mutating func add(_ file: PrintedFile) {
    files.append(file)
    if !file.isInline { taken.insert(file.path.lowercased()) }
  }

  private mutating func lay(_ layout: SetLayout, _ index: Int, _ done: inout Set<Int>) {
    var computed = ComputedFiles()
    for document in layout.allDocuments where done.insert(document).inserted { compute(document, layout, &computed) }
    switch layout.origin {
    case .folder: break
    case .conflicts:
      add(ResolverPrinter.print(layout, of: input.project, at: free("tokens.resolver.json"), computed, themes: nil))
    case .themes(let number):
      let (tree, folder) = input.themes[number]
      let path = free((folder.isEmpty ? "" : folder + "/") + "themes.resolver.json")
      add(ResolverPrinter.print(layout, of: input.project, at: path, computed, themes: tree))
    case .resolver(let number):
      let resolver = input.resolvers[number]
      let path = resolver.path.tokenName.hasSuffix(".resolver") ? resolver.path.tokenName + ".json" : resolver.path
      let inline = resolver.inline.filter { isChanged($0.document) }.map { entry in
        (entry.node, files[fileOf[entry.document] ?? 0].bytes)
      }
      add(ResolverEditor.print(resolver, layout, of: input.project, at: path, computed, inline: inline))
    }
    order(layout)
  }

  private struct ContextPlace: Hashable {
    let modifier: Int
    let context: Int
  }

  private struct ExtraFile: Hashable {
    let document: Int
    let place: ContextPlace
  }

  /// Whether a token of a document was changed or left out.
  private func isChanged(_ document: Int) -> Bool {
    input.project.documents[document].tokens.contains { token in
      guard case .single(let value)? = outcomes[token] else { return true }
      return !value.changes.isEmpty || !input.project.tokens[token].extras.isEmpty
    } || input.project.renames.contains { $0.document == document }
  }

  private func free(_ path: String) -> String {
    var candidate = path
    var count = 1
    while taken.contains(candidate.lowercased()) {
      count += 1
      candidate = path.replacing(".resolver.json", with: "-\(count).resolver.json")
    }
    return candidate
  }

  // MARK: Values of single contexts

  private struct Entry {
    let token: Int
    let value: Converted
  }

  private mutating func compute(_ document: Int, _ layout: SetLayout, _ computed: inout ComputedFiles) {
    var byContext: [ContextPlace: [Entry]] = [:]
    for token in input.project.documents[document].tokens {
      guard case .byContext(let modifier, let values)? = outcomes[token] else { continue }
      for (context, value) in values {
        byContext[ContextPlace(modifier: modifier, context: context), default: []].append(
          Entry(token: token, value: value))
      }
    }
    let sorted = byContext.sorted { ($0.key.modifier, $0.key.context) < ($1.key.modifier, $1.key.context) }
    for (place, entries) in sorted {
      let name = layout.modifiers[place.modifier].contexts[place.context].name
      let base = input.project.documents[document].output?.tokenName ?? input.project.documents[document].name
      var path = "\(base).\(name.fileName).tokens.json"
      if taken.contains(path.lowercased()) {
        path = "\(base).\(layout.modifiers[place.modifier].name.fileName)-\(name.fileName).tokens.json"
      }
      computed.add(path, document, place.modifier, place.context)
      add(DocumentPrinter.print(entries.map { ($0.token, $0.value) }, of: input.project, to: path))
      extraFiles[ExtraFile(document: document, place: place)] = files.count - 1
    }
  }

  // MARK: Orders for the check

  private mutating func order(_ layout: SetLayout) {
    var choices = [layout.standard]
    for (index, modifier) in layout.modifiers.enumerated() {
      for context in modifier.contexts.indices where context != modifier.standard {
        var choice = layout.standard
        choice[index] = context
        choices.append(choice)
      }
    }
    for choice in choices {
      var seen: Set<Int> = []
      let documents = layout.documents(choice)
      let extra = choice.enumerated().flatMap { modifier, context in
        documents.compactMap {
          extraFiles[ExtraFile(document: $0, place: ContextPlace(modifier: modifier, context: context))]
        }
      }
      let all = documents.compactMap { fileOf[$0] }
      orders.append((extra + all.reversed()).filter { seen.insert($0).inserted })
    }
  }
}

extension String {
  /// A name as a part of a file's name.
  var fileName: String {
    let name = String(map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    return name.isEmpty || name.allSatisfy { $0 == "." } ? "context" : name
  }
}
