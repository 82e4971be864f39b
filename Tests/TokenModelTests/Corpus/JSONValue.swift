import TokenSource
import TokenSyntax

/// A JSON value to compare with another: members by name in bytes, numbers by value.
///
/// Names are compared byte for byte because Swift takes texts for equal that differ in Unicode normalisation.
indirect enum JSONValue: Equatable {
  case object([[UInt8]: JSONValue])
  case array([JSONValue])
  case string([UInt8])
  case number(Double)
  case literal(NodeKind)

  /// Reads a node and all below it; for test data, which is not deep.
  init(_ tree: SyntaxTree, _ node: NodeID) {
    switch tree.kind(node) {
    case .object:
      var members: [[UInt8]: JSONValue] = [:]
      for member in tree.members(of: node) { members[tree.decodedBytes(member.key)] = JSONValue(tree, member.value) }
      self = .object(members)
    case .array: self = .array(tree.elements(of: node).map { JSONValue(tree, $0) })
    case .string, .key: self = .string(tree.decodedBytes(node))
    case .number: self = .number(tree.number(node))
    case let kind: self = .literal(kind)
    }
  }

  /// Reads a whole text; nil if it is no JSON.
  init?(text: String) {
    let (tree, faults) = JSONParser.parse(SourceFile(path: "x.json", bytes: Array(text.utf8)), id: FileID(0))
    guard faults.isEmpty, let root = tree.root else { return nil }
    self.init(tree, root)
  }

  /// The member of an object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[Array(name.utf8)]
  }

  /// The text of a string.
  var text: String? {
    guard case .string(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The elements of an array.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// All tokens below a group of `tokens.json` by their dotted path, in bytes.
  var tokens: [[UInt8]: JSONValue] {
    var result: [[UInt8]: JSONValue] = [:]
    var work: [(path: [UInt8], value: JSONValue)] = [([], self)]
    while let (path, value) = work.popLast() {
      guard case .object(let members) = value else { continue }
      if value["$value"] != nil {
        result[path] = value
      } else {
        for (name, child) in members { work.append((path.isEmpty ? name : path + [0x2E] + name, child)) }
      }
    }
    return result
  }
}
