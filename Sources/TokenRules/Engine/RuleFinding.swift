public import TokenDiagnostics
public import TokenModel

/// One breach on one platform, before the configuration weighs it and platforms are merged.
public struct RuleFinding: Hashable, Sendable {
  /// The rule.
  public let id: DiagnosticID
  /// How much it weighs by itself; a remark may weigh less than its rule.
  public let severity: Severity
  /// The token it is about, whose exemptions count.
  public let token: TokenID
  /// The platform.
  public let platform: Platform
  /// `light` or `dark`, where it holds in one scheme only.
  public let appearance: String?
  /// The member that is wrong.
  public let place: SourceLocation
  /// What is wrong and what to do. Names no platform, so that what holds on several reads the same on each.
  public let message: String
  /// The figure it rests on, if there is one; of several the least counts.
  public var figure: Double?
  /// A short text for beside the carets.
  public let label: String?
  /// Further places.
  public let notes: [Note]
  /// Changes that mend it.
  public let fixes: [FixIt]
}
