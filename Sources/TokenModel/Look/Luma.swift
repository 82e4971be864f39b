/// Weights by which the gamma-encoded components of a colour add up to one brightness.
///
/// Three sets are in use that differ in the fourth decimal; each step takes the one its own source states.
public struct Luma: Hashable, Sendable {
  /// The weight of red.
  public let red: Double
  /// The weight of green.
  public let green: Double
  /// The weight of blue.
  public let blue: Double

  private init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Those of Rec. 709, which system saturation works with.
  public static let rec709 = Luma(0.2126, 0.7152, 0.0722)
  /// Those observed in the luminance curves of the system's materials.
  public static let curve = Luma(0.2125, 0.7154, 0.0721)
  /// Those of CSS `saturate()`; Filter Effects 1, §8.4.
  public static let css = Luma(0.213, 0.715, 0.072)

  /// The brightness of a colour.
  @inlinable
  public func of(_ color: RGB) -> Double { red * color.red + green * color.green + blue * color.blue }
}
