/// How a foreground turns the colour of the material below it into its own.
extension VibrancyValue {
  /// Where a foreground stands, as far as its colour depends on it.
  public struct Ground: Hashable, Sendable {
    /// The platform.
    public let platform: Platform
    /// Whether the colours are those of the dark scheme.
    public let isDark: Bool
    /// Whether the material is thin or ultraThin, for which some levels have a matrix of their own.
    public let isThin: Bool

    /// Describes a place.
    public init(_ platform: Platform, isDark: Bool, isThin: Bool) {
      self.platform = platform
      self.isDark = isDark
      self.isThin = isThin
    }
  }

  /// The steps from the material's colour to the foreground's.
  ///
  /// tvOS adds white to or takes black from the material for labels; elsewhere a matrix says how the colour follows the
  /// material, or, where none was observed and on the web, a flat colour lies over it.
  public func steps(on ground: Ground) -> [LookStep] {
    if ground.platform == .tvOS, category == .label {
      let amount = Self.televisionAmount(level, isDark: ground.isDark)
      return [.affine(.scale(1, offset: ground.isDark ? amount : -amount)), .clamp(upper: 1)]
    }
    if ground.platform != .web, let matrix = matrix(on: ground).flatMap(AffineMap.init) {
      return [.affine(matrix), .clamp(upper: 1)]
    }
    return [.affine(.layer(ground.isDark ? appearance.dark : appearance.light))]
  }

  /// The foreground's colour on a material's.
  public func color(on material: RGB, _ ground: Ground) -> RGB {
    steps(on: ground).reduce(material) { $1.applied(to: $0) }
  }

  private func matrix(on ground: Ground) -> Matrix? {
    guard let matrix else { return nil }
    let base = ground.isDark ? matrix.base.dark : matrix.base.light
    guard ground.isThin else { return base }
    return (ground.isDark ? matrix.thinDark : matrix.thinLight) ?? base
  }

  /// How much the labels of tvOS add or take, as observed (plusL and plusD).
  private static func televisionAmount(_ level: Level, isDark: Bool) -> Double {
    switch level {
    case .primary: 1
    case .secondary: isDark ? 0.5 : 0.6
    case .tertiary: isDark ? 0.3 : 0.4
    case .quaternary: 0.2
    }
  }
}

extension MaterialValue {
  /// Whether foregrounds on it take the matrices for thin materials.
  public var takesThinVibrancy: Bool { thickness?.takesThinVibrancy == true }
}

extension MaterialValue.Thickness {
  /// Whether foregrounds on it take the matrices for thin materials.
  var takesThinVibrancy: Bool { self == .thin || self == .ultraThin }
}
