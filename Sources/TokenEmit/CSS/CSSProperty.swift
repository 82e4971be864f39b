import TokenModel

/// A custom property: a token, which of its parts, and for which colour scheme.
struct CSSProperty: Sendable {
  let token: TokenID
  let part: CSSPart
  /// Whether it is the first property of its token, which carries the token's comment.
  let isFirst: Bool
}

/// The custom properties of a set, which of them are others in the dark scheme by themselves, and which hold colours
/// that sRGB does not.
struct CSSProperties: Sendable {
  private(set) var base: [CSSProperty] = []
  private(set) var byScheme: [CSSProperty] = []
  /// What has a stand-in in the base; it follows in its own colours.
  private(set) var wide: [CSSProperty] = []
  /// The syntaxes these colours are written in.
  private(set) var probes = WideProbes()

  init(_ emission: Emission) {
    base.reserveCapacity(emission.tokens.count + emission.tokens.count / 4)
    let isDark = emission.themes.appearance(of: emission.themes.all[0]) == .dark
    for token in emission.tokens {
      guard let value = emission.set.baseValue(of: token) else { continue }
      let isAlias = emission.writtenAlias(of: token) != nil
      var isFirst = true
      for part in Self.parts(of: value) {
        let property = CSSProperty(token: token, part: part, isFirst: isFirst)
        base.append(property)
        if CSSPrinter.differsByScheme(value, part) { byScheme.append(property) }
        // An alias is written as a var(), and follows its target.
        if !isAlias, probes.add(CSSPrinter.colors(in: value, part, dark: isDark)) { wide.append(property) }
        isFirst = false
      }
    }
  }

  /// The parts a value has.
  static func parts(of value: TokenValue) -> [CSSPart] {
    switch value {
    case .material(let material): parts(of: material)
    case .surface(let surface): parts(of: surface)
    default: CSSPart.all(of: value.type)
    }
  }

  /// The parts that tokens have in some theme and not in the base: the fill of a surface that only one brand gives it.
  static func addedParts(_ themes: Themes) -> [TokenID: [CSSPart]] {
    var result: [TokenID: [CSSPart]] = [:]
    for theme in themes.others {
      for change in theme.changes where change.hasOtherValue {
        guard let value = theme.set.baseValue(of: change.counterpart) else { continue }
        let base = themes.base.baseValue(of: change.token).map(parts(of:)) ?? []
        for part in parts(of: value) where !base.contains(part) {
          if result[change.token]?.contains(part) != true { result[change.token, default: []].append(part) }
        }
      }
    }
    return result
  }

  private static func parts(of material: MaterialValue) -> [CSSPart] {
    guard let appearance = material.appearance else { return [] }
    var parts: [CSSPart] = [.blur, .saturation, .contrast, .brightness, .tint]
    if appearance.light.opaque != nil || appearance.dark.opaque != nil { parts.append(.opaque) }
    if appearance.light.increasedContrastBorder != nil || appearance.dark.increasedContrastBorder != nil {
      parts.append(.border)
    }
    return parts
  }

  private static func parts(of surface: SurfaceValue) -> [CSSPart] {
    if let platforms = surface.platforms, !platforms.contains(.web) { return [] }
    let members = surface.members(on: .web)
    var parts: [CSSPart] = []
    if case .color? = members.fill?.value { parts.append(.fill) }
    if case .layer? = members.dimming?.value { parts.append(.dimming) }
    if let tint = members.tint?.value, tint != .none { parts.append(.tint) }
    if case .rounded? = members.shape?.value { parts.append(.radius) }
    return parts
  }
}
