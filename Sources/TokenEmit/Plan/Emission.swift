public import TokenModel

/// What is to be written out: the tokens, and which of them.
public struct Emission: Sendable {
  /// All tokens, as they are where no theme is chosen.
  public let set: TokenSet
  /// The themes; of a set without a resolver the one there is.
  public let themes: Themes
  /// The configuration.
  public let configuration: Configuration
  /// The tokens that are written, in source order.
  public let tokens: [TokenID]
  /// Plans the surfaces.
  public let planner: SurfacePlanner
  /// Whether a token is written, by its index.
  private let isIncluded: [Bool]

  /// Chooses what is written: the project's tokens that have a value, and of the library what the configuration says.
  public init(_ set: TokenSet, _ configuration: Configuration) { self.init(Themes(set), configuration) }

  /// Chooses what is written of all themes: what is written of their base.
  public init(_ themes: Themes, _ configuration: Configuration) {
    let set = themes.base
    var included = [Bool](repeating: false, count: set.count)
    var work: [TokenID] = []
    for token in set.tokens where set.assembled.layer(of: token) == .project || configuration.libraryEmission == .all {
      included[Int(token.index)] = true
      work.append(token)
    }
    if configuration.libraryEmission == .referenced { Self.addReferenced(&included, work, set) }
    for token in set.tokens where set.baseValue(of: token) == nil || set.assembled.isReplaced(token) {
      included[Int(token.index)] = false
    }
    self.set = set
    self.themes = themes
    self.configuration = configuration
    planner = SurfacePlanner(set, minimums: configuration.platforms)
    tokens = set.tokens.filter { included[Int($0.index)] }
    isIncluded = included
  }

  private static func addReferenced(_ included: inout [Bool], _ start: [TokenID], _ set: TokenSet) {
    var work = start
    while let token = work.popLast() {
      for target in set.graph.references(of: token) where !included[Int(target.index)] {
        included[Int(target.index)] = true
        work.append(target)
      }
    }
  }

  /// Whether a token is written.
  public func includes(_ token: TokenID) -> Bool { isIncluded[Int(token.index)] }

  /// The token that a token's whole value refers to in another theme, by its path in the base, if that is written too.
  public func writtenAlias(of token: TokenID, in theme: Theme) -> TokenID? {
    guard let target = theme.set.graph.alias(of: token) else { return nil }
    return theme.set.counterpart(of: target, in: set).flatMap { includes($0) ? $0 : nil }
  }

  /// The token that a token's whole value refers to, if that one is written too.
  public func writtenAlias(of token: TokenID) -> TokenID? {
    set.graph.alias(of: token).flatMap { includes($0) ? $0 : nil }
  }
}
