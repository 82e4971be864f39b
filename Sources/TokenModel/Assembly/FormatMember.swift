import TokenSyntax

/// The members that the format gives a meaning, all of which begin with `$`.
enum FormatMember: CaseIterable, Sendable {
  case value, type, description, deprecated, extensions, extends, reference, root, schema

  /// Their names, the commonest first.
  private static let names: [(name: StaticString, member: FormatMember)] = [
    ("$value", .value), ("$type", .type), ("$description", .description), ("$extensions", .extensions),
    ("$deprecated", .deprecated), ("$ref", .reference), ("$extends", .extends), ("$root", .root), ("$schema", .schema),
  ]

  /// The member a key names; nil for any other key.
  init?(_ key: NodeID, in tree: SyntaxTree) {
    let count = tree.hasEscapes(key) ? nil : tree.contentRange(key).count
    for (name, member) in Self.names where count == nil || count == name.utf8CodeUnitCount {
      if tree.equals(key, name) {
        self = member
        return
      }
    }
    return nil
  }
}
