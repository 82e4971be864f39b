import TokenModel

/// Whether glass may stand where a surface stands; of the ways it may not, each is another rule's to report.
enum GlassPlacement {
  /// Glass may stand here, or the surface has none.
  case allowed
  /// The surface lies in the content layer and no exception holds.
  case contentLayer
  /// A slider or toggle in the content layer that nobody is moving.
  case restingControl
  /// The functional layer is declared for what is no control.
  case noControl

  /// Judges a surface.
  static func of(_ surface: PlatformSurface) -> GlassPlacement {
    guard surface.isGlass else { return .allowed }
    let role = surface.role.value
    // There windows are made of glass; that it is not this glass is for visionos-window-glass to say.
    if surface.platform == .visionOS, role == .window { return .allowed }
    guard surface.layer == .content else { return role.isControl ? .allowed : .noControl }
    if role.isTransientControl, surface.interaction == .transient {
      return surface.state == .active ? .allowed : .restingControl
    }
    let takesFocus = surface.platform == .tvOS && (role == .image || role == .button)
    return takesFocus && surface.state == .focused ? .allowed : .contentLayer
  }
}

extension PlatformSurface {
  /// What puts the surface into its layer: a layer that differs from the role's, else the role.
  var layerCause: SurfaceMember { declared.layer.map { $0.value == traits.layer } ?? true ? .role : .layer }

  /// What gives the surface its amount of text: an amount that differs from the role's, else the role.
  var textCause: SurfaceMember { declared.text.map { $0.value == traits.text } ?? true ? .role : .text }
}
