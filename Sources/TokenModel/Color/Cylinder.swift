/// The forms of a colour with a hue: HSL and HWB of sRGB, and the polar form of Lab and Oklab. Hues are in degrees.
enum Cylinder {
  /// Lightness, chroma and hue of lightness, a and b (CSS Color 4, sample code); the hue is 0 at a chroma of `limit` or less.
  static func polar(_ lab: SIMD3<Double>, greyBelow limit: Double) -> SIMD3<Double> {
    let chroma = Math.hypotenuse(lab.y, lab.z)
    return SIMD3(lab.x, chroma, chroma <= limit ? 0 : Math.degrees(y: lab.z, x: lab.y))
  }

  /// Lightness, a and b of lightness, chroma and hue (CSS Color 4, sample code).
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(lch.x, lch.y * Math.cosine(degrees: lch.z), lch.y * Math.sine(degrees: lch.z))
  }

  /// CSS Color 4, “Converting HSL Colors to sRGB”.
  static func srgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let lightness = hsl.z / 100
    let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
    let hue = wrapped(hsl.x) / 30
    func component(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(place - 3, 9 - place, 1))
    }
    return SIMD3(component(0), component(8), component(4))
  }

  /// CSS Color 4, “Converting sRGB Colors to HSL”. Far outside the gamut the saturation comes out negative; it is made
  /// positive and the hue turned by half a circle.
  ///
  /// CSS tells a grey by its saturation, but close to black and white that magnifies the noise of a conversion to a
  /// full colour. The test of HWB is the same in between and has no such places.
  static func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let greatest = srgb.max()
    let lightness = (greatest + srgb.min()) / 2
    guard !isGrey(srgb), lightness != 0, lightness != 1 else { return SIMD3(0, 0, lightness * 100) }
    let saturation = (greatest - lightness) / min(lightness, 1 - lightness)
    let hue = saturation < 0 ? wrapped(hue(srgb) + 180) : hue(srgb)
    return SIMD3(hue, saturation.magnitude * 100, lightness * 100)
  }

  /// CSS Color 4, “Converting HWB Colors to sRGB”.
  static func srgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let whiteness = hwb.y / 100
    let blackness = hwb.z / 100
    guard whiteness + blackness < 1 else { return SIMD3(repeating: whiteness / (whiteness + blackness)) }
    return srgb(hsl: SIMD3(hwb.x, 100, 50)) * (1 - whiteness - blackness) + whiteness
  }

  /// CSS Color 4, “Converting sRGB Colors to HWB”.
  static func hwb(srgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(isGrey(srgb) ? 0 : hue(srgb), srgb.min() * 100, (1 - srgb.max()) * 100)
  }

  /// Whether the components are so close that a hue has no meaning: 0.00001, as the sample code of CSS Color 4 has it.
  private static func isGrey(_ srgb: SIMD3<Double>) -> Bool { srgb.max() - srgb.min() <= 0.000_01 }

  /// The angle of an sRGB colour that is no grey around the hexagon of pure hues, red at 0: 0 ≤ hue < 360.
  private static func hue(_ srgb: SIMD3<Double>) -> Double {
    let greatest = srgb.max()
    let span = greatest - srgb.min()
    let sextant =
      if srgb.x == greatest {
        (srgb.y - srgb.z) / span
      } else if srgb.y == greatest {
        (srgb.z - srgb.x) / span + 2
      } else {
        (srgb.x - srgb.y) / span + 4
      }
    return wrapped(sextant * 60)
  }

  /// An angle brought to 0 ≤ angle < 360.
  private static func wrapped(_ degrees: Double) -> Double {
    guard !(0..<360).contains(degrees) else { return degrees }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive < 360 ? positive + 0 : 0
  }
}
