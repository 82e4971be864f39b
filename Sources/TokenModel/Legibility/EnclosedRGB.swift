/// A colour over a box of backdrops: an enclosure of each component.
struct EnclosedRGB {
  var red: Enclosure
  var green: Enclosure
  var blue: Enclosure

  /// The backdrops of a box themselves.
  init(_ box: BackdropBox) {
    let (none, one) = (Interval.zero, Interval(1))
    red = Enclosure(Interval(box.low.red, box.high.red), one, none, none)
    green = Enclosure(Interval(box.low.green, box.high.green), none, one, none)
    blue = Enclosure(Interval(box.low.blue, box.high.blue), none, none, one)
  }

  init(_ red: Enclosure, _ green: Enclosure, _ blue: Enclosure) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  func map(_ transform: (Enclosure) -> Enclosure) -> EnclosedRGB {
    EnclosedRGB(transform(red), transform(green), transform(blue))
  }

  /// The brightness by some weights.
  func brightness(_ luma: Luma) -> Enclosure { (luma.red * red).adding(luma.green, green).adding(luma.blue, blue) }

  /// The relative luminance of the colour, cut to the gamut.
  var luminance: Enclosure {
    let light = map { Self.decoded($0.clamped(0, 1)) }
    return (0.2126 * light.red).adding(0.7152, light.green).adding(0.0722, light.blue)
  }

  /// Linear light of a component in 0…1. Both the curve and its slope grow with the component.
  private static func decoded(_ it: Enclosure) -> Enclosure {
    let (low, high) = (slopeAndValue(it.value.low), slopeAndValue(it.value.high))
    return it.mapped(Interval(low.value, high.value), derivative: Interval(low.slope, high.slope))
  }

  private static func slopeAndValue(_ component: Double) -> (value: Double, slope: Double) {
    guard component > 0.04045 else { return (component / 12.92, 1 / 12.92) }
    let base = (component + 0.055) / 1.055
    let value = Math.power(base, 2.4)
    return (value, 2.4 / 1.055 * value / base)
  }
}

extension LookStep {
  /// The colours after the step.
  func applied(to color: EnclosedRGB) -> EnclosedRGB {
    switch self {
    case .affine(let map):
      EnclosedRGB(Self.row(map.red, color), Self.row(map.green, color), Self.row(map.blue, color))
    case .clamp(let upper): color.map { $0.clamped(0, upper) }
    case .curve(let curve): Self.curved(color, curve)
    case .compress(let maxLuma): Self.compressed(color, maxLuma)
    case .darken(let other):
      EnclosedRGB(
        color.red.clamped(-.infinity, other.red), color.green.clamped(-.infinity, other.green),
        color.blue.clamped(-.infinity, other.blue))
    case .lighten(let other):
      EnclosedRGB(
        color.red.clamped(other.red, .infinity), color.green.clamped(other.green, .infinity),
        color.blue.clamped(other.blue, .infinity))
    }
  }

  private static func row(_ row: AffineMap.Row, _ color: EnclosedRGB) -> Enclosure {
    // Most rows, such as those of layers, take one component.
    if row.green == 0, row.blue == 0 { return (row.red * color.red).adding(row.offset) }
    if row.red == 0, row.blue == 0 { return (row.green * color.green).adding(row.offset) }
    if row.red == 0, row.green == 0 { return (row.blue * color.blue).adding(row.offset) }
    return (row.red * color.red).adding(row.green, color.green).adding(row.blue, color.blue).adding(row.offset)
  }

  private static func curved(_ color: EnclosedRGB, _ curve: LuminanceCurve) -> EnclosedRGB {
    let brightness = color.brightness(.curve).clamped(0, 1)
    let bounds = curve.bounds(brightness.value.low, brightness.value.high)
    let mixed = brightness.mapped(bounds.value, derivative: bounds.slope).clamped(0, 1)
    return color.map { ((1 - curve.amount) * $0).adding(curve.amount, mixed) }
  }

  private static func compressed(_ color: EnclosedRGB, _ maxLuma: Double) -> EnclosedRGB {
    let luma = color.brightness(.rec709)
    let factor = ((maxLuma - 1) * luma).adding(1).clamped(0, 1)
    let chroma = (-0.3 * factor).adding(1.3)
    return color.map { factor * (luma + ($0 - luma) * chroma) }
  }
}

extension LuminanceCurve {
  /// The least and greatest value of the polynomial, before it is cut, and of its derivative, over a range.
  func bounds(
    _ low: Double, _ high: Double
  ) -> (value: Interval, slope: Interval) {
    let polynomial = { (x: Double) in ((self.cubic * x + self.square) * x + self.linear) * x + self.constant }
    let derivative = { (x: Double) in (3 * self.cubic * x + 2 * self.square) * x + self.linear }
    var values = (polynomial(low), polynomial(high))
    if values.0 > values.1 { swap(&values.0, &values.1) }
    for root in turningPoints where root > low && root < high {
      values = (min(values.0, polynomial(root)), max(values.1, polynomial(root)))
    }
    var slopes = (derivative(low), derivative(high))
    if slopes.0 > slopes.1 { swap(&slopes.0, &slopes.1) }
    let bend = cubic == 0 ? low : -square / (3 * cubic)
    if bend > low, bend < high { slopes = (min(slopes.0, derivative(bend)), max(slopes.1, derivative(bend))) }
    return (Interval(values.0, values.1), Interval(slopes.0, slopes.1))
  }

  /// Where the derivative is zero.
  private var turningPoints: [Double] {
    let (a, b, c) = (3 * cubic, 2 * square, linear)
    guard a != 0 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
  }
}
