/// Two bounds of a figure.
///
/// A plain pair and not a vector: unoptimised builds, which tests are, would spend most of their time in generic code.
struct Interval {
  var low: Double
  var high: Double

  @inline(__always)
  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  /// A figure that is known.
  @inline(__always)
  init(_ value: Double) { self.init(value, value) }

  static let zero = Interval(0)

  @inline(__always)
  static func + (left: Interval, right: Interval) -> Interval {
    Interval(left.low + right.low, left.high + right.high)
  }

  @inline(__always)
  static func - (left: Interval, right: Interval) -> Interval {
    Interval(left.low - right.high, left.high - right.low)
  }

  @inline(__always)
  static func * (factor: Double, it: Interval) -> Interval {
    factor >= 0 ? Interval(it.low * factor, it.high * factor) : Interval(it.high * factor, it.low * factor)
  }

  static func * (left: Interval, right: Interval) -> Interval {
    if left.low >= 0 {
      return Interval(
        right.low >= 0 ? left.low * right.low : left.high * right.low,
        right.high >= 0 ? left.high * right.high : left.low * right.high)
    }
    let (a, b, c, d) = (left.low * right.low, left.low * right.high, left.high * right.low, left.high * right.high)
    return Interval(min(min(a, b), min(c, d)), max(max(a, b), max(c, d)))
  }

  /// The largest distance from 0.
  var magnitude: Double { max(-low, high) }

  /// The middle.
  var middle: Double { (low + high) / 2 }
}
