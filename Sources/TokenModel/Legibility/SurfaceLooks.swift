/// Finds the looks that a surface's plan comes to, as the steps from a backdrop to what the content stands on.
struct SurfaceLooks {
  private let set: TokenSet
  private var web: WebLooks

  init(_ set: TokenSet) {
    self.set = set
    web = WebLooks(set)
  }

  /// The steps from the backdrop to the ground of the content; nil where no look is known.
  mutating func ground(
    _ drawing: SurfaceDrawing, of surface: PlatformSurface, _ appearance: LegibilityRow.Appearance
  ) -> [LookStep]? {
    let isDark = appearance == .dark
    guard var look = face(drawing, surface, isDark: isDark) else { return nil }
    if let fill = drawing.fill { look = look.beneath(fill) }
    if let dimming = drawing.dimming { look = look.beneath(dimming) }
    if let tint = drawing.tint { look = look.tinted(by: isDark ? tint.colors.dark : tint.colors.light) }
    return look.steps
  }

  private mutating func face(_ drawing: SurfaceDrawing, _ surface: PlatformSurface, isDark: Bool) -> Look? {
    switch drawing.swiftUI ?? drawing.web ?? .none {
    case .none: return Look(blur: 0)
    case .system, .visionGlass: return nil
    case .color(let pair): return Look(blur: 0).tinted(by: isDark ? pair.dark : pair.light)
    case .stylesheet(let token): return webFace(token, isDark: isDark)
    case .material(let thickness): return face("material.\(thickness.rawValue)", surface, drawing, isDark: isDark)
    case .glass(let variant, _): return face("glass.\(variant.rawValue)", surface, drawing, isDark: isDark)
    case .visualEffect(let purpose, _, _, _):
      return face("macOS.\(purpose.rawValue)", surface, drawing, isDark: isDark)
    case .blur: return nil
    }
  }

  private mutating func webFace(_ token: TokenID, isDark: Bool) -> Look? {
    guard let pair = web.look(of: token) else { return nil }
    let look = isDark ? pair.dark : pair.light
    return look.css.map { Look($0) } ?? Look(blur: 0).tinted(by: look.opaque)
  }

  /// The look of a team's own material as it declares it, else the recipe of the token or of the library's.
  private func face(
    _ libraryPath: String, _ surface: PlatformSurface, _ drawing: SurfaceDrawing, isDark: Bool
  ) -> Look? {
    let isReplaced = surface.isGlass && !drawing.isGlass
    if !isReplaced, let token = surface.materialToken, let material = surface.material {
      if let pair = material.recipe?.pair(on: surface.platform) { return Look(isDark ? pair.dark : pair.light) }
      let isOwn = set.assembled.layer(of: token) == .project
      if isOwn, let appearance = material.appearance, surface.platform != .watchOS {
        let side = isDark ? appearance.dark : appearance.light
        if side.isLook { return Look(CSSLook(side)) }
      }
    }
    guard let token = set.token(at: "apple." + libraryPath), case .material(let model)? = set.baseValue(of: token),
      let pair = model.recipe?.pair(on: surface.platform)
    else { return nil }
    return Look(isDark ? pair.dark : pair.light)
  }
}

extension MaterialAppearance {
  /// Whether it says how the material is drawn, beyond what is drawn in its place.
  var isLook: Bool { blur != nil || tint != nil || saturation != 1 || contrast != 1 || brightness != 1 }
}

extension SurfaceDrawing {
  /// Whether glass is drawn as glass.
  var isGlass: Bool {
    switch swiftUI ?? web ?? .none {
    case .glass, .visionGlass, .stylesheet: true
    default: false
    }
  }
}
