/// The stable name of a kind of diagnostic: `reference-unresolved`, `clear-bright-dimming`.
///
/// Wording may change between versions; ids may not.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, Comparable {
  /// The id in kebab case.
  public let rawValue: String

  /// Wraps an id.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Wraps an id written as a literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// Orders ids by their text.
  public static func < (left: DiagnosticID, right: DiagnosticID) -> Bool { left.rawValue < right.rawValue }
}
