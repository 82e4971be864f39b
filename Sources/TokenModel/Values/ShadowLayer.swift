/// One layer of a shadow.
public struct ShadowLayer: Hashable, Sendable {
  /// Its colour.
  public let color: ColorCoordinates
  /// How far it lies to the right.
  public let offsetX: Dimension
  /// How far it lies below.
  public let offsetY: Dimension
  /// How soft its edge is.
  public let blur: Dimension
  /// How much larger than the thing it is.
  public let spread: Dimension
  /// Whether it falls inside.
  public let inset: Bool
}
