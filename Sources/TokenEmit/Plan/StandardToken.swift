import TokenModel

/// A token of one of the format's thirteen types, with its value where no theme is chosen.
struct StandardToken: Sendable {
  let token: TokenID
  let value: TokenValue
}

extension Emission {
  /// The tokens of the format's own types that are written, in source order: what outputs hold that know nothing of
  /// materials and surfaces.
  var standardTokens: [StandardToken] {
    tokens.compactMap { token in
      guard let value = set.baseValue(of: token), !value.type.isExtension else { return nil }
      return StandardToken(token: token, value: value)
    }
  }
}
