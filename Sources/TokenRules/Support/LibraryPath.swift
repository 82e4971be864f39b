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
}
