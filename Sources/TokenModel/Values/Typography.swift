/// How a text is set.
public struct Typography: Hashable, Sendable {
  /// Font names, the preferred one first.
  public let fontFamily: [String]
  /// The size.
  public let fontSize: Dimension
  /// The weight.
  public let fontWeight: FontWeight
  /// Space added between letters.
  public let letterSpacing: Dimension
  /// Line height as a multiple of the size.
  public let lineHeight: Double
}
