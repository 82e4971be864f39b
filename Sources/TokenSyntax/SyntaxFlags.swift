/// What is known of a node beside its kind and place.
public struct SyntaxFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A text that holds a backslash, so that its bytes are not what it means.
  @inlinable
  public static var hasEscapes: SyntaxFlags { SyntaxFlags(rawValue: 1) }

  /// The key of a member that does not count: a later one has the same name, or it has no name at all.
  @inlinable
  public static var isShadowed: SyntaxFlags { SyntaxFlags(rawValue: 2) }

  /// A text whose opening quote is missing.
  @inlinable
  public static var lacksOpeningQuote: SyntaxFlags { SyntaxFlags(rawValue: 4) }

  /// A text whose closing quote is missing.
  @inlinable
  public static var lacksClosingQuote: SyntaxFlags { SyntaxFlags(rawValue: 8) }

  /// An object or array with a syntax error directly inside: members or elements may be missing from it.
  @inlinable
  public static var isBroken: SyntaxFlags { SyntaxFlags(rawValue: 16) }
}
