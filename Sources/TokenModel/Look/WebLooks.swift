/// Decides how materials look on the web, and keeps the fits it made.
///
/// A team's own `appearance` holds as declared. Else, and for the library's materials, the look is the fit to the
/// recipe: that of iOS, or else of macOS or tvOS. A token that only names a kind looks as the library's of that kind.
public struct WebLooks: Sendable {
  private let set: TokenSet
  private var fits: [MaterialRecipe: CSSFit] = [:]
  private var looks: [TokenID: SchemePair<WebLook>] = [:]

  /// Starts without looks.
  public init(_ set: TokenSet) { self.set = set }

  /// Decides on the looks of tokens; others that are asked for later have none.
  public init(_ set: TokenSet, of tokens: some Sequence<TokenID>) {
    self.init(set)
    for token in tokens where set.type(of: token) == .material { _ = look(of: token) }
  }

  /// The look of a material that was decided on, its aliases followed.
  public subscript(token: TokenID) -> SchemePair<WebLook>? { looks[set.graph.origin(of: token)] }

  /// The look of a material; nil for what is none or has a fault.
  public mutating func look(of token: TokenID) -> SchemePair<WebLook>? {
    let origin = set.graph.origin(of: token)
    if let known = looks[origin] { return known }
    guard case .material(let material)? = set.baseValue(of: origin) else { return nil }
    let isOwn = set.assembled.layer(of: origin) == .project
    let look = decide(material, origin, isOwn: isOwn)
    looks[origin] = look
    return look
  }

  private mutating func decide(_ material: MaterialValue, _ token: TokenID, isOwn: Bool) -> SchemePair<WebLook> {
    let isLook = material.appearance.map { $0.light.isLook || $0.dark.isLook } ?? false
    if isOwn, isLook, let appearance = material.appearance { return appearance.map(Self.declared) }
    if let recipes = material.recipe,
      let (platform, pair) = [Platform.iOS, .macOS, .tvOS].lazy.compactMap({ name in
        recipes.pair(on: name).map { (name, $0) }
      }).first
    {
      return SchemePair(
        light: fitted(pair.light, platform, material.appearance?.light, isDark: false),
        dark: fitted(pair.dark, platform, material.appearance?.dark, isDark: true))
    }
    if isLook, let appearance = material.appearance { return appearance.map(Self.declared) }
    if let model = counterpart(of: material), model != token, let look = look(of: model) {
      guard let appearance = material.appearance else { return look }
      return SchemePair(
        light: look.light.replacing(appearance.light), dark: look.dark.replacing(appearance.dark))
    }
    if let appearance = material.appearance { return appearance.map(Self.declared) }
    return SchemePair(
      light: Self.unknown(material, isDark: false), dark: Self.unknown(material, isDark: true))
  }

  /// The library's token for what a material names; nil where the library has none.
  public func counterpart(of material: MaterialValue) -> TokenID? {
    let path: String
    if let appKit = material.appKit {
      path = "apple.macOS.\(appKit.purpose.rawValue)"
    } else if let variant = material.variant {
      path = "apple.glass.\(variant.rawValue)"
    } else if let thickness = material.thickness {
      path = "apple.material.\(thickness.rawValue)"
    } else {
      return nil
    }
    // One that a project put in the library's place may lead back here.
    return set.token(at: path).flatMap { set.assembled.layer(of: $0) == .library ? set.graph.origin(of: $0) : nil }
  }

  // MARK: One scheme

  private static func declared(_ appearance: MaterialAppearance) -> WebLook {
    let css = CSSLook(appearance)
    let overGrey = Look(css).color(over: RGB(grey: 0.5)).bytes.coordinates
    return WebLook(
      source: .appearance, css: css, difference: .none, opaque: appearance.opaque?.with(alpha: 1) ?? overGrey,
      border: appearance.increasedContrastBorder)
  }

  private mutating func fitted(
    _ recipe: MaterialRecipe, _ platform: Platform, _ appearance: MaterialAppearance?, isDark: Bool
  ) -> WebLook {
    let fit = fits[recipe] ?? CSSFit(recipe)
    fits[recipe] = fit
    return WebLook(
      source: .recipe(platform), css: fit.look, difference: fit.difference,
      opaque: appearance?.opaque?.with(alpha: 1) ?? Self.opaque(isDark: isDark),
      border: appearance?.increasedContrastBorder)
  }

  private static func unknown(_ material: MaterialValue, isDark: Bool) -> WebLook {
    // Windows, sheets and pages of AppKit are flat colours; these were observed.
    let isFlat =
      switch material.appKit?.purpose {
      case .windowBackground, .contentBackground, .underPageBackground, .sheet: true
      default: false
      }
    let flat = isDark ? SRGBBytes(red: 30, green: 30, blue: 30) : SRGBBytes(red: 246, green: 246, blue: 246)
    return WebLook(
      source: .none, css: nil, difference: .none, opaque: isFlat ? flat.coordinates : opaque(isDark: isDark),
      border: nil)
  }

  private static func opaque(isDark: Bool) -> ColorCoordinates {
    isDark ? MaterialValue.standInOpaque.dark : MaterialValue.standInOpaque.light
  }
}

extension SchemePair {
  /// The same function on both.
  func map<Other>(_ transform: (Value) -> Other) -> SchemePair<Other> {
    SchemePair<Other>(light: transform(light), dark: transform(dark))
  }
}
