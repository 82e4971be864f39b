/// A line around something.
public struct Border: Hashable, Sendable {
  /// Its colour.
  public let color: ColorCoordinates
  /// Its thickness.
  public let width: Dimension
  /// How it is drawn.
  public let style: StrokeStyle
}
