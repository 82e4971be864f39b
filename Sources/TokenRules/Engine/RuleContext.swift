import TokenDiagnostics
public import TokenModel

/// What a rule may look at.
public struct RuleContext: Sendable {
  /// The tokens.
  public let set: TokenSet
  /// The surfaces to judge, each once for every platform it is for, the platforms of one surface side by side.
  public var surfaces: [PlatformSurface] { self.set.surfaces }
  /// Plans the surfaces, for rules about what is generated.
  let planner: SurfacePlanner
  /// How legible what stands on the surfaces is.
  public let legibility: Legibility
  /// What counting rules allow, where the configuration says so.
  private let limits: [String: Int]
  /// The lowest version of each platform that is configured.
  private let minima: [Platform: PlatformVersion]

  /// Makes the context of one run; legibility is computed unless it is known already.
  public init(_ set: TokenSet, _ configuration: Configuration, _ legibility: Legibility? = nil) {
    self.set = set
    planner = SurfacePlanner(set, minimums: configuration.platforms)
    self.legibility = legibility ?? Legibility(set, planner)
    var limits: [String: Int] = [:]
    for setting in configuration.rules { if let limit = setting.limit { limits[setting.key.value] = limit } }
    self.limits = limits
    minima = configuration.platforms
  }

  /// The lowest version of a platform that the project is for; nil where the platform is switched off.
  public func minimum(_ platform: Platform) -> PlatformVersion? { minima[platform] }

  /// How many of something a rule allows: what the configuration says, else what its page says; nil for rules that
  /// don't count.
  public func limit(_ page: RulePage) -> Int? { limits[page.id.rawValue] ?? page.limit }

  /// What an override changes in a surface on its platform, if there is one.
  public func override(of surface: PlatformSurface) -> SurfaceValue.Override? {
    value(of: surface)?.overrides.first { $0.platform == surface.platform }
  }

  /// The surface as declared, before its overrides.
  public func value(of surface: PlatformSurface) -> SurfaceValue? {
    guard case .surface(let value)? = set.baseValue(of: surface.token) else { return nil }
    return value
  }
}
