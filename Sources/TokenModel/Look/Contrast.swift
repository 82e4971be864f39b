/// WCAG 2.2 contrast of gamma-encoded sRGB colours.
public enum Contrast {
  /// Relative luminance, 0 for black to 1 for white.
  public static func luminance(_ color: RGB) -> Double {
    0.2126 * TransferFunction.srgb.decoded(color.red) + 0.7152 * TransferFunction.srgb.decoded(color.green)
      + 0.0722 * TransferFunction.srgb.decoded(color.blue)
  }

  /// The contrast ratio of two colours, 1 to 21.
  public static func ratio(_ one: RGB, _ other: RGB) -> Double { ratio(luminance(one), luminance(other)) }

  /// The contrast ratio of two relative luminances.
  public static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
