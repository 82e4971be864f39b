import TokenModel

/// Where the library keeps what messages and fixes suggest.
enum LibraryPath {
  static let regularGlass = "apple.glass.regular"
  static let clearGlass = "apple.glass.clear"
  static let thinMaterial = "apple.material.thin"
  static let regularMaterial = "apple.material.regular"

  /// The vibrancy of a category at a level; the closest weaker one it has, down from the level asked for.
  static func vibrancy(_ category: VibrancyValue.Category, _ level: VibrancyValue.Level = .primary) -> String {
    let level = category.levels.contains(level) ? level : category.levels.last ?? .primary
    let name = category.rawValue
    guard level != .primary else { return "apple.vibrancy.\(name)" }
    return "apple.vibrancy.\(level.rawValue)\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private static let systemColors = "apple.color."

  /// Whether a colour goes by a system name: the token named, or one it stands for, is one of the library's.
  static func isSystemColor(_ token: TokenID, in set: TokenSet) -> Bool {
    var current: TokenID? = token
    while let named = current {
      if set.path(of: named).hasPrefix(systemColors) { return true }
      current = set.graph.alias(of: named)
    }
    return false
  }
}
