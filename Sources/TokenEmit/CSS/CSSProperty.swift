import TokenModel

/// A custom property: a token, which of its parts, and for which colour scheme.
struct CSSProperty: Sendable {
  let token: TokenID
  let part: CSSPart
  /// Whether it is the first property of its token, which carries the token's comment.
  let isFirst: Bool
}

/// The custom properties of a set: those that hold everywhere, and those that take their place somewhere.
struct CSSProperties: Sendable {
  /// A list of declarations, and where it holds. Later ones win.
  enum List: Int32, CaseIterable, Sendable {
    /// Everywhere; colours that sRGB does not hold have stand-ins.
    case base
    /// In the dark scheme; so too.
    case dark
    /// Where more than sRGB can be read and shown: what has stand-ins in the list of the same scheme.
    case wide, wideDark

    var isDark: Bool { self == .dark || self == .wideDark }
    var isWide: Bool { self == .wide || self == .wideDark }
  }

  private var lists = [[CSSProperty]](repeating: [], count: List.allCases.count)
  /// What a browser must be able to read for the wide lists, as the condition of `@supports`.
  private(set) var wideCondition = ""

  subscript(_ list: List) -> [CSSProperty] {
    get { lists[Int(list.rawValue)] }
    set { lists[Int(list.rawValue)] = newValue }
  }

  init(_ emission: Emission) {
    self[.base].reserveCapacity(emission.tokens.count + emission.tokens.count / 4)
    var probes = WideProbes()
    for token in emission.tokens {
      guard let value = emission.set.baseValue(of: token) else { continue }
      // An alias repeats the dark value of its target by itself: it is written as a var().
      let isAlias = emission.writtenAlias(of: token) != nil
      var isFirst = true
      for part in Self.parts(of: value) {
        let property = CSSProperty(token: token, part: part, isFirst: isFirst)
        self[.base].append(property)
        if !isAlias { addVariants(property, value, &probes) }
        isFirst = false
      }
    }
    wideCondition = probes.condition
  }

  private mutating func addVariants(_ property: CSSProperty, _ value: TokenValue, _ probes: inout WideProbes) {
    let isWide = probes.add(CSSPrinter.colors(in: value, property.part, dark: false))
    if isWide { self[.wide].append(property) }
    guard CSSPrinter.differsByScheme(value, property.part) else { return }
    self[.dark].append(property)
    // A wide light value stands after the dark stand-in, so the dark one is said again even where it is not wide.
    let isDarkWide = probes.add(CSSPrinter.colors(in: value, property.part, dark: true))
    if isWide || isDarkWide { self[.wideDark].append(property) }
  }

  /// The parts a value has.
  static func parts(of value: TokenValue) -> [CSSPart] {
    switch value {
    case .material(let material): parts(of: material)
    case .surface(let surface): parts(of: surface)
    default: CSSPart.all(of: value.type)
    }
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
