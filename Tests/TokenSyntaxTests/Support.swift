import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What came of reading a text.
struct Reading {
  let tree: SyntaxTree
  let diagnostics: [Diagnostic]
  let file: SourceFile

  init(_ bytes: [UInt8], depthLimit: Int = 100_000) {
    file = SourceFile(path: "test.json", bytes: bytes)
    (tree, diagnostics) = JSONParser.parse(file, id: FileID(0), depthLimit: depthLimit)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The offsets at which diagnostics start.
  var offsets: [Int] { diagnostics.map { Int($0.location?.range.lower ?? .max) } }

  /// `line:column` of each diagnostic.
  var places: [String] {
    let table = LineTable(file.bytes)
    return diagnostics.map {
      let place = table.place(at: $0.location?.range.lower ?? 0, in: file.bytes)
      return "\(place.line):\(place.column)"
    }
  }

  /// The tree as JSON without white space: scalars as they are spelled in the source, `!` for what is invalid, members
  /// that are shadowed left out.
  var printed: String {
    guard let root = tree.root else { return "" }
    return printed(root)
  }

  private func printed(_ id: NodeID) -> String {
    switch tree.kind(id) {
    case .object:
      let members = tree.members(of: id).map { "\(printed($0.key)):\(printed($0.value))" }
      return "{" + members.joined(separator: ",") + "}"
    case .array: return "[" + tree.elements(of: id).map(printed).joined(separator: ",") + "]"
    case .key, .string: return "\"" + String(decoding: file.bytes[tree.contentRange(id)], as: UTF8.self) + "\""
    case .number, .true, .false, .null: return file.text(tree.range(id))
    case .invalid: return "!"
    }
  }
}

/// Takes the marks `‸` out of a text: each stands where a diagnostic is expected to start.
func unmarked(_ marked: String) -> (text: String, offsets: [Int]) {
  var bytes: [UInt8] = []
  var offsets: [Int] = []
  for scalar in marked.unicodeScalars {
    if scalar == "‸" { offsets.append(bytes.count) } else { bytes += String(scalar).utf8 }
  }
  return (String(decoding: bytes, as: UTF8.self), offsets)
}
