/// A value for the light and one for the dark colour scheme.
public struct SchemePair<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value in the light scheme.
  public let light: Value
  /// The value in the dark scheme.
  public let dark: Value

  /// Pairs two values.
  public init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }
}
