/// Mixes the brightness of a colour, mapped through a curve, into its components.
///
/// The curve is a cubic Bézier over brightness 0…1 by four values, written as a polynomial and cut to 0…1.
public struct LuminanceCurve: Hashable, Sendable {
  /// How much of the curve's value is mixed in, 0…1.
  public let amount: Double
  /// The factors of the first, second and third power of brightness, and the constant.
  public let cubic: Double, square: Double, linear: Double, constant: Double

  /// Makes a curve of its four Bézier values; missing ones count as 0.
  public init(amount: Double, points: [Double]) {
    let point: (Int) -> Double = { $0 < points.count ? points[$0] : 0 }
    self.amount = amount
    constant = point(0)
    linear = 3 * (point(1) - point(0))
    square = 3 * (point(0) - 2 * point(1) + point(2))
    cubic = point(3) - point(0) + 3 * (point(1) - point(2))
  }

  /// The curve's value, 0 to 1, at a brightness of 0 to 1.
  public func value(at brightness: Double) -> Double {
    min(max(((cubic * brightness + square) * brightness + linear) * brightness + constant, 0), 1)
  }

  /// The colour with the curve mixed in.
  public func applied(to color: RGB) -> RGB {
    let brightness = min(max(Luma.curve.of(color), 0), 1)
    return RGB(grey: value(at: brightness)).over(color, alpha: amount)
  }
}
