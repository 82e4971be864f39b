/// CIE 1976 L*a*b* against D50, with the constants as the exact fractions of CIE 15 (CSS Color 4, sample code).
enum CIELab {
  /// The white point D50, from the four-digit chromaticities x = 0.3457, y = 0.3585.
  private static let white = SIMD3<Double>(0.3457, 0.3585, 1 - 0.3457 - 0.3585) / 0.3585
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  /// L in 0...100, a and b, of XYZ.
  static func lab(xyzD50 xyz: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyz / white
    let f = SIMD3(compressed(relative.x), compressed(relative.y), compressed(relative.z))
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// XYZ of L in 0...100, a and b.
  static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    return SIMD3(expanded(y + lab.y / 500), expanded(y), expanded(y - lab.z / 200)) * white
  }

  private static func compressed(_ value: Double) -> Double {
    value > epsilon ? Math.cubeRoot(value) : (kappa * value + 16) / 116
  }

  private static func expanded(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
}
