/// A colour over a box of backdrops: an enclosure of each component.
struct EnclosedRGB {
  var red: Enclosure
  var green: Enclosure
  var blue: Enclosure

  /// The backdrops of a box themselves.
  init(_ box: BackdropBox) {
    red = Enclosure(component: 0, box.low.x, box.high.x)
    green = Enclosure(component: 1, box.low.y, box.high.y)
    blue = Enclosure(component: 2, box.low.z, box.high.z)
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
  func brightness(_ luma: Luma) -> Enclosure { luma.red * red + luma.green * green + luma.blue * blue }

  /// The relative luminance of the colour, cut to the gamut.
  var luminance: Enclosure {
    let light = map { Self.decoded($0.clamped(0, 1)) }
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  /// Linear light of a component in 0…1. Both the curve and its slope grow with the component.
  private static func decoded(_ it: Enclosure) -> Enclosure {
    let (low, high) = (slopeAndValue(it.low.x), slopeAndValue(it.high.x))
    return it.mapped(low.value, high.value, derivative: (low.slope, high.slope))
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
    (row.red * color.red + row.green * color.green + row.blue * color.blue).adding(row.offset)
  }

  private static func curved(_ color: EnclosedRGB, _ curve: LuminanceCurve) -> EnclosedRGB {
    let brightness = color.brightness(.curve).clamped(0, 1)
    let bounds = curve.bounds(brightness.value.low, brightness.value.high)
    let mixed = brightness.mapped(bounds.value.low, bounds.value.high, derivative: bounds.slope).clamped(0, 1)
    return color.map { (1 - curve.amount) * $0 + curve.amount * mixed }
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
  ) -> (value: (low: Double, high: Double), slope: (low: Double, high: Double)) {
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
    return (values, slopes)
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
