/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The colour.
  public let color: ColorCoordinates
  /// The place, clamped to 0…1 as the standard asks.
  public let position: Double
}
