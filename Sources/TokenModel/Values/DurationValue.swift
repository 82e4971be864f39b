/// A span of time, in the unit it was written in.
public struct DurationValue: Hashable, Sendable {
  /// The two units of the standard.
  public enum Unit: String, CaseIterable, Sendable {
    case ms, s
  }
  /// How many of the unit, of any sign.
  public let value: Double
  /// What it counts.
  public let unit: Unit

  /// Makes a span of so many of a unit.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The span in seconds.
  public var seconds: Double { unit == .s ? value : value / 1000 }
}
