import TokenModel

/// A token after conversion, in one choice of contexts.
struct Converted: Sendable {
  /// What will be written; nil if it can't be.
  var value: OutValue?
  /// The type of the value.
  var type: TokenType?
  /// Whether the type is that of the token it refers to, so that none need be written.
  var isAlias = false
  /// What it comes to, for those that compute with it. Some values that can't be written have one, such as `-1%`.
  var literal: Literal?
  /// The parts of a composite value, for references into it.
  var parts: [String: Literal] = [:]
  /// What was done.
  var changes: [Change] = []
  /// Why it can't be converted.
  var failure: Change?
  /// Whether the value as it was is kept beside the new one.
  var keepsOriginal = false
  /// Members of the token's own that are kept as an extension.
  var isBroken: Bool { value == nil }
}
