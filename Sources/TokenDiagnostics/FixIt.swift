/// A mechanical change of source bytes that mends a diagnostic.
public struct FixIt: Hashable, Sendable {
  /// What the change does: `replace with 0.35`.
  public let message: String
  /// The bytes to replace; empty to insert.
  public let location: SourceLocation
  /// The text that takes their place.
  public let replacement: String

  /// Describes one replacement.
  public init(_ message: String, replacing location: SourceLocation, with replacement: String) {
    self.message = message
    self.location = location
    self.replacement = replacement
  }
}
