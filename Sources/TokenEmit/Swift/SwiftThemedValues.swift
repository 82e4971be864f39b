import TokenModel
import TokenSource

/// The values of all tokens that differ by theme in a way that Swift has to tell apart.
struct SwiftThemedValues: Sendable {
  /// The theme type.
  let themes: SwiftThemes
  private let values: [TokenID: SwiftThemedValue]

  init(_ emission: Emission) {
    themes = SwiftThemes(emission.themes, module: emission.configuration.name)
    values = emission.themes.isThemed ? Self.values(emission, themes) : [:]
  }

  private static func values(_ emission: Emission, _ swift: SwiftThemes) -> [TokenID: SwiftThemedValue] {
    let themes = emission.themes
    let printer = SwiftPrinter(rem: emission.configuration.rem, marksColors: true)
    let surfaces = themes.all.map { theme in
      let planner = SurfacePlanner(theme.set, minimums: emission.configuration.platforms)
      return SwiftSurfaces(theme.set, planner, printer)
    }
    let places = Dictionary(themes.all.enumerated().map { ($1.choice, $0) }) { first, _ in first }
    var values: [TokenID: SwiftThemedValue] = [:]
    for token in candidates(emission) {
      values[token] = SwiftThemedValue(token, themes, swift) { token, theme in
        switch theme.set.baseValue(of: token) {
        case .surface?: return surfaces[places[theme.choice] ?? 0].entry(token).value
        case .recommendation?, nil: return []
        case let value?:
          var out = OutputBuffer()
          printer.append(value, to: &out)
          return out.bytes
        }
      }
    }
    return values
  }

  /// Tokens that may be printed differently: those with another value, and surfaces where something they are made of
  /// has another.
  private static func candidates(_ emission: Emission) -> [TokenID] {
    let set = emission.set
    let changed = Set(emission.themes.changedTokens)
    let hasOtherMaterials = changed.contains { set.type(of: $0)?.isExtension == true }
    return emission.tokens.filter { token in
      changed.contains(token) || (hasOtherMaterials && set.type(of: token) == .surface)
    }
  }

  /// What is printed of a token; nil where it is the same in every theme.
  func value(of token: TokenID) -> SwiftThemedValue? { values[token] }
}
