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

  /// - Parameter appearances: those of the catalog, in their order.
  init?(_ token: TokenID, _ emission: Emission, _ appearances: [Appearance]) {
    let all = appearances.compactMap { Self.variant(token, emission.themes.base, $0) }
    guard all.count == 4 else { return nil }
    let isByScheme = all[0].color != all[1].color || all[2].color != all[3].color
    let isByContrast = all[0].color != all[2].color || all[1].color != all[3].color
    variants =
      [all[0]] + (isByScheme ? [all[1]] : []) + (isByContrast ? [all[2]] : [])
      + (isByScheme && isByContrast ? [all[3]] : [])
  }

  private static func variant(_ token: TokenID, _ base: TokenSet, _ appearance: Appearance) -> Variant? {
    let set = appearance.set
    let place = base.counterpart(of: token, in: set)
    // What a theme lacks, or makes something else, stays as it is.
    let own = place.flatMap { set.baseValue(of: $0) }.flatMap { $0.type == base.type(of: token) ? $0 : nil }
    let standIns = own == nil ? base.fallbacks[token] : set.fallbacks[place ?? token]
    let color: ColorCoordinates
    switch own ?? base.baseValue(of: token) {
    case .color(let plain)?: color = plain
    case .vibrancy(let vibrancy)?:
      color = appearance.isDark ? vibrancy.appearance.dark : vibrancy.appearance.light
    default: return nil
    }
    return Variant(
      isDark: appearance.isDark, isHighContrast: appearance.isHighContrast, color: color,
      standIn: CSSGamut.srgb(standIns: standIns).shown(color))
  }
}

extension AssetColor {
  /// An appearance that a catalog knows, and the tokens there.
  struct Appearance: Sendable {
    let isDark: Bool
    let isHighContrast: Bool
    let set: TokenSet

    /// Anywhere, in the dark, with more contrast, and both; all modifiers of a team's own at their base.
    static func all(_ themes: Themes) -> [Appearance] {
      [(false, false), (true, false), (false, true), (true, true)].map { isDark, isHigh in
        let base = themes.all[0]
        let first = themes.theme(base.choice, with: .appearance, isDark ? "dark" : "light") ?? base
        let theme = themes.theme(first.choice, with: .contrast, isHigh ? "more" : "standard") ?? first
        return Appearance(isDark: isDark, isHighContrast: isHigh, set: theme.set)
      }
    }
  }
}
