import TokenModel

/// A color of an asset catalog: what it is in each appearance that the catalog knows.
struct AssetColor: Sendable {
  /// A color and where it holds.
  struct Variant: Sendable {
    let isDark: Bool
    let isHighContrast: Bool
    let color: ColorCoordinates
    /// What stands in for the color where only sRGB can be shown.
    let standIn: ColorCoordinates
  }

  /// What holds anywhere, then what holds in the dark, with more contrast and in both, as far as these differ.
  let variants: [Variant]

  /// Whether sRGB does not hold one of the colors, so that each has an entry for either gamut.
  var isWide: Bool { variants.contains { CSSGamut.isWide($0.color) } }

  /// Whether a token becomes a color.
  static func isColor(_ value: TokenValue?) -> Bool {
    switch value {
    case .color, .vibrancy: true
    default: false
    }
  }

  init?(_ token: TokenID, _ emission: Emission) {
    let all = [(false, false), (true, false), (false, true), (true, true)].map { isDark, isHigh in
      Self.variant(token, emission, isDark: isDark, isHigh: isHigh)
    }
    guard let plain = all[0], let dark = all[1], let high = all[2], let both = all[3] else { return nil }
    let isByScheme = plain.color != dark.color || high.color != both.color
    let isByContrast = plain.color != high.color || dark.color != both.color
    variants =
      [plain] + (isByScheme ? [dark] : []) + (isByContrast ? [high] : [])
      + (isByScheme && isByContrast ? [both] : [])
  }

  private static func variant(
    _ token: TokenID, _ emission: Emission, isDark: Bool, isHigh: Bool
  ) -> Variant? {
    let theme = theme(emission.themes, isDark: isDark, isHigh: isHigh)
    let base = emission.themes.base
    let place = base.counterpart(of: token, in: theme.set)
    // What a theme lacks, or makes something else, stays as it is.
    let own = place.flatMap { theme.set.baseValue(of: $0) }
    let (value, set, owner) =
      isColor(own) && own?.type == base.type(of: token)
      ? (own, theme.set, place ?? token) : (base.baseValue(of: token), base, token)
    let color: ColorCoordinates
    switch value {
    case .color(let plain): color = plain
    case .vibrancy(let vibrancy): color = isDark ? vibrancy.appearance.dark : vibrancy.appearance.light
    default: return nil
    }
    return Variant(
      isDark: isDark, isHighContrast: isHigh, color: color,
      standIn: CSSGamut.srgb(standIns: set.fallbacks[owner]).shown(color))
  }

  /// The theme of an appearance and a contrast, all other modifiers at their base.
  private static func theme(_ themes: Themes, isDark: Bool, isHigh: Bool) -> Theme {
    let base = themes.all[0]
    let first = themes.theme(base.choice, with: .appearance, isDark ? "dark" : "light") ?? base
    return themes.theme(first.choice, with: .contrast, isHigh ? "more" : "standard") ?? first
  }
}
