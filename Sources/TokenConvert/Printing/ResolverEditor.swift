import TokenSource
import TokenSyntax

/// Prints a resolver document of the source with its references leading to the files that were written.
enum ResolverEditor {
  /// The bytes of the document: everything but the references stays as it was.
  static func print(
    _ resolver: ResolverDocument, _ layout: SetLayout, of project: Project, at path: String, _ computed: ComputedFiles,
    inline: [(node: NodeID, bytes: [UInt8])]
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
    for (node, bytes) in inline {
      let range = resolver.tree.range(node).indices
      edits.append((range, indented(JSONLayout.text(ofPrinted: bytes), as: resolver.tree.bytes, range.lowerBound)))
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
    return PrintedFile(path: path, bytes: bytes, isEdited: true, places: [])
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

  /// A printed object whose lines begin where that of another does.
  private static func indented(_ bytes: [UInt8], as source: [UInt8], _ offset: Int) -> String {
    let start = source[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let space = String(decoding: source[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    return String(decoding: bytes, as: UTF8.self).trimmed.replacing("\n", with: "\n" + space)
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
