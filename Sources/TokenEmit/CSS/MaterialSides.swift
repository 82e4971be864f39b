import TokenModel

/// What the rules of `materials.css` for the light and for the dark scheme are taken from: the tokens of the themes of that
/// appearance that choose nothing else, or of the one set there is.
struct MaterialSides: Sendable {
  /// The tokens and looks of one scheme, asked for by the tokens of the base.
  struct Side: Sendable {
    let base: TokenSet
    let set: TokenSet
    let looks: WebLooks
    private let surfaces: [TokenID: PlatformSurface]
    private let isBase: Bool

    init(_ base: TokenSet, _ looks: WebLooks) { self.init(base, base, looks, isBase: true) }

    init(_ base: TokenSet, _ set: TokenSet, _ looks: WebLooks, isBase: Bool = false) {
      self.base = base
      self.set = set
      self.looks = looks
      self.isBase = isBase
      surfaces = Dictionary(
        set.surfaces.filter { $0.platform == .web }.map { ($0.token, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The token of this side.
    func counterpart(of token: TokenID) -> TokenID? { isBase ? token : base.counterpart(of: token, in: set) }

    /// The surface of a token of the base.
    func surface(of token: TokenID) -> PlatformSurface? { counterpart(of: token).flatMap { surfaces[$0] } }

    /// The token of the base that one of this side is; nil for one that the base lacks.
    func baseToken(of token: TokenID) -> TokenID? { isBase ? token : set.counterpart(of: token, in: base) }
  }

  let base: Side
  let light: Side
  let dark: Side

  /// Finds the sides.
  ///
  /// - Parameter looks: how the materials of the base look.
  init(_ emission: Emission, _ looks: WebLooks) {
    let themes = emission.themes
    let base = themes.all[0]
    func side(_ word: NativeSetting.Appearance) -> Side {
      guard let theme = themes.theme(base.choice, with: .appearance, word.rawValue), theme.choice != base.choice else {
        return Side(emission.set, looks)
      }
      let tokens = emission.tokens.compactMap { emission.set.counterpart(of: $0, in: theme.set) }
      return Side(emission.set, theme.set, WebLooks(theme.set, of: tokens))
    }
    self.base = Side(emission.set, looks)
    light = side(.light)
    dark = side(.dark)
  }
}
