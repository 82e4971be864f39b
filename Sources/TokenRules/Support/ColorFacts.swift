import TokenModel

/// What rules ask of colours.
extension ColorCoordinates {
  /// How far apart the sRGB components lie, cut to the gamut: 0 for a grey, 1 for a pure hue. Alpha is left out.
  var spread: Double {
    let components = clipped(to: .srgb).converted(to: .srgb)
    let values = [components.c0, components.c1, components.c2]
    // What lies exactly at a limit must not fall to one side by the last bit of a difference.
    return ((values.max() ?? 0) - (values.min() ?? 0)).rounded(toPlaces: 9)
  }

  /// The most two components of a grey may differ by; it allows for rounding and for greys with a slight cast.
  static let greySpread = 0.05

  /// Whether it counts as a grey, black and white included.
  var isAchromatic: Bool { spread <= Self.greySpread }

  /// Whether it counts as a colour beyond doubt; what lies between this and a grey is judged as neither.
  var isChromatic: Bool { spread > 0.1 }

  /// Whether it counts as dark for a layer that darkens: a grey of at most this relative luminance.
  var isBlackish: Bool { isAchromatic && relativeLuminance <= 0.05 }
}

extension Tint {
  /// Every colour of the tint, the light scheme's first; empty for none.
  var colors: [ColorCoordinates] {
    switch self {
    case .none: []
    case .color(let color): [color]
    case .set(let light, let dark, let contrast): [light, dark, contrast.light, contrast.dark]
    }
  }
}
