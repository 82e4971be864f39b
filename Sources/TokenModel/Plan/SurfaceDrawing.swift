/// How a surface is drawn in one range of OS versions under one setting.
public struct SurfaceDrawing: Hashable, Sendable {
  /// The call in SwiftUI; nil on the web.
  public var swiftUI: Backing?
  /// The call in UIKit: iOS, iPadOS, tvOS, visionOS.
  public var uiKit: Backing?
  /// The call in AppKit: macOS.
  public var appKit: Backing?
  /// What the stylesheet draws: the web.
  public var web: Backing?
  /// The style of a button made of glass; nil for everything else.
  public var button: ButtonPlan?
  /// A colour beneath the material.
  public var fill: ColorCoordinates?
  /// A layer that darkens the backdrop, beneath the material; its opacity is the colour's alpha.
  public var dimming: ColorCoordinates?
  /// The colour on the surface.
  public var tint: TintPlan?
  /// A line around the surface.
  public var border: SchemePair<ColorCoordinates>?
  /// What stands on it, in source order.
  public var foregrounds: [ForegroundPlan] = []
  /// Whether some call stands in for one that the platform does not have here.
  public var isFallback = false
  /// What a reader has to know: what was left out or replaced, and why.
  public var notices: [PlanNotice] = []
}

/// What is behind the content of a surface, by the call that draws it.
public enum Backing: Hashable, Sendable {
  /// Nothing.
  case none
  /// Nothing of ours: the system draws the surface.
  case system
  /// An opaque colour, in both schemes.
  case color(SchemePair<ColorCoordinates>)
  /// SwiftUI's `Material`.
  case material(MaterialValue.Thickness)
  /// Liquid Glass: `glassEffect`, `UIGlassEffect`, `NSGlassEffectView`.
  case glass(MaterialValue.Variant, isInteractive: Bool)
  /// visionOS: `glassBackgroundEffect` in SwiftUI, `UIContainerBackgroundStyle.glass` in UIKit.
  case visionGlass
  /// `UIBlurEffect`, by scheme where tvOS has no style for both.
  case blur(SchemePair<BlurStyle>)
  /// `NSVisualEffectView`.
  case visualEffect(AppKitPurpose, AppKitBlending, AppKitState, isEmphasized: Bool)
  /// The class of a material in the stylesheet, by its token.
  case stylesheet(TokenID)
}

/// A style of `UIBlurEffect`, by its name there.
public enum BlurStyle: String, CaseIterable, Sendable {
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  case light, dark, extraDark, regular, prominent
}

/// The colour on a surface.
public struct TintPlan: Hashable, Sendable {
  /// How it is laid on.
  public enum Placement: String, CaseIterable, Sendable {
    /// Given to the glass, which takes it up.
    case glass
    /// Drawn over the material.
    case overlay
  }
  /// The colour in both schemes.
  public let colors: SchemePair<ColorCoordinates>
  /// How it is laid on.
  public let placement: Placement
}

/// The style of a button whose background the system draws.
public struct ButtonPlan: Hashable, Sendable {
  /// The families of styles.
  public enum Style: String, CaseIterable, Sendable {
    /// `.bordered`, `.borderedProminent`.
    case bordered
    /// `.glass`, `.glassProminent`.
    case glass
    /// The clear variant: `.glass(.clear)` in SwiftUI, `.clearGlass()` in UIKit.
    case clearGlass
  }
  /// The family.
  public let style: Style
  /// Whether it is the prominent one, which takes the tint as its background.
  public let isProminent: Bool
}
