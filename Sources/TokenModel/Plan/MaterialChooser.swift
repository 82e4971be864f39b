/// Chooses the call that draws a material, in each framework of a platform.
///
/// The choices that no table of Apple's makes (thickness in AppKit and in UIKit on tvOS, what stands in for glass
/// before OS 26) follow what Catalyst shows for the same thickness, and the role.
struct MaterialChooser {
  private let surface: PlatformSurface
  private let material: MaterialValue
  private let version: PlatformVersion

  init(_ surface: PlatformSurface, _ material: MaterialValue, version: PlatformVersion) {
    self.surface = surface
    self.material = material
    self.version = version
  }

  private var platform: Platform { surface.platform }
  private var hasGlass: Bool { platform != .visionOS && version >= PlatformVersion(26) }

  /// The thickness to draw: the token's, the one nearest to a look of its own, or regular.
  private func thickness(_ drawing: inout SurfaceDrawing) -> MaterialValue.Thickness {
    if let thickness = material.thickness { return thickness }
    note(material.appKit == nil ? .appearanceByThickness : .purposeElsewhere, &drawing)
    return material.appKit == nil ? material.nearestThickness : .regular
  }

  private func note(_ notice: PlanNotice, _ drawing: inout SurfaceDrawing) {
    drawing.isFallback = true
    if !drawing.notices.contains(notice) { drawing.notices.append(notice) }
  }

  // MARK: SwiftUI

  func swiftUI(_ drawing: inout SurfaceDrawing) -> Backing {
    if let variant = material.variant { return glassInSwiftUI(variant, &drawing) }
    if platform == .macOS, let appKit = material.appKit { return visualEffect(appKit) }
    let thickness = thickness(&drawing)
    guard thickness == .bar else { return .material(thickness) }
    switch platform {
    case .tvOS:
      note(.barOnTVOS, &drawing)
      return .material(.regular)
    case .watchOS:
      note(.barOnWatchOS, &drawing)
      return .material(.thin)
    default: return .material(.bar)
    }
  }

  private func glassInSwiftUI(_ variant: MaterialValue.Variant, _ drawing: inout SurfaceDrawing) -> Backing {
    if platform == .visionOS {
      if variant == .clear { note(.clearOnVisionOS, &drawing) }
      return .visionGlass
    }
    if hasGlass { return glass(variant, &drawing) }
    drawing.isFallback = true
    return .material(variant == .clear ? .ultraThin : .regular)
  }

  private func glass(_ variant: MaterialValue.Variant, _ drawing: inout SurfaceDrawing) -> Backing {
    .glass(variant, isInteractive: isInteractive)
  }

  /// Whether glass moves under a finger: single controls do, what holds several of them does not.
  private var isInteractive: Bool { surface.interaction != .none && surface.role.value.isLeaf }

  // MARK: UIKit

  func uiKit(_ drawing: inout SurfaceDrawing) -> Backing {
    if let variant = material.variant {
      if platform == .visionOS { return .visionGlass }
      if hasGlass { return glass(variant, &drawing) }
      drawing.isFallback = true
      return blur(variant == .clear ? .ultraThin : .regular, &drawing)
    }
    return blur(thickness(&drawing), &drawing)
  }

  private func blur(_ thickness: MaterialValue.Thickness, _ drawing: inout SurfaceDrawing) -> Backing {
    if platform == .tvOS { return blurOnTVOS(thickness) }
    if thickness == .ultraThick { note(.ultraThickInUIKit, &drawing) }
    let style: BlurStyle =
      switch thickness {
      case .ultraThin: .systemUltraThinMaterial
      case .thin: .systemThinMaterial
      case .regular: .systemMaterial
      case .thick, .ultraThick: .systemThickMaterial
      case .bar: .systemChromeMaterial
      }
    return .blur(SchemePair(light: style, dark: style))
  }

  private func blurOnTVOS(_ thickness: MaterialValue.Thickness) -> Backing {
    switch thickness {
    case .ultraThin: .blur(SchemePair(light: .light, dark: .dark))
    case .thin, .regular, .bar: .blur(SchemePair(light: .regular, dark: .regular))
    case .thick: .blur(SchemePair(light: .prominent, dark: .extraDark))
    case .ultraThick: .blur(SchemePair(light: .prominent, dark: .prominent))
    }
  }

  // MARK: AppKit

  func appKit(_ drawing: inout SurfaceDrawing) -> Backing {
    if let variant = material.variant {
      guard hasGlass else {
        drawing.isFallback = true
        return glassFallbackInAppKit
      }
      let reacts = version >= PlatformVersion(27)
      if isInteractive, !reacts { drawing.notices.append(.noInteraction) }
      return .glass(variant, isInteractive: isInteractive && reacts)
    }
    if let appKit = material.appKit { return visualEffect(appKit) }
    return visualEffect(thickness(&drawing), &drawing)
  }

  private func visualEffect(_ appKit: MaterialValue.AppKit) -> Backing {
    .visualEffect(
      appKit.purpose, appKit.blending ?? surface.traits.blending ?? .withinWindow, appKit.state,
      isEmphasized: appKit.isEmphasized)
  }

  private func visualEffect(_ thickness: MaterialValue.Thickness, _ drawing: inout SurfaceDrawing) -> Backing {
    let blending = surface.traits.blending ?? .withinWindow
    let isHUD = surface.traits.purposes.contains(.hudWindow)
    let purpose: AppKitPurpose =
      switch thickness {
      case .ultraThin: isHUD ? .hudWindow : .popover
      case .thin: surface.traits.purposes.first ?? .popover
      case .regular: .popover
      case .thick: .menu
      case .ultraThick: .windowBackground
      case .bar: .titlebar
      }
    if thickness == .ultraThick { note(.ultraThickInAppKit, &drawing) }
    return .visualEffect(
      purpose, thickness == .bar ? .withinWindow : blending, .followsWindowActiveState, isEmphasized: false)
  }

  /// What stands in for glass before macOS 26, and while transparency is reduced. The heads-up material never stands
  /// in for the background of a whole window, which it would darken.
  var glassFallbackInAppKit: Backing {
    let purpose: AppKitPurpose =
      switch surface.role.value {
      case .sidebar: .sidebar
      case .menu: .menu
      case .window, .appBackground, .underWindow, .pageBackground, .fullscreen, .fullscreenModal:
        surface.traits.purposes.first ?? .windowBackground
      default: material.variant == .clear ? .hudWindow : .popover
      }
    return .visualEffect(purpose, surface.traits.blending ?? .withinWindow, .active, isEmphasized: false)
  }
}
