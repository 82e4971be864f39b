import TokenModel

/// The short names of surfaces or vibrancy tokens: static members of their type, one for each group at the root that
/// holds any at whatever depth, and one for each that lies at the root itself. `.surface(.player.controls)` works by
/// them.
struct SwiftAnchors: Sendable {
  /// What a short name stands for.
  struct Anchor: Sendable {
    /// The group or token at the root.
    let path: PathID
    /// Whether it is a token.
    let isToken: Bool
    /// Whether it can't be had, for generated code needs the name.
    let isSkipped: Bool
  }

  /// The short names of surfaces, in source order.
  let surfaces: [Anchor]
  /// The short names of vibrancy tokens, in source order.
  let vibrancies: [Anchor]

  init(_ emission: Emission, _ names: SwiftNames) {
    surfaces = Self.anchors(of: .surface, emission, names, taken: [])
    vibrancies = Self.anchors(of: .vibrancy, emission, names, taken: Self.vibrancyMembers)
  }

  /// Static members and types that `TokenVibrancy` has in any case.
  private static let vibrancyMembers: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill", "separator",
    "Category", "Level",
  ]

  private static func anchors(
    of type: TokenType, _ emission: Emission, _ names: SwiftNames, taken: Set<String>
  ) -> [Anchor] {
    let paths = emission.set.assembled.paths
    var result: [Anchor] = []
    var seen: Set<PathID> = []
    for token in emission.tokens where emission.set.type(of: token) == type {
      let path = emission.set.assembled[token].path
      var root = path
      while let parent = paths.parent(of: root), parent != .root { root = parent }
      guard seen.insert(root).inserted else { continue }
      let name = names.text(of: root)
      let isSkipped = taken.contains(name) || SwiftIdentifier.isSpoken(name, module: emission.configuration.name)
      result.append(Anchor(path: root, isToken: root == path, isSkipped: isSkipped))
    }
    return result
  }
}
