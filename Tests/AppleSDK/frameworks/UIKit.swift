// swift-format-ignore-file
// UIKit stand-in. Body-less declarations: build-sdk reads this file as a textual module interface.
// Facts: developer.apple.com/documentation/uikit/<page named per group>; raw values from public bindings made from the SDK headers.
// On watchOS only UIColor, UIFont and UIImage exist. visionOS availability is written out.
// "unconfirmed" marks what no Apple page was seen for.
import Swift
import _Concurrency
@_exported import Foundation

// MARK: Colours — uicolor, uicolor/init(displayp3red:green:blue:alpha:), init(dynamicprovider:), label, systemfill, systembackground
open class UIColor : Foundation.NSObject, @unchecked Swift.Sendable {
  @objc deinit
  public init(white: CGFloat, alpha: CGFloat)
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  @available(iOS 10.0, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
  public init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(cgColor: CGColor)
  public init?(coder: Foundation.NSCoder)
  @available(iOS 11.0, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
  public convenience init?(named name: Swift.String)
  open var cgColor: CGColor { get }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  open func getRed(_ red: Swift.UnsafeMutablePointer<CGFloat>?, green: Swift.UnsafeMutablePointer<CGFloat>?, blue: Swift.UnsafeMutablePointer<CGFloat>?, alpha: Swift.UnsafeMutablePointer<CGFloat>?) -> Swift.Bool
  open class var black: UIColor { get }
  open class var darkGray: UIColor { get }
  open class var lightGray: UIColor { get }
  open class var white: UIColor { get }
  open class var gray: UIColor { get }
  open class var red: UIColor { get }
  open class var green: UIColor { get }
  open class var blue: UIColor { get }
  open class var cyan: UIColor { get }
  open class var yellow: UIColor { get }
  open class var magenta: UIColor { get }
  open class var orange: UIColor { get }
  open class var purple: UIColor { get }
  open class var brown: UIColor { get }
  open class var clear: UIColor { get }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension UIColor {
  public class var label: UIColor { get }
  public class var secondaryLabel: UIColor { get }
  public class var tertiaryLabel: UIColor { get }
  public class var quaternaryLabel: UIColor { get }
  public class var placeholderText: UIColor { get }
  public class var separator: UIColor { get }
  public class var opaqueSeparator: UIColor { get }
  public class var link: UIColor { get }
  public class var systemIndigo: UIColor { get }
  public class var systemBrown: UIColor { get }
}
@available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension UIColor {
  public class var systemFill: UIColor { get }
  public class var secondarySystemFill: UIColor { get }
  public class var tertiarySystemFill: UIColor { get }
  public class var quaternarySystemFill: UIColor { get }
  public class var systemBackground: UIColor { get }
  public class var secondarySystemBackground: UIColor { get }
  public class var tertiarySystemBackground: UIColor { get }
  public class var systemGroupedBackground: UIColor { get }
  public class var secondarySystemGroupedBackground: UIColor { get }
  public class var tertiarySystemGroupedBackground: UIColor { get }
  public class var systemGray2: UIColor { get }
  public class var systemGray3: UIColor { get }
  public class var systemGray4: UIColor { get }
  public class var systemGray5: UIColor { get }
  public class var systemGray6: UIColor { get }
}
@available(iOS 7.0, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension UIColor {
  public class var systemRed: UIColor { get }
  public class var systemGreen: UIColor { get }
  public class var systemBlue: UIColor { get }
  public class var systemOrange: UIColor { get }
  public class var systemYellow: UIColor { get }
  public class var systemPink: UIColor { get }
  public class var systemPurple: UIColor { get }
  public class var systemTeal: UIColor { get }
  public class var systemGray: UIColor { get }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension UIColor {
  public class var systemMint: UIColor { get }
  public class var systemCyan: UIColor { get }
  public class var tintColor: UIColor { get }
}
#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIColor {
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
}
@available(iOS 11.0, tvOS 11.0, visionOS 1.0, *)
extension UIColor { public convenience init?(named name: Swift.String, in bundle: Foundation.Bundle?, compatibleWith traitCollection: UITraitCollection?) }
#endif

// MARK: Fonts — uifont, uifont/weight, uifontmetrics
open class UIFont : Foundation.NSObject, @unchecked Swift.Sendable {
  @objc deinit
  public init?(name fontName: Swift.String, size fontSize: CGFloat)
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
  open var fontDescriptor: UIFontDescriptor { get }
  open var lineHeight: CGFloat { get }
  open var leading: CGFloat { get }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  open var familyName: Swift.String { get }
  open var fontName: Swift.String { get }
  open var pointSize: CGFloat { get }
  open func withSize(_ fontSize: CGFloat) -> UIFont
  public struct Weight : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public static let ultraLight: UIFont.Weight
    public static let thin: UIFont.Weight
    public static let light: UIFont.Weight
    public static let regular: UIFont.Weight
    public static let medium: UIFont.Weight
    public static let semibold: UIFont.Weight
    public static let bold: UIFont.Weight
    public static let heavy: UIFont.Weight
    public static let black: UIFont.Weight
  }
  public struct TextStyle : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(rawValue: Swift.String)
    @available(tvOS, unavailable) public static let largeTitle: UIFont.TextStyle
    public static let title1: UIFont.TextStyle
    public static let title2: UIFont.TextStyle
    public static let title3: UIFont.TextStyle
    public static let headline: UIFont.TextStyle
    public static let subheadline: UIFont.TextStyle
    public static let body: UIFont.TextStyle
    public static let callout: UIFont.TextStyle
    public static let footnote: UIFont.TextStyle
    public static let caption1: UIFont.TextStyle
    public static let caption2: UIFont.TextStyle
  }
}
// uifontdescriptor, uifontdescriptor/withdesign(_:), systemdesign, attributename, traitkey
open class UIFontDescriptor : Foundation.NSObject, @unchecked Swift.Sendable {
  @objc deinit
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName : Any] = [:])
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Swift.Set<UIFontDescriptor.AttributeName>?) -> [UIFontDescriptor]
  @available(iOS 13.0, tvOS 13.0, watchOS 5.2, visionOS 1.0, *) open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
  public struct AttributeName : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(rawValue: Swift.String)
    public static let family: UIFontDescriptor.AttributeName
    public static let name: UIFontDescriptor.AttributeName
    public static let traits: UIFontDescriptor.AttributeName
  }
  public struct TraitKey : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(rawValue: Swift.String)
    public static let symbolic: UIFontDescriptor.TraitKey
    public static let weight: UIFontDescriptor.TraitKey
    public static let width: UIFontDescriptor.TraitKey
    public static let slant: UIFontDescriptor.TraitKey
  }
  public struct SystemDesign : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(rawValue: Swift.String)
    @available(iOS 13.0, tvOS 13.0, watchOS 5.2, visionOS 1.0, *) public static let `default`: UIFontDescriptor.SystemDesign
    @available(iOS 13.0, tvOS 13.0, watchOS 5.2, visionOS 1.0, *) public static let rounded: UIFontDescriptor.SystemDesign
    @available(iOS 13.0, tvOS 13.0, watchOS 7.0, visionOS 1.0, *) public static let monospaced: UIFontDescriptor.SystemDesign
    @available(iOS 13.0, tvOS 13.0, watchOS 7.0, visionOS 1.0, *) public static let serif: UIFontDescriptor.SystemDesign
  }
}
@available(iOS 11.0, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
open class UIFontMetrics : Foundation.NSObject, @unchecked Swift.Sendable {
  @objc deinit
  public init(forTextStyle textStyle: UIFont.TextStyle)
  open func scaledFont(for font: UIFont) -> UIFont
  open func scaledValue(for value: CGFloat) -> CGFloat
}

#if !os(watchOS)
// MARK: Traits and accessibility — uitraitcollection, uiuserinterfacestyle, uiaccessibilitycontrast, uiaccessibility/isreducemotionenabled (MainActor)
public enum UIUserInterfaceStyle : Swift.Int, Swift.Sendable { case unspecified = 0, light = 1, dark = 2 }
public enum UIUserInterfaceLevel : Swift.Int, Swift.Sendable { case unspecified = -1, base = 0, elevated = 1 }
public enum UIAccessibilityContrast : Swift.Int, Swift.Sendable { case unspecified = -1, normal = 0, high = 1 }
public enum UIUserInterfaceIdiom : Swift.Int, Swift.Sendable { case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6 }
open class UITraitCollection : Foundation.NSObject, @unchecked Swift.Sendable {
  override public init()
  @objc deinit
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle)
  public convenience init(accessibilityContrast: UIAccessibilityContrast)
  public convenience init(traitsFrom traitCollections: [UITraitCollection])
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  open var userInterfaceStyle: UIUserInterfaceStyle { get }
  open var accessibilityContrast: UIAccessibilityContrast { get }
  @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) open var userInterfaceLevel: UIUserInterfaceLevel { get }
  open var displayScale: CGFloat { get }
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) open class var current: UITraitCollection { get set }
  open func performAsCurrent(_ actions: () -> Swift.Void)
}
public enum UIAccessibility {}
extension UIAccessibility {
  @MainActor public static var isReduceTransparencyEnabled: Swift.Bool { get }
  @MainActor public static let reduceTransparencyStatusDidChangeNotification: Foundation.NSNotification.Name
  @MainActor public static let darkerSystemColorsStatusDidChangeNotification: Foundation.NSNotification.Name
  @MainActor public static var isReduceMotionEnabled: Swift.Bool { get }
  @MainActor public static var isDarkerSystemColorsEnabled: Swift.Bool { get }
  @MainActor public static var isInvertColorsEnabled: Swift.Bool { get }
}

// MARK: Views — uiview, uivisualeffectview, uibutton
@MainActor open class UIResponder : Foundation.NSObject, Swift.Sendable {
  @MainActor override public init()
  @objc deinit
}
@MainActor open class UIView : UIResponder {
  @MainActor public init(frame: CGRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @MainActor override public convenience init()
  @objc deinit
  @MainActor open var frame: CGRect { get set }
  @MainActor open var bounds: CGRect { get set }
  @MainActor open var alpha: CGFloat { get set }
  @MainActor open var isOpaque: Swift.Bool { get set }
  @MainActor open var isHidden: Swift.Bool { get set }
  @MainActor open var clipsToBounds: Swift.Bool { get set }
  @MainActor open var backgroundColor: UIColor? { get set }
  @MainActor open var tintColor: UIColor! { get set }
  @MainActor open var isUserInteractionEnabled: Swift.Bool { get set }
  @MainActor open var layer: CALayer { get }
  @MainActor open var traitCollection: UITraitCollection { get }
  @MainActor open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  @MainActor open var superview: UIView? { get }
  @MainActor open var subviews: [UIView] { get }
  @MainActor open var translatesAutoresizingMaskIntoConstraints: Swift.Bool { get set }
  @MainActor open var autoresizingMask: UIView.AutoresizingMask { get set }
  @MainActor open func addSubview(_ view: UIView)
  @MainActor open func sendSubviewToBack(_ view: UIView)
  @MainActor open func bringSubviewToFront(_ view: UIView)
  @MainActor open func insertSubview(_ view: UIView, at index: Swift.Int)
  @MainActor open func removeFromSuperview()
  @MainActor open func layoutSubviews()
  @MainActor open func setNeedsLayout()
  @MainActor open func setNeedsDisplay()
  @MainActor open func tintColorDidChange()
  @MainActor open func sizeThatFits(_ size: CGSize) -> CGSize
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  @available(tvOS, introduced: 9.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  @MainActor open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  @MainActor open func didMoveToWindow()
  public struct AutoresizingMask : Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static var flexibleWidth: UIView.AutoresizingMask { get }
    public static var flexibleHeight: UIView.AutoresizingMask { get }
  }
}
// quartzcore/calayer: lives in QuartzCore on Apple platforms
open class CALayer : Foundation.NSObject {
  override public init()
  @objc deinit
  open var cornerRadius: CGFloat { get set }
  open var cornerCurve: CALayerCornerCurve { get set }
  open var masksToBounds: Swift.Bool { get set }
  open var borderWidth: CGFloat { get set }
  open var borderColor: CGColor? { get set }
  open var backgroundColor: CGColor? { get set }
  open var opacity: Swift.Float { get set }
  open var shadowColor: CGColor? { get set }
  open var shadowOpacity: Swift.Float { get set }
  open var shadowOffset: CGSize { get set }
  open var shadowRadius: CGFloat { get set }
}
public struct CALayerCornerCurve : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
  public var rawValue: Swift.String
  public init(rawValue: Swift.String)
  public static let circular: CALayerCornerCurve
  public static let continuous: CALayerCornerCurve
}
@MainActor open class UIControl : UIView {
  @MainActor override public init(frame: CGRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var isEnabled: Swift.Bool { get set }
}
@MainActor open class UILabel : UIView {
  @MainActor override public init(frame: CGRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var text: Swift.String? { get set }
  @MainActor open var font: UIFont! { get set }
  @MainActor open var textColor: UIColor! { get set }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @MainActor open var preferredVibrancy: UILabelVibrancy { get set }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public enum UILabelVibrancy : Swift.Int, Swift.Sendable { case none = 0, automatic = 1 }
// uibutton/configuration-swift.struct/glass(), clearglass(): iOS 26, tvOS 26; not visionOS
@MainActor open class UIButton : UIControl {
  @MainActor override public init(frame: CGRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @MainActor public convenience init(configuration: UIButton.Configuration)
  @objc deinit
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @MainActor open var configuration: UIButton.Configuration? { get set }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public struct Configuration : Swift.Hashable {
    public static func plain() -> UIButton.Configuration
    public static func tinted() -> UIButton.Configuration
    public static func gray() -> UIButton.Configuration
    public static func filled() -> UIButton.Configuration
    public static func borderless() -> UIButton.Configuration
    public static func bordered() -> UIButton.Configuration
    public static func borderedTinted() -> UIButton.Configuration
    public static func borderedProminent() -> UIButton.Configuration
    @available(iOS 26.0, tvOS 26.0, *) @available(visionOS, unavailable) public static func glass() -> UIButton.Configuration
    @available(iOS 26.0, tvOS 26.0, *) @available(visionOS, unavailable) public static func prominentGlass() -> UIButton.Configuration
    @available(iOS 26.0, tvOS 26.0, *) @available(visionOS, unavailable) public static func clearGlass() -> UIButton.Configuration
    @available(iOS 26.0, tvOS 26.0, *) @available(visionOS, unavailable) public static func prominentClearGlass() -> UIButton.Configuration
    public var title: Swift.String? { get set }
    public var subtitle: Swift.String? { get set }
    public var baseForegroundColor: UIColor? { get set }
    public var baseBackgroundColor: UIColor? { get set }
    public static func == (a: UIButton.Configuration, b: UIButton.Configuration) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
  }
}
// uivisualeffect, uiblureffect/style, uivibrancyeffect, uivibrancyeffectstyle, uivisualeffectview
@MainActor open class UIVisualEffect : Foundation.NSObject, Swift.Sendable {
  @MainActor override public init()
  @objc deinit
}
@MainActor open class UIBlurEffect : UIVisualEffect {
  @MainActor public convenience init(style: UIBlurEffect.Style)
  @objc deinit
  public enum Style : Swift.Int, Swift.Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    @available(tvOS 10.0, *) @available(iOS, unavailable) @available(visionOS, unavailable) case extraDark = 3
    @available(iOS 10.0, tvOS 10.0, visionOS 1.0, *) case regular = 4
    @available(iOS 10.0, tvOS 10.0, visionOS 1.0, *) case prominent = 5
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemUltraThinMaterial = 6
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemThinMaterial = 7
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemMaterial = 8
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemThickMaterial = 9
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemChromeMaterial = 10
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemUltraThinMaterialLight = 11
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemThinMaterialLight = 12
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemMaterialLight = 13
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemThickMaterialLight = 14
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemChromeMaterialLight = 15
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemUltraThinMaterialDark = 16
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemThinMaterialDark = 17
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemMaterialDark = 18
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemThickMaterialDark = 19
    @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) case systemChromeMaterialDark = 20
  }
}
@available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable)
public enum UIVibrancyEffectStyle : Swift.Int, Swift.Sendable { case label = 0, secondaryLabel = 1, tertiaryLabel = 2, quaternaryLabel = 3, fill = 4, secondaryFill = 5, tertiaryFill = 6, separator = 7 }
@MainActor open class UIVibrancyEffect : UIVisualEffect {
  @MainActor public convenience init(blurEffect: UIBlurEffect)
  @available(iOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable)
  @MainActor public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle)
  @objc deinit
}
@MainActor open class UIVisualEffectView : UIView {
  @MainActor public init(effect: UIVisualEffect?)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var contentView: UIView { get }
  @MainActor open var effect: UIVisualEffect? { get set }
}
// uiglasseffect, uiglasscontainereffect: iOS 26, tvOS 26; not visionOS
@available(iOS 26.0, tvOS 26.0, *) @available(visionOS, unavailable)
@MainActor open class UIGlassEffect : UIVisualEffect {
  @MainActor override public init()
  @MainActor public convenience init(style: UIGlassEffect.Style)
  @objc deinit
  @MainActor open var isInteractive: Swift.Bool { get set }
  @MainActor open var tintColor: UIColor? { get set }
  public enum Style : Swift.Int, Swift.Sendable { case regular = 0, clear = 1 }
}
@available(iOS 26.0, tvOS 26.0, *) @available(visionOS, unavailable)
@MainActor open class UIGlassContainerEffect : UIVisualEffect {
  @MainActor override public init()
  @objc deinit
  @MainActor open var spacing: CGFloat { get set }
}
// uiview/cornerconfiguration, uicornerconfiguration: iOS, tvOS, visionOS 26
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct UICornerRadius : Swift.Hashable, Swift.Sendable, Swift.ExpressibleByFloatLiteral, Swift.ExpressibleByIntegerLiteral { // literals: unconfirmed
  public init(floatLiteral value: Swift.Double)
  public init(integerLiteral value: Swift.Int)
  public static func fixed(_ radius: Swift.Double) -> UICornerRadius
  public static func == (a: UICornerRadius, b: UICornerRadius) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct UICornerConfiguration {
  public static func capsule(maximumRadius: Swift.Double? = nil) -> UICornerConfiguration
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension UIView { @MainActor public var cornerConfiguration: UICornerConfiguration { get set } }
// uiscrolledgeeffect: iOS, tvOS, visionOS 26
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor open class UIScrollEdgeEffect : Foundation.NSObject {
  @objc deinit
  @MainActor open var style: UIScrollEdgeEffect.Style { get set }
  @MainActor open var isHidden: Swift.Bool { get set }
  @MainActor open class Style : Foundation.NSObject {
    @objc deinit
    @MainActor open class var automatic: UIScrollEdgeEffect.Style { get }
    @MainActor open class var hard: UIScrollEdgeEffect.Style { get }
    @MainActor open class var soft: UIScrollEdgeEffect.Style { get }
  }
}
#endif
#if !os(watchOS)
// uiviewcontroller, uiviewcontroller/preferredcontainerbackgroundstyle (visionOS 1)
@MainActor open class UIViewController : UIResponder {
  @MainActor override public init()
  @objc deinit
  @MainActor open var view: UIView! { get set }
  @MainActor open func viewDidLoad()
#if os(visionOS)
  @available(visionOS 1.0, *) @MainActor open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { get }
#endif
}
#endif
#if os(visionOS)
// uicontainerbackgroundstyle: visionOS 1
@available(visionOS 1.0, *)
public enum UIContainerBackgroundStyle : Swift.Int, Swift.Sendable { case automatic = 0, glass = 1, hidden = 2 } // raw values: unconfirmed
#endif
