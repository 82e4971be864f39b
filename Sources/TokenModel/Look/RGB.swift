/// A colour of three sRGB components, 0 to 1 inside the gamut: what the rendering pipeline works on.
///
/// Twenty-four bytes without alpha or colour space, because a certificate of legibility asks for millions of them.
public struct RGB: Hashable, Sendable {
  /// Red, gamma-encoded.
  public var red: Double
  /// Green, gamma-encoded.
  public var green: Double
  /// Blue, gamma-encoded.
  public var blue: Double

  /// Makes a colour of three gamma-encoded components.
  public init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A grey by its gamma-encoded component.
  public init(grey: Double) { self.init(grey, grey, grey) }

  /// The sRGB components of a colour, cut to the gamut; its alpha is left out.
  public init(_ color: ColorCoordinates) {
    let components = color.clipped(to: .srgb).components
    self.init(components.x, components.y, components.z)
  }

  /// Black.
  public static let black = RGB(grey: 0)
  /// White.
  public static let white = RGB(grey: 1)

  /// The same function on each component.
  @inlinable
  public func map(_ transform: (Double) -> Double) -> RGB { RGB(transform(red), transform(green), transform(blue)) }

  /// Each component cut to 0…`upper`.
  public func clamped(upper: Double = 1) -> RGB { map { min(max($0, 0), upper) } }

  /// This colour laid over another (source-over), at an opacity of 0 to 1.
  public func over(_ backdrop: RGB, alpha: Double) -> RGB {
    RGB(
      alpha * red + (1 - alpha) * backdrop.red, alpha * green + (1 - alpha) * backdrop.green,
      alpha * blue + (1 - alpha) * backdrop.blue)
  }

  /// The largest difference between the components of two colours.
  public func distance(to other: RGB) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The nearest 8-bit colour.
  public var bytes: SRGBBytes { ColorCoordinates(.srgb, red, green, blue).srgbBytes }
}
