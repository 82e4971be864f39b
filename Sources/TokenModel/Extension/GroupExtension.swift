import TokenSyntax

/// An `$extends` of a group, or a `$ref` that may be one: what it is depends on what it names.
struct GroupExtension: Sendable {
  /// The group, or what a `$ref` makes of it.
  let path: PathID
  /// The group's declaration.
  let declaration: Int
  /// Index of the tree it stands in.
  let tree: Int
  /// The member's name.
  let key: NodeID
  /// The member's value.
  let value: NodeID
  /// The object it stands in.
  let object: NodeID
  /// Whether it is a `$ref`.
  let isReference: Bool
  /// Whether it is a `$ref` with nothing beside it but properties, so that it makes a token if it names one.
  let mayBeToken: Bool
  /// Whether a later source took its place.
  var isRemoved = false
}
