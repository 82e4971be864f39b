/// A bound of a figure over a box from its value at one point and the bounds of its slopes.
///
/// Along a component in which the figure only grows or only falls the least value lies at an end of the box, so that
/// the point is put there; along the others it is in the middle, and half the edge times the steepest slope is lost.
struct Linearization {
  /// The point whose value the bound is made from.
  let point: RGB
  /// What the figure may fall below its value at the point.
  private let loss: Double
  private let slopes: RGB

  init(_ enclosure: Enclosure, _ box: BackdropBox) {
    var (point, slopes) = (box.center, RGB.black)
    var loss = 0.0
    for component in 0..<3 {
      let slope = enclosure.slope(component)
      slopes[component] = slope.middle
      if slope.low >= 0 {
        point[component] = box.low[component]
      } else if slope.high <= 0 {
        point[component] = box.high[component]
      } else {
        loss += slope.magnitude * box.radius(component)
      }
    }
    self.point = point
    self.loss = loss
    self.slopes = slopes
  }

  /// Whether the value at the point is the least in the box.
  var isExact: Bool { loss == 0 }

  /// The bound, given the value at the point.
  func bound(_ value: Double) -> Double { value - loss }

  /// How much of another figure best cancels this one's slopes; not negative.
  func multiplier(_ border: Enclosure) -> Double {
    var (product, square) = (0.0, 0.0)
    for component in 0..<3 {
      let middle = border.slope(component).middle
      product += slopes[component] * middle
      square += middle * middle
    }
    return square > 0 ? max(0, product / square) : 0
  }
}
