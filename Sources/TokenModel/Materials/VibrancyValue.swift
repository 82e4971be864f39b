/// A vibrancy level: a colour that takes up some of what shines through the material below it.
public struct VibrancyValue: Hashable, Sendable {
  /// What the level is for.
  public enum Category: String, CaseIterable, Sendable {
    case label, fill, separator

    /// The levels the category has.
    public var levels: [Level] {
      switch self {
      case .label: [.primary, .secondary, .tertiary, .quaternary]
      case .fill: [.primary, .secondary, .tertiary]
      case .separator: [.primary]
      }
    }
  }
  /// How strongly it stands out, the strongest first.
  public enum Level: String, CaseIterable, Sendable {
    case primary, secondary, tertiary, quaternary
  }
  /// Three rows of four: the factors of red, green and blue, and what is added.
  public typealias Matrix = [[Double]]
  /// The colour matrices over the material's colour.
  public struct Matrices: Hashable, Sendable {
    /// On every material but the thin ones.
    public let base: SchemePair<Matrix>
    /// On thin and ultraThin in the light scheme, where that differs.
    public let thinLight: Matrix?
    /// On thin and ultraThin in the dark scheme, where that differs.
    public let thinDark: Matrix?
  }

  /// What it is for.
  public let category: Category
  /// How strong it is.
  public let level: Level
  /// The flat colour that comes closest, where no vibrancy can be drawn.
  public let appearance: SchemePair<ColorCoordinates>
  /// The observed matrices, where there are any.
  public let matrix: Matrices?
}
