/// What is known of a figure over a box of backdrops: bounds of its value, and of how fast it changes with each
/// component of the backdrop.
///
/// The value is the first lane, the derivatives by red, green and blue are the others, so that linear steps treat all
/// four alike. Where a function has a kink the derivatives are bounds of its slopes on both sides.
struct Enclosure {
  /// The lower bounds.
  var low: SIMD4<Double>
  /// The upper bounds.
  var high: SIMD4<Double>

  init(low: SIMD4<Double>, high: SIMD4<Double>) {
    self.low = low
    self.high = high
  }

  /// A figure that does not depend on the backdrop.
  init(_ value: Double) {
    low = SIMD4(value, 0, 0, 0)
    high = low
  }

  /// A component of the backdrop itself: 0 red, 1 green, 2 blue.
  init(component: Int, _ low: Double, _ high: Double) {
    var slope = SIMD4<Double>.zero
    slope[component + 1] = 1
    self.low = slope
    self.high = slope
    self.low.x = low
    self.high.x = high
  }

  /// The bounds of the value.
  var value: (low: Double, high: Double) { (low.x, high.x) }

  /// The bounds of the derivative by a component.
  func slope(_ component: Int) -> (low: Double, high: Double) { (low[component + 1], high[component + 1]) }

  // MARK: Arithmetic

  static func + (left: Enclosure, right: Enclosure) -> Enclosure {
    Enclosure(low: left.low + right.low, high: left.high + right.high)
  }

  static func - (left: Enclosure, right: Enclosure) -> Enclosure {
    Enclosure(low: left.low - right.high, high: left.high - right.low)
  }

  static func * (factor: Double, it: Enclosure) -> Enclosure {
    factor >= 0
      ? Enclosure(low: it.low * factor, high: it.high * factor)
      : Enclosure(low: it.high * factor, high: it.low * factor)
  }

  func adding(_ offset: Double) -> Enclosure {
    var result = self
    result.low.x += offset
    result.high.x += offset
    return result
  }

  /// The product of two figures that both depend on the backdrop.
  static func * (left: Enclosure, right: Enclosure) -> Enclosure {
    let slopes = right.scaled(by: left.value) + left.scaled(by: right.value)
    let value = bounds(SIMD4(repeating: left.low.x), SIMD4(repeating: left.high.x), right.low, right.high)
    var result = slopes
    result.low.x = value.low.x
    result.high.x = value.high.x
    return result
  }

  /// All lanes times a figure between two bounds.
  private func scaled(by factor: (low: Double, high: Double)) -> Enclosure {
    Self.bounds(SIMD4(repeating: factor.low), SIMD4(repeating: factor.high), low, high)
  }

  private static func bounds(
    _ low: SIMD4<Double>, _ high: SIMD4<Double>, _ otherLow: SIMD4<Double>, _ otherHigh: SIMD4<Double>
  ) -> Enclosure {
    let (a, b, c, d) = (low * otherLow, low * otherHigh, high * otherLow, high * otherHigh)
    return Enclosure(
      low: pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d)),
      high: pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d)))
  }

  // MARK: Functions

  /// A function of the figure, given the bounds of its value and of its derivative over the figure's range.
  func mapped(_ low: Double, _ high: Double, derivative: (low: Double, high: Double)) -> Enclosure {
    var result = scaled(by: derivative)
    result.low.x = low
    result.high.x = high
    return result
  }

  /// The figure cut to a range.
  func clamped(_ least: Double, _ most: Double) -> Enclosure {
    if low.x >= least, high.x <= most { return self }
    let value = (min(max(low.x, least), most), min(max(high.x, least), most))
    let isCut = high.x <= least || low.x >= most
    return mapped(value.0, value.1, derivative: isCut ? (0, 0) : (0, 1))
  }
}
