import TokenModel

/// Where figures lie in a plot: lightness across, the logarithm of the contrast up.
struct PlotScale {
  /// The left and the top edge of the plot, in pixels.
  let left: Double, top: Double
  /// Its size.
  let width: Double, height: Double

  /// A point in pixels.
  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// The place of a lightness, 0 to 100.
  func x(_ lightness: Double) -> Double { left + width * lightness / 100 }

  /// The place of a contrast, 1 to 21.
  func y(_ contrast: Double) -> Double {
    top + height * (1 - Math.logarithm(min(max(contrast, 1), 21)) / Math.logarithm(21))
  }

  /// The place of both.
  func point(_ lightness: Double, _ contrast: Double) -> Point { Point(x: x(lightness), y: y(contrast)) }
}
