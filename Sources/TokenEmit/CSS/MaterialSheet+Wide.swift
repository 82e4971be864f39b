import TokenModel

/// The colours that sRGB does not hold, found before any rule is written.
extension MaterialSheet {
  /// Gives each a property, in the order of tokens and then of surfaces; those of the dark scheme's own tokens last.
  mutating func addWide(_ surfaces: [PlatformSurface]) {
    addWide(surfaces.map(\.token), sides.light)
    if emission.themes.axis(.appearance) != nil { addWide(surfaces.map(\.token), sides.dark) }
  }

  private mutating func addWide(_ surfaces: [TokenID], _ side: MaterialSides.Side) {
    for token in emission.tokens {
      guard let place = side.counterpart(of: token) else { continue }
      switch side.set.baseValue(of: place) {
      case .material: addWide(side.looks[place], of: place, side)
      case .vibrancy(let level):
        wide.add(level.appearance.light, of: place, in: side.set)
        wide.add(level.appearance.dark, of: place, in: side.set)
      default: break
      }
    }
    for surface in surfaces.compactMap({ side.surface(of: $0) }) {
      if let token = surface.materialToken { addWide(side.looks[token], of: token, side) }
      addWide(surface, side)
    }
  }

  private mutating func addWide(_ look: SchemePair<WebLook>?, of token: TokenID, _ side: MaterialSides.Side) {
    guard let look else { return }
    for scheme in [look.light, look.dark] {
      for color in [scheme.opaque, scheme.border, scheme.css?.overlay] { wide.add(color, of: token, in: side.set) }
    }
  }

  private mutating func addWide(_ surface: PlatformSurface, _ side: MaterialSides.Side) {
    let (token, set) = (surface.token, side.set)
    if case .color(let color) = surface.fill { wide.add(color, of: token, in: set) }
    if case .layer(let color, let opacity)? = surface.dimming {
      wide.add(color.with(alpha: opacity), of: token, in: set)
    }
    if surface.materialToken != nil {
      switch surface.tint {
      case .none: break
      case .color(let color): wide.add(color, of: token, in: set)
      case .set(let light, let dark, let more):
        for color in [light, dark, more.light, more.dark] { wide.add(color, of: token, in: set) }
      }
    }
    for foreground in surface.content {
      if case .color(let color, _) = foreground.style.value { wide.add(color, of: token, in: set) }
    }
  }
}
