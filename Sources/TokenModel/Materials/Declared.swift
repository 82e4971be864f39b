public import TokenDiagnostics

/// A value that someone wrote, and where.
public struct Declared<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public let value: Value
  /// The bytes of the value.
  public let place: SourceLocation

  /// Pairs a value with its place.
  public init(_ value: Value, _ place: SourceLocation) {
    self.value = value
    self.place = place
  }
}
