import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// The tokens that a finding involves.
extension RuleContext {
  /// The surface's name, its material where that is not what the finding points at, and the override that had a part.
  func notes(on surface: PlatformSurface, at place: SourceLocation) -> [Note] {
    [Note("in the surface “\(set.path(of: surface.token))”", at: surface.place)]
      + materialNotes(surface, place) + overrideNotes(surface, place)
  }

  /// What the token is and how it is called.
  func notes(onToken token: TokenID) -> [Note] {
    let kind = set.type(of: token)?.rawValue ?? "token"
    return [Note("in the \(kind) “\(set.path(of: token))”", at: set.assembled.place(of: token))]
  }

  private func materialNotes(_ surface: PlatformSurface, _ place: SourceLocation) -> [Note] {
    guard case .token(let named) = surface.materialChoice.value else { return [] }
    let isElsewhere = place != surface.materialChoice.place
    let name = Note("its material is “\(set.path(of: named))”", at: surface.materialChoice.place)
    return (isElsewhere ? [name] : []) + aliasNotes(named)
  }

  /// What a token stands for, if it is another name for a token.
  func aliasNotes(_ token: TokenID) -> [Note] {
    let origin = set.graph.origin(of: token)
    guard origin != token else { return [] }
    return [
      Note("“\(set.path(of: token))” stands for “\(set.path(of: origin))”", at: set.assembled.place(of: token))
    ]
  }

  private func overrideNotes(_ surface: PlatformSurface, _ place: SourceLocation) -> [Note] {
    guard let override = override(of: surface) else { return [] }
    let tree = set.assembled.tree(of: surface.token)
    guard let value = tree.memberValue(of: override.place) else { return [] }
    let range = tree.location(value).range
    let isInside = [place, surface.materialChoice.place].contains {
      $0.file == override.place.file && $0.range.lower >= range.lower && $0.range.upper <= range.upper
    }
    return isInside ? [Note("the override for \(surface.platform.rawValue) says so", at: override.place)] : []
  }
}

/// Finding nodes again by their places.
extension SyntaxTree {
  /// The node that covers exactly a place; nil for places in other files or between nodes.
  func node(at place: SourceLocation) -> NodeID? {
    guard place.file == file else { return nil }
    // In a tree that was built nodes don't stand in the order of their places.
    if isBuilt { return (0..<UInt32(nodes.count)).lazy.map { NodeID(index: $0) }.first { location($0) == place } }
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].lower < place.range.lower { low = middle + 1 } else { high = middle }
    }
    guard low < nodes.count, nodes[low].range == place.range else { return nil }
    return NodeID(index: UInt32(truncatingIfNeeded: low))
  }

  /// The value of the member whose name stands at a place.
  func memberValue(of key: SourceLocation) -> NodeID? {
    guard let node = node(at: key), kind(node) == .key else { return nil }
    return NodeID(index: node.index + 1)
  }

  /// The bytes of a member, name and all, whose value stands at a place; nil in a tree that was built, where they need
  /// not stand side by side.
  func memberRange(ofValue place: SourceLocation) -> SourceLocation? {
    guard !isBuilt, let node = node(at: place), node.index > 0 else { return nil }
    let key = NodeID(index: node.index - 1)
    guard kind(key) == .key else { return nil }
    return SourceLocation(file, ByteRange(range(key).lower, place.range.upper))
  }
}
