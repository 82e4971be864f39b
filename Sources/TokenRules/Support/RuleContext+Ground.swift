import TokenModel

/// What a surface lies on, on one platform.
enum Ground {
  /// Content, or a surface that isn't there on the platform.
  case content
  /// Another surface that shows something of its own.
  case surface(PlatformSurface)
  /// A material.
  case material(MaterialValue)
}

extension RuleContext {
  /// A surface as it is on a platform, other names for it followed; nil where it is not for that platform.
  func surface(_ token: TokenID, on platform: Platform) -> PlatformSurface? {
    let origin = set.graph.origin(of: token)
    // Surfaces stand in the order of their tokens.
    var low = 0
    var high = surfaces.count
    while low < high {
      let middle = (low + high) / 2
      if surfaces[middle].token < origin { low = middle + 1 } else { high = middle }
    }
    while low < surfaces.count, surfaces[low].token == origin {
      if surfaces[low].platform == platform { return surfaces[low] }
      low += 1
    }
    return nil
  }

  /// What a surface lies on; a surface without material and fill is looked through.
  func ground(of surface: PlatformSurface) -> Ground {
    var upper = surface
    // References never run in a circle, so that a chain is at most as long as there are surfaces.
    for _ in 0..<surfaces.count {
      switch upper.on {
      case .content: return .content
      case .material(let token): return material(token).map { .material($0) } ?? .content
      case .surface(let token):
        guard let lower = self.surface(token, on: surface.platform) else { return .content }
        guard lower.materialChoice.value == .none, lower.fill == .none else { return .surface(lower) }
        upper = lower
      }
    }
    return .content
  }

  /// The platforms on which surfaces are made of a material; all that are configured if no surface names it.
  func platforms(using token: TokenID) -> PlatformSet {
    let used = PlatformSet(surfaces.lazy.filter { $0.materialToken == token }.map(\.platform))
    guard used.isEmpty else { return used }
    // Surfaces for platforms that are switched off use it nowhere.
    let isNamed = set.tokens.contains { surface in
      set.type(of: surface) == .surface
        && set.graph.references(of: surface).contains { set.graph.origin(of: $0) == token }
    }
    return isNamed ? [] : set.platforms
  }
}

extension PlatformSurface {
  /// Whether the system draws this bar, and draws it of glass.
  var isSystemGlass: Bool {
    guard materialChoice.value == .system else { return false }
    let hasBars = platform == .iOS || platform == .iPadOS || platform == .macOS || platform == .tvOS
    return switch role.value {
    case .tabBar, .toolbar, .navBar, .sidebar: hasBars
    default: false
    }
  }
}

extension PlatformSurface {
  /// Whether a plain colour that nothing shows through lies under the material.
  var hasOpaqueFill: Bool {
    if case .color(let color) = fill { return color.alpha == 1 }
    return false
  }
}
