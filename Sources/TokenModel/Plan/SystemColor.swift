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
    var current: TokenID? = token
    while let named = current {
      let name = path(of: named)
      if name.hasPrefix("apple.color.") { return SystemColor(rawValue: String(name.dropFirst("apple.color.".count))) }
      current = graph.alias(of: named)
    }
    return nil
  }
}
