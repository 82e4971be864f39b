/// An easing curve from (0, 0) to (1, 1) with two control points; the x values lie in 0…1.
public struct CubicBezier: Hashable, Sendable {
  /// First control point, x: the share of the time, 0 to 1.
  public let x1: Double
  /// First control point, y: the share of the change, also beyond 0 to 1.
  public let y1: Double
  /// Second control point, x, 0 to 1.
  public let x2: Double
  /// Second control point, y: the share of the change.
  public let y2: Double

  /// Makes a curve from the shares of time (x) and change (y) of its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
