import TokenDiagnostics

/// Traces where the members of a surface on one platform come from.
struct OriginTracer {
  private let surface: PlatformSurface
  private let set: TokenSet
  private let override: SurfaceMembers?

  init(_ surface: PlatformSurface, _ set: TokenSet) {
    self.surface = surface
    self.set = set
    if case .surface(let value)? = set.baseValue(of: surface.token) {
      override = value.overrides.first { $0.platform == surface.platform }?.members
    } else {
      override = nil
    }
  }

  /// The origins of all members that have one, in the order of the members.
  func origins() -> [PlanOrigin] {
    let declared = surface.declared
    return [
      trace(.role, declared.role, override?.role, or: nil),
      trace(.layer, declared.layer, override?.layer, or: .role),
      trace(.material, declared.material, override?.material, or: nil),
      look,
      trace(.fill, declared.fill, override?.fill, or: nil),
      trace(.dimming, declared.dimming, override?.dimming, or: nil),
      trace(.tint, declared.tint, override?.tint, or: nil),
      trace(.shape, declared.shape, override?.shape, or: .standard),
      trace(.group, declared.group, override?.group, or: nil),
      trace(.scheme, declared.scheme, override?.scheme, or: .standard),
      trace(.interaction, declared.interaction, override?.interaction, or: .role),
      blending, state,
      content,
    ].compactMap { $0 }
  }

  private func trace<Value>(
    _ member: PlanOrigin.Member, _ declared: Declared<Value>?, _ changed: Declared<Value>?,
    or standard: PlanOrigin.Source?
  ) -> PlanOrigin? {
    if let changed { return PlanOrigin(member: member, source: .override, place: changed.place) }
    if let declared { return PlanOrigin(member: member, source: .declared, place: declared.place) }
    return standard.map { PlanOrigin(member: member, source: $0, place: nil) }
  }

  /// The material's own layer: the library's, or the project's.
  private var materialSource: PlanOrigin.Source? {
    surface.materialToken.map { set.assembled.layer(of: $0) == .library ? .library : .declared }
  }

  private var look: PlanOrigin? {
    guard let token = surface.materialToken, let source = materialSource else { return nil }
    return PlanOrigin(member: .look, source: source, place: set.assembled.place(of: token))
  }

  /// Whether AppKit draws a visual effect on some version, so that blending and state matter.
  private var hasVisualEffect: Bool { surface.platform == .macOS && surface.material != nil }

  private var blending: PlanOrigin? {
    guard hasVisualEffect else { return nil }
    if surface.material?.appKit?.blending != nil, let source = materialSource {
      return PlanOrigin(member: .blending, source: source, place: surface.materialToken.map(set.assembled.valuePlace))
    }
    return PlanOrigin(member: .blending, source: surface.traits.blending == nil ? .fallback : .role, place: nil)
  }

  private var state: PlanOrigin? {
    guard hasVisualEffect else { return nil }
    guard surface.material?.appKit != nil, let source = materialSource else {
      return PlanOrigin(member: .state, source: surface.isGlass ? .fallback : .standard, place: nil)
    }
    return PlanOrigin(member: .state, source: source, place: surface.materialToken.map(set.assembled.valuePlace))
  }

  private var content: PlanOrigin? {
    guard !surface.content.isEmpty else { return nil }
    let isChanged = !(override?.content ?? []).isEmpty
    return PlanOrigin(
      member: .content, source: isChanged ? .override : .declared, place: surface.content.first?.place)
  }
}
