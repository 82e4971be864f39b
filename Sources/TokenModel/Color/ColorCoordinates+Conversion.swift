/// Conversion between colour spaces, after CSS Color 4, “Converting Colors” and “Sample code for Color Conversions”.
///
/// The spaces form a tree with XYZ against D65 at the root:
///
///     xyz-d65 ── srgb-linear ── srgb ── hsl, hwb
///             ├─ display-p3, a98-rgb, rec2020
///             ├─ oklab ── oklch
///             └─ xyz-d50 ── lab ── lch
///                        └─ prophoto-rgb
///
/// A conversion climbs to the nearest space both have above them and down again, so that `hsl` to `srgb` stays exact.
extension ColorCoordinates {
  /// The same colour in another space.
  ///
  /// Nothing is clamped. A missing component counts as 0 and is no longer missing afterwards; a conversion to the
  /// colour's own space changes nothing. A hue that has no meaning, because the colour is a grey, becomes 0, and so
  /// does the saturation of HSL. A colour is a grey if its sRGB components are at most 0.00001 apart (HSL, HWB) or its
  /// chroma at most 0.0015 (LCH) or 0.000004 (OKLCH); the figures are those of the sample code of CSS Color 4.
  public func converted(to target: ColorSpace) -> ColorCoordinates {
    guard target != space else { return self }
    var here = space
    var components = components
    while !here.holds(target), let parent = here.parent {
      components = here.toParent(components)
      here = parent
    }
    return ColorCoordinates(target, target.fromAncestor(here, components), alpha: alpha)
  }

  /// The distance ΔE OK: that of the two colours in Oklab, alpha left out (`deltaEOK` in the sample code of CSS
  /// Color 4). Black and white are 1 apart; CSS Color 4, “Gamut Mapping”, takes 0.02 as just noticeable.
  public func deltaEOK(to other: ColorCoordinates) -> Double {
    let difference = converted(to: .oklab).components - other.converted(to: .oklab).components
    return (difference * difference).sum().squareRoot()
  }
}

extension ColorSpace {
  /// The next space on the way to XYZ against D65.
  fileprivate var parent: ColorSpace? {
    switch self {
    case .xyzD65: nil
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .xyzD50, .oklab: .xyzD65
    case .srgb: .srgbLinear
    case .hsl, .hwb: .srgb
    case .lab, .prophotoRGB: .xyzD50
    case .lch: .lab
    case .oklch: .oklab
    }
  }

  /// Whether `other` is this space or lies below it in the tree.
  fileprivate func holds(_ other: ColorSpace) -> Bool {
    var next: ColorSpace? = other
    while let here = next {
      if here == self { return true }
      next = here.parent
    }
    return false
  }

  fileprivate func fromAncestor(_ ancestor: ColorSpace, _ components: SIMD3<Double>) -> SIMD3<Double> {
    guard self != ancestor, let parent else { return components }
    return fromParent(parent.fromAncestor(ancestor, components))
  }

  fileprivate func toParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: TransferFunction.srgb.decoded(components)
    case .srgbLinear: Matrix3.srgbToXYZ * components
    case .hsl: Cylinder.srgb(hsl: components)
    case .hwb: Cylinder.srgb(hwb: components)
    case .lab: CIELab.xyzD50(lab: components)
    case .lch, .oklch: Cylinder.rectangular(components)
    case .oklab: Matrix3.lmsToXYZ * cubed(Matrix3.oklabToLMS * components)
    case .displayP3: Matrix3.displayP3ToXYZ * TransferFunction.srgb.decoded(components)
    case .a98RGB: Matrix3.a98RGBToXYZ * TransferFunction.a98RGB.decoded(components)
    case .prophotoRGB: Matrix3.prophotoRGBToXYZD50 * TransferFunction.prophotoRGB.decoded(components)
    case .rec2020: Matrix3.rec2020ToXYZ * TransferFunction.rec2020.decoded(components)
    case .xyzD50: Matrix3.d50ToD65 * components
    case .xyzD65: components
    }
  }

  private func fromParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: TransferFunction.srgb.encoded(components)
    case .srgbLinear: Matrix3.xyzToSRGB * components
    case .hsl: Cylinder.hsl(srgb: components)
    case .hwb: Cylinder.hwb(srgb: components)
    case .lab: CIELab.lab(xyzD50: components)
    case .lch: Cylinder.polar(components, greyBelow: 0.0015)
    case .oklch: Cylinder.polar(components, greyBelow: 0.000_004)
    case .oklab: Matrix3.lmsToOklab * cubeRoots(Matrix3.xyzToLMS * components)
    case .displayP3: TransferFunction.srgb.encoded(Matrix3.xyzToDisplayP3 * components)
    case .a98RGB: TransferFunction.a98RGB.encoded(Matrix3.xyzToA98RGB * components)
    case .prophotoRGB: TransferFunction.prophotoRGB.encoded(Matrix3.xyzD50ToProphotoRGB * components)
    case .rec2020: TransferFunction.rec2020.encoded(Matrix3.xyzToRec2020 * components)
    case .xyzD50: Matrix3.d65ToD50 * components
    case .xyzD65: components
    }
  }
}

private func cubed(_ vector: SIMD3<Double>) -> SIMD3<Double> { vector * vector * vector }

private func cubeRoots(_ vector: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(Math.cubeRoot(vector.x), Math.cubeRoot(vector.y), Math.cubeRoot(vector.z))
}
