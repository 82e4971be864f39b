/// What a team (or the library, for Apple) wants in one role on one platform.
public struct RecommendationValue: Hashable, Sendable {
  /// How strongly.
  public enum Strength: String, CaseIterable, Sendable {
    case must, avoid, consider
  }
  /// What is wanted, or not wanted.
  public enum Subject: Hashable, Sendable {
    /// A material's token.
    case material(TokenID)
    /// A material that AppKit names by its purpose.
    case appKit(AppKitPurpose)
    /// A vibrancy level's token.
    case vibrancy(TokenID)
  }
  /// The platform it speaks of.
  public let platform: Platform
  /// The role it speaks of.
  public let role: Role
  /// The colour scheme it speaks of; nil for any.
  public let scheme: SurfaceScheme?
  /// What is wanted or to be avoided.
  public let subject: Subject
  /// How strongly.
  public let strength: Strength
  /// Where it comes from.
  public let source: String
}
