/// A length: a number of CSS pixels (points on Apple platforms) or of root font sizes.
public struct Dimension: Hashable, Sendable {
  /// The two units of the standard.
  public enum Unit: String, CaseIterable, Sendable {
    case px, rem
  }
  /// How many of the unit, of any sign.
  public let value: Double
  /// What it counts.
  public let unit: Unit

  /// Makes a length of so many of a unit.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in pixels (points), with `rem` counted as that many.
  public func pixels(rem: Double = 16) -> Double { unit == .px ? value : value * rem }
}
