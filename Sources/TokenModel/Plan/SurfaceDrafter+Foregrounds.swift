/// The colours of what stands on a surface.
extension SurfaceDrafter {
  func addForegrounds(to drawing: inout SurfaceDrawing) {
    for foreground in surface.content {
      var plan = ForegroundPlan(name: foreground.name)
      switch foreground.style.value {
      case .original: setAll(.original, in: &plan)
      case .color(let color, let token):
        if platform != .web, let token, let named = set.systemColor(token) {
          setAll(.systemColor(named), in: &plan)
        } else {
          setAll(.color(SchemePair(light: color, dark: color)), in: &plan)
        }
      case .vibrancy(let token): setVibrancy(token, in: &plan, on: &drawing)
      }
      drawing.foregrounds.append(plan)
    }
  }

  private func setAll(_ style: ForegroundStyle, in plan: inout ForegroundPlan) {
    if platform == .web {
      plan.web = style
      return
    }
    plan.swiftUI = style
    switch platform {
    case .iOS, .iPadOS, .tvOS, .visionOS: plan.uiKit = style
    case .macOS: plan.appKit = style
    default: break
    }
  }

  private func setVibrancy(_ token: TokenID, in plan: inout ForegroundPlan, on drawing: inout SurfaceDrawing) {
    guard case .vibrancy(let vibrancy)? = set.baseValue(of: token) else { return }
    if platform == .web {
      plan.web = .stylesheet(set.graph.origin(of: token))
      return
    }
    let style = VibrancyStyle(vibrancy.category, vibrancy.level)
    let flat = ForegroundStyle.color(vibrancy.appearance)
    plan.swiftUI = swiftUI(style, flat, &drawing)
    if drawing.uiKit != nil { plan.uiKit = uiKit(style, flat, &drawing) }
    if drawing.appKit != nil { plan.appKit = appKit(style, flat) }
  }

  private func note(_ notice: PlanNotice, _ drawing: inout SurfaceDrawing) {
    if !drawing.notices.contains(notice) { drawing.notices.append(notice) }
  }

  private func swiftUI(
    _ style: VibrancyStyle, _ flat: ForegroundStyle, _ drawing: inout SurfaceDrawing
  ) -> ForegroundStyle {
    switch style {
    case .label: return .hierarchical(1)
    case .secondaryLabel: return .hierarchical(2)
    case .tertiaryLabel: return .hierarchical(3)
    case .quaternaryLabel:
      guard platform == .visionOS else { return .hierarchical(4) }
      note(.quaternaryOnVisionOS, &drawing)
      return .hierarchical(3)
    case .separator:
      let hasStyle = platform == .macOS || platform == .visionOS || version >= separatorVersion
      return hasStyle ? .separator : flat
    case .fill, .secondaryFill, .tertiaryFill:
      note(.fillLevels, &drawing)
      if style == .fill { return .hierarchical(3) }
      return .hierarchical(style == .tertiaryFill && hasFifthLevel ? 5 : 4)
    }
  }

  /// The version that brings `SeparatorShapeStyle` to the platform.
  private var separatorVersion: PlatformVersion { PlatformVersion(platform == .watchOS ? 10 : 17) }

  /// Whether `HierarchicalShapeStyle.quinary` is there.
  private var hasFifthLevel: Bool {
    switch platform {
    case .iOS, .iPadOS: version >= PlatformVersion(16)
    case .tvOS: version >= PlatformVersion(17)
    case .watchOS: version >= PlatformVersion(10)
    default: true
    }
  }

  private func uiKit(
    _ style: VibrancyStyle, _ flat: ForegroundStyle, _ drawing: inout SurfaceDrawing
  ) -> ForegroundStyle {
    let isBlur = if case .blur? = drawing.uiKit { true } else { false }
    let isLabel = style.color.labelLevel != nil
    if platform == .tvOS {
      guard isLabel else { return flat }
      if isBlur {
        note(.plainVibrancy, &drawing)
        return .plainVibrancy
      }
      return style == .quaternaryLabel ? .systemColor(.quaternaryLabel) : .systemColor(style.color)
    }
    let isFourthOnVisionOS = platform == .visionOS && style == .quaternaryLabel
    if isFourthOnVisionOS { note(.quaternaryOnVisionOS, &drawing) }
    let style = isFourthOnVisionOS ? .tertiaryLabel : style
    return isBlur ? .vibrancy(style) : .systemColor(style.color)
  }

  private func appKit(_ style: VibrancyStyle, _ flat: ForegroundStyle) -> ForegroundStyle {
    switch style {
    case .fill, .secondaryFill, .tertiaryFill:
      version >= PlatformVersion(14) ? .systemColor(style.color) : flat
    default: .systemColor(style.color)
    }
  }
}
