import TokenModel

/// An edition of the rules: a year, and a number where a year has several. A project that names one is only warned by
/// rules that came later.
public struct Edition: Hashable, Sendable, Comparable {
  /// The year and the number.
  private let parts: PlatformVersion

  /// The edition that the first rules came with.
  public static let first = Edition(2025)

  /// Names an edition.
  public init(_ year: Int, _ number: Int = 0) { parts = PlatformVersion(year, number) }

  /// Reads `2025` or `2025.2`; nil for anything else.
  public init?(_ text: String) {
    guard let parts = PlatformVersion(text) else { return nil }
    self.parts = parts
  }

  /// Orders editions by time.
  public static func < (left: Edition, right: Edition) -> Bool { left.parts < right.parts }

  /// `2025` or `2025.2`.
  public var text: String { parts.text }
}
