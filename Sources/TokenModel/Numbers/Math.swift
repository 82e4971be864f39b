#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The transcendental functions of the C library, imported in this file alone.
///
/// Libraries differ in the last bit of a result, so a figure that passed through here is rounded before it is
/// written into a file that must be the same on every platform.
package enum Math {
  /// The real cube root, with the sign of `x`.
  package static func cubeRoot(_ x: Double) -> Double { cbrt(x) }

  /// `x` to the power `y`; NaN for a negative `x` and a broken `y`.
  package static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }

  /// `|x|` to the power `y`, with the sign of `x`: a power curve reflected at the origin.
  package static func signedPower(_ x: Double, _ y: Double) -> Double {
    x < 0 ? -pow(-x, y) : pow(x, y)
  }

  /// The sine of an angle in degrees.
  package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

  /// The cosine of an angle in degrees.
  package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The direction of the point (x, y) in degrees, counted from the x axis: 0 ≤ angle < 360.
  package static func degrees(y: Double, x: Double) -> Double {
    let angle = atan2(y, x) * 180 / .pi
    let positive = angle < 0 ? angle + 360 : angle
    return positive < 360 ? positive : 0
  }

  /// The distance of the point (x, y) from the origin.
  package static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

  /// The natural logarithm.
  package static func logarithm(_ x: Double) -> Double { log(x) }

  /// e to the power `x`.
  package static func exponential(_ x: Double) -> Double { exp(x) }
}
