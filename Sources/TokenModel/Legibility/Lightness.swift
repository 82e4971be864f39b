/// The lightness L* of CIE 1976, 0 for black to 100 for white, of relative luminance: what brightness is declared in,
/// and steps that look even.
public enum Lightness {
  /// The lightness of a relative luminance from 0 to 1 (CIE 15, with the constants as exact fractions).
  public static func of(luminance: Double) -> Double {
    luminance > 216.0 / 24389 ? 116 * Math.cubeRoot(luminance) - 16 : luminance * 24389 / 27
  }

  /// The relative luminance of a lightness from 0 to 100.
  public static func luminance(of lightness: Double) -> Double {
    guard lightness > 8 else { return lightness * 27 / 24389 }
    let root = (lightness + 16) / 116
    return root * root * root
  }
}
