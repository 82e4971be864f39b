/// What a surface is made with on one platform: which API with which arguments, for every OS version that is
/// supported and every accessibility setting. Outputs print it and decide nothing.
public struct SurfacePlan: Hashable, Sendable {
  /// The surface's token.
  public let token: TokenID
  /// The platform.
  public let platform: Platform
  /// What it is in the interface.
  public let role: Role
  /// Where it lies.
  public let layer: RoleTraits.Layer
  /// What it is made of, as declared there.
  public let material: MaterialChoice
  /// Its outline.
  public let shape: SurfaceShape
  /// The glass container it belongs to.
  public let group: String?
  /// The colour scheme the place requires.
  public let scheme: SurfaceScheme
  /// What is drawn, by ranges of OS versions, the oldest first; one range without an end on the web.
  public let steps: [PlanStep]
  /// Where each member comes from, in the order of `PlanOrigin.Member`.
  public let origins: [PlanOrigin]
}

/// A range of OS versions in which a surface is drawn with the same calls.
public struct PlanStep: Hashable, Sendable {
  /// The first version of the range.
  public let from: PlatformVersion
  /// The first version after the range; nil for the newest.
  public let before: PlatformVersion?
  /// What is drawn while no accessibility setting asks for something else.
  public let standard: SurfaceDrawing
  /// What is drawn while transparency is reduced, where that differs.
  public let reducedTransparency: SurfaceDrawing?
  /// What is drawn while contrast is increased, where that differs.
  public let increasedContrast: SurfaceDrawing?

  /// The drawing under a setting.
  public func drawing(_ setting: AccessibilitySetting) -> SurfaceDrawing {
    switch setting {
    case .standard: standard
    case .reducedTransparency: reducedTransparency ?? standard
    case .increasedContrast: increasedContrast ?? standard
    }
  }
}

/// A setting of the system that changes how surfaces are drawn.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
  case standard = "default"
  case reducedTransparency = "reduceTransparency"
  case increasedContrast = "increaseContrast"
}
