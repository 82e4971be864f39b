/// A further place or sentence that helps to understand a diagnostic.
public struct Note: Hashable, Sendable {
  /// One sentence, lower case, no full stop.
  public let message: String
  /// The place it speaks of, if any.
  public let location: SourceLocation?

  /// Makes a note, with or without a place.
  public init(_ message: String, at location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}
