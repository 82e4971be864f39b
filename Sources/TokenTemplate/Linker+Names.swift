import TokenDiagnostics
import TokenSource

/// What a name means where it stands.
enum Meaning {
  /// A field of the schema.
  case field(Reference, FieldKind)
  /// Whatever the context stack has while rendering: spec mode.
  case dynamic(Reference)
  /// `isFirst`
  case first
  /// `isLast`
  case last
  /// The line of the section over lines around.
  case line
}

extension Linker {
  /// Looks up the name of a tag; reports and returns nil if it means nothing.
  mutating func resolve(_ item: Item) -> Meaning? {
    let name = template.text(item.name)
    guard isStrict else { return .dynamic(dynamicReference(name)) }
    guard !name.isEmpty, !name.utf8.contains(where: TagScanner.isSpace) else { return nil }
    if name == "." {
      if state.context.isInLine { return .line }
      reportDot(item)
      return nil
    }
    if name == EngineField.isFirst || name == EngineField.isLast, state.context.isInList {
      return name == EngineField.isFirst ? .first : .last
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let owner = owner(of: parts[0], item) else { return nil }
    return chain(parts, from: owner, item)
  }

  /// The scope that the first part of a name belongs to: the innermost one, or else the only one around that has it.
  private mutating func owner(of part: String, _ item: Item) -> UInt16? {
    let schema = schemas[state.context.schema]
    let scopes = state.context.named
    let owners = scopes.filter { scope in
      schema.field(part).flatMap { schema.kind(of: $0, in: scope) } != nil
    }
    guard let owner = owners.first else {
      reportUnknownName(item, part, scopes)
      return nil
    }
    if owner != scopes.first, owners.count > 1 {
      reportAmbiguous(item, part, owners)
      return nil
    }
    return owner
  }

  private mutating func chain(_ parts: [String], from owner: UInt16, _ item: Item) -> Meaning? {
    let schema = schemas[state.context.schema]
    var reference = Reference()
    reference.slot = owner
    var scope = owner
    let start = Int32(program.paths.count)
    for (position, part) in parts.enumerated() {
      guard let field = schema.field(part), let kind = schema.kind(of: field, in: scope) else {
        reportUnknownName(item, part, [scope])
        return nil
      }
      guard position < parts.count - 1 else {
        reference.field = field.index
        reference.path = start..<Int32(program.paths.count)
        return .field(reference, kind)
      }
      guard case .object(let inner) = kind else {
        reportNotAnObject(item, part, kind)
        return nil
      }
      program.paths.append(field)
      scope = inner.index
    }
    return nil
  }

  private mutating func dynamicReference(_ name: String) -> Reference {
    var reference = Reference()
    if name == "." {
      reference.field = FieldID.itself.index
      return reference
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { intern(String($0)) }
    let start = Int32(program.paths.count)
    program.paths.append(contentsOf: parts.dropLast())
    reference.field = parts.last?.index ?? 0
    reference.path = start..<Int32(program.paths.count)
    return reference
  }
}
