import TokenModel

/// What the rules for the light and for the dark scheme are made from, where themes give each its own tokens.
extension MaterialSheet {
  /// Something in both schemes.
  struct Both<Value> {
    let light: Value
    let dark: Value

    /// What a place that requires a scheme has in both.
    func required(by scheme: SurfaceScheme) -> Both {
      switch scheme {
      case .light: Both(light: light, dark: light)
      case .dark: Both(light: dark, dark: dark)
      case .both: self
      }
    }

    /// The same function on both.
    func map<Other>(_ transform: (Value) -> Other) -> SchemePair<Other> {
      SchemePair(light: transform(light), dark: transform(dark))
    }
  }

  /// A surface in one scheme.
  struct SchemeSurface {
    /// The token in the base.
    let token: TokenID
    let surface: PlatformSurface
    let side: MaterialSides.Side
    /// The scheme that its place requires.
    let scheme: SurfaceScheme
  }

  /// A surface in both schemes; one that requires a scheme is what it is there in both.
  struct SurfacePair {
    let sides: Both<SchemeSurface>
    let isDark: SchemePair<Bool>
  }

  func pair(_ surface: PlatformSurface) -> SurfacePair {
    func place(_ side: MaterialSides.Side) -> SchemeSurface {
      guard let own = side.surface(of: surface.token) else {
        return SchemeSurface(token: surface.token, surface: surface, side: sides.base, scheme: surface.scheme)
      }
      return SchemeSurface(token: surface.token, surface: own, side: side, scheme: surface.scheme)
    }
    return SurfacePair(
      sides: Both(light: place(sides.light), dark: place(sides.dark)).required(by: surface.scheme),
      isDark: SchemePair(light: false, dark: true).required(by: surface.scheme))
  }

  // MARK: Materials

  /// A material in one scheme.
  struct SchemeMaterial {
    let value: MaterialValue
    let look: WebLook
    /// The token of the side.
    let token: TokenID
    let side: MaterialSides.Side
  }

  private func material(_ token: TokenID, _ side: MaterialSides.Side, isDark: Bool) -> SchemeMaterial? {
    guard case .material(let value)? = side.set.baseValue(of: token), let looks = side.looks[token] else { return nil }
    return SchemeMaterial(value: value, look: isDark ? looks.dark : looks.light, token: token, side: side)
  }

  /// A material of the base in both schemes.
  func materials(_ token: TokenID) -> Both<SchemeMaterial>? {
    func material(_ side: MaterialSides.Side, isDark: Bool) -> SchemeMaterial? {
      side.counterpart(of: token).flatMap { self.material($0, side, isDark: isDark) }
    }
    guard let light = material(sides.light, isDark: false) ?? material(sides.base, isDark: false),
      let dark = material(sides.dark, isDark: true) ?? material(sides.base, isDark: true)
    else { return nil }
    return Both(light: light, dark: dark)
  }

  /// The material of a surface in both schemes; where it has one in one scheme only, that in both.
  func materials(of surface: PlatformSurface) -> Both<SchemeMaterial>? {
    func material(_ side: MaterialSides.Side, isDark: Bool) -> SchemeMaterial? {
      side.surface(of: surface.token)?.materialToken.flatMap { self.material($0, side, isDark: isDark) }
    }
    guard surface.materialToken != nil,
      let light = material(sides.light, isDark: false) ?? material(sides.base, isDark: false),
      let dark = material(sides.dark, isDark: true) ?? material(sides.base, isDark: true)
    else { return nil }
    return Both(light: light, dark: dark)
  }

  // MARK: Values

  /// Whether a rule refers to the property of a token for a part of it: where that differs along other axes than
  /// appearance. A place that requires a scheme can't do so where it differs along appearance too.
  func follows(_ token: TokenID, _ part: CSSPart, _ scheme: SurfaceScheme) -> Bool {
    emission.includes(token) && variation.isBeyondScheme(token, part)
      && (scheme == .both || !variation.isByScheme(token, part))
  }

  /// A value as a rule writes it: itself, or the property of a token with it as the last resort.
  func text(_ literal: String, _ token: TokenID, _ part: CSSPart, _ scheme: SurfaceScheme) -> String {
    follows(token, part, scheme) ? "var(\(names.text(of: token))\(part.suffix), \(literal))" : literal
  }

  /// How a rule writes the colour of a material that stands for a part of its token.
  func text(_ color: ColorCoordinates?, _ part: CSSPart, _ material: SchemeMaterial, _ scheme: SurfaceScheme) -> String
  {
    let literal = color.map { wide.text($0, of: material.token, in: material.side.set) } ?? "currentColor"
    // Fitted looks have a colour of their own in place of a tint.
    guard part != .tint || material.look.source == .appearance, let token = material.side.baseToken(of: material.token)
    else { return literal }
    return text(literal, token, part, scheme)
  }
}
