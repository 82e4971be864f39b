/// Gamuts and luminance.
extension ColorCoordinates {
  /// How far outside 0...1 an RGB component may lie and still count as inside: half a unit of the fourth decimal, a
  /// 78th of an 8-bit step. It covers the rounding of colours written with four decimals.
  public static let gamutTolerance = 0.000_05

  /// Whether the colour lies in the gamut of an RGB space (or of sRGB, for HSL and HWB), within `tolerance` on each of
  /// that space's components. The other spaces have no gamut and hold every colour.
  public func isInGamut(of target: ColorSpace, tolerance: Double = gamutTolerance) -> Bool {
    guard let rgbSpace = target.rgbSpace else { return true }
    let rgb = converted(to: rgbSpace).components
    return rgb.min() >= -tolerance && rgb.max() <= 1 + tolerance
  }

  /// The colour in `target`, with each component of its RGB space (sRGB, for HSL and HWB) cut to 0...1.
  ///
  /// Lab, LCH, Oklab and OKLCH have no gamut; there only the lightness is cut to its range, and a chroma below 0 to 0,
  /// as CSS does when it reads them (CSS Color 4, `lab()`, `lch()`, `oklab()`, `oklch()`). XYZ is left as it is. A colour that needs no cut and is in
  /// `target` already comes back unchanged, missing components and all.
  public func clipped(to target: ColorSpace) -> ColorCoordinates {
    if let rgbSpace = target.rgbSpace {
      let inside = converted(to: rgbSpace)
      let cut = inside.components.clamped(lowerBound: .zero, upperBound: .one)
      guard cut != inside.components else { return converted(to: target) }
      return ColorCoordinates(rgbSpace, cut, alpha: alpha).converted(to: target)
    }
    let result = converted(to: target)
    guard target != .xyzD65, target != .xyzD50 else { return result }
    let lightness = min(max(result.c0, 0), target.ranges[0].upper ?? .infinity)
    let second = target.isPolar ? max(result.c1, 0) : result.c1
    return ColorCoordinates(target, lightness, second, result.c2, alpha: alpha, missing: result.missing)
  }

  /// Relative luminance, 0 for black to 1 for white, as WCAG 2.2 defines it: of the sRGB colour, components cut to
  /// 0...1 first. Alpha is left out; blend with what lies behind before asking.
  public var relativeLuminance: Double {
    let light = clipped(to: .srgb).converted(to: .srgbLinear).components
    return (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }
}
