public import TokenDiagnostics

/// A surface as declared: its members, the platforms it is for, and what differs on some of them.
public struct SurfaceValue: Hashable, Sendable {
  /// What an override changes on one platform.
  public struct Override: Hashable, Sendable {
    /// The platform.
    public let platform: Platform
    /// The place of the platform's name.
    public let place: SourceLocation
    /// The members that take the place of the base's.
    public let members: SurfaceMembers
  }
  /// The members of the surface itself.
  public let base: SurfaceMembers
  /// The platforms it names; nil for all that are configured.
  public let platforms: PlatformSet?
  /// What differs, in source order.
  public let overrides: [Override]

  /// The members that hold on a platform.
  public func members(on platform: Platform) -> SurfaceMembers {
    guard let override = overrides.first(where: { $0.platform == platform }) else { return base }
    return base.overridden(by: override.members)
  }
}
