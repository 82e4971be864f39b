import TokenSyntax

/// A token as a file of any dialect holds it.
struct SourceToken: Sendable {
  /// The document it stands in.
  let document: Int
  /// The names that lead to it, as they are written.
  let path: [String]
  /// Its name.
  let key: NodeID
  /// Its object; nil where a value alone stands in the token's place.
  let object: NodeID?
  /// Its value.
  let value: NodeID
  /// The type that it or a group above declares.
  var type: DeclaredType?
  /// Text about it.
  var description: NodeID?
  /// Data of other tools.
  var extensions: NodeID?
  /// Whether it is deprecated.
  var deprecated: NodeID?
  /// Whether other tokens stand inside it, so that it is the `$root` of a group.
  var isRoot = false
  /// All other members: a token of 2025.10 has none.
  var extras: [Member] = []

  /// The names as a reference writes them.
  var dotted: String { path.joined(separator: ".") }
}

/// A type as a file declares it.
struct DeclaredType: Sendable {
  /// The word.
  let word: String
  /// Its place.
  let node: NodeID
  /// Whether the token itself declares it, and no group above.
  let isOwn: Bool
}

/// A group as a file of any dialect holds it.
struct SourceGroup: Sendable {
  /// Its name; nil for the root.
  let key: NodeID?
  /// Its name in the output, where that is another.
  var newName: String?
  /// The names that lead to it.
  let path: [String]
  /// Its object.
  let object: NodeID
  /// Text about it.
  var description: NodeID?
  /// Data of other tools.
  var extensions: NodeID?
  /// The type of what lies in it.
  var type: DeclaredType?
  /// Members of the format that are kept as they are: `$extends`, `$deprecated`, `$schema`.
  var kept: [Member] = []
  /// Members that are neither of the format nor tokens nor groups.
  var extras: [Member] = []
}
