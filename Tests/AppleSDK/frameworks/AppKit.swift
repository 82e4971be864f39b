// swift-format-ignore-file
// AppKit stand-in (macOS only). Body-less declarations: build-sdk reads this file as a textual module interface.
// Facts: developer.apple.com/documentation/appkit/<page named per group>; raw values from public bindings made from the SDK headers.
// "unconfirmed" marks what no Apple page was seen for.
import Swift
import _Concurrency
@_exported import Foundation

public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

// MARK: Colours — nscolor, nscolor/init(srgbred:green:blue:alpha:), init(displayp3red:…), init(name:dynamicprovider:), systemfill (macOS 14)
open class NSColor : Foundation.NSObject, @unchecked Swift.Sendable {
  public typealias Name = Swift.String
  override public init()
  @objc deinit
  public init?(coder: Foundation.NSCoder)
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  @available(macOS 10.12, *) public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public convenience init(white: CGFloat, alpha: CGFloat)
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat)
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat)
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public convenience init?(cgColor: CGColor)
  @available(macOS 10.13, *) public convenience init?(named name: NSColor.Name)
  @available(macOS 10.13, *) public convenience init?(named name: NSColor.Name, bundle: Foundation.Bundle?)
  @available(macOS 10.15, *) public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
  open var cgColor: CGColor { get }
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor
  open class var black: NSColor { get }
  open class var white: NSColor { get }
  open class var gray: NSColor { get }
  open class var clear: NSColor { get }
  open class var red: NSColor { get }
  open class var green: NSColor { get }
  open class var blue: NSColor { get }
  open class var labelColor: NSColor { get }
  open class var secondaryLabelColor: NSColor { get }
  open class var tertiaryLabelColor: NSColor { get }
  open class var quaternaryLabelColor: NSColor { get }
  @available(macOS 14.0, *) open class var quinaryLabel: NSColor { get }
  @available(macOS 10.14, *) open class var separatorColor: NSColor { get }
  open class var textColor: NSColor { get }
  open class var placeholderTextColor: NSColor { get }
  open class var textBackgroundColor: NSColor { get }
  @available(macOS 10.10, *) open class var linkColor: NSColor { get }
  open class var windowBackgroundColor: NSColor { get }
  open class var controlBackgroundColor: NSColor { get }
  open class var underPageBackgroundColor: NSColor { get }
  open class var controlColor: NSColor { get }
  open class var controlTextColor: NSColor { get }
  @available(macOS 10.14, *) open class var controlAccentColor: NSColor { get }
  @available(macOS 10.14, *) open class var selectedContentBackgroundColor: NSColor { get }
  open class var gridColor: NSColor { get }
  open class var systemRed: NSColor { get }
  open class var systemGreen: NSColor { get }
  open class var systemBlue: NSColor { get }
  open class var systemOrange: NSColor { get }
  open class var systemYellow: NSColor { get }
  open class var systemBrown: NSColor { get }
  open class var systemPink: NSColor { get }
  open class var systemPurple: NSColor { get }
  open class var systemGray: NSColor { get }
  @available(macOS 10.12, *) open class var systemTeal: NSColor { get }
  @available(macOS 10.15, *) open class var systemIndigo: NSColor { get }
  @available(macOS 10.12, *) open class var systemMint: NSColor { get } // unconfirmed
  @available(macOS 12.0, *) open class var systemCyan: NSColor { get }
  @available(macOS 14.0, *) open class var systemFill: NSColor { get }
  @available(macOS 14.0, *) open class var secondarySystemFill: NSColor { get }
  @available(macOS 14.0, *) open class var tertiarySystemFill: NSColor { get }
  @available(macOS 14.0, *) open class var quaternarySystemFill: NSColor { get }
  @available(macOS 14.0, *) open class var quinarySystemFill: NSColor { get }
}

// MARK: Appearance — nsappearance, nsappearance/name-swift.struct, bestmatch(from:)
open class NSAppearance : Foundation.NSObject, @unchecked Swift.Sendable { // Sendable: unconfirmed
  @objc deinit
  public init?(coder: Foundation.NSCoder)
  public convenience init?(named name: NSAppearance.Name)
  open var name: NSAppearance.Name { get }
  @available(macOS 11.0, *) open class func currentDrawing() -> NSAppearance
  @available(macOS 11.0, *) open func performAsCurrentDrawingAppearance(_ block: () -> Swift.Void)
  open var allowsVibrancy: Swift.Bool { get }
  @available(macOS 10.14, *) open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name?
  public struct Name : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(_ rawValue: Swift.String)
    public init(rawValue: Swift.String)
    public static let aqua: NSAppearance.Name
    @available(macOS 10.14, *) public static let darkAqua: NSAppearance.Name
    public static let vibrantDark: NSAppearance.Name
    public static let vibrantLight: NSAppearance.Name
    @available(macOS 10.14, *) public static let accessibilityHighContrastAqua: NSAppearance.Name
    @available(macOS 10.14, *) public static let accessibilityHighContrastDarkAqua: NSAppearance.Name
    @available(macOS 10.14, *) public static let accessibilityHighContrastVibrantLight: NSAppearance.Name
    @available(macOS 10.14, *) public static let accessibilityHighContrastVibrantDark: NSAppearance.Name
  }
}
// nsworkspace/accessibilitydisplayshouldreducetransparency: macOS 10.10; isolation: unconfirmed
open class NSWorkspace : Foundation.NSObject {
  @objc deinit
  open class var shared: NSWorkspace { get }
  // nsworkspace/notificationcenter, accessibilitydisplayoptionsdidchangenotification: macOS 10.10
  open var notificationCenter: Foundation.NotificationCenter { get }
  @available(macOS 10.10, *) public static let accessibilityDisplayOptionsDidChangeNotification: Foundation.NSNotification.Name
  @available(macOS 10.10, *) open var accessibilityDisplayShouldReduceTransparency: Swift.Bool { get }
  @available(macOS 10.10, *) open var accessibilityDisplayShouldIncreaseContrast: Swift.Bool { get }
  @available(macOS 10.10, *) open var accessibilityDisplayShouldDifferentiateWithoutColor: Swift.Bool { get }
  @available(macOS 10.12, *) open var accessibilityDisplayShouldReduceMotion: Swift.Bool { get }
}

// MARK: Fonts — nsfont, nsfont/weight
open class NSFont : Foundation.NSObject, @unchecked Swift.Sendable {
  @objc deinit
  public init?(name fontName: Swift.String, size fontSize: CGFloat)
  public init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat)
  open var fontDescriptor: NSFontDescriptor { get }
  open var ascender: CGFloat { get }
  open var descender: CGFloat { get }
  open var leading: CGFloat { get }
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
  @available(macOS 10.15, *) open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
  open class var systemFontSize: CGFloat { get }
  open var fontName: Swift.String { get }
  open var familyName: Swift.String? { get }
  open var pointSize: CGFloat { get }
  public struct Weight : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public static let ultraLight: NSFont.Weight
    public static let thin: NSFont.Weight
    public static let light: NSFont.Weight
    public static let regular: NSFont.Weight
    public static let medium: NSFont.Weight
    public static let semibold: NSFont.Weight
    public static let bold: NSFont.Weight
    public static let heavy: NSFont.Weight
    public static let black: NSFont.Weight
  }
}

// nsfontdescriptor, nsfontdescriptor/withdesign(_:), systemdesign, attributename, traitkey
open class NSFontDescriptor : Foundation.NSObject, @unchecked Swift.Sendable {
  @objc deinit
  public init(fontAttributes attributes: [NSFontDescriptor.AttributeName : Any]?)
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Swift.Set<NSFontDescriptor.AttributeName>?) -> [NSFontDescriptor]
  @available(macOS 10.15, *) open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> Self?
  public struct AttributeName : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(rawValue: Swift.String)
    public static let family: NSFontDescriptor.AttributeName
    public static let name: NSFontDescriptor.AttributeName
    public static let traits: NSFontDescriptor.AttributeName
  }
  public struct TraitKey : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(rawValue: Swift.String)
    public static let symbolic: NSFontDescriptor.TraitKey
    public static let weight: NSFontDescriptor.TraitKey
    public static let width: NSFontDescriptor.TraitKey
    public static let slant: NSFontDescriptor.TraitKey
  }
  public struct SystemDesign : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
    public var rawValue: Swift.String
    public init(rawValue: Swift.String)
    @available(macOS 10.15, *) public static let `default`: NSFontDescriptor.SystemDesign
    @available(macOS 10.15, *) public static let rounded: NSFontDescriptor.SystemDesign
    @available(macOS 10.15, *) public static let monospaced: NSFontDescriptor.SystemDesign
    @available(macOS 10.15, *) public static let serif: NSFontDescriptor.SystemDesign
  }
}

// MARK: Views — nsview, nsview/allowsvibrancy
@MainActor open class NSResponder : Foundation.NSObject, Swift.Sendable {
  @MainActor override public init()
  @MainActor public init?(coder: Foundation.NSCoder)
  @objc deinit
}
@MainActor open class NSView : NSResponder {
  @MainActor public init(frame frameRect: NSRect)
  @MainActor required override public init?(coder: Foundation.NSCoder)
  @MainActor override public convenience init()
  @objc deinit
  @MainActor open var frame: NSRect { get set }
  @MainActor open var bounds: NSRect { get set }
  @MainActor open var alphaValue: CGFloat { get set }
  @MainActor open var isHidden: Swift.Bool { get set }
  @MainActor open var wantsLayer: Swift.Bool { get set }
  @MainActor open var layer: CALayer? { get set }
  @MainActor open var superview: NSView? { get }
  @MainActor open var subviews: [NSView] { get set }
  @MainActor open var autoresizingMask: NSView.AutoresizingMask { get set }
  @MainActor open var translatesAutoresizingMaskIntoConstraints: Swift.Bool { get set }
  @MainActor open var appearance: NSAppearance? { get set }
  @available(macOS 10.14, *) @MainActor open var effectiveAppearance: NSAppearance { get }
  @available(macOS 10.10, *) @MainActor open var allowsVibrancy: Swift.Bool { get }
  @MainActor open func addSubview(_ view: NSView)
  @MainActor open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
  @MainActor open var needsLayout: Swift.Bool { get set }
  @MainActor open var needsDisplay: Swift.Bool { get set }
  @MainActor open var window: NSWindow? { get }
  @MainActor open func viewDidMoveToWindow()
  @MainActor open func removeFromSuperview()
  @MainActor open func hitTest(_ point: NSPoint) -> NSView?
  @MainActor open func layout()
  @available(macOS 10.14, *) @MainActor open func viewDidChangeEffectiveAppearance()
  public struct AutoresizingMask : Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static var width: NSView.AutoresizingMask { get }
    public static var height: NSView.AutoresizingMask { get }
  }
}
// quartzcore/calayer: lives in QuartzCore on Apple platforms
open class CALayer : Foundation.NSObject {
  override public init()
  @objc deinit
  open var cornerRadius: CGFloat { get set }
  @available(macOS 10.15, *) open var cornerCurve: CALayerCornerCurve { get set }
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
// nswindow, nswindow/orderingmode, nswindow/contentview
@MainActor open class NSWindow : NSResponder {
  @MainActor override public init()
  @objc deinit
  @MainActor open var contentView: NSView? { get set }
  public enum OrderingMode : Swift.Int, Swift.Sendable { case above = 1, below = -1, out = 0 }
}
// nsviewcontroller
@MainActor open class NSViewController : NSResponder {
  @MainActor override public init()
  @objc deinit
  @MainActor open var view: NSView { get set }
  @MainActor open func viewDidLoad()
}
@available(macOS 10.15, *)
public struct CALayerCornerCurve : Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
  public var rawValue: Swift.String
  public init(rawValue: Swift.String)
  public static let circular: CALayerCornerCurve
  public static let continuous: CALayerCornerCurve
}
// nsvisualeffectview, nsvisualeffectview/material-swift.enum, blendingmode-swift.enum, state-swift.enum
@available(macOS 10.10, *)
@MainActor open class NSVisualEffectView : NSView {
  @MainActor override public init(frame frameRect: NSRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var material: NSVisualEffectView.Material { get set }
  @MainActor open var blendingMode: NSVisualEffectView.BlendingMode { get set }
  @MainActor open var state: NSVisualEffectView.State { get set }
  @MainActor open var maskImage: NSImage? { get set }
  @available(macOS 10.12, *) @MainActor open var isEmphasized: Swift.Bool { get set }
  public enum Material : Swift.Int, Swift.Sendable {
    case titlebar = 3
    case selection = 4
    @available(macOS 10.11, *) case menu = 5
    @available(macOS 10.11, *) case popover = 6
    @available(macOS 10.11, *) case sidebar = 7
    @available(macOS 10.14, *) case headerView = 10
    @available(macOS 10.14, *) case sheet = 11
    @available(macOS 10.14, *) case windowBackground = 12
    @available(macOS 10.14, *) case hudWindow = 13
    @available(macOS 10.14, *) case fullScreenUI = 15
    @available(macOS 10.14, *) case toolTip = 17
    @available(macOS 10.14, *) case contentBackground = 18
    @available(macOS 10.14, *) case underWindowBackground = 21
    @available(macOS 10.14, *) case underPageBackground = 22
    @available(macOS, introduced: 10.10, deprecated: 10.14, message: "Use a specific semantic material instead.") case appearanceBased = 0
    @available(macOS, introduced: 10.10, deprecated: 10.14, message: "Use a specific semantic material instead.") case light = 1
    @available(macOS, introduced: 10.10, deprecated: 10.14, message: "Use a specific semantic material instead.") case dark = 2
    @available(macOS, introduced: 10.11, deprecated: 10.14, message: "Use a specific semantic material instead.") case mediumLight = 8
    @available(macOS, introduced: 10.11, deprecated: 10.14, message: "Use a specific semantic material instead.") case ultraDark = 9
  }
  public enum BlendingMode : Swift.Int, Swift.Sendable { case behindWindow = 0, withinWindow = 1 }
  public enum State : Swift.Int, Swift.Sendable { case followsWindowActiveState = 0, active = 1, inactive = 2 }
}
open class NSImage : Foundation.NSObject { // isolation: unconfirmed
  public init?(named name: Swift.String)
  public init(size: NSSize)
  @objc deinit
}
// nsglasseffectview, nsglasseffectcontainerview: macOS 26; effectisinteractive: macOS 27
@available(macOS 26.0, *)
@MainActor open class NSGlassEffectView : NSView {
  @MainActor override public init(frame frameRect: NSRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var contentView: NSView? { get set }
  @MainActor open var cornerRadius: CGFloat { get set }
  @MainActor open var tintColor: NSColor? { get set }
  @MainActor open var style: NSGlassEffectView.Style { get set }
  @available(macOS 27.0, *) @MainActor open var effectIsInteractive: Swift.Bool { get set }
  public enum Style : Swift.Int, Swift.Sendable { case regular = 0, clear = 1 }
}
@available(macOS 26.0, *)
@MainActor open class NSGlassEffectContainerView : NSView {
  @MainActor override public init(frame frameRect: NSRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var contentView: NSView? { get set }
  @MainActor open var spacing: CGFloat { get set }
}
// nsbutton/bezelstyle-swift.enum: glass = 16 (macOS 26); nstintprominence (macOS 26)
@MainActor open class NSControl : NSView {
  @MainActor override public init(frame frameRect: NSRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var isEnabled: Swift.Bool { get set }
  @MainActor open var font: NSFont? { get set }
  @MainActor open var stringValue: Swift.String { get set }
}
// nstextfield, nstextfield/init(labelwithstring:): macOS 10.12
@MainActor open class NSTextField : NSControl {
  @MainActor override public init(frame frameRect: NSRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @available(macOS 10.12, *) @MainActor public convenience init(labelWithString stringValue: Swift.String)
  @objc deinit
  @MainActor open var textColor: NSColor? { get set }
  @MainActor open var drawsBackground: Swift.Bool { get set }
  @MainActor open var isBezeled: Swift.Bool { get set }
  @MainActor open var isEditable: Swift.Bool { get set }
  @MainActor open var isSelectable: Swift.Bool { get set }
}
@MainActor open class NSButton : NSControl {
  @MainActor override public init(frame frameRect: NSRect)
  @MainActor required public init?(coder: Foundation.NSCoder)
  @objc deinit
  @MainActor open var title: Swift.String { get set }
  @MainActor open var bezelStyle: NSButton.BezelStyle { get set }
  @available(macOS 10.12.2, *) @MainActor open var bezelColor: NSColor? { get set }
  @available(macOS 26.0, *) @MainActor open var tintProminence: NSTintProminence { get set }
  public enum BezelStyle : Swift.UInt, Swift.Sendable {
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
    @available(macOS 26.0, *) case glass = 16
  }
}
@available(macOS 26.0, *)
public enum NSTintProminence : Swift.Int, Swift.Sendable { case automatic = 0, none = 1, primary = 2, secondary = 3 }
