import TokenDiagnostics
import TokenModel

/// A member of a surface that a rule may find wrong.
enum SurfaceMember {
  case role, material, fill, layer, custom, importance, interaction, state, scheme, schemeReason, text, purpose
  case backdrop, backdropContent, backdropLuminance
  case dimming, tint, emphasis, group, on, scrollEdge, likeSystem, vibrancyAllowed, shape

  /// The place and value of the member, if someone declared it.
  func entry(in members: SurfaceMembers) -> (place: SourceLocation, value: AnyHashable)? {
    switch self {
    case .role: Self.entry(members.role)
    case .material: Self.entry(members.material)
    case .fill: Self.entry(members.fill)
    case .layer: Self.entry(members.layer)
    case .custom: Self.entry(members.custom)
    case .importance: Self.entry(members.importance)
    case .interaction: Self.entry(members.interaction)
    case .state: Self.entry(members.state)
    case .scheme: Self.entry(members.scheme)
    case .schemeReason: Self.entry(members.schemeReason)
    case .text: Self.entry(members.text)
    case .purpose: Self.entry(members.purpose)
    case .backdrop: Self.entry(members.backdrop)
    case .backdropContent: Self.entry(members.backdrop?.value.content)
    case .backdropLuminance: Self.entry(members.backdrop?.value.luminance)
    case .dimming: Self.entry(members.dimming)
    case .tint: Self.entry(members.tint)
    case .emphasis: Self.entry(members.emphasis)
    case .group: Self.entry(members.group)
    case .on: Self.entry(members.on)
    case .scrollEdge: Self.entry(members.scrollEdge)
    case .likeSystem: Self.entry(members.likeSystem)
    case .vibrancyAllowed: Self.entry(members.vibrancyAllowed)
    case .shape: Self.entry(members.shape)
    }
  }

  private static func entry<Value>(_ declared: Declared<Value>?) -> (SourceLocation, AnyHashable)? {
    declared.map { ($0.place, AnyHashable($0.value)) }
  }
}

extension RuleContext {
  /// The place to point at, given the members that make a breach together, the likeliest fault first.
  ///
  /// What an override changed is at fault for what is wrong on its platform; without such a change, the first member
  /// that is declared at all.
  func place(_ surface: PlatformSurface, _ members: SurfaceMember...) -> SourceLocation { place(surface, members) }

  /// The same for a list.
  func place(_ surface: PlatformSurface, _ members: [SurfaceMember]) -> SourceLocation {
    if let value = value(of: surface), let override = value.overrides.first(where: { $0.platform == surface.platform })
    {
      for member in members {
        guard let changed = member.entry(in: override.members) else { continue }
        if changed.value != member.entry(in: value.base)?.value { return changed.place }
      }
    }
    return members.lazy.compactMap { $0.entry(in: surface.declared)?.place }.first ?? surface.place
  }
}
