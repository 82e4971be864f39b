import TokenSyntax

/// A colour of the system by its name: the tokens of the library below `apple.color`.
public enum SystemColor: String, CaseIterable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case tint

  /// The hierarchical level of a label colour, 1…4; nil for other colours.
  public var labelLevel: Int? {
    switch self {
    case .label: 1
    case .secondaryLabel: 2
    case .tertiaryLabel: 3
    case .quaternaryLabel: 4
    default: nil
    }
  }
}

extension TokenSet {
  /// The colour of the system that a token names, itself or through aliases; nil if it names none.
  public func systemColor(_ token: TokenID) -> SystemColor? {
    libraryColor(token).flatMap { SystemColor(rawValue: String(path(of: $0).dropFirst(Self.systemColors.count))) }
  }

  /// The light and the dark side of the system's colour that a token names. The library keeps the dark one in an
  /// extension, since a colour token holds one value.
  public func systemColorPair(_ token: TokenID) -> SchemePair<ColorCoordinates>? {
    guard let named = libraryColor(token), case .color(let light)? = baseValue(of: named) else { return nil }
    return SchemePair(light: light, dark: darkSide(of: named) ?? light)
  }

  private static let systemColors = "apple.color."

  private func libraryColor(_ token: TokenID) -> TokenID? {
    var current: TokenID? = token
    while let named = current {
      if path(of: named).hasPrefix(Self.systemColors) { return named }
      current = graph.alias(of: named)
    }
    return nil
  }

  private func darkSide(of token: TokenID) -> ColorCoordinates? {
    let tree = assembled.tree(of: token)
    var node = assembled[token].object
    for name in ["$extensions", "dev.tokenc", "dark"] {
      guard let next = tree.member(name, of: node) else { return nil }
      node = next
    }
    guard let components = tree.member("components", of: node), tree.kind(components) == .array else { return nil }
    let numbers = tree.elements(of: components).map { tree.number($0) }
    guard numbers.count == 3 else { return nil }
    let alpha = tree.member("alpha", of: node).map { tree.number($0) } ?? 1
    return ColorCoordinates(.srgb, numbers[0], numbers[1], numbers[2], alpha: alpha)
  }
}
