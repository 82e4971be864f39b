extension MaterialValue {
  /// The opaque colours that the token declares for both schemes.
  var declaredOpaque: SchemePair<ColorCoordinates>? {
    guard let light = appearance?.light.opaque, let dark = appearance?.dark.opaque else { return nil }
    return SchemePair(light: light, dark: dark)
  }

  /// The opaque colours that stand in for the material: declared ones, else what the thick material shows over mid
  /// grey, #F2F2F2 and #2A2A2A (observed, see the library's recipes).
  public var opaque: SchemePair<ColorCoordinates> {
    declaredOpaque ?? Self.standInOpaque
  }

  /// The opaque colours of materials that declare none.
  static let standInOpaque = SchemePair(
    light: SRGBBytes(red: 0xF2, green: 0xF2, blue: 0xF2).coordinates,
    dark: SRGBBytes(red: 0x2A, green: 0x2A, blue: 0x2A).coordinates)

  /// Whether it is a look of a team's own through which nothing shows.
  var isOpaqueLook: Bool {
    guard kind == .standard, thickness == nil, appKit == nil, let appearance else { return false }
    return appearance.light.tint?.alpha == 1 && appearance.dark.tint?.alpha == 1
  }

  /// The thickness that lets through about as much as the look of a team's own: by the alpha of its tint, halfway
  /// between the overlays that come closest to the system's thicknesses (.38, .60, .78, .93).
  var nearestThickness: Thickness {
    let alpha = appearance.map { min($0.light.tint?.alpha ?? 0, $0.dark.tint?.alpha ?? 0) } ?? 0.78
    return switch alpha {
    case ..<0.49: .ultraThin
    case ..<0.69: .thin
    case ..<0.86: .regular
    default: .thick
    }
  }
}
