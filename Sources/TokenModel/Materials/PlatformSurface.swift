public import TokenDiagnostics

/// A surface on one platform: overrides merged, aliases followed, defaults filled in. What rules and outputs read.
public struct PlatformSurface: Sendable {
  /// The surface's token.
  public let token: TokenID
  /// The platform.
  public let platform: Platform
  /// The place of the surface's name.
  public let place: SourceLocation
  /// What was declared, for rules that ask whether something was, and where.
  public let declared: SurfaceMembers
  /// What it is in the interface.
  public let role: Declared<Role>
  /// What it is made of.
  public let materialChoice: Declared<MaterialChoice>
  /// The material, if it names one.
  public let material: MaterialValue?
  /// The material's token at the end of its alias chain, if it names one.
  public let materialToken: TokenID?

  init?(_ token: TokenID, _ platform: Platform, _ members: SurfaceMembers, place: SourceLocation, in set: TokenSet) {
    guard let role = members.role, let choice = members.material else { return nil }
    self.token = token
    self.platform = platform
    self.place = place
    self.role = role
    declared = members
    materialChoice = choice
    if case .token(let named) = choice.value, case .material(let value)? = set.value(of: named)?.base {
      material = value
      materialToken = set.graph.origin(of: named)
    } else {
      material = nil
      materialToken = nil
    }
  }

  /// What follows from the role.
  public var traits: RoleTraits { .of(role.value) }
  /// Whether it is made of Liquid Glass by name.
  public var isGlass: Bool { material?.kind == .glass }
  /// Whether it is made of clear glass.
  public var isClearGlass: Bool { material?.variant == .clear }
  /// Whether it is made of a standard material by name.
  public var isStandard: Bool { material?.kind == .standard }
  /// Where it lies.
  public var layer: RoleTraits.Layer { declared.layer?.value ?? traits.layer }
  /// Whether it reacts.
  public var interaction: RoleTraits.Interaction { declared.interaction?.value ?? traits.interaction }
  /// The state it is drawn in.
  public var state: SurfaceState { declared.state?.value ?? .rest }
  /// How much text it holds.
  public var text: RoleTraits.TextAmount { declared.text?.value ?? traits.text }
  /// Whether a team draws it itself.
  public var isCustom: Bool { declared.custom?.value ?? false }
  /// The colour scheme its place requires.
  public var scheme: SurfaceScheme { declared.scheme?.value ?? .both }
  /// What the material is to achieve.
  public var purpose: Purpose { declared.purpose?.value ?? .none }
  /// Why it is coloured.
  public var emphasis: Emphasis { declared.emphasis?.value ?? .none }
  /// How content fades under it.
  public var scrollEdge: ScrollEdge { declared.scrollEdge?.value ?? .automatic }
  /// Its outline: a capsule for controls of glass, else a rectangle.
  public var shape: SurfaceShape {
    declared.shape?.value ?? (isGlass && role.value.isControl ? .capsule : .rectangle)
  }
  /// What lies behind, if declared.
  public var backdrop: Backdrop? { declared.backdrop?.value }
  /// What darkens the backdrop, if declared.
  public var dimming: Dimming? { declared.dimming?.value }
  /// The colour on the glass.
  public var tint: Tint { declared.tint?.value ?? .none }
  /// The colour under the material.
  public var fill: FillChoice { declared.fill?.value ?? .none }
  /// What it lies on.
  public var on: Underlay { declared.on?.value ?? .content }
  /// What stands on it.
  public var content: [Foreground] { declared.content ?? [] }
  /// Whether a foreground reacts: its own word, else inactive where the surface is.
  public func isActive(_ foreground: Foreground) -> Bool {
    (foreground.state ?? (state == .inactive ? .inactive : .active)) == .active
  }
}
