/// Finds the looks that a surface's plan comes to, as the steps from a backdrop to what the content stands on.
public struct SurfaceLooks {
  private let set: TokenSet
  private var web: WebLooks

  /// Starts without looks.
  public init(_ set: TokenSet) {
    self.set = set
    web = WebLooks(set)
  }

  /// The steps from the backdrop to the ground of the content; nil where no look is known.
  mutating func ground(
    _ drawing: SurfaceDrawing, of surface: PlatformSurface, _ appearance: LegibilityRow.Appearance
  ) -> [LookStep]? {
    let isDark = appearance == .dark
    guard var look = face(drawing, of: surface, appearance)?.look else { return nil }
    if let fill = drawing.fill { look = look.beneath(fill) }
    if let dimming = drawing.dimming { look = look.beneath(dimming) }
    if let tint = drawing.tint { look = look.tinted(by: isDark ? tint.colors.dark : tint.colors.light) }
    return look.steps
  }

  /// What the material of a surface is drawn by, without dimming, fill and tint; nil where no look is known.
  public mutating func face(
    _ drawing: SurfaceDrawing, of surface: PlatformSurface, _ appearance: LegibilityRow.Appearance
  ) -> MaterialFace? {
    let isDark = appearance == .dark
    switch drawing.swiftUI ?? drawing.web ?? .none {
    case .none: return .bare
    case .system, .visionGlass: return nil
    case .color(let pair): return .color(isDark ? pair.dark : pair.light)
    case .stylesheet(let token): return webFace(token, isDark: isDark)
    case .material(let thickness): return face("material.\(thickness.rawValue)", surface, drawing, isDark: isDark)
    case .glass(let variant, _): return face("glass.\(variant.rawValue)", surface, drawing, isDark: isDark)
    case .visualEffect(let purpose, _, _, _):
      return face("macOS.\(purpose.rawValue)", surface, drawing, isDark: isDark)
    case .blur: return nil
    }
  }

  /// What a material by itself is drawn by on a platform; nil where no look is known.
  public mutating func face(
    of token: TokenID, on platform: Platform, _ appearance: LegibilityRow.Appearance
  ) -> MaterialFace? {
    guard case .material(let material)? = set.baseValue(of: token) else { return nil }
    let isDark = appearance == .dark
    if platform == .web { return webFace(token, isDark: isDark) }
    return declaredFace(material, set.graph.origin(of: token), platform, isDark: isDark)
      ?? web.counterpart(of: material).flatMap { recipeFace($0, platform, isDark: isDark) }
  }

  private mutating func webFace(_ token: TokenID, isDark: Bool) -> MaterialFace? {
    guard let pair = web.look(of: token) else { return nil }
    let look = isDark ? pair.dark : pair.light
    return look.css.map { .css($0) } ?? .color(look.opaque)
  }

  /// The look of a team's own material as it declares it, else the recipe of the token or of the library's.
  private func face(
    _ libraryPath: String, _ surface: PlatformSurface, _ drawing: SurfaceDrawing, isDark: Bool
  ) -> MaterialFace? {
    let isReplaced = surface.isGlass && !drawing.isGlass
    if !isReplaced, let token = surface.materialToken, let material = surface.material,
      let face = declaredFace(material, token, surface.platform, isDark: isDark)
    {
      return face
    }
    return set.token(at: "apple." + libraryPath).flatMap { recipeFace($0, surface.platform, isDark: isDark) }
  }

  /// What the material's own token says of how it is drawn.
  private func declaredFace(
    _ material: MaterialValue, _ token: TokenID, _ platform: Platform, isDark: Bool
  ) -> MaterialFace? {
    if let pair = material.recipe?.pair(on: platform) { return .recipe(isDark ? pair.dark : pair.light) }
    guard set.assembled.layer(of: token) == .project, let appearance = material.appearance, platform != .watchOS
    else { return nil }
    let side = isDark ? appearance.dark : appearance.light
    return side.isLook ? .css(CSSLook(side)) : nil
  }

  private func recipeFace(_ token: TokenID, _ platform: Platform, isDark: Bool) -> MaterialFace? {
    guard case .material(let model)? = set.baseValue(of: token), let pair = model.recipe?.pair(on: platform) else {
      return nil
    }
    return .recipe(isDark ? pair.dark : pair.light)
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
