import TokenSource
import TokenSyntax

/// Prints resolver documents of version 2025.10.
struct ResolverPrinter {
  private let project: Project
  private let layout: SetLayout
  /// The folder the document lies in.
  private let folder: String
  /// Files that hold the values of single contexts: path by document, modifier and context.
  private let computed: ComputedFiles
  private var writer: JSONWriter

  /// A document for a layout that the source had no resolver for.
  ///
  /// - Parameter themes: the tree that the themes of the modifiers stand in, as a document of the project.
  static func print(
    _ layout: SetLayout, of project: Project, at path: String, _ computed: ComputedFiles, themes: SyntaxTree?
  ) -> PrintedFile {
    var printer = ResolverPrinter(
      project: project, layout: layout, folder: path.folder, computed: computed, writer: JSONWriter(project))
    printer.run(themes)
    return PrintedFile(path: path, bytes: printer.writer.finished, places: [])
  }

  private mutating func run(_ themes: SyntaxTree?) {
    writer.open()
    writer.key("version")
    writer.text("2025.10")
    var hasLooseThemes = false
    writer.key("sets")
    writer.open()
    for case .set(let name, let documents) in layout.steps {
      writer.key(name)
      writer.open()
      writer.key("sources")
      sources(documents.compactMap { project.documents[$0].output })
      if !hasLooseThemes { extensions(layout.looseThemes, themes) }
      hasLooseThemes = true
      writer.close()
    }
    writer.close()
    if !layout.modifiers.isEmpty {
      writer.key("modifiers")
      writer.open()
      for index in layout.modifiers.indices { modifier(index, themes) }
      writer.close()
    }
    order()
    writer.close()
  }

  private mutating func modifier(_ index: Int, _ themes: SyntaxTree?) {
    let modifier = layout.modifiers[index]
    writer.key(modifier.name)
    writer.open()
    writer.key("contexts")
    writer.open()
    for (number, context) in modifier.contexts.enumerated() {
      writer.key(context.name)
      sources(files(index, number, context))
    }
    writer.close()
    writer.key("default")
    writer.text(modifier.contexts[modifier.standard].name)
    extensions(modifier.themes, themes)
    writer.close()
  }

  /// Keeps the themes that something comes from, with the data that other tools left in them.
  private mutating func extensions(_ nodes: [Int], _ themes: SyntaxTree?) {
    guard let themes, !nodes.isEmpty else { return }
    writer.key("$extensions")
    writer.open()
    writer.key("dev.tokenc")
    writer.open()
    writer.key("themes")
    writer.open("[")
    for node in nodes {
      writer.element()
      writer.raw(themes, NodeID(index: UInt32(node)))
    }
    writer.close("]")
    writer.close()
    writer.close()
  }

  /// The files of a context: its documents, each with its computed values behind it, and those of documents that are
  /// always there.
  private func files(_ modifier: Int, _ number: Int, _ context: SetLayout.Context) -> [String] {
    var result: [String] = []
    for document in context.documents {
      if let output = project.documents[document].output { result.append(output) }
      if let file = computed.path(document, modifier, number) { result.append(file) }
    }
    return result + computed.paths(modifier, number, without: context.documents)
  }

  private mutating func sources(_ paths: [String]) {
    guard !paths.isEmpty else {
      writer.open("[")
      writer.close("]")
      return
    }
    writer.open("[")
    for path in paths {
      writer.element()
      writer.value(.object([OutMember("$ref", .text(path.relative(to: folder)))]))
    }
    writer.close("]")
  }

  private mutating func order() {
    writer.key("resolutionOrder")
    writer.open("[")
    for step in layout.steps {
      let pointer =
        switch step {
        case .set(let name, _): "#/sets/" + name.pointerToken
        case .modifier(let index): "#/modifiers/" + layout.modifiers[index].name.pointerToken
        }
      writer.element()
      writer.value(.object([OutMember("$ref", .text(pointer))]))
    }
    writer.close("]")
  }
}

/// Files with the values of single contexts.
struct ComputedFiles {
  private struct Key: Hashable {
    let document: Int
    let modifier: Int
    let context: Int
  }

  private var files: [Key: String] = [:]

  /// Notes a file.
  mutating func add(_ path: String, _ document: Int, _ modifier: Int, _ context: Int) {
    files[Key(document: document, modifier: modifier, context: context)] = path
  }

  /// The file of a document in a context.
  func path(_ document: Int, _ modifier: Int, _ context: Int) -> String? {
    files[Key(document: document, modifier: modifier, context: context)]
  }

  /// The files of all other documents in a context, sorted.
  func paths(_ modifier: Int, _ context: Int, without documents: [Int]) -> [String] {
    files.filter { $0.key.modifier == modifier && $0.key.context == context && !documents.contains($0.key.document) }
      .map(\.value).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  var isEmpty: Bool { files.isEmpty }
}
