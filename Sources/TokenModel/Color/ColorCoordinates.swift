/// A colour: three components in a colour space, and alpha.
///
/// A plain value of 34 bytes, so that tables of colours need no references. Components may lie outside a space's
/// gamut and outside the range a token allows.
public struct ColorCoordinates: Hashable, Sendable {
  /// The first component, in the units of `space`.
  public let c0: Double
  /// The second component, in the units of `space`.
  public let c1: Double
  /// The third component, in the units of `space`.
  public let c2: Double
  /// Opacity: 0 is clear, 1 opaque.
  public let alpha: Double
  /// What the components mean.
  public let space: ColorSpace
  /// Which components are missing, the keyword `none` of Color Module 2025.10, §4.1.1: bit 0 for `c0`, bit 1 for
  /// `c1`, bit 2 for `c2`. A missing component holds 0.
  public let missing: UInt8

  /// Makes a colour; a component marked in `missing` becomes 0, and bits above the third are dropped.
  public init(
    _ space: ColorSpace, _ c0: Double, _ c1: Double, _ c2: Double, alpha: Double = 1, missing: UInt8 = 0
  ) {
    self.space = space
    self.c0 = missing & 1 == 0 ? c0 : 0
    self.c1 = missing & 2 == 0 ? c1 : 0
    self.c2 = missing & 4 == 0 ? c2 : 0
    self.alpha = alpha
    self.missing = missing & 7
  }

  /// The component at `index`, 0 to 2.
  public subscript(index: Int) -> Double {
    switch index {
    case 0: c0
    case 1: c1
    default: c2
    }
  }

  /// Whether the component at `index` is the keyword `none`.
  public func isMissing(_ index: Int) -> Bool { missing & (1 << UInt8(truncatingIfNeeded: index)) != 0 }

  /// The same colour with another alpha, 0 for transparent to 1.
  public func with(alpha: Double) -> ColorCoordinates {
    ColorCoordinates(space, c0, c1, c2, alpha: alpha, missing: missing)
  }

  init(_ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double) {
    self.init(space, components.x, components.y, components.z, alpha: alpha)
  }

  var components: SIMD3<Double> { SIMD3(c0, c1, c2) }
}
