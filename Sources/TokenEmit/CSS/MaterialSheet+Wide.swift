import TokenModel

/// The colours that sRGB does not hold, found before any rule is written.
extension MaterialSheet {
  /// Gives each a property, in the order of tokens and then of surfaces.
  mutating func addWide(_ surfaces: [PlatformSurface], _ looks: WebLooks) {
    for token in emission.tokens {
      switch emission.set.baseValue(of: token) {
      case .material: addWide(looks[token], of: token)
      case .vibrancy(let level):
        wide.add(level.appearance.light, of: token)
        wide.add(level.appearance.dark, of: token)
      default: break
      }
    }
    for surface in surfaces {
      if let token = surface.materialToken { addWide(looks[token], of: token) }
      addWide(surface)
    }
  }

  private mutating func addWide(_ look: SchemePair<WebLook>?, of token: TokenID) {
    guard let look else { return }
    for side in [look.light, look.dark] {
      for color in [side.opaque, side.border, side.css?.overlay] { wide.add(color, of: token) }
    }
  }

  private mutating func addWide(_ surface: PlatformSurface) {
    let token = surface.token
    if case .color(let color) = surface.fill { wide.add(color, of: token) }
    if case .layer(let color, let opacity)? = surface.dimming { wide.add(color.with(alpha: opacity), of: token) }
    if surface.materialToken != nil {
      switch surface.tint {
      case .none: break
      case .color(let color): wide.add(color, of: token)
      case .set(let light, let dark, let more):
        for color in [light, dark, more.light, more.dark] { wide.add(color, of: token) }
      }
    }
    for foreground in surface.content {
      if case .color(let color, _) = foreground.style.value { wide.add(color, of: token) }
    }
  }
}
