public import TokenDiagnostics

/// Where a member of a plan comes from.
public struct PlanOrigin: Hashable, Sendable {
  /// The members that are traced.
  public enum Member: String, CaseIterable, Sendable {
    case role, layer, material, look, fill, dimming, tint, shape, group, scheme, interaction, blending, state, content
  }
  /// The sources.
  public enum Source: String, CaseIterable, Sendable {
    /// The surface says so, or for a look and its parts the project's material.
    case declared
    /// An override for the platform says so.
    case override
    /// It follows from the role.
    case role = "role default"
    /// It is the language's default.
    case standard = "default"
    /// A material of the library says so.
    case library
    /// The platform has no such thing, and this stands in its place.
    case fallback
  }
  /// The member.
  public let member: Member
  /// Its source.
  public let source: Source
  /// Where it stands in the project or the library, if it stands anywhere.
  public let place: SourceLocation?
}
