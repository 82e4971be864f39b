import TokenDiagnostics

/// A value that can be compared with one of another theme: the tokens it names are named by their paths, since a theme
/// with tokens of its own numbers all those behind them differently.
struct ComparableValue: Hashable, Sendable {
  /// The value, every token in it the first of its set.
  private let value: TokenValue
  /// The bytes of the paths of those tokens, in the order of the value.
  private let paths: [[UInt8]]

  init(_ value: TokenValue, in set: TokenSet) {
    var paths: [[UInt8]] = []
    self.value = value.replacingTokens { token in
      paths.append(Array(set.path(of: token).utf8))
      return TokenID(0)
    }
    self.paths = paths
  }
}

extension TokenSet {
  /// The value of a token as it can be compared with one of another set; nil where a fault was reported.
  func comparableValue(of token: TokenID) -> ComparableValue? {
    baseValue(of: token).map { ComparableValue($0, in: self) }
  }
}

extension TokenValue {
  /// Whether values of its type may name tokens.
  var namesTokens: Bool {
    switch self {
    case .surface, .recommendation: true
    default: false
    }
  }

  /// The value with other tokens in the places of those it names.
  fileprivate func replacingTokens(_ replace: (TokenID) -> TokenID) -> TokenValue {
    switch self {
    case .surface(let surface): .surface(surface.replacingTokens(replace))
    case .recommendation(let recommendation): .recommendation(recommendation.replacingTokens(replace))
    default: self
    }
  }
}

extension SurfaceValue {
  fileprivate func replacingTokens(_ replace: (TokenID) -> TokenID) -> SurfaceValue {
    SurfaceValue(
      base: base.replacingTokens(replace), platforms: platforms,
      overrides: overrides.map { override in
        Override(
          platform: override.platform, place: override.place, members: override.members.replacingTokens(replace))
      })
  }
}

extension SurfaceMembers {
  fileprivate func replacingTokens(_ replace: (TokenID) -> TokenID) -> SurfaceMembers {
    var result = self
    result.material = material?.map { choice in
      if case .token(let token) = choice { .token(replace(token)) } else { choice }
    }
    result.on = on?.map { underlay in
      switch underlay {
      case .content: underlay
      case .surface(let token): .surface(replace(token))
      case .material(let token): .material(replace(token))
      }
    }
    result.content = content?.map { $0.replacingTokens(replace) }
    return result
  }
}

extension Foreground {
  fileprivate func replacingTokens(_ replace: (TokenID) -> TokenID) -> Foreground {
    Foreground(
      name: name, place: place, element: element, role: role,
      style: style.map { $0.replacingTokens(replace) }, secondStyle: secondStyle?.map { $0.replacingTokens(replace) },
      rendering: rendering, size: size, weight: weight, state: state, legibility: legibility)
  }
}

extension Foreground.Style {
  fileprivate func replacingTokens(_ replace: (TokenID) -> TokenID) -> Foreground.Style {
    switch self {
    case .vibrancy(let token): .vibrancy(replace(token))
    case .color(let color, let token): .color(color, token: token.map(replace))
    case .original: self
    }
  }
}

extension RecommendationValue {
  fileprivate func replacingTokens(_ replace: (TokenID) -> TokenID) -> RecommendationValue {
    let subject: Subject =
      switch subject {
      case .material(let token): .material(replace(token))
      case .vibrancy(let token): .vibrancy(replace(token))
      case .appKit(let purpose): .appKit(purpose)
      }
    return RecommendationValue(
      platform: platform, role: role, scheme: scheme, subject: subject, strength: strength, source: source)
  }
}

extension Declared {
  /// Another value at the same place.
  fileprivate func map(_ change: (Value) -> Value) -> Declared { Declared(change(value), place) }
}
