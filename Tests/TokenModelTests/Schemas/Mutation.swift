import TokenSource
import TokenSyntax

/// Single changes of a JSON text, each at a place of its own.
struct Mutation: Sendable {
  /// What was done, and where: `/a/$value: null`.
  let name: String
  /// The text with the change.
  let text: String

  /// Values that stand in the place of others.
  private static let values = ["null", "true", "\"wörd\"", "-5", "5000.5", "[]", "{}"]

  /// All changes of a text: each value replaced, each member taken away, a member added to each object.
  ///
  /// - Parameter path: where changes are made; everywhere by default.
  static func all(of text: String, below path: String = "") -> [Mutation] {
    let bytes = Array(text.utf8)
    let tree = JSONParser.parse(SourceFile(path: "", bytes: bytes), id: FileID(0)).tree
    var result: [Mutation] = []
    var places: [(id: NodeID, path: String)] = tree.root.map { [($0, "")] } ?? []
    let prefix = path
    func change(_ name: String, _ range: Range<Int>, _ replacement: String) {
      guard name.hasPrefix(prefix) else { return }
      let changed = bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...]
      result.append(Mutation(name: name, text: String(decoding: changed, as: UTF8.self)))
    }
    while let (id, path) = places.popLast() {
      let range = tree.range(id).indices
      for value in values { change("\(path): \(value)", range, value) }
      let members = Array(tree.members(of: id))
      if tree.kind(id) == .object {
        change(
          "\(path): +zzz", range.lowerBound + 1..<range.lowerBound + 1, members.isEmpty ? "\"zzz\": 1" : "\"zzz\": 1, ")
      }
      for (index, member) in members.enumerated() {
        let name = path + "/" + tree.string(member.key)
        // With the comma behind it, or that in front of the last.
        let start =
          index == members.count - 1 && index > 0
          ? Int(tree.range(members[index - 1].value).upper) : Int(tree.range(member.key).lower)
        let end =
          index < members.count - 1
          ? Int(tree.range(members[index + 1].key).lower) : Int(tree.range(member.value).upper)
        change("\(name): removed", start..<end, "")
        places.append((member.value, name))
      }
      for (index, element) in tree.elements(of: id).enumerated() { places.append((element, "\(path)/\(index)")) }
    }
    return result
  }
}
