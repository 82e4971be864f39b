import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// Edits, and where they belong.
extension RuleContext {
  /// The place at the end of a path of members inside a token's value; as far as the path leads.
  func place(inToken token: TokenID, path: [String]) -> SourceLocation {
    let tree = set.assembled.tree(of: token)
    var node = set.assembled[token].value
    for name in path {
      guard let next = tree.member(name, of: node) else { break }
      node = next
    }
    return tree.location(node)
  }

  /// Takes a member out of its object, with the comma that it leaves over.
  func removeMember(ofValue place: SourceLocation, of token: TokenID) -> FixIt? {
    let tree = set.assembled.tree(of: token)
    guard let member = tree.memberRange(ofValue: place), let object = tree.object(around: place) else { return nil }
    let places = tree.members(of: object).map {
      tree.location($0.key).range.lower...tree.location($0.value).range.upper
    }
    guard let index = places.firstIndex(where: { $0.lowerBound == member.range.lower }) else { return nil }
    var range = member.range
    if index > 0 {
      range = ByteRange(places[index - 1].upperBound, range.upper)
    } else if places.count > 1 {
      range = ByteRange(range.lower, places[1].lowerBound)
    }
    let name = tree.node(at: place).map { tree.string(NodeID(index: $0.index - 1)) } ?? ""
    return FixIt("remove “\(name.clippedName)”", replacing: SourceLocation(place.file, range), with: "")
  }

  /// The platforms on which a surface's material, or the colour of something on it, is what stands at a place.
  func readers(of place: SourceLocation, on token: TokenID) -> PlatformSet {
    let surfaces = surfaces.filter { surface in
      surface.token == token
        && (surface.materialChoice.place == place || surface.content.contains { $0.style.place == place })
    }
    return PlatformSet(surfaces.map(\.platform))
  }

  /// Whether a place lies where only one platform looks: in its override, or in a surface for nothing else.
  func isOnly(_ platform: Platform, at place: SourceLocation, of surface: PlatformSurface) -> Bool {
    guard let value = value(of: surface) else { return false }
    if let platforms = value.platforms, Array(platforms) == [platform] { return true }
    guard let override = override(of: surface) else { return false }
    let tree = set.assembled.tree(of: surface.token)
    guard let node = tree.memberValue(of: override.place) else { return false }
    let range = tree.location(node).range
    return place.file == tree.file && range.lower <= place.range.lower && place.range.upper <= range.upper
  }
}

extension SyntaxTree {
  /// The object that has a member whose value stands at a place.
  func object(around place: SourceLocation) -> NodeID? {
    guard let value = node(at: place) else { return nil }
    // Nodes stand in source order, so that the object is the last one before that reaches beyond the value.
    var index = value.index
    while index > 0 {
      index -= 1
      let candidate = NodeID(index: index)
      if kind(candidate) == .object, range(candidate).upper >= range(value).upper { return candidate }
    }
    return nil
  }
}
