import TokenModel

/// Which colours a declaration may hold.
enum CSSGamut: Sendable {
  /// Colours of sRGB only: others are replaced by what stands in for them, given by the colour with alpha 1, or else by
  /// the nearest that sRGB has.
  case srgb(standIns: [ColorCoordinates: SRGBBytes])
  /// All colours, each in its own space.
  case wide

  /// Whether sRGB does not hold a colour, so that it takes a second declaration.
  static func isWide(_ color: ColorCoordinates) -> Bool {
    // Tokens of these spaces can't lie outside.
    switch color.space {
    case .srgb, .srgbLinear, .hsl, .hwb: false
    default: !color.isInGamut(of: .srgb)
    }
  }

  /// The colour that is written for `color`.
  ///
  /// In place of a wide one stands what its author chose, `hex`, or else the colour of sRGB that comes closest: gamut
  /// mapping keeps its lightness and hue, which cutting the components would not. Three bytes are enough: the colour is
  /// another one anyway.
  func shown(_ color: ColorCoordinates) -> ColorCoordinates {
    guard case .srgb(let standIns) = self, Self.isWide(color) else { return color }
    let bytes = standIns[color.with(alpha: 1)] ?? color.gamutMapped(to: .srgb).srgbBytes
    return bytes.coordinates.with(alpha: color.alpha)
  }
}
