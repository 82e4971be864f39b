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

/// Prints a resolver document of the source with its references leading to the files that were written.
enum ResolverEditor {
  /// The bytes of the document: everything but the references stays as it was.
  static func print(
    _ resolver: ResolverDocument, _ layout: SetLayout, of project: Project, at path: String, _ computed: ComputedFiles
  ) -> PrintedFile {
    var edits: [(range: Range<Int>, text: String)] = []
    let folder = path.folder
    for (node, document) in resolver.references {
      guard let output = project.documents[document].output else { continue }
      let old = resolver.tree.string(node)
      let new = output.relative(to: folder)
      let isSame = old == new || old == "./" + new
      if !isSame { edits.append((resolver.tree.range(node).indices, quoted(new))) }
    }
    for (modifier, nodes) in resolver.contexts.enumerated() {
      for (context, node) in nodes.enumerated() {
        edits += additions(resolver, node, computed, layout, modifier, context, folder)
      }
    }
    var bytes: [UInt8] = []
    var end = 0
    var seen: Set<Int> = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end, edit.range.isEmpty || seen.insert(edit.range.lowerBound).inserted else {
        continue
      }
      bytes += resolver.tree.bytes[end..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    bytes += resolver.tree.bytes[end...]
    return PrintedFile(path: path, bytes: bytes, places: [])
  }

  private static func additions(
    _ resolver: ResolverDocument, _ array: NodeID, _ computed: ComputedFiles, _ layout: SetLayout, _ modifier: Int,
    _ context: Int, _ folder: String
  ) -> [(range: Range<Int>, text: String)] {
    let documents = layout.modifiers[modifier].contexts[context].documents
    let files = documents.compactMap { computed.path($0, modifier, context) }
    let all = files + computed.paths(modifier, context, without: documents)
    guard !all.isEmpty else { return [] }
    let tree = resolver.tree
    let last = tree.elements(of: array).reduce(nil as NodeID?) { $1 }
    let start = last.map { Int(tree.range($0).upper) } ?? Int(tree.range(array).lower) + 1
    // New elements stand as those before them do: below one another, or side by side.
    let gap = last.map { between(tree, array, $0) } ?? ""
    let items = all.map { "{ \"$ref\": " + quoted("./" + $0.relative(to: folder)) + " }" }
    let text =
      (last == nil ? "" : ",")
      + items.enumerated().map {
        ($0.offset > 0 ? "," : "") + (gap.isEmpty ? ($0.offset > 0 || last != nil ? " " : "") : gap) + $0.element
      }.joined()
    return [(start..<start, text)]
  }

  /// The space in front of an element, if it begins a line.
  private static func between(_ tree: SyntaxTree, _ array: NodeID, _ element: NodeID) -> String {
    var start = Int(tree.range(element).lower)
    let end = start
    while start > 0, tree.bytes[start - 1] <= 0x20 { start -= 1 }
    let space = String(decoding: tree.bytes[start..<end], as: UTF8.self)
    return space.contains("\n") ? space : ""
  }

  private static func quoted(_ text: String) -> String {
    var buffer = OutputBuffer()
    JSONWriter.append(text, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}

extension String {
  /// A path below the input as seen from a folder below it.
  func relative(to folder: String) -> String {
    let from = folder.split(separator: "/")
    let to = split(separator: "/")
    let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// A name as a part of a JSON Pointer in a fragment.
  var pointerToken: String {
    let escaped = replacing("~", with: "~0").replacing("/", with: "~1")
    var result = ""
    for byte in escaped.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
