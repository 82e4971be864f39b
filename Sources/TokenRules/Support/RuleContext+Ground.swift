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
    // Nobody nests deeper; without an end, long chains would be gone through again for each surface at their ends.
    for _ in 0..<64 {
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

  /// The platforms on which surfaces are made of each material.
  func materialUse() -> MaterialUse { MaterialUse(self) }
}

/// Where materials are used.
struct MaterialUse {
  private var used: [TokenID: PlatformSet] = [:]
  private var named: Set<TokenID> = []
  private let all: PlatformSet

  fileprivate init(_ context: RuleContext) {
    all = context.set.platforms
    for surface in context.surfaces {
      if let token = surface.materialToken { used[token, default: []].insert(surface.platform) }
    }
    for token in context.set.tokens where context.set.type(of: token) == .surface {
      for target in context.set.graph.references(of: token) { named.insert(context.set.graph.origin(of: target)) }
    }
  }

  /// The platforms of a material's surfaces; all that are configured if no surface names it.
  func platforms(of token: TokenID) -> PlatformSet {
    // Surfaces for platforms that are switched off name it and use it nowhere.
    used[token] ?? (named.contains(token) ? [] : all)
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
