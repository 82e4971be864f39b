/// A linear map of the three components with an offset: what most steps of a look come down to.
///
/// Saturation, contrast, brightness, a layer laid over and a vibrancy matrix are all of this kind, and two in a row are
/// one. Over a box of colours its bounds are exact for each component, which keeps interval arithmetic tight.
public struct AffineMap: Hashable, Sendable {
  /// The factors of red, green and blue, and what is added, of one component.
  public struct Row: Hashable, Sendable {
    /// The factor of red.
    public let red: Double
    /// The factor of green.
    public let green: Double
    /// The factor of blue.
    public let blue: Double
    /// What is added, in components of 0 to 1.
    public let offset: Double

    /// Makes a row of three factors and what is added, in components of 0 to 1.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ offset: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.offset = offset
    }

    func applied(to color: RGB) -> Double { red * color.red + green * color.green + blue * color.blue + offset }
  }

  /// How the new red is made.
  public let red: Row
  /// How the new green is made.
  public let green: Row
  /// How the new blue is made.
  public let blue: Row

  /// Makes a map of three rows.
  public init(_ red: Row, _ green: Row, _ blue: Row) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The map of a colour.
  public func applied(to color: RGB) -> RGB {
    RGB(red.applied(to: color), green.applied(to: color), blue.applied(to: color))
  }

  /// This map, and then another, as one.
  public func then(_ next: AffineMap) -> AffineMap {
    func row(_ row: Row) -> Row {
      func mix(_ part: (Row) -> Double) -> Double {
        row.red * part(red) + row.green * part(green) + row.blue * part(blue)
      }
      return Row(mix(\.red), mix(\.green), mix(\.blue), mix(\.offset) + row.offset)
    }
    return AffineMap(row(next.red), row(next.green), row(next.blue))
  }

  // MARK: Kinds

  /// `factor` × component + `offset`.
  public static func scale(_ factor: Double, offset: Double = 0) -> AffineMap {
    AffineMap(Row(factor, 0, 0, offset), Row(0, factor, 0, offset), Row(0, 0, factor, offset))
  }

  /// Scales the brightness by the factor `slope` and adds `offset`, in components of 0 to 1, and scales what is left of it, the chroma, by `chroma`.
  public static func face(slope: Double, offset: Double, chroma: Double, _ luma: Luma) -> AffineMap {
    let rest = slope - chroma
    let (red, green, blue) = (luma.red * rest, luma.green * rest, luma.blue * rest)
    return AffineMap(
      Row(red + chroma, green, blue, offset), Row(red, green + chroma, blue, offset),
      Row(red, green, blue + chroma, offset))
  }

  /// Moves each component away from the brightness; 1 changes nothing, 0 makes it grey.
  public static func saturate(_ factor: Double, _ luma: Luma) -> AffineMap {
    face(slope: 1, offset: 0, chroma: factor, luma)
  }

  /// Lays a colour over it (source-over), at an opacity of 0 to 1.
  public static func layer(_ color: RGB, alpha: Double) -> AffineMap {
    let rest = 1 - alpha
    return AffineMap(
      Row(rest, 0, 0, alpha * color.red), Row(0, rest, 0, alpha * color.green), Row(0, 0, rest, alpha * color.blue))
  }

  /// The layer a colour with alpha makes.
  public static func layer(_ color: ColorCoordinates) -> AffineMap { layer(RGB(color), alpha: color.alpha) }

  /// Three rows of four, as a vibrancy token has them; nil for anything else.
  public init?(_ matrix: VibrancyValue.Matrix) {
    guard matrix.count == 3, matrix.allSatisfy({ $0.count == 4 }) else { return nil }
    let rows = matrix.map { Row($0[0], $0[1], $0[2], $0[3]) }
    self.init(rows[0], rows[1], rows[2])
  }
}
