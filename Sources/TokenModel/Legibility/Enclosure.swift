/// What is known of a figure over a box of backdrops: bounds of its value, and of how fast it changes with each
/// component of the backdrop.
///
/// Where a function has a kink the slopes are bounds of those on both sides.
struct Enclosure {
  /// The bounds of the value.
  var value: Interval
  /// The bounds of the derivative by red.
  var red: Interval
  /// The bounds of the derivative by green.
  var green: Interval
  /// The bounds of the derivative by blue.
  var blue: Interval

  @inline(__always)
  init(_ value: Interval, _ red: Interval, _ green: Interval, _ blue: Interval) {
    self.value = value
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The bounds of the derivative by a component: 0 red, 1 green, 2 blue.
  func slope(_ component: Int) -> Interval { component == 0 ? red : component == 1 ? green : blue }

  // MARK: Arithmetic

  static func + (left: Enclosure, right: Enclosure) -> Enclosure {
    Enclosure(left.value + right.value, left.red + right.red, left.green + right.green, left.blue + right.blue)
  }

  static func - (left: Enclosure, right: Enclosure) -> Enclosure {
    Enclosure(left.value - right.value, left.red - right.red, left.green - right.green, left.blue - right.blue)
  }

  static func * (factor: Double, it: Enclosure) -> Enclosure {
    Enclosure(factor * it.value, factor * it.red, factor * it.green, factor * it.blue)
  }

  /// The sum of this figure and a multiple of another one.
  func adding(_ factor: Double, _ other: Enclosure) -> Enclosure {
    Enclosure(
      value + factor * other.value, red + factor * other.red, green + factor * other.green,
      blue + factor * other.blue)
  }

  func adding(_ offset: Double) -> Enclosure {
    Enclosure(Interval(value.low + offset, value.high + offset), red, green, blue)
  }

  /// The product of two figures that both depend on the backdrop.
  static func * (left: Enclosure, right: Enclosure) -> Enclosure {
    Enclosure(
      left.value * right.value, left.value * right.red + right.value * left.red,
      left.value * right.green + right.value * left.green, left.value * right.blue + right.value * left.blue)
  }

  // MARK: Functions

  /// A function of the figure, given the bounds of its value and of its derivative over the figure's range.
  func mapped(_ result: Interval, derivative: Interval) -> Enclosure {
    Enclosure(result, derivative * red, derivative * green, derivative * blue)
  }

  /// The figure cut to a range.
  func clamped(_ least: Double, _ most: Double) -> Enclosure {
    if value.low >= least, value.high <= most { return self }
    let result = Interval(min(max(value.low, least), most), min(max(value.high, least), most))
    let isCut = value.high <= least || value.low >= most
    return isCut ? Enclosure(result, .zero, .zero, .zero) : mapped(result, derivative: Interval(0, 1))
  }
}
