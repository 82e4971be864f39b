/// Drafts the drawing of one surface on one version of its platform under one setting.
struct SurfaceDrafter {
  let surface: PlatformSurface
  let set: TokenSet
  let version: PlatformVersion
  let setting: AccessibilitySetting

  init(_ surface: PlatformSurface, _ set: TokenSet, version: PlatformVersion, setting: AccessibilitySetting) {
    self.surface = surface
    self.set = set
    self.version = version
    self.setting = setting
  }

  var platform: Platform { surface.platform }
  private var hasUIKit: Bool { [.iOS, .iPadOS, .tvOS, .visionOS].contains(platform) }

  /// The drawing, with everything that stands on the surface.
  func drawing() -> SurfaceDrawing {
    var drawing = SurfaceDrawing()
    addBacking(to: &drawing)
    addLayers(to: &drawing)
    addButton(to: &drawing)
    addForegrounds(to: &drawing)
    drawing.notices.sort { $0.rank < $1.rank }
    return drawing
  }

  /// Sets the same backing for every framework of the platform.
  private func setAll(_ backing: Backing, in drawing: inout SurfaceDrawing) {
    if platform == .web {
      drawing.web = backing
      return
    }
    drawing.swiftUI = backing
    if hasUIKit { drawing.uiKit = backing }
    if platform == .macOS { drawing.appKit = backing }
  }

  // MARK: Backing

  private func addBacking(to drawing: inout SurfaceDrawing) {
    guard let material = surface.material else { return addPlainBacking(to: &drawing) }
    if platform == .web { return setAll(surface.materialToken.map(Backing.stylesheet) ?? .none, in: &drawing) }
    if let color = replacement(of: material, &drawing) { return setAll(.color(color), in: &drawing) }
    let choice = MaterialChooser(surface, material, version: version)
    drawing.swiftUI = choice.swiftUI(&drawing)
    if hasUIKit { drawing.uiKit = choice.uiKit(&drawing) }
    if platform == .macOS {
      let isPlainGlass = setting == .reducedTransparency && material.kind == .glass
      // `NSGlassEffectView` stays as it is while transparency is reduced; a visual effect turns opaque.
      drawing.appKit = isPlainGlass ? choice.glassFallbackInAppKit : choice.appKit(&drawing)
      drawing.isFallback = drawing.isFallback || isPlainGlass
    }
  }

  /// What a surface without a material token stands on.
  private func addPlainBacking(to drawing: inout SurfaceDrawing) {
    if surface.materialChoice.value == .system { return setAll(.system, in: &drawing) }
    guard case .color(let fill) = surface.fill else { return setAll(.none, in: &drawing) }
    setAll(.color(SchemePair(light: fill, dark: fill)), in: &drawing)
  }

  /// The opaque colour that takes the material's place, if one has to.
  private func replacement(
    of material: MaterialValue, _ drawing: inout SurfaceDrawing
  ) -> SchemePair<ColorCoordinates>? {
    let isOwn = surface.materialToken.map { set.assembled.layer(of: $0) == .project } ?? false
    if setting == .reducedTransparency, isOwn, let opaque = material.declaredOpaque { return opaque }
    if surface.role.value == .widget {
      drawing.notices.append(.materialInWidget)
    } else if platform == .watchOS, version < PlatformVersion(10) {
      drawing.notices.append(.materialAsColor)
    } else if material.isOpaqueLook {
      return material.opaque
    } else {
      return nil
    }
    drawing.isFallback = true
    return material.opaque
  }

  // MARK: Layers

  private func addLayers(to drawing: inout SurfaceDrawing) {
    let backing = drawing.swiftUI ?? drawing.web ?? .none
    if case .color(let fill) = surface.fill, surface.material != nil, !backing.isColor { drawing.fill = fill }
    if case .layer(let color, let opacity)? = surface.dimming, opacity > 0, !backing.isColor {
      if backing == .visionGlass {
        drawing.notices.append(.dimmingOnVisionOS)
      } else {
        drawing.dimming = color.with(alpha: opacity)
      }
    }
    if let colors = tintColors { addTint(colors, over: backing, to: &drawing) }
    if setting == .increasedContrast, platform != .web { drawing.border = ownBorder }
  }

  private func addTint(
    _ colors: SchemePair<ColorCoordinates>, over backing: Backing, to drawing: inout SurfaceDrawing
  ) {
    switch backing {
    case .visionGlass: drawing.notices.append(.tintOnVisionOS)
    case .glass:
      drawing.tint = TintPlan(colors: colors, placement: .glass)
      let isTranslucent = min(colors.light.alpha, colors.dark.alpha) < 1
      if platform == .macOS, isTranslucent { drawing.notices.append(.translucentTint) }
    default: drawing.tint = TintPlan(colors: colors, placement: .overlay)
    }
  }

  private var tintColors: SchemePair<ColorCoordinates>? {
    switch surface.tint {
    case .none: nil
    case .color(let color): SchemePair(light: color, dark: color)
    case .set(let light, let dark, let increased):
      setting == .increasedContrast ? increased : SchemePair(light: light, dark: dark)
    }
  }

  /// The line that a team's own material asks for while contrast is increased.
  private var ownBorder: SchemePair<ColorCoordinates>? {
    guard let token = surface.materialToken, set.assembled.layer(of: token) == .project,
      let look = surface.material?.appearance, let light = look.light.increasedContrastBorder,
      let dark = look.dark.increasedContrastBorder
    else { return nil }
    return SchemePair(light: light, dark: dark)
  }

  // MARK: Buttons

  private func addButton(to drawing: inout SurfaceDrawing) {
    guard surface.role.value == .button, platform != .web, let material = surface.material, material.kind == .glass
    else { return }
    let isProminent = surface.emphasis == .primaryAction || surface.tint != .none
    guard case .glass(let variant, _)? = drawing.swiftUI else {
      drawing.button = ButtonPlan(style: .bordered, isProminent: isProminent)
      return
    }
    let isClear = variant == .clear && version >= PlatformVersion(26, 1)
    if variant == .clear, !isClear { drawing.notices.append(.clearButton) }
    drawing.button = ButtonPlan(style: isClear ? .clearGlass : .glass, isProminent: isProminent)
  }
}

extension PlanNotice {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Backing {
  /// Whether it is a colour, through which nothing shows.
  var isColor: Bool { if case .color = self { true } else { false } }
}
