// Written by `swift run tokenc-dev generate` from the files below templates/; changes here are lost.
// swift-format-ignore-file

/// The templates that ship with the tool, by their path below `templates`.
enum BuiltinTemplates {
  /// Path and text of each file.
  static let files: [(name: String, text: String)] = [
    (
      "swift/AppKitSurfaces.swift.mustache",
#"""
{{>swift/header.swift}}

#if os(macOS)
import AppKit
import SwiftUI

// MARK: - Views

/// A view that draws a surface and what it needs beneath, and follows the settings of the system as they change.
///
/// `NSGlassEffectView` goes on as it is while transparency is reduced; this view puts something else in its place.
/// Add your views to `contentView`, which stays the same whatever is drawn behind it.
@MainActor public final class TokenSurfaceView: NSView {
    /// The surface.
    public let surface: TokenSurface
    /// Where the content of the surface goes.
    public let contentView = NSView()
    private let dimming = TokenColorView()
    private let fill = TokenColorView()
    private let tint = TokenColorView()
    private let border = TokenColorView()
    private var backing: NSView?
    private var drawn: TokenDrawing?
    private var observation: TokenObservation?

    /// Makes a view of a surface.
    public init(_ surface: TokenSurface) {
        self.surface = surface
        super.init(frame: .zero)
        switch surface.plan?.scheme {
        case .dark?: appearance = NSAppearance(named: .darkAqua)
        case .light?: appearance = NSAppearance(named: .aqua)
        case nil: break
        }
        for view in [dimming, fill, tint, contentView, border] { add(view, to: self) }
        observation = TokenObservation { [weak self] in self?.update() }
        update()
    }

    /// Not supported: a surface is named in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Rounds the layers.
    public override func layout() {
        super.layout()
        let radius = self.radius
        for view in [dimming, fill, tint, border] { view.radius = radius }
        #if compiler(>=6.2)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
            let glass = backing as? NSGlassEffectView
        {
            glass.cornerRadius = radius
            return
        }
        #endif
        backing?.layer?.cornerRadius = radius
    }

    private var radius: CGFloat {
        switch surface.plan?.shape {
        case .capsule?: min(bounds.width, bounds.height) / 2
        case .rounded(let radius)?: radius
        case .rectangle?, nil: 0
        }
    }

    private func update() {
        guard let drawing = surface.currentDrawing, drawing != drawn else { return }
        let isNew = drawing.appKit != drawn?.appKit
        drawn = drawing
        dimming.color = drawing.dimming?.nsColor
        fill.color = drawing.fill?.nsColor
        if case .color(let color)? = drawing.appKit { fill.color = color.nsColor }
        tint.color = drawing.tint?.placement == .overlay ? drawing.tint?.color.nsColor : nil
        border.borderColor = drawing.border?.nsColor
        if isNew { replaceBacking(drawing) }
        tintGlass(drawing)
        needsLayout = true
    }

    private func replaceBacking(_ drawing: TokenDrawing) {
        contentView.removeFromSuperview()
        backing?.removeFromSuperview()
        backing = makeBacking(drawing)
        if let backing {
            add(backing, to: self)
            for view in [tint, border] { addSubview(view, positioned: .above, relativeTo: nil) }
        }
        #if compiler(>=6.2)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
            let glass = backing as? NSGlassEffectView
        {
            // Only what is its content is sure to lie inside the glass.
            glass.contentView = contentView
            return
        }
        #endif
        add(contentView, to: self)
        addSubview(border, positioned: .above, relativeTo: nil)
    }

    private func makeBacking(_ drawing: TokenDrawing) -> NSView? {
        switch drawing.appKit {
        case .visualEffect?:
            let view = NSVisualEffectView()
            drawing.appKit?.configure(view)
            view.wantsLayer = true
            view.layer?.cornerCurve = .continuous
            view.layer?.masksToBounds = true
            return view
        case .glass(let variant, let isInteractive)?: return Self.makeGlass(variant, isInteractive: isInteractive)
        default: return nil
        }
    }

    private static func makeGlass(_ variant: TokenMaterial.Variant, isInteractive: Bool) -> NSView? {
        #if compiler(>=6.2)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            let glass = NSGlassEffectView()
            glass.style = variant == .clear ? .clear : .regular
            #if compiler(>=6.4)
            if #available(iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *) {
                glass.effectIsInteractive = isInteractive
            }
            #endif
            return glass
        }
        #endif
        return nil
    }

    private func tintGlass(_ drawing: TokenDrawing) {
        #if compiler(>=6.2)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
            let glass = backing as? NSGlassEffectView
        {
            glass.tintColor = drawing.tint?.placement == .glass ? drawing.tint?.color.nsColor : nil
        }
        #endif
    }

    private func add(_ view: NSView, to parent: NSView) {
        view.frame = parent.bounds
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.width, .height]
        parent.addSubview(view)
    }
}

/// A label on a surface, in the colour of one of its elements, and vibrant where the surface is a visual effect.
@MainActor public final class TokenSurfaceLabel: NSTextField {
    private let isVibrant: Bool

    /// Whether it takes up what shines through the material: only with the system's own label colours.
    public override var allowsVibrancy: Bool { isVibrant }

    /// Makes a label that shows a text as the element `name` of a surface.
    public init(_ text: String, _ name: String, of surface: TokenSurface) {
        let drawing = surface.currentDrawing
        var isVibrant = false
        if case .visualEffect? = drawing?.appKit, case .system? = drawing?.element(name)?.appKit { isVibrant = true }
        self.isVibrant = isVibrant
        super.init(frame: .zero)
        stringValue = text
        isEditable = false
        isSelectable = false
        isBezeled = false
        drawsBackground = false
        textColor = surface.foregroundColor(for: name) ?? .labelColor
    }

    /// Not supported: an element is named in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }
}

// MARK: - Factories

extension TokenSurface {
    /// The colour of an element of the surface; nil where it has its own colours.
    @MainActor public func foregroundColor(for name: String) -> NSColor? {
        guard let step = self.step, let style = self.currentDrawing?.element(name)?.appKit else { return nil }
        switch style {
        case .color(let color):
            guard case .color(let other)? = step.increasedContrast?.element(name)?.appKit else { return color.nsColor }
            return color.increasedContrast(other).nsColor
        case .system(let color): return color.nsColor
        default: return nil
        }
    }

    /// Makes a button look like this surface, drawn by the system. Does nothing if the surface is no button.
    @MainActor public func configure(_ button: NSButton) {
        guard let drawing = self.currentDrawing, let style = drawing.button else { return }
        button.bezelColor = style.isProminent ? drawing.tint?.color.nsColor ?? .controlAccentColor : nil
        #if compiler(>=6.2)
        if style.style != .bordered,
            #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
        {
            button.bezelStyle = .glass
            button.tintProminence = style.isProminent ? .primary : .automatic
            return
        }
        #endif
        button.bezelStyle = .push
    }

    /// What is drawn under the settings of now.
    @MainActor fileprivate var currentDrawing: TokenDrawing? {
        self.step?.drawing(
            reduceTransparency: NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency,
            increaseContrast: NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast)
    }
}

// MARK: - Pieces

/// A layer of colour that follows the appearance and lets clicks through.
@MainActor private final class TokenColorView: NSView {
    var color: NSColor? { didSet { paint() } }
    var borderColor: NSColor? { didSet { paint() } }
    var radius: CGFloat = 0 { didSet { layer?.cornerRadius = radius } }

    init() {
        super.init(frame: .zero)
        wantsLayer = true
        layer?.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        paint()
    }

    private func paint() {
        effectiveAppearance.performAsCurrentDrawingAppearance {
            layer?.backgroundColor = color?.cgColor
            layer?.borderColor = borderColor?.cgColor
        }
        layer?.borderWidth = borderColor == nil ? 0 : 1
    }
}

/// Calls back on the main actor whenever an accessibility setting of the display changes, as long as it lives.
private final class TokenObservation {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    @MainActor init(_ action: @escaping @MainActor @Sendable () -> Void) {
        center = NSWorkspace.shared.notificationCenter
        token = center.addObserver(
            forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil, queue: .main
        ) { _ in MainActor.assumeIsolated(action) }
    }

    deinit { center.removeObserver(token) }
}

extension TokenBacking {
    /// Gives a visual effect view its material, blending and state: all three, for the defaults are out of date. Does
    /// nothing if this is no visual effect.
    @MainActor func configure(_ view: NSVisualEffectView) {
        guard case .visualEffect(let purpose, let blending, let state, let isEmphasized) = self else { return }
        view.material = purpose.appKit
        view.blendingMode = blending == .behindWindow ? .behindWindow : .withinWindow
        view.isEmphasized = isEmphasized
        view.state =
            switch state {
            case .followsWindowActiveState: .followsWindowActiveState
            case .active: .active
            case .inactive: .inactive
            }
    }
}

extension TokenMaterial.Purpose {
    fileprivate var appKit: NSVisualEffectView.Material {
        switch self {
        case .titlebar: .titlebar
        case .selection: .selection
        case .menu: .menu
        case .popover: .popover
        case .sidebar: .sidebar
        case .headerView: .headerView
        case .sheet: .sheet
        case .windowBackground: .windowBackground
        case .hudWindow: .hudWindow
        case .fullScreenUI: .fullScreenUI
        case .toolTip: .toolTip
        case .contentBackground: .contentBackground
        case .underWindowBackground: .underWindowBackground
        case .underPageBackground: .underPageBackground
        }
    }
}

extension TokenSystemColor {
    /// The colour of the system; before macOS 14, which brings the fills, a flat colour like it.
    public var nsColor: NSColor {
        switch self {
        case .label: return .labelColor
        case .secondaryLabel: return .secondaryLabelColor
        case .tertiaryLabel: return .tertiaryLabelColor
        case .quaternaryLabel: return .quaternaryLabelColor
        case .placeholderText: return .placeholderTextColor
        case .separator, .opaqueSeparator: return .separatorColor
        case .tint: return .controlAccentColor
        case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill: return fill
        }
    }

    private var fill: NSColor {
        guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) else {
            return flatColor.nsColor
        }
        switch self {
        case .secondarySystemFill: return .secondarySystemFill
        case .tertiarySystemFill: return .tertiarySystemFill
        case .quaternarySystemFill: return .quaternarySystemFill
        default: return .systemFill
        }
    }
}
#endif

"""#
    ),
    (
      "swift/Borders.swift.mustache",
#"""
{{>swift/header.swift}}
{{#borders}}

{{>swift/constants.swift}}
{{/borders}}

"""#
    ),
    (
      "swift/Colors.swift.mustache",
#"""
{{>swift/header.swift}}
{{#colors}}

{{>swift/constants.swift}}
{{/colors}}

"""#
    ),
    (
      "swift/CubicBeziers.swift.mustache",
#"""
{{>swift/header.swift}}
{{#cubicBeziers}}

{{>swift/constants.swift}}
{{/cubicBeziers}}

"""#
    ),
    (
      "swift/Dimensions.swift.mustache",
#"""
{{>swift/header.swift}}
{{#dimensions}}

{{>swift/constants.swift}}
{{/dimensions}}

"""#
    ),
    (
      "swift/Documentation.md.mustache",
#"""
# ``{{moduleName}}``

The design tokens of {{moduleName}} {{version}}: one constant for each token, in the groups their files put them in.

## Overview

A group of tokens is an enumeration inside ``{{moduleName}}/{{moduleName}}``, and a token a static property of its group.
The comment of each says what the token is for, where it stands in the token files, and which value it has there.

{{#examples}}
{{#isFirst}}
```swift
import {{moduleName}}
import SwiftUI

{{/isFirst}}
{{.}}
{{#isLast}}
```

{{/isLast}}
{{/examples}}
Where there is SwiftUI, colors, weights and gradients are SwiftUI's own types and lengths are points. Elsewhere they are
plain values of the same names, so that code that only reads tokens runs anywhere.

- Text styles set font, letter spacing and line height together, and follow the reader's text size:
  `tokenTypography(_:relativeTo:)` of a view, `uiFont`, `scaledUIFont(relativeTo:)` and `nsFont` for UIKit and AppKit.
- Shadows draw all of their layers in a shape: `tokenShadow(_:in:)`. Borders have their dashes: `tokenBorder(_:in:)`.
- Transitions are animations: `animation`.
- Surfaces are drawn with the material that each system has for them: `surface(_:)` of a view.
{{#isThemed}}
- Tokens that differ by theme are asked for in one: `token(in: theme)`, see ``TokenTheme``.
{{/isThemed}}

## Topics

### Tokens

- ``{{moduleName}}/{{moduleName}}``
{{#topGroups}}
- ``{{moduleName}}/{{moduleName}}/{{name}}``
{{/topGroups}}
{{#isThemed}}
- ``TokenTheme``
{{/isThemed}}

### Colors and gradients

- ``TokenColor``
- ``TokenDynamicColor``
- ``TokenScheme``
- ``TokenGradient``

### Text styles

- ``TokenTypography``
- ``TokenFontFamily``
- ``TokenFontWeight``
- ``TokenFontDesign``
- ``TokenTypeface``

### Lengths and numbers

- ``TokenLength``
- ``TokenNumber``

### Lines and shadows

- ``TokenBorder``
- ``TokenStrokeStyle``
- ``TokenLineCap``
- ``TokenShadow``
- ``TokenShadowLayer``

### Motion

- ``TokenTransition``
- ``TokenCurve``
- ``TokenDuration``

### Surfaces and materials

- ``TokenSurface``
- ``TokenMaterial``
- ``TokenVibrancy``
- ``TokenRole``
- ``TokenPlatform``
- ``TokenRecommendation``

### What draws a surface

- ``TokenPlan``
- ``TokenLayer``
- ``TokenOutline``
- ``TokenStep``
- ``TokenSystemVersion``
- ``TokenDrawing``
- ``TokenBacking``
- ``TokenBlurStyle``
- ``TokenEffectState``
- ``TokenButton``
- ``TokenTint``
- ``TokenForeground``
- ``TokenForegroundStyle``
- ``TokenVibrancyStyle``
- ``TokenSystemColor``

"""#
    ),
    (
      "swift/Durations.swift.mustache",
#"""
{{>swift/header.swift}}
{{#durations}}

{{>swift/constants.swift}}
{{/durations}}

"""#
    ),
    (
      "swift/DynamicColors.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(SwiftUI)
import SwiftUI
#endif
#if os(macOS)
import AppKit
#elseif canImport(UIKit)
import UIKit
#endif

/// A colour scheme.
public enum TokenScheme: String, Hashable, Sendable {
    /// The schemes.
    case light, dark
}

/// A colour that follows the colour scheme and the contrast setting.
public struct TokenDynamicColor: Hashable, Sendable {
    /// The colour in the light scheme.
    public let light: TokenColor
    /// The colour in the dark scheme.
    public let dark: TokenColor
    /// The colour in the light scheme while contrast is increased.
    public let increasedContrastLight: TokenColor
    /// The colour in the dark scheme while contrast is increased.
    public let increasedContrastDark: TokenColor

    /// Makes a colour of up to four; what is left out is as it is at standard contrast.
    public init(
        light: TokenColor, dark: TokenColor, increasedContrastLight: TokenColor? = nil,
        increasedContrastDark: TokenColor? = nil
    ) {
        self.light = light
        self.dark = dark
        self.increasedContrastLight = increasedContrastLight ?? light
        self.increasedContrastDark = increasedContrastDark ?? dark
    }

    /// The colour in one scheme at one contrast.
    public func value(in scheme: TokenScheme, increasedContrast: Bool = false) -> TokenColor {
        switch scheme {
        case .light: increasedContrast ? increasedContrastLight : light
        case .dark: increasedContrast ? increasedContrastDark : dark
        }
    }

    static func light(_ light: TokenColor, dark: TokenColor) -> TokenDynamicColor {
        TokenDynamicColor(light: light, dark: dark)
    }

    static func srgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> TokenDynamicColor {
        let color: TokenColor = .srgb(red, green, blue, opacity)
        return TokenDynamicColor(light: color, dark: color)
    }

    static func displayP3(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> TokenDynamicColor {
        let color: TokenColor = .displayP3(red, green, blue, opacity)
        return TokenDynamicColor(light: color, dark: color)
    }

    /// This colour, and another while contrast is increased.
    func increasedContrast(_ other: TokenDynamicColor?) -> TokenDynamicColor {
        guard let other else { return self }
        return TokenDynamicColor(
            light: light, dark: dark, increasedContrastLight: other.increasedContrastLight,
            increasedContrastDark: other.increasedContrastDark)
    }
}

#if os(macOS)
extension TokenDynamicColor {
    /// The colour for AppKit; it follows the appearance of the view that draws it.
    public var nsColor: NSColor {
        if light == dark, light == increasedContrastLight, dark == increasedContrastDark { return NSColor(light) }
        return NSColor(name: nil) { appearance in
            let names: [NSAppearance.Name] = [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            ]
            switch appearance.bestMatch(from: names) {
            case .some(.darkAqua): return NSColor(dark)
            case .some(.accessibilityHighContrastAqua): return NSColor(increasedContrastLight)
            case .some(.accessibilityHighContrastDarkAqua): return NSColor(increasedContrastDark)
            default: return NSColor(light)
            }
        }
    }

    /// The colour for SwiftUI; it follows the colour scheme and the contrast of its surroundings.
    public var color: Color { Color(nsColor: nsColor) }
}
#elseif os(watchOS)
extension TokenDynamicColor {
    /// The colour for SwiftUI: on watchOS everything is dark.
    public var color: Color { dark }
}
#elseif canImport(UIKit)
extension TokenDynamicColor {
    /// The colour for UIKit; it follows the traits of the view that draws it.
    public var uiColor: UIColor {
        if light == dark, light == increasedContrastLight, dark == increasedContrastDark { return UIColor(light) }
        return UIColor { traits in
            let scheme: TokenScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            return UIColor(value(in: scheme, increasedContrast: traits.accessibilityContrast == .high))
        }
    }

    /// The colour for SwiftUI; it follows the colour scheme and the contrast of its surroundings.
    public var color: Color { Color(uiColor: uiColor) }
}
#endif

"""#
    ),
    (
      "swift/Effects.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(SwiftUI)
import SwiftUI
#endif

// MARK: - Lines and shadows

#if canImport(SwiftUI)
/// How a line ends.
public typealias TokenLineCap = CGLineCap
#else
/// How a line ends.
public enum TokenLineCap: Hashable, Sendable {
    /// At its last point.
    case butt
    /// In a half circle around its last point.
    case round
    /// In half a square beyond its last point.
    case square
}
#endif

/// How a line is drawn.
public enum TokenStrokeStyle: Hashable, Sendable {
    /// One of CSS's line styles.
    case solid, dashed, dotted, double, groove, ridge, outset, inset
    /// Dashes and gaps in turn.
    case dashes([TokenLength], lineCap: TokenLineCap)
}

extension TokenStrokeStyle {
    /// The lengths of dashes and gaps in turn, for a line of a width; empty for a line without gaps.
    ///
    /// CSS leaves the lengths of `dashed` and `dotted` to browsers: here a dash is two widths long and a gap one, and
    /// round dots lie one width apart.
    public func dashes(width: TokenLength) -> [TokenLength] {
        switch self {
        case .dashed where width > 0: [2 * width, width]
        case .dotted where width > 0: [0, 2 * width]
        case .dashes(let lengths, _) where lengths.contains { $0 > 0 }: lengths
        default: []
        }
    }

    /// How the dashes end, or the line if it has none.
    public var lineCap: TokenLineCap {
        switch self {
        case .dotted: .round
        case .dashes(_, let lineCap): lineCap
        default: .butt
        }
    }

    #if canImport(SwiftUI)
    /// The style for SwiftUI, for a line of a width.
    ///
    /// SwiftUI draws one line at a time: `double`, `groove`, `ridge`, `outset` and `inset` are a plain line.
    /// `tokenBorder(_:in:)` draws `double` with two.
    public func strokeStyle(width: TokenLength) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: lineCap, dash: dashes(width: width))
    }
    #endif
}

/// A line around a shape.
public struct TokenBorder: Hashable, Sendable {
    /// The colour of the line.
    public var color: TokenColor
    /// The width of the line.
    public var width: TokenLength
    /// How the line is drawn.
    public var style: TokenStrokeStyle

    /// Makes a border.
    public init(color: TokenColor, width: TokenLength, style: TokenStrokeStyle = .solid) {
        self.color = color
        self.width = width
        self.style = style
    }

    static func line(_ color: TokenColor, width: TokenLength, style: TokenStrokeStyle) -> TokenBorder {
        TokenBorder(color: color, width: width, style: style)
    }

    #if canImport(SwiftUI)
    /// The style of the line for SwiftUI: `shape.strokeBorder(border.color, style: border.strokeStyle)`.
    public var strokeStyle: StrokeStyle { style.strokeStyle(width: width) }
    #endif
}

/// One layer of a shadow, measured as in CSS.
public struct TokenShadowLayer: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: TokenColor
    /// How far it lies to the right.
    public var x: TokenLength
    /// How far it lies below.
    public var y: TokenLength
    /// How wide its edge is.
    public var blur: TokenLength
    /// How far it grows beyond the shape.
    public var spread: TokenLength
    /// Whether it falls inside the shape.
    public var inset: Bool

    /// Makes a layer.
    public init(
        color: TokenColor,
        x: TokenLength,
        y: TokenLength,
        blur: TokenLength,
        spread: TokenLength = 0,
        inset: Bool = false
    ) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.inset = inset
    }

    static func drop(
        _ color: TokenColor, x: TokenLength, y: TokenLength, blur: TokenLength, spread: TokenLength
    ) -> TokenShadowLayer {
        TokenShadowLayer(color: color, x: x, y: y, blur: blur, spread: spread)
    }

    static func inner(
        _ color: TokenColor, x: TokenLength, y: TokenLength, blur: TokenLength, spread: TokenLength
    ) -> TokenShadowLayer {
        TokenShadowLayer(color: color, x: x, y: y, blur: blur, spread: spread, inset: true)
    }
}

/// A shadow of one or more layers.
public struct TokenShadow: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The layers, the topmost first.
    public var layers: [TokenShadowLayer]

    /// Makes a shadow from its layers, the topmost first.
    public init(layers: [TokenShadowLayer]) {
        self.layers = layers
    }

    /// Makes a shadow from its layers, the topmost first.
    public init(arrayLiteral elements: TokenShadowLayer...) {
        self.layers = elements
    }

    static func layers(_ layers: TokenShadowLayer...) -> TokenShadow {
        TokenShadow(layers: layers)
    }
}

// MARK: - Motion

/// A change that takes time.
public struct TokenTransition: Hashable, Sendable {
    /// How long it takes.
    public var duration: TokenDuration
    /// How long it waits before it starts.
    public var delay: TokenDuration
    /// The curve it follows.
    public var curve: TokenCurve

    /// Makes a transition.
    public init(duration: TokenDuration, delay: TokenDuration = 0, curve: TokenCurve) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    static func ease(_ curve: TokenCurve, duration: TokenDuration, delay: TokenDuration) -> TokenTransition {
        TokenTransition(duration: duration, delay: delay, curve: curve)
    }

    #if canImport(SwiftUI)
    /// An animation that waits for the delay and then follows the curve.
    public var animation: Animation { curve.animation(duration: duration).delay(delay) }
    #endif
}

"""#
    ),
    (
      "swift/FontFamilies.swift.mustache",
#"""
{{>swift/header.swift}}
{{#fontFamilies}}

{{>swift/constants.swift}}
{{/fontFamilies}}

"""#
    ),
    (
      "swift/FontWeights.swift.mustache",
#"""
{{>swift/header.swift}}
{{#fontWeights}}

{{>swift/constants.swift}}
{{/fontWeights}}

"""#
    ),
    (
      "swift/Fonts.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(SwiftUI)
import SwiftUI
#if os(macOS)
import AppKit

typealias TokenNativeFont = NSFont
typealias TokenNativeDescriptor = NSFontDescriptor
#else
import UIKit

typealias TokenNativeFont = UIFont
typealias TokenNativeDescriptor = UIFontDescriptor
#endif

// MARK: - SwiftUI

extension TokenFontFamily {
    /// The first of the families that is installed on this system, else the system's font.
    ///
    /// Fonts that an app brings are installed once it has registered them, as by `UIAppFonts` in its `Info.plist`.
    public var typeface: TokenTypeface { typeface(isInstalled: TokenTypeface.isInstalled) }
}

extension TokenTypography {
    /// The font for SwiftUI, in exactly this size: it does not grow with the reader's text size.
    ///
    /// `tokenTypography(_:)` follows the text size, and sets the spacing of letters and lines too, which no font has.
    public var font: Font {
        switch family.typeface {
        case .system(let design): .system(size: size, weight: weight, design: design.fontDesign)
        // By the name of the face, for there are families whose weights SwiftUI does not find.
        case .named: .custom(nativeFont.fontName, fixedSize: size)
        }
    }

    /// The text style of the system that is closest to this size, by the sizes of the iPhone in the standard setting.
    public var textStyle: Font.TextStyle {
        let styles: [(TokenLength, Font.TextStyle)] = [
            (11, .caption2), (12, .caption), (13, .footnote), (15, .subheadline), (16, .callout), (17, .body),
            (20, .title3), (22, .title2), (28, .title), (34, .largeTitle),
        ]
        return Self.nearest(to: size, styles) ?? .body
    }

    private static func nearest<Style>(to size: TokenLength, _ styles: [(size: TokenLength, style: Style)]) -> Style? {
        styles.min { abs($0.size - size) < abs($1.size - size) }?.style
    }

    /// What SwiftUI adds between two lines of the font; see `lineSpacing(fontLineHeight:)`.
    var lineSpacing: TokenLength { lineSpacing(fontLineHeight: nativeFont.nativeLineHeight) }

    var nativeFont: TokenNativeFont { family.typeface.nativeFont(size: size, weight: weight.nativeWeight) }
}

// MARK: - UIKit and AppKit

#if os(macOS)
extension TokenTypography {
    /// The font for AppKit.
    public var nsFont: NSFont { nativeFont }
}
#else
extension TokenTypography {
    /// The font for UIKit, in exactly this size: it does not grow with the reader's text size.
    public var uiFont: UIFont { nativeFont }

    /// The font for UIKit at the reader's text size, growing as a text style of the system does: the closest in size,
    /// or another.
    ///
    /// A label whose `adjustsFontForContentSizeCategory` is true follows later changes.
    public func scaledUIFont(relativeTo style: UIFont.TextStyle? = nil) -> UIFont {
        UIFontMetrics(forTextStyle: style ?? nativeTextStyle).scaledFont(for: nativeFont)
    }

    private var nativeTextStyle: UIFont.TextStyle {
        var styles: [(TokenLength, UIFont.TextStyle)] = [
            (11, .caption2), (12, .caption1), (13, .footnote), (15, .subheadline), (16, .callout), (17, .body),
            (20, .title3), (22, .title2), (28, .title1),
        ]
        #if !os(tvOS)
        styles.append((34, .largeTitle))
        #endif
        return Self.nearest(to: size, styles) ?? .body
    }
}
#endif

// MARK: - Looking fonts up

extension TokenTypeface {
    /// Whether there is a family, or a single font, of a name.
    static func isInstalled(_ name: String) -> Bool { isFamily(name) || TokenNativeFont(name: name, size: 12) != nil }

    private static func isFamily(_ name: String) -> Bool {
        let family = TokenNativeDescriptor(fontAttributes: [.family: name])
        return !family.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty
    }

    /// The face of the typeface that is closest to a weight.
    func nativeFont(size: TokenLength, weight: TokenNativeFont.Weight) -> TokenNativeFont {
        let system = TokenNativeFont.systemFont(ofSize: size, weight: weight)
        switch self {
        case .system(.standard): return system
        case .system(let design):
            return system.fontDescriptor.withDesign(design.nativeDesign)?.font(size: size) ?? system
        case .named(let name):
            guard Self.isFamily(name) else { return TokenNativeFont(name: name, size: size) ?? system }
            let traits: [TokenNativeDescriptor.TraitKey: CGFloat] = [.weight: weight.rawValue]
            return TokenNativeDescriptor(fontAttributes: [.family: name, .traits: traits]).font(size: size) ?? system
        }
    }
}

extension TokenFontDesign {
    fileprivate var fontDesign: Font.Design {
        switch self {
        case .standard: .default
        case .rounded: .rounded
        case .monospaced: .monospaced
        case .serif: .serif
        }
    }

    fileprivate var nativeDesign: TokenNativeDescriptor.SystemDesign {
        switch self {
        case .standard: .default
        case .rounded: .rounded
        case .monospaced: .monospaced
        case .serif: .serif
        }
    }
}

extension Font.Weight {
    fileprivate var nativeWeight: TokenNativeFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        default: .regular
        }
    }
}

#if os(macOS)
extension NSFontDescriptor {
    fileprivate func font(size: CGFloat) -> NSFont? { NSFont(descriptor: self, size: size) }
}

extension NSFont {
    fileprivate var nativeLineHeight: CGFloat { ascender - descender + leading }
}
#else
extension UIFontDescriptor {
    fileprivate func font(size: CGFloat) -> UIFont? { UIFont(descriptor: self, size: size) }
}

extension UIFont {
    fileprivate var nativeLineHeight: CGFloat { lineHeight + leading }
}
#endif
#endif

"""#
    ),
    (
      "swift/Gradients.swift.mustache",
#"""
{{>swift/header.swift}}
{{#gradients}}

{{>swift/constants.swift}}
{{/gradients}}

"""#
    ),
    (
      "swift/Materials.swift.mustache",
#"""
{{>swift/header.swift}}

/// What separates a layer from what lies beneath it while letting its colour through.
public struct TokenMaterial: Hashable, Sendable {
    /// A standard material or Liquid Glass.
    public enum Kind: Hashable, Sendable {
        /// A standard material.
        case standard
        /// Liquid Glass.
        case glass
    }

    /// How much of the background a standard material hides.
    public enum Thickness: String, Hashable, Sendable {
        /// The thicknesses, the most translucent first; `bar` is that of bars.
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    /// The variants of Liquid Glass.
    public enum Variant: String, Hashable, Sendable {
        /// Blurs and evens out what lies beneath, or leaves most of it visible.
        case regular, clear
    }

    /// What an AppKit material is made for.
    public enum Purpose: String, Hashable, Sendable {
        /// The purposes that AppKit names.
        case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
        /// Further purposes.
        case fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
    }

    /// What an AppKit material blends with.
    public enum Blending: String, Hashable, Sendable {
        /// What lies behind the window, or what lies inside it.
        case behindWindow, withinWindow
    }

    /// A standard material or Liquid Glass.
    public let kind: Kind
    /// The thickness of a standard material; nil for a look of the team's own.
    public let thickness: Thickness?
    /// The variant of glass.
    public let variant: Variant?
    /// The purpose of an AppKit material.
    public let purpose: Purpose?
    /// How an AppKit material blends; nil where that is left open.
    public let blending: Blending?

    static func standard(_ thickness: Thickness?) -> TokenMaterial {
        TokenMaterial(kind: .standard, thickness: thickness, variant: nil, purpose: nil, blending: nil)
    }

    static func glass(_ variant: Variant) -> TokenMaterial {
        TokenMaterial(kind: .glass, thickness: nil, variant: variant, purpose: nil, blending: nil)
    }

    static func purpose(_ purpose: Purpose, blending: Blending?) -> TokenMaterial {
        TokenMaterial(kind: .standard, thickness: nil, variant: nil, purpose: purpose, blending: blending)
    }
}

/// A colour that takes up some of what shines through the material below it.
public struct TokenVibrancy: Hashable, Sendable {
    /// What a level is for.
    public enum Category: String, Hashable, Sendable {
        /// Text and symbols, shapes, or lines.
        case label, fill, separator
    }

    /// How strongly a level stands out.
    public enum Level: String, Hashable, Sendable {
        /// The levels, the strongest first.
        case primary, secondary, tertiary, quaternary
    }

    /// What it is for.
    public let category: Category
    /// How strongly it stands out.
    public let level: Level
    /// The flat colour that comes closest in the light scheme.
    public let light: TokenColor
    /// The flat colour that comes closest in the dark scheme.
    public let dark: TokenColor

    init(_ category: Category, _ level: Level, light: TokenColor, dark: TokenColor) {
        self.category = category
        self.level = level
        self.light = light
        self.dark = dark
    }
}

extension TokenVibrancy {
    /// The flat colour that comes closest, in both schemes.
    public var color: TokenDynamicColor { TokenDynamicColor(light: self.light, dark: self.dark) }
{{#levels}}

    /// The system's `{{name}}`.
    public static let {{name}} = {{value}}
{{/levels}}
}

extension TokenSystemColor {
    /// A flat colour like the system's; tints differ from app to app, and the one here is only the first of them.
    var flatColor: TokenDynamicColor {
        switch self {
        case .label: TokenVibrancy.label.color
        case .secondaryLabel: TokenVibrancy.secondaryLabel.color
        case .tertiaryLabel, .placeholderText: TokenVibrancy.tertiaryLabel.color
        case .quaternaryLabel: TokenVibrancy.quaternaryLabel.color
        case .separator, .opaqueSeparator: TokenVibrancy.separator.color
        case .systemFill: TokenVibrancy.fill.color
        case .secondarySystemFill: TokenVibrancy.secondaryFill.color
        case .tertiarySystemFill, .quaternarySystemFill: TokenVibrancy.tertiaryFill.color
        case .tint: .light(.srgb(0, 0.5333, 1), dark: .srgb(0, 0.5686, 1))
        }
    }
}
{{#hasVibrancyAnchors}}

/// Short names: `.vibrancy(.app.label)` says `.vibrancy({{moduleName}}.app.label)`.
extension TokenVibrancy {
{{#vibrancyAnchors}}
{{>swift/anchor.swift}}
{{/vibrancyAnchors}}
}
{{/hasVibrancyAnchors}}
{{#materials}}

{{>swift/constants.swift}}
{{/materials}}
{{#vibrancies}}

{{>swift/constants.swift}}
{{/vibrancies}}

"""#
    ),
    (
      "swift/Namespaces.swift.mustache",
#"""
{{>swift/header.swift}}

/// The tokens, in the groups their files put them in.
public enum {{moduleName}} {}
{{#parents}}

extension {{path}} {
{{#namespaces}}
{{#comment}}
    /// {{.}}
    ///
{{/comment}}
    /// The group `{{summary}}`.
    public enum {{name}} {}
{{^isLast}}

{{/isLast}}
{{/namespaces}}
}
{{/parents}}

"""#
    ),
    (
      "swift/Numbers.swift.mustache",
#"""
{{>swift/header.swift}}
{{#numbers}}

{{>swift/constants.swift}}
{{/numbers}}

"""#
    ),
    (
      "swift/Package.swift.mustache",
#"""
// swift-tools-version: 5.9
{{>swift/header.swift}}

import PackageDescription

let package = Package(
    name: "{{moduleName}}",
    platforms: [{{platforms}}],
    products: [
        .library(name: "{{moduleName}}", targets: ["{{moduleName}}"])
    ],
    targets: [
        .target(name: "{{moduleName}}")
    ]
)

"""#
    ),
    (
      "swift/Shadows.swift.mustache",
#"""
{{>swift/header.swift}}
{{#shadows}}

{{>swift/constants.swift}}
{{/shadows}}

"""#
    ),
    (
      "swift/StrokeStyles.swift.mustache",
#"""
{{>swift/header.swift}}
{{#strokeStyles}}

{{>swift/constants.swift}}
{{/strokeStyles}}

"""#
    ),
    (
      "swift/Support.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(SwiftUI)
import SwiftUI
#endif

// MARK: - Single values

/// A length in points. A token's `px` is one point, its `rem` sixteen.
#if canImport(SwiftUI)
public typealias TokenLength = CGFloat
#else
public typealias TokenLength = Double
#endif

/// A time in seconds.
public typealias TokenDuration = Double

/// A number without a unit.
public typealias TokenNumber = Double

/// A cubic Bézier timing curve from (0, 0) to (1, 1).
public struct TokenCurve: Hashable, Sendable {
    /// The first control point's share of the time.
    public var x1: Double
    /// The first control point's share of the progress.
    public var y1: Double
    /// The second control point's share of the time.
    public var x2: Double
    /// The second control point's share of the progress.
    public var y2: Double

    /// Makes a curve from its two control points.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TokenCurve {
        TokenCurve(x1, y1, x2, y2)
    }

    #if canImport(SwiftUI)
    /// An animation that follows the curve for `duration` seconds.
    public func animation(duration: TokenDuration) -> Animation {
        .timingCurve(x1, y1, x2, y2, duration: duration)
    }

    /// The curve for SwiftUI's own use: key frames, transitions, a value at a moment.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public var unitCurve: UnitCurve {
        .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }
    #endif
}

// MARK: - Colours

#if canImport(SwiftUI)
/// A colour.
public typealias TokenColor = Color

extension Color {
    static func srgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Color {
        Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    static func displayP3(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Color {
        Color(.displayP3, red: red, green: green, blue: blue, opacity: opacity)
    }
}
#else
/// A colour.
public struct TokenColor: Hashable, Sendable {
    /// An RGB colour space.
    public enum Space: String, Hashable, Sendable {
        /// sRGB.
        case sRGB
        /// Display P3.
        case displayP3
    }

    /// The space the other members are measured in.
    public var space: Space
    /// Red, from 0 to 1 within the space's gamut.
    public var red: Double
    /// Green, from 0 to 1 within the space's gamut.
    public var green: Double
    /// Blue, from 0 to 1 within the space's gamut.
    public var blue: Double
    /// 0 is clear, 1 opaque.
    public var opacity: Double

    /// Makes a colour from its components.
    public init(_ space: Space, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    static func srgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> TokenColor {
        TokenColor(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    static func displayP3(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> TokenColor {
        TokenColor(.displayP3, red: red, green: green, blue: blue, opacity: opacity)
    }
}
#endif

#if canImport(SwiftUI)
/// Colours along a line from 0 to 1.
public typealias TokenGradient = Gradient

extension Gradient {
    static func stops(_ stops: Stop...) -> Gradient {
        Gradient(stops: stops)
    }
}

extension Gradient.Stop {
    static func stop(_ color: Color, at location: CGFloat) -> Gradient.Stop {
        Gradient.Stop(color: color, location: location)
    }
}
#else
/// Colours along a line from 0 to 1.
public struct TokenGradient: Hashable, Sendable {
    /// A colour at a place on the line.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: TokenColor
        /// The place, from 0 to 1.
        public var location: Double

        /// Makes a stop.
        public init(color: TokenColor, location: Double) {
            self.color = color
            self.location = location
        }

        static func stop(_ color: TokenColor, at location: Double) -> Stop {
            Stop(color: color, location: location)
        }
    }

    /// The stops in order.
    public var stops: [Stop]

    /// Makes a gradient from its stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    static func stops(_ stops: Stop...) -> TokenGradient {
        TokenGradient(stops: stops)
    }
}
#endif

"""#
    ),
    (
      "swift/SurfacePlans.swift.mustache",
#"""
{{>swift/header.swift}}

// What surfaces are made of, as plain values. Views read them on Apple's platforms, and tools wherever Swift runs.

/// Where a surface lies.
public enum TokenLayer: String, Hashable, Sendable {
    /// Controls and navigation above the content, or the content.
    case functional, content
}

/// The outline of a surface.
public enum TokenOutline: Hashable, Sendable {
    /// Half circles at the ends.
    case capsule
    /// Square corners.
    case rectangle
    /// Corners of a radius.
    case rounded(TokenLength)
}

/// A version of an operating system.
public struct TokenSystemVersion: Hashable, Sendable, Comparable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int

    /// Makes a version from its numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Orders versions by their numbers.
    public static func < (left: TokenSystemVersion, right: TokenSystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

/// A style of `UIBlurEffect`, by its name there.
public enum TokenBlurStyle: String, Hashable, Sendable {
    /// The materials of the system, the most translucent first; `systemChromeMaterial` is that of bars.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The styles of tvOS.
    case light, dark, extraDark, regular, prominent
}

/// When an AppKit material looks active.
public enum TokenEffectState: String, Hashable, Sendable {
    /// With its window, always, or never.
    case followsWindowActiveState, active, inactive
}

/// What is drawn behind the content of a surface.
public enum TokenBacking: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// Nothing of ours: the system draws the surface.
    case system
    /// A colour.
    case color(TokenDynamicColor)
    /// SwiftUI's `Material`.
    case material(TokenMaterial.Thickness)
    /// Liquid Glass.
    case glass(TokenMaterial.Variant, interactive: Bool = false)
    /// The glass of visionOS.
    case visionGlass
    /// `UIBlurEffect`; `dark` is its style in the dark scheme where that is another one.
    case blur(TokenBlurStyle, dark: TokenBlurStyle? = nil)
    /// `NSVisualEffectView`.
    case visualEffect(
        TokenMaterial.Purpose, TokenMaterial.Blending, state: TokenEffectState = .followsWindowActiveState,
        emphasized: Bool = false)
}

/// The colour on a surface.
public struct TokenTint: Hashable, Sendable {
    /// How a tint is laid on.
    public enum Placement: String, Hashable, Sendable {
        /// Taken up by the glass, or drawn over the material.
        case glass, overlay
    }

    /// The colour.
    public let color: TokenDynamicColor
    /// How it is laid on.
    public let placement: Placement

    static func glass(_ color: TokenDynamicColor) -> TokenTint {
        TokenTint(color: color, placement: .glass)
    }

    static func overlay(_ color: TokenDynamicColor) -> TokenTint {
        TokenTint(color: color, placement: .overlay)
    }
}

/// The style of a button whose background the system draws.
public struct TokenButton: Hashable, Sendable {
    /// The families of styles.
    public enum Style: String, Hashable, Sendable {
        /// Without glass, of glass, and of clear glass.
        case bordered, glass, clearGlass
    }

    /// The family.
    public let style: Style
    /// Whether it is the prominent one, which takes the tint as its background.
    public let isProminent: Bool

    static func button(_ style: Style, prominent: Bool = false) -> TokenButton {
        TokenButton(style: style, isProminent: prominent)
    }
}

/// A level of `UIVibrancyEffectStyle`, by its name there.
public enum TokenVibrancyStyle: String, Hashable, Sendable {
    /// The levels of text and symbols.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// The levels of shapes, and that of lines.
    case fill, secondaryFill, tertiaryFill, separator
}

/// A colour of the system, by its name there.
public enum TokenSystemColor: String, Hashable, Sendable {
    /// Text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    /// Lines.
    case separator, opaqueSeparator
    /// Shapes.
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    /// What can be touched.
    case tint
}

/// What an element on a surface is drawn with.
public enum TokenForegroundStyle: Hashable, Sendable {
    /// Its own colours.
    case original
    /// A colour.
    case color(TokenDynamicColor)
    /// SwiftUI's hierarchical style: 1 is primary, 5 quinary.
    case hierarchical(Int)
    /// SwiftUI's separator.
    case separator
    /// `UIVibrancyEffect` of a level, with the blur of the surface.
    case vibrancy(TokenVibrancyStyle)
    /// `UIVibrancyEffect` without levels, with the blur of the surface.
    case plainVibrancy
    /// A colour of the system.
    case system(TokenSystemColor)
}

/// An element on a surface, and what it is drawn with in each framework.
public struct TokenForeground: Hashable, Sendable {
    /// Its name on the surface.
    public let name: String
    /// What it is drawn with in SwiftUI.
    public let swiftUI: TokenForegroundStyle?
    /// What it is drawn with in UIKit.
    public let uiKit: TokenForegroundStyle?
    /// What it is drawn with in AppKit.
    public let appKit: TokenForegroundStyle?

    static func element(
        _ name: String, swiftUI: TokenForegroundStyle? = nil, uiKit: TokenForegroundStyle? = nil,
        appKit: TokenForegroundStyle? = nil
    ) -> TokenForeground {
        TokenForeground(name: name, swiftUI: swiftUI, uiKit: uiKit, appKit: appKit)
    }
}

/// How a surface is drawn in one range of system versions under one setting.
public struct TokenDrawing: Hashable, Sendable {
    /// The backing in SwiftUI.
    public let swiftUI: TokenBacking?
    /// The backing in UIKit.
    public let uiKit: TokenBacking?
    /// The backing in AppKit.
    public let appKit: TokenBacking?
    /// The style of a button made of it.
    public let button: TokenButton?
    /// A colour beneath the material.
    public let fill: TokenDynamicColor?
    /// What darkens the content beneath the material.
    public let dimming: TokenDynamicColor?
    /// The colour on it.
    public let tint: TokenTint?
    /// A line around it.
    public let border: TokenDynamicColor?
    /// What stands on it.
    public let content: [TokenForeground]

    /// The element of a name; nil if nothing on the surface has it.
    public func element(_ name: String) -> TokenForeground? {
        content.first { $0.name == name }
    }

    static func drawn(
        swiftUI: TokenBacking? = nil, uiKit: TokenBacking? = nil, appKit: TokenBacking? = nil,
        button: TokenButton? = nil, fill: TokenDynamicColor? = nil, dimming: TokenDynamicColor? = nil,
        tint: TokenTint? = nil,
        border: TokenDynamicColor? = nil, content: [TokenForeground] = []
    ) -> TokenDrawing {
        TokenDrawing(
            swiftUI: swiftUI, uiKit: uiKit, appKit: appKit, button: button, fill: fill, dimming: dimming, tint: tint,
            border: border, content: content)
    }

    /// This drawing, with what stands on another if it says nothing of its own.
    func orContent(of other: TokenDrawing) -> TokenDrawing {
        guard content.isEmpty else { return self }
        return TokenDrawing(
            swiftUI: swiftUI, uiKit: uiKit, appKit: appKit, button: button, fill: fill, dimming: dimming, tint: tint,
            border: border, content: other.content)
    }

    /// This drawing with a border and a tint of another.
    func with(border: TokenDynamicColor?, tint: TokenTint?) -> TokenDrawing {
        TokenDrawing(
            swiftUI: swiftUI, uiKit: uiKit, appKit: appKit, button: button, fill: fill, dimming: dimming,
            tint: self.tint == nil ? nil : tint ?? self.tint, border: border ?? self.border, content: content)
    }
}

/// A range of system versions in which a surface is drawn the same way.
public struct TokenStep: Hashable, Sendable {
    /// The first version of the range.
    public let from: TokenSystemVersion
    /// What is drawn while no setting asks for something else.
    public let standard: TokenDrawing
    /// What is drawn while transparency is reduced, where that differs.
    public let reducedTransparency: TokenDrawing?
    /// What is drawn while contrast is increased, where that differs.
    public let increasedContrast: TokenDrawing?

    /// What is drawn under the settings of the system. Under both, it is what is drawn while transparency is reduced,
    /// with the line around it that more contrast asks for.
    public func drawing(reduceTransparency: Bool = false, increaseContrast: Bool = false) -> TokenDrawing {
        switch (reduceTransparency, increaseContrast) {
        case (false, false): standard
        case (false, true): increasedContrast ?? standard
        case (true, false): reducedTransparency ?? standard
        case (true, true):
            reducedTransparency?.with(border: increasedContrast?.border, tint: increasedContrast?.tint)
                ?? increasedContrast ?? standard
        }
    }

    static func from(
        _ major: Int, minor: Int = 0, _ standard: TokenDrawing, reducedTransparency: TokenDrawing? = nil,
        increasedContrast: TokenDrawing? = nil
    ) -> TokenStep {
        TokenStep(
            from: TokenSystemVersion(major, minor), standard: standard,
            reducedTransparency: reducedTransparency?.orContent(of: standard),
            increasedContrast: increasedContrast?.orContent(of: standard))
    }
}

/// How a surface is made on platforms that make it alike.
public struct TokenPlan: Hashable, Sendable {
    /// The platforms.
    public let platforms: [TokenPlatform]
    /// Where it lies.
    public let layer: TokenLayer
    /// Its outline.
    public let shape: TokenOutline
    /// The glass container it belongs to.
    public let group: String?
    /// The colour scheme its place requires; nil for both.
    public let scheme: TokenScheme?
    /// What is drawn, by ranges of system versions, the oldest first.
    public let steps: [TokenStep]

    /// What is drawn on a version of the system: the newest range that has begun by then, or the oldest there is.
    public func step(on version: TokenSystemVersion) -> TokenStep? {
        steps.last { $0.from <= version } ?? steps.first
    }

    static func on(
        _ platforms: TokenPlatform..., layer: TokenLayer = .functional, shape: TokenOutline = .rectangle,
        group: String? = nil, scheme: TokenScheme? = nil, steps: [TokenStep]
    ) -> TokenPlan {
        TokenPlan(platforms: platforms, layer: layer, shape: shape, group: group, scheme: scheme, steps: steps)
    }
}

/// A surface: its role, and how it is made on each of its platforms.
///
/// The name of a group that holds surfaces, and of a surface that lies in no group, is also a member here: so
/// `.surface(.player.controls)` is a short way to say `AcmeTokens.player.controls`.
public struct TokenSurface: Hashable, Sendable {
    /// What it is in the interface.
    public let role: TokenRole
    /// How it is made on its platforms.
    public let plans: [TokenPlan]

    /// How it is made on a platform; nil where the surface is not for it.
    public func plan(on platform: TokenPlatform) -> TokenPlan? {
        self.plans.first { $0.platforms.contains(platform) }
    }

    init(_ role: TokenRole, _ plans: [TokenPlan]) {
        self.role = role
        self.plans = plans
    }
}

#if canImport(SwiftUI)
extension TokenSurface {
    /// How it is made on the platform the app is built for; nil where the surface is not for it. Code for iOS runs on
    /// iPadOS too and takes the plan of iOS there, if there is one.
    public var plan: TokenPlan? {
        #if os(macOS)
        return self.plan(on: .macOS)
        #elseif os(tvOS)
        return self.plan(on: .tvOS)
        #elseif os(watchOS)
        return self.plan(on: .watchOS)
        #elseif os(visionOS)
        return self.plan(on: .visionOS)
        #else
        return self.plan(on: .iOS) ?? self.plan(on: .iPadOS)
        #endif
    }

    /// What is drawn on the system that runs.
    public var step: TokenStep? { self.plan?.step(on: TokenSystem.version) }
}

/// The system that runs.
enum TokenSystem {
    /// The newest of the versions at which drawings change that the system has reached. What was built with a compiler
    /// that does not know a version yet draws as before it.
    static var version: TokenSystemVersion {
        #if compiler(>=6.2)
        if #available(iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *) {
            return TokenSystemVersion(27)
        }
        if #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, visionOS 26.1, *) {
            return TokenSystemVersion(26, 1)
        }
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            return TokenSystemVersion(26)
        }
        #endif
        #if os(macOS)
        if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
            return TokenSystemVersion(14)
        }
        return TokenSystemVersion(12)
        #elseif os(watchOS)
        if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
            return TokenSystemVersion(10)
        }
        return TokenSystemVersion(8)
        #elseif os(visionOS)
        return TokenSystemVersion(1)
        #else
        if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
            return TokenSystemVersion(17)
        }
        if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) {
            return TokenSystemVersion(16)
        }
        return TokenSystemVersion(15)
        #endif
    }
}
#endif

"""#
    ),
    (
      "swift/Surfaces.swift.mustache",
#"""
{{>swift/header.swift}}

/// A platform that surfaces are made for.
public enum TokenPlatform: String, Hashable, Sendable {
    /// Apple's six platforms, and the web.
    case iOS, iPadOS, macOS, tvOS, visionOS, watchOS, web
}

/// What a surface is in the interface.
public enum TokenRole: String, Hashable, Sendable {
{{#roles}}
    /// `{{name}}`
    case {{caseName}}{{#isRenamed}} = "{{name}}"{{/isRenamed}}
{{/roles}}
}

/// What is wanted, or to be avoided, in one role on one platform.
public struct TokenRecommendation: Hashable, Sendable {
    /// What it is about.
    public enum Subject: Hashable, Sendable {
        /// A material.
        case material(TokenMaterial)
        /// A vibrancy level.
        case vibrancy(TokenVibrancy.Category, TokenVibrancy.Level)
    }

    /// How strongly it is meant.
    public enum Strength: String, Hashable, Sendable {
        /// Wanted, unwanted, or worth a thought.
        case must, avoid, consider
    }

    /// The platform it speaks of.
    public let platform: TokenPlatform
    /// The role it speaks of.
    public let role: TokenRole
    /// The colour scheme it speaks of; nil for any.
    public let scheme: TokenScheme?
    /// What it is about.
    public let subject: Subject
    /// How strongly it is meant.
    public let strength: Strength
    /// Where it comes from.
    public let source: String

    init(
        _ platform: TokenPlatform, _ role: TokenRole, scheme: TokenScheme?, _ subject: Subject, _ strength: Strength,
        source: String
    ) {
        self.platform = platform
        self.role = role
        self.scheme = scheme
        self.subject = subject
        self.strength = strength
        self.source = source
    }

    /// All recommendations.
    public static var all: [TokenRecommendation] {
        [
{{#recommendations}}
            {{value}},
{{/recommendations}}
        ]
    }

    /// The recommendations for a role on a platform.
    public static func of(_ role: TokenRole, on platform: TokenPlatform) -> [TokenRecommendation] {
        all.filter { $0.role == role && $0.platform == platform }
    }
}
{{#hasSurfaceAnchors}}

/// Short names: `.surface(.player.controls)` says `.surface({{moduleName}}.player.controls)`.
extension TokenSurface {
{{#surfaceAnchors}}
{{>swift/anchor.swift}}
{{/surfaceAnchors}}
}
{{/hasSurfaceAnchors}}
{{#surfaces}}

extension {{path}} {
{{#constants}}
{{#comment}}
    /// {{.}}
    ///
{{/comment}}
    /// `{{summary}}`
{{#notices}}
    ///
    /// - Note: {{.}}
{{/notices}}
{{#needsTheme}}
{{>swift/themed.swift}}
{{/needsTheme}}
{{^needsTheme}}
{{>swift/deprecated.swift}}
    public static let {{name}}: {{typeName}} = {{value}}
{{/needsTheme}}
{{^isLast}}

{{/isLast}}
{{/constants}}
}
{{/surfaces}}

"""#
    ),
    (
      "swift/SwiftUIStyles.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(SwiftUI)
import SwiftUI

// MARK: - Text styles

extension View {
    /// Sets the texts of this view in a text style: font, letter spacing and line height.
    ///
    /// All three grow with the reader's text size, as a text style of the system does: the closest in size, or the one
    /// that is given. Base lines lie `lineHeight` × `size` apart. From version 26 of the systems that is exact. Before,
    /// SwiftUI can only add space to the line height of the font, so lines never lie closer than the font sets them.
    /// Unlike in CSS no space is added above the first line or below the last.
    ///
    /// - Note: Views have no letter spacing before iOS 16, macOS 13, tvOS 16 and watchOS 9; a `Text` does.
    public func tokenTypography(_ typography: TokenTypography, relativeTo style: Font.TextStyle? = nil) -> some View {
        modifier(TokenTypographyModifier(typography, relativeTo: style))
    }

    /// The font and the line height of a style at its very size.
    @ViewBuilder fileprivate func tokenLines(_ typography: TokenTypography) -> some View {
        #if compiler(>=6.2)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            font(typography.font).lineHeight(.exact(points: typography.lineDistance))
        } else {
            font(typography.font).lineSpacing(typography.lineSpacing)
        }
        #else
        font(typography.font).lineSpacing(typography.lineSpacing)
        #endif
    }
}

extension Text {
    /// Sets this text in a text style, on every system with its letter spacing; see the same of `View`.
    @MainActor
    public func tokenTypography(_ typography: TokenTypography, relativeTo style: Font.TextStyle? = nil) -> some View {
        TokenText(self, typography, relativeTo: style)
    }
}

struct TokenTypographyModifier: ViewModifier {
    private let typography: TokenTypography
    @ScaledMetric private var size: TokenLength

    init(_ typography: TokenTypography, relativeTo style: Font.TextStyle?) {
        self.typography = typography
        _size = ScaledMetric(wrappedValue: typography.size, relativeTo: style ?? typography.textStyle)
    }

    func body(content: Content) -> some View {
        let typography = typography.resized(to: size)
        if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) {
            content.tokenLines(typography).tracking(typography.letterSpacing)
        } else {
            content.tokenLines(typography)
        }
    }
}

struct TokenText: View {
    private let text: Text
    private let typography: TokenTypography
    @ScaledMetric private var size: TokenLength

    init(_ text: Text, _ typography: TokenTypography, relativeTo style: Font.TextStyle?) {
        self.text = text
        self.typography = typography
        _size = ScaledMetric(wrappedValue: typography.size, relativeTo: style ?? typography.textStyle)
    }

    var body: some View {
        let typography = typography.resized(to: size)
        text.tracking(typography.letterSpacing).tokenLines(typography)
    }
}

// MARK: - Shadows

extension View {
    /// Draws all layers of a shadow around and inside an outline, as CSS draws them for a box of that outline.
    ///
    /// The blur of a token is twice SwiftUI's radius. Layers that fall outside are left out under the outline itself,
    /// so a translucent view stays as bright as it is. Those that fall inside are drawn over the view: give them to
    /// the shape behind your content rather than to the content.
    ///
    ///     .background {
    ///         RoundedRectangle(cornerRadius: 12).fill(.white)
    ///             .tokenShadow(shadow, in: RoundedRectangle(cornerRadius: 12))
    ///     }
    public func tokenShadow(_ shadow: TokenShadow, in outline: some InsettableShape) -> some View {
        background { TokenShadowView(layers: shadow.layers.filter { !$0.inset }, outline: outline) }
            .overlay { TokenShadowView(layers: shadow.layers.filter(\.inset), outline: outline) }
    }

    /// Draws a shadow around whatever this view shows, whichever outline that has.
    ///
    /// SwiftUI has neither spread nor inner shadows here: the spread is left out, and so are layers that fall inside.
    /// Each layer is also cast by the layers before it, which is hardly seen where these are small. The view is drawn
    /// apart first, so that its parts cast one shadow together; a material has nothing to blur then. To have everything
    /// as it is meant, name the outline: `tokenShadow(_:in:)`.
    public func tokenShadow(_ shadow: TokenShadow) -> some View {
        shadow.layers.filter { !$0.inset }.reduce(AnyView(compositingGroup())) { view, layer in
            AnyView(view.shadow(color: layer.color, radius: layer.blur / 2, x: layer.x, y: layer.y))
        }
    }
}

/// Layers of a shadow, the topmost first, for an outline as large as the view.
struct TokenShadowView<Outline: InsettableShape>: View {
    let layers: [TokenShadowLayer]
    let outline: Outline

    var body: some View {
        ZStack {
            ForEach(layers.indices.reversed(), id: \.self) { index in
                TokenShadowLayerView(layer: layers[index], outline: outline)
            }
        }
        .allowsHitTesting(false)
    }
}

struct TokenShadowLayerView<Outline: InsettableShape>: View {
    let layer: TokenShadowLayer
    let outline: Outline

    /// How far beyond the outline anything of the layer can be seen.
    private var reach: TokenLength { 2 * layer.blur + abs(layer.spread) + abs(layer.x) + abs(layer.y) }

    var body: some View {
        if layer.inset {
            // Everything but a hole, blurred, and cut off outside.
            ZStack {
                Rectangle().fill(layer.color).padding(-reach)
                outline.inset(by: layer.spread).fill(Color.black).offset(x: layer.x, y: layer.y)
                    .blendMode(.destinationOut)
            }
            .compositingGroup()
            .blur(radius: layer.blur / 2)
            .clipShape(outline)
        } else {
            outline.inset(by: -layer.spread).fill(layer.color)
                .blur(radius: layer.blur / 2)
                .offset(x: layer.x, y: layer.y)
                .mask {
                    ZStack {
                        Rectangle().fill(Color.black).padding(-reach)
                        outline.fill(Color.black).blendMode(.destinationOut)
                    }
                    .compositingGroup()
                }
        }
    }
}

// MARK: - Borders

extension View {
    /// Draws a border along the inside of an outline, over this view; without an outline, along the view's edges.
    ///
    /// `double` is two lines, each a third of the width, from a width of 3 on. `groove`, `ridge`, `outset` and `inset`
    /// are a plain line: what CSS shades there no system of Apple's draws.
    public func tokenBorder(_ border: TokenBorder, in outline: some InsettableShape = Rectangle()) -> some View {
        overlay { TokenBorderView(border: border, outline: outline) }
    }
}

struct TokenBorderView<Outline: InsettableShape>: View {
    let border: TokenBorder
    let outline: Outline

    var body: some View {
        Group {
            if border.width > 0 {
                if border.style == .double, border.width >= 3 {
                    outline.strokeBorder(border.color, lineWidth: border.width / 3)
                    outline.inset(by: border.width * 2 / 3).strokeBorder(border.color, lineWidth: border.width / 3)
                } else {
                    outline.strokeBorder(border.color, style: border.strokeStyle)
                }
            }
        }
        .allowsHitTesting(false)
    }
}
#endif

"""#
    ),
    (
      "swift/SwiftUISurfaces.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(SwiftUI)
import SwiftUI
#if os(macOS)
import AppKit
#elseif canImport(UIKit)
import UIKit
#endif

// MARK: - Surfaces

extension View {
    /// Draws a surface behind this view, in the surface's own outline.
    ///
    /// What is drawn follows the system that runs, the colour scheme, and the accessibility settings, as they change.
    /// On a platform that the surface is not for, nothing is drawn.
    @ViewBuilder public func surface(_ surface: TokenSurface) -> some View {
        switch surface.plan?.shape {
        case .capsule?: modifier(TokenSurfaceModifier(surface: surface, outline: Capsule(style: .continuous)))
        case .rounded(let radius)?:
            modifier(
                TokenSurfaceModifier(
                    surface: surface, outline: RoundedRectangle(cornerRadius: radius, style: .continuous)))
        case .rectangle?, nil: modifier(TokenSurfaceModifier(surface: surface, outline: Rectangle()))
        }
    }

    /// Draws a surface behind this view, in an outline of your own.
    public func surface(_ surface: TokenSurface, in outline: some InsettableShape) -> some View {
        modifier(TokenSurfaceModifier(surface: surface, outline: outline))
    }

    /// Gives buttons in this view the style of a surface that is a button.
    ///
    /// The system draws the surface then, with its own margins and its reaction to touch. A surface that no style of
    /// the system draws leaves the buttons as they are.
    public func surfaceButtonStyle(_ surface: TokenSurface) -> some View {
        modifier(TokenButtonModifier(surface: surface))
    }
}

/// A place for surfaces of one group: their glass is drawn together, so that it blends and never lies on other glass.
///
/// Before version 26 of the systems, and on visionOS, it is its content and nothing more.
public struct TokenSurfaceGroup<Content: View>: View {
    /// The name of the group, as the tokens have it.
    public let name: String
    private let spacing: TokenLength?
    private let content: Content

    /// Makes a place for a group; `spacing` is the distance at which glass begins to blend.
    public init(_ name: String, spacing: TokenLength? = nil, @ViewBuilder content: () -> Content) {
        self.name = name
        self.spacing = spacing
        self.content = content()
    }

    /// The content, in a container for glass where there is one.
    public var body: some View {
        #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            GlassEffectContainer(spacing: spacing) { content }
        } else {
            content
        }
        #else
        content
        #endif
    }
}

// MARK: - Foregrounds

extension ShapeStyle where Self == AnyShapeStyle {
    /// A level of vibrancy: it takes up some of what shines through the material it stands on.
    ///
    /// Labels have the system's hierarchical styles. SwiftUI has no levels of fills: the nearest hierarchical styles
    /// stand in for them, and it is not confirmed that they look the same as UIKit's.
    public static func vibrancy(_ vibrancy: TokenVibrancy) -> AnyShapeStyle {
        switch (vibrancy.category, vibrancy.level) {
        case (.label, .primary): AnyShapeStyle(HierarchicalShapeStyle.primary)
        case (.label, .secondary): AnyShapeStyle(HierarchicalShapeStyle.secondary)
        case (.label, .tertiary), (.fill, .primary): AnyShapeStyle(HierarchicalShapeStyle.tertiary)
        case (.label, .quaternary), (.fill, .secondary): AnyShapeStyle(HierarchicalShapeStyle.quaternary)
        case (.fill, _): .tokenLevel(5)
        case (.separator, _): .tokenSeparator(vibrancy.color)
        }
    }

    /// What an element of a surface is drawn with, by its name there; primary if the surface has none of that name.
    public static func content(_ name: String, of surface: TokenSurface) -> AnyShapeStyle {
        guard let step = surface.step, let style = step.standard.element(name)?.swiftUI else {
            return AnyShapeStyle(HierarchicalShapeStyle.primary)
        }
        switch style {
        case .original, .vibrancy, .plainVibrancy: return AnyShapeStyle(HierarchicalShapeStyle.primary)
        case .color(let color):
            guard case .color(let other)? = step.increasedContrast?.element(name)?.swiftUI else {
                return AnyShapeStyle(color.color)
            }
            return AnyShapeStyle(color.increasedContrast(other).color)
        case .hierarchical(let level): return .tokenLevel(level)
        case .separator: return .tokenSeparator(TokenVibrancy.separator.color)
        case .system(let color): return color.style
        }
    }

    /// SwiftUI's hierarchical style of a level, or the faintest there is.
    fileprivate static func tokenLevel(_ level: Int) -> AnyShapeStyle {
        switch level {
        case ...1: return AnyShapeStyle(HierarchicalShapeStyle.primary)
        case 2: return AnyShapeStyle(HierarchicalShapeStyle.secondary)
        case 3: return AnyShapeStyle(HierarchicalShapeStyle.tertiary)
        case 4: return AnyShapeStyle(HierarchicalShapeStyle.quaternary)
        default:
            if #available(iOS 16.0, macOS 12.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
                return AnyShapeStyle(HierarchicalShapeStyle.quinary)
            }
            return AnyShapeStyle(HierarchicalShapeStyle.quaternary)
        }
    }

    /// SwiftUI's separator, or a colour like it.
    fileprivate static func tokenSeparator(_ color: TokenDynamicColor) -> AnyShapeStyle {
        if #available(iOS 17.0, macOS 12.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
            return AnyShapeStyle(SeparatorShapeStyle())
        }
        return AnyShapeStyle(color.color)
    }
}

extension TokenSystemColor {
    /// The colour, or the hierarchical style that has its name.
    fileprivate var style: AnyShapeStyle {
        switch self {
        case .label: AnyShapeStyle(HierarchicalShapeStyle.primary)
        case .secondaryLabel: AnyShapeStyle(HierarchicalShapeStyle.secondary)
        case .tertiaryLabel: AnyShapeStyle(HierarchicalShapeStyle.tertiary)
        case .quaternaryLabel: AnyShapeStyle(HierarchicalShapeStyle.quaternary)
        case .tint: AnyShapeStyle(TintShapeStyle())
        default: AnyShapeStyle(color)
        }
    }

    /// The colour of the system.
    public var color: Color {
        #if os(macOS)
        return Color(nsColor: nsColor)
        #elseif os(watchOS)
        return self == .tint ? Color.accentColor : flatColor.color
        #else
        return Color(uiColor: uiColor)
        #endif
    }
}

// MARK: - Drawing

/// What is drawn now.
private struct TokenScene {
    let drawing: TokenDrawing
    let scheme: TokenScheme
    let isContrastIncreased: Bool

    /// Nil where the surface is not for the platform.
    init?(_ surface: TokenSurface, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, reduceTransparency: Bool) {
        guard let plan = surface.plan, let step = surface.step else { return nil }
        isContrastIncreased = contrast == .increased
        drawing = step.drawing(reduceTransparency: reduceTransparency, increaseContrast: isContrastIncreased)
        self.scheme = plan.scheme ?? (scheme == .dark ? .dark : .light)
    }

    /// The colour of now.
    func color(_ color: TokenDynamicColor) -> Color {
        color.value(in: scheme, increasedContrast: isContrastIncreased)
    }

    /// The tint, if it is laid on in this way.
    func tint(_ placement: TokenTint.Placement) -> Color? {
        guard let tint = drawing.tint, tint.placement == placement else { return nil }
        return color(tint.color)
    }
}

/// Draws a surface behind its content. The content keeps its identity, and with it its state, whatever setting changes.
private struct TokenSurfaceModifier<Outline: InsettableShape>: ViewModifier {
    let surface: TokenSurface
    let outline: Outline
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    private var scene: TokenScene? {
        TokenScene(surface, colorScheme, contrast, reduceTransparency: reduceTransparency)
    }

    private var requiredScheme: ColorScheme? {
        surface.plan?.scheme.map { $0 == .dark ? .dark : .light }
    }

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.backgroundMaterial) { material in
                // What says that content stands on a material: the hierarchical styles are vibrant then.
                switch scene?.drawing.swiftUI {
                case .material(let thickness)?: material = thickness.material
                case .color?: material = nil
                default: break
                }
            }
            .modifier(TokenGlass(scene: scene, isGlass: surface.step?.hasGlass == true, outline: outline))
            .background { TokenLayers(scene: scene, outline: outline) }
            .overlay {
                if let scene, let border = scene.drawing.border {
                    outline.strokeBorder(scene.color(border), lineWidth: 1).allowsHitTesting(false)
                }
            }
            .transformEnvironment(\.colorScheme) { scheme in
                if let requiredScheme { scheme = requiredScheme }
            }
    }
}

/// What lies beneath the content: dimming, fill, material and tint, the lowest first.
private struct TokenLayers<Outline: InsettableShape>: View {
    let scene: TokenScene?
    let outline: Outline

    var body: some View {
        ZStack {
            if let scene {
                if let dimming = scene.drawing.dimming { outline.fill(scene.color(dimming)) }
                if let fill = scene.drawing.fill { outline.fill(scene.color(fill)) }
                backing(scene)
                if let tint = scene.tint(.overlay) { outline.fill(tint) }
            }
        }
    }

    @ViewBuilder private func backing(_ scene: TokenScene) -> some View {
        switch scene.drawing.swiftUI {
        case .color(let color)?: outline.fill(scene.color(color))
        case .material(let thickness)?:
            if let material = thickness.material { outline.fill(material) }
        #if os(macOS)
        case .visualEffect?: TokenEffectView(backing: scene.drawing.swiftUI).clipShape(outline)
        #endif
        default: EmptyView()
        }
    }
}

/// Draws the glass of a surface around its content.
private struct TokenGlass<Outline: InsettableShape>: ViewModifier {
    let scene: TokenScene?
    let isGlass: Bool
    let outline: Outline

    @ViewBuilder func body(content: Content) -> some View {
        #if os(visionOS)
        if isGlass {
            content.glassBackgroundEffect(
                in: outline, displayMode: scene?.drawing.swiftUI == .visionGlass ? .always : .never)
        } else {
            content
        }
        #elseif compiler(>=6.2)
        if isGlass, #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            content.glassEffect(glass, in: outline)
        } else {
            content
        }
        #else
        content
        #endif
    }

    #if compiler(>=6.2) && !os(visionOS)
    /// The glass of now; under a setting that asks for something else there is none.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
    private var glass: Glass {
        guard case .glass(let variant, let isInteractive)? = scene?.drawing.swiftUI else { return .identity }
        let glass: Glass = variant == .clear ? .clear : .regular
        return glass.tint(scene?.tint(.glass)).interactive(isInteractive)
    }
    #endif
}

extension TokenStep {
    /// Whether it is of glass under any setting.
    fileprivate var hasGlass: Bool {
        [standard, reducedTransparency, increasedContrast].contains { drawing in
            switch drawing?.swiftUI {
            case .glass?, .visionGlass?: true
            default: false
            }
        }
    }
}

extension TokenMaterial.Thickness {
    /// SwiftUI's material; nil on a system that has none.
    fileprivate var material: Material? {
        guard #available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *) else { return nil }
        switch self {
        case .ultraThin: return .ultraThin
        case .thin: return .thin
        case .regular: return .regular
        case .thick: return .thick
        case .ultraThick: return .ultraThick
        case .bar:
            #if os(tvOS) || os(watchOS)
            return .regular
            #else
            return .bar
            #endif
        }
    }
}

/// Styles the buttons of its content.
private struct TokenButtonModifier: ViewModifier {
    let surface: TokenSurface
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    private var scene: TokenScene? {
        TokenScene(surface, colorScheme, contrast, reduceTransparency: reduceTransparency)
    }

    @ViewBuilder func body(content: Content) -> some View {
        if let scene, let button = scene.drawing.button {
            if let tint = scene.tint(.glass) ?? scene.tint(.overlay) {
                styled(content, button, tint: tint).tint(tint)
            } else {
                styled(content, button, tint: nil)
            }
        } else {
            content
        }
    }

    @ViewBuilder private func styled(_ content: Content, _ button: TokenButton, tint: Color?) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if button.style != .bordered,
            #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
        {
            ofGlass(content, button, tint: tint)
        } else {
            bordered(content, button)
        }
        #else
        bordered(content, button)
        #endif
    }

    @ViewBuilder private func bordered(_ content: Content, _ button: TokenButton) -> some View {
        if button.isProminent {
            content.buttonStyle(.borderedProminent)
        } else {
            content.buttonStyle(.bordered)
        }
    }

    #if compiler(>=6.2) && !os(visionOS)
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
    @ViewBuilder private func ofGlass(_ content: Content, _ button: TokenButton, tint: Color?) -> some View {
        #if compiler(>=6.2.1)
        if button.style == .clearGlass,
            #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, visionOS 26.1, *)
        {
            content.buttonStyle(.glass(.clear.tint(button.isProminent ? tint : nil)))
        } else {
            ofRegularGlass(content, button)
        }
        #else
        ofRegularGlass(content, button)
        #endif
    }

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
    @ViewBuilder private func ofRegularGlass(_ content: Content, _ button: TokenButton) -> some View {
        if button.isProminent {
            content.buttonStyle(.glassProminent)
        } else {
            content.buttonStyle(.glass)
        }
    }
    #endif
}

#if os(macOS)
/// AppKit's material in SwiftUI, which has none by purpose.
private struct TokenEffectView: NSViewRepresentable {
    let backing: TokenBacking?

    func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }

    func updateNSView(_ view: NSVisualEffectView, context: Context) { backing?.configure(view) }
}
#endif
#endif

"""#
    ),
    (
      "swift/Theme.swift.mustache",
#"""
{{>swift/header.swift}}
{{#isThemed}}

#if canImport(SwiftUI)
import SwiftUI
#endif

/// What tokens that differ by theme are asked in: `color.accent(in: theme)`.
///
/// What the system has a setting for may be left nil: then a colour follows the setting on Apple's platforms, and
/// everything else is at its base.
public struct TokenTheme: Hashable, Sendable {
{{#axes}}
    /// The contexts of “{{title}}”.
    public enum {{typeName}}: String, CaseIterable, Hashable, Sendable {
{{#cases}}
        /// “{{title}}”.
        case {{name}}{{#isRenamed}} = "{{original}}"{{/isRenamed}}
{{/cases}}
    }

{{/axes}}
{{#axes}}
{{#isNative}}
    /// The {{title}}; nil for the system's.
    public var {{name}}: {{typeName}}?
{{/isNative}}
{{^isNative}}
    /// The context of “{{title}}”.
    public var {{name}}: {{typeName}}
{{/isNative}}
{{/axes}}

    /// Makes a theme; what is left out is at its base, or as the system has it.
    public init(
{{#axes}}
        {{name}}: {{typeName}}{{#isNative}}? = nil{{/isNative}}{{^isNative}} = .{{baseName}}{{/isNative}}{{^isLast}},{{/isLast}}
{{/axes}}
    ) {
{{#axes}}
        self.{{name}} = {{name}}
{{/axes}}
    }
{{#axes}}
{{#isNative}}

    private var chosen{{typeName}}: {{typeName}} { {{name}} ?? .{{baseName}} }
{{/isNative}}
{{/axes}}
{{#hasAppearance}}

    func choose<Value>(_ light: Value, dark: Value) -> Value {
        chosenAppearance == .dark ? dark : light
    }
{{/hasAppearance}}
{{#hasContrast}}

    func choose<Value>(_ standard: Value, moreContrast: Value) -> Value {
        chosenContrast == .more ? moreContrast : standard
    }
{{/hasContrast}}
{{#hasTransparency}}

    func choose<Value>(_ standard: Value, reducedTransparency: Value) -> Value {
        chosenTransparency == .reduced ? reducedTransparency : standard
    }
{{/hasTransparency}}
{{#isDynamic}}

    /// A colour by scheme and contrast; what is left out is as in the light scheme, or as at standard contrast.
    func color(
        _ light: TokenColor, dark: TokenColor? = nil, moreContrast: TokenColor? = nil,
        darkMoreContrast: TokenColor? = nil
    ) -> TokenColor {
        var color = TokenDynamicColor(
            light: light, dark: dark ?? light, increasedContrastLight: moreContrast ?? light,
            increasedContrastDark: darkMoreContrast ?? moreContrast ?? dark ?? light)
        #if canImport(SwiftUI)
{{#hasAppearance}}
        if let appearance { color = color.fixed(in: appearance == .dark ? .dark : .light) }
{{/hasAppearance}}
{{#hasContrast}}
        if let contrast { color = color.fixed(increasedContrast: contrast == .more) }
{{/hasContrast}}
        return color.color
        #else
{{#hasAppearance}}
        color = color.fixed(in: chosenAppearance == .dark ? .dark : .light)
{{/hasAppearance}}
{{#hasContrast}}
        color = color.fixed(increasedContrast: chosenContrast == .more)
{{/hasContrast}}
        return color.light
        #endif
    }
{{/isDynamic}}
}
{{#isDynamic}}

extension TokenDynamicColor {
    /// The colour of one scheme in both.
    func fixed(in scheme: TokenScheme) -> TokenDynamicColor {
        TokenDynamicColor(
            light: value(in: scheme), dark: value(in: scheme),
            increasedContrastLight: value(in: scheme, increasedContrast: true),
            increasedContrastDark: value(in: scheme, increasedContrast: true))
    }

    /// The colours of one contrast at both.
    func fixed(increasedContrast: Bool) -> TokenDynamicColor {
        TokenDynamicColor(
            light: value(in: .light, increasedContrast: increasedContrast),
            dark: value(in: .dark, increasedContrast: increasedContrast))
    }
}
{{/isDynamic}}
{{/isThemed}}

"""#
    ),
    (
      "swift/Transitions.swift.mustache",
#"""
{{>swift/header.swift}}
{{#transitions}}

{{>swift/constants.swift}}
{{/transitions}}

"""#
    ),
    (
      "swift/TypeStyles.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(SwiftUI)
import SwiftUI
#endif

// MARK: - Families

/// Font families in order of preference.
public struct TokenFontFamily: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The families' names, the most wanted first.
    public var names: [String]

    /// Makes a list of families, the most wanted first.
    public init(names: [String]) {
        self.names = names
    }

    /// Makes a list of families, the most wanted first.
    public init(arrayLiteral elements: String...) {
        self.names = elements
    }
}

/// A design of the system's own font.
public enum TokenFontDesign: String, Hashable, Sendable {
    /// San Francisco; its rounded and its monospaced design; New York.
    case standard, rounded, monospaced, serif

    /// The design that the name of a family asks for: the generic families of CSS, and what Apple calls its fonts; nil
    /// for any other name.
    public init?(familyName: String) {
        switch familyName.lowercased() {
        case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system", "blinkmacsystemfont", "san francisco",
            "sf pro", "sf pro text", "sf pro display", "sf compact", "sf compact text", "sf compact display":
            self = .standard
        case "ui-rounded", "sf pro rounded", "sf compact rounded": self = .rounded
        case "ui-monospace", "monospace", "sf mono": self = .monospaced
        case "ui-serif", "serif", "new york", "new york small", "new york medium", "new york large",
            "new york extra large":
            self = .serif
        default: return nil
        }
    }
}

/// What a list of families comes to on the system that runs.
public enum TokenTypeface: Hashable, Sendable {
    /// A family, or one font of it, by the name it is installed under.
    case named(String)
    /// The system's own font.
    case system(TokenFontDesign)
}

extension TokenFontFamily {
    /// The first of the families that there is, else the system's font.
    ///
    /// Names that stand for the system's font, such as `system-ui`, `ui-rounded` or `SF Pro`, are there on any system.
    public func typeface(isInstalled: (String) -> Bool) -> TokenTypeface {
        for name in names {
            if let design = TokenFontDesign(familyName: name) { return .system(design) }
            if isInstalled(name) { return .named(name) }
        }
        return .system(.standard)
    }
}

// MARK: - Weights

#if canImport(SwiftUI)
/// The weight of a font.
public typealias TokenFontWeight = Font.Weight

extension Font.Weight {
    /// The nearest of the nine weights SwiftUI names to a weight from 1 to 1000.
    static func weight(_ value: Double) -> Font.Weight {
        switch value {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<850: .heavy
        default: .black
        }
    }
}
#else
/// The weight of a font.
public struct TokenFontWeight: Hashable, Sendable {
    /// The weight, from 1 to 1000.
    public var value: Double

    /// Makes a weight from 1 to 1000.
    public init(_ value: Double) {
        self.value = value
    }

    /// 100, as SwiftUI names it.
    public static let ultraLight = TokenFontWeight(100)
    /// 200, as SwiftUI names it.
    public static let thin = TokenFontWeight(200)
    /// 300.
    public static let light = TokenFontWeight(300)
    /// 400.
    public static let regular = TokenFontWeight(400)
    /// 500.
    public static let medium = TokenFontWeight(500)
    /// 600.
    public static let semibold = TokenFontWeight(600)
    /// 700.
    public static let bold = TokenFontWeight(700)
    /// 800.
    public static let heavy = TokenFontWeight(800)
    /// 900.
    public static let black = TokenFontWeight(900)

    static func weight(_ value: Double) -> TokenFontWeight {
        TokenFontWeight(value)
    }
}
#endif

// MARK: - Text styles

/// A text style: families, size, weight, spacing.
public struct TokenTypography: Hashable, Sendable {
    /// Families in order of preference.
    public var family: TokenFontFamily
    /// The size of the font.
    public var size: TokenLength
    /// The weight of the font.
    public var weight: TokenFontWeight
    /// What is added between two letters.
    public var letterSpacing: TokenLength
    /// The distance of two base lines as a multiple of the size.
    public var lineHeight: TokenNumber

    /// Makes a text style.
    public init(
        family: TokenFontFamily,
        size: TokenLength,
        weight: TokenFontWeight,
        letterSpacing: TokenLength = 0,
        lineHeight: TokenNumber
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }

    static func type(
        _ family: TokenFontFamily,
        size: TokenLength,
        weight: TokenFontWeight,
        letterSpacing: TokenLength = 0,
        lineHeight: TokenNumber
    ) -> TokenTypography {
        TokenTypography(family: family, size: size, weight: weight, letterSpacing: letterSpacing, lineHeight: lineHeight)
    }
}

extension TokenTypography {
    /// The distance of two base lines: `lineHeight` times `size`.
    public var lineDistance: TokenLength { TokenLength(lineHeight) * size }

    /// What lies between two lines of a font of that line height, so that their base lines have the distance that is
    /// wanted: `lineHeight` × `size` − `fontLineHeight`.
    ///
    /// It is never below 0, for no system sets lines closer than their font does by their spacing.
    public func lineSpacing(fontLineHeight: TokenLength) -> TokenLength { max(0, lineDistance - fontLineHeight) }

    /// The same style at another size; the letter spacing grows with it.
    public func resized(to newSize: TokenLength) -> TokenTypography {
        var result = self
        result.size = newSize
        if size != 0 { result.letterSpacing *= newSize / size }
        return result
    }
}

"""#
    ),
    (
      "swift/Typographies.swift.mustache",
#"""
{{>swift/header.swift}}
{{#typographies}}

{{>swift/constants.swift}}
{{/typographies}}

"""#
    ),
    (
      "swift/UIKitSurfaces.swift.mustache",
#"""
{{>swift/header.swift}}

#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

// MARK: - Factories

extension TokenSurface {
    /// The effect to draw the surface with now; nil where it is drawn with a colour, or by the system.
    ///
    /// `TokenSurfaceView` does all that is needed besides, and follows the settings of the system.
    @MainActor public func makeEffect(for traits: UITraitCollection) -> UIVisualEffect? {
        guard let drawing = self.drawing(for: traits) else { return nil }
        switch drawing.uiKit {
        case .blur(let light, let dark)?:
            let style = self.isDark(traits) ? dark ?? light : light
            return UIBlurEffect(style: style.uiKit)
        case .glass(let variant, let isInteractive)?:
            return Self.makeGlass(variant, isInteractive: isInteractive, drawing.tint)
        default: return nil
        }
    }

    /// The effect that makes an element of the surface vibrant, with the blur that the surface has now; nil where the
    /// element is drawn with a colour, which `foregroundColor` has.
    @MainActor public func makeVibrancyEffect(for name: String, traits: UITraitCollection) -> UIVibrancyEffect? {
        guard let style = self.drawing(for: traits)?.element(name)?.uiKit,
            let blur = self.makeEffect(for: traits) as? UIBlurEffect
        else { return nil }
        switch style {
        #if !os(tvOS)
        case .vibrancy(let level): return UIVibrancyEffect(blurEffect: blur, style: level.uiKit)
        #endif
        case .plainVibrancy: return UIVibrancyEffect(blurEffect: blur)
        default: return nil
        }
    }

    /// The colour of an element of the surface where it is not vibrant; nil where it is, or has its own colours.
    @MainActor public func foregroundColor(for name: String, traits: UITraitCollection) -> UIColor? {
        guard let step = self.step, let style = self.drawing(for: traits)?.element(name)?.uiKit else { return nil }
        switch style {
        case .color(let color):
            guard case .color(let other)? = step.increasedContrast?.element(name)?.uiKit else { return color.uiColor }
            return color.increasedContrast(other).uiColor
        case .system(let color): return color.uiColor
        default: return nil
        }
    }

    /// A configuration for a button that is this surface, drawn by the system; nil if the surface is no button.
    @MainActor public func makeButtonConfiguration(for traits: UITraitCollection) -> UIButton.Configuration? {
        guard let drawing = self.drawing(for: traits), let button = drawing.button else { return nil }
        var configuration = Self.configuration(button)
        if button.isProminent { configuration.baseBackgroundColor = drawing.tint?.color.uiColor }
        return configuration
    }

    #if os(visionOS)
    /// The background for a view controller's container: on visionOS the system draws the glass of whole containers.
    public var containerBackgroundStyle: UIContainerBackgroundStyle {
        self.step?.standard.uiKit == .visionGlass ? .glass : .automatic
    }
    #endif

    /// What is drawn under the settings of now.
    @MainActor fileprivate func drawing(for traits: UITraitCollection) -> TokenDrawing? {
        self.step?.drawing(
            reduceTransparency: UIAccessibility.isReduceTransparencyEnabled,
            increaseContrast: traits.accessibilityContrast == .high)
    }

    @MainActor fileprivate func isDark(_ traits: UITraitCollection) -> Bool {
        switch self.plan?.scheme {
        case .dark?: true
        case .light?: false
        case nil: traits.userInterfaceStyle == .dark
        }
    }

    @MainActor private static func makeGlass(
        _ variant: TokenMaterial.Variant, isInteractive: Bool, _ tint: TokenTint?
    ) -> UIVisualEffect? {
        #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            let effect = UIGlassEffect(style: variant == .clear ? .clear : .regular)
            effect.isInteractive = isInteractive
            if let tint, tint.placement == .glass { effect.tintColor = tint.color.uiColor }
            return effect
        }
        #endif
        return nil
    }

    @MainActor private static func configuration(_ button: TokenButton) -> UIButton.Configuration {
        #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            switch (button.style, button.isProminent) {
            case (.glass, false): return .glass()
            case (.glass, true): return .prominentGlass()
            case (.clearGlass, false): return .clearGlass()
            case (.clearGlass, true): return .prominentClearGlass()
            case (.bordered, _): break
            }
        }
        #endif
        return button.isProminent ? .borderedProminent() : .bordered()
    }
}

// MARK: - View

/// A view that draws a surface and what it needs beneath, and follows the settings of the system as they change.
///
/// Add your views to `contentView`, and those that shall be vibrant to the `contentView` of a `vibrancyView(for:)`.
@MainActor public final class TokenSurfaceView: UIView {
    /// The surface.
    public let surface: TokenSurface
    private let dimming = UIView()
    private let fill = UIView()
    private let effect = UIVisualEffectView(effect: nil)
    private let tint = UIView()
    private var vibrant: [(name: String, view: UIVisualEffectView)] = []
    private var drawn: TokenDrawing?
    private var isDrawnDark = false
    private var observation: TokenObservation?

    /// Where the content of the surface goes.
    public var contentView: UIView { effect.contentView }

    /// Makes a view of a surface.
    public init(_ surface: TokenSurface) {
        self.surface = surface
        super.init(frame: .zero)
        for view in [dimming, fill, effect] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        tint.isUserInteractionEnabled = false
        tint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        effect.contentView.addSubview(tint)
        switch surface.plan?.scheme {
        case .dark?: overrideUserInterfaceStyle = .dark
        case .light?: overrideUserInterfaceStyle = .light
        case nil: break
        }
        observation = TokenObservation(
            [
                UIAccessibility.reduceTransparencyStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            ], in: .default
        ) { [weak self] in self?.update() }
        update()
    }

    /// Not supported: a surface is named in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// A view that makes its content vibrant as an element of the surface, wherever the surface is a blur. Add it to
    /// `contentView`, and your labels and images to its own; images have to be templates.
    public func vibrancyView(for name: String) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: surface.makeVibrancyEffect(for: name, traits: traitCollection))
        view.tintColor = surface.foregroundColor(for: name, traits: traitCollection)
        vibrant.append((name, view))
        return view
    }

    /// Follows the traits of the window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    /// Follows the traits: views are laid out again when theirs change.
    public override func layoutSubviews() {
        super.layoutSubviews()
        update()
        shape()
    }

    private func update() {
        guard let drawing = surface.drawing(for: traitCollection) else { return }
        let isDark = surface.isDark(traitCollection)
        layer.borderWidth = drawing.border == nil ? 0 : 1
        layer.borderColor = drawing.border?.uiColor.resolvedColor(with: traitCollection).cgColor
        guard drawing != drawn || isDark != isDrawnDark else { return }
        drawn = drawing
        isDrawnDark = isDark
        dimming.backgroundColor = drawing.dimming?.uiColor
        fill.backgroundColor = drawing.fill?.uiColor
        effect.effect = surface.makeEffect(for: traitCollection)
        if case .color(let color)? = drawing.uiKit { fill.backgroundColor = color.uiColor }
        tint.backgroundColor = drawing.tint?.placement == .overlay ? drawing.tint?.color.uiColor : nil
        for (name, view) in vibrant {
            view.effect = surface.makeVibrancyEffect(for: name, traits: traitCollection)
            view.tintColor = surface.foregroundColor(for: name, traits: traitCollection)
        }
        setNeedsLayout()
    }

    /// Rounds the layers. Glass has corners of its own, for it may grow under a finger.
    private func shape() {
        tint.frame = effect.contentView.bounds
        let radius: CGFloat =
            switch surface.plan?.shape {
            case .capsule?: min(bounds.width, bounds.height) / 2
            case .rounded(let radius)?: radius
            case .rectangle?, nil: 0
            }
        var isGlass = false
        if case .glass? = drawn?.uiKit { isGlass = true }
        for layer in [layer, dimming.layer, fill.layer, effect.layer, tint.layer] {
            layer.cornerRadius = radius
            layer.cornerCurve = .continuous
        }
        effect.clipsToBounds = !isGlass
        #if compiler(>=6.2)
        if isGlass, #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            effect.cornerConfiguration = .corners(radius: .fixed(radius))
        }
        #endif
    }
}

/// Calls back on the main actor whenever one of some notifications arrives, as long as it lives.
private final class TokenObservation {
    private let center: NotificationCenter
    private let tokens: [any NSObjectProtocol]

    @MainActor init(
        _ names: [NSNotification.Name], in center: NotificationCenter, _ action: @escaping @MainActor @Sendable () -> Void
    ) {
        self.center = center
        tokens = names.map { name in
            center.addObserver(forName: name, object: nil, queue: .main) { _ in MainActor.assumeIsolated(action) }
        }
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }
}

// MARK: - Names

extension TokenBlurStyle {
    /// UIKit's style; on tvOS, which lacks those of the other systems, the nearest it has, and the other way round.
    fileprivate var uiKit: UIBlurEffect.Style {
        #if os(tvOS)
        switch self {
        case .light, .systemUltraThinMaterial: return .light
        case .dark: return .dark
        case .extraDark: return .extraDark
        case .regular, .systemThinMaterial, .systemMaterial, .systemChromeMaterial: return .regular
        case .prominent, .systemThickMaterial: return .prominent
        }
        #else
        switch self {
        case .systemUltraThinMaterial: return .systemUltraThinMaterial
        case .systemThinMaterial: return .systemThinMaterial
        case .systemMaterial, .regular: return .systemMaterial
        case .systemThickMaterial, .prominent: return .systemThickMaterial
        case .systemChromeMaterial: return .systemChromeMaterial
        case .light: return .light
        case .dark, .extraDark: return .dark
        }
        #endif
    }
}

#if !os(tvOS)
extension TokenVibrancyStyle {
    fileprivate var uiKit: UIVibrancyEffectStyle {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .fill
        case .secondaryFill: .secondaryFill
        case .tertiaryFill: .tertiaryFill
        case .separator: .separator
        }
    }
}
#endif

extension TokenSystemColor {
    /// The colour of the system; on tvOS, which has no fills, a flat colour like it.
    public var uiColor: UIColor {
        switch self {
        case .label: return .label
        case .secondaryLabel: return .secondaryLabel
        case .tertiaryLabel: return .tertiaryLabel
        case .quaternaryLabel: return .quaternaryLabel
        case .placeholderText: return .placeholderText
        case .separator: return .separator
        case .opaqueSeparator: return .opaqueSeparator
        case .tint: return .tintColor
        #if os(tvOS)
        case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill: return flatColor.uiColor
        #else
        case .systemFill: return .systemFill
        case .secondarySystemFill: return .secondarySystemFill
        case .tertiarySystemFill: return .tertiarySystemFill
        case .quaternarySystemFill: return .quaternarySystemFill
        #endif
        }
    }
}
#endif

"""#
    ),
    (
      "swift/anchor.swift.mustache",
#"""
{{#isSkipped}}
    // `{{title}}` has no short name: generated code needs it for something else.
{{/isSkipped}}
{{^isSkipped}}
{{#isToken}}
    /// The token `{{title}}`.
{{>swift/deprecated.swift}}
    public static var {{name}}: Self { {{path}} }
{{/isToken}}
{{^isToken}}
    /// What the group `{{title}}` holds.
    public static var {{name}}: {{path}}.Type { {{path}}.self }
{{/isToken}}
{{/isSkipped}}

"""#
    ),
    (
      "swift/constants.swift.mustache",
#"""
extension {{path}} {
{{#constants}}
    {{$comment}}
{{#comment}}
    /// {{.}}
    ///
{{/comment}}
    /// `{{summary}}`
    {{/comment}}
{{#needsTheme}}
{{>swift/themed.swift}}
{{/needsTheme}}
{{^needsTheme}}
{{>swift/deprecated.swift}}
{{#isLong}}
    public static var {{name}}: {{typeName}} {
        {{value}}
    }
{{/isLong}}
{{^isLong}}
    public static var {{name}}: {{typeName}} { {{value}} }
{{/isLong}}
{{/needsTheme}}
{{^isLast}}

{{/isLast}}
{{/constants}}
}

"""#
    ),
    (
      "swift/deprecated.swift.mustache",
#"""
{{#isDeprecated}}
    @available(*, deprecated{{#hasMessage}}, message: "{{message}}"{{/hasMessage}})
{{/isDeprecated}}

"""#
    ),
    (
      "swift/header.swift.mustache",
#"""
// {{moduleName}} {{version}} · generated by tokenc, do not edit: change the tokens and build again.

"""#
    ),
    (
      "swift/themed.swift.mustache",
#"""
{{>swift/deprecated.swift}}
    public static var {{name}}: {{typeName}} { {{name}}(in: TokenTheme()) }

    /// The same in a theme.
{{>swift/deprecated.swift}}
    public static func {{name}}(in theme: TokenTheme) -> {{typeName}} {
{{#isSwitched}}
        switch {{subject}} {
{{#cases}}
        case {{patterns}}:
            return {{value}}
{{/cases}}
        }
{{/isSwitched}}
{{^isSwitched}}
{{#cases}}
        {{value}}
{{/cases}}
{{/isSwitched}}
    }

"""#
    ),
    (
      "web/materials.css.mustache",
#"""
{{$header}}
/* {{moduleName}} {{version}} · generated by tokenc, do not edit */
{{/header}}
{{#hasMaterials}}

/*
  Give an element the class of a surface, or of a material. The material is drawn by ::before, under all that the element
  holds: so one may lie on another, and both blur what is behind them.

  Attributes, on the element or on any around it:
    data-color-scheme="light" | "dark"    in place of the reader's setting
    data-reduced-transparency             as prefers-reduced-transparency, which Safari does not have
    data-contrast="more"                  as prefers-contrast

  Everything lies in the layer “materials”. Your own rules win where they lie in no layer, or in a later one.
*/
{{/hasMaterials}}
@layer tokens, materials;

@layer materials {
  /* The later wins, whatever the selectors. */
  @layer vibrancy, ground, look, surface, preference;
{{#hasWide}}

  /* Colors beyond sRGB: their stand-ins, and themselves for browsers that read them and displays that show them. */
{{#standIns}}
  {{selector}} {
{{#declarations}}
    {{property}}: {{value}};
{{/declarations}}
  }
{{/standIns}}

  @supports {{wideCondition}} {
    @media (color-gamut: p3) {
{{#wide}}
      {{selector}} {
{{#declarations}}
        {{property}}: {{value}};
{{/declarations}}
      }
{{/wide}}
    }
  }
{{/hasWide}}
{{#hasVibrancy}}

  /* Vibrancy levels as flat colors: CSS cannot let text take up what shines through. */
  @layer vibrancy {
{{#vibrancy}}
    :root,
    {{#selector}}{{selector}},
    {{/selector}}[data-color-scheme="light"] {
{{#declarations}}
      {{property}}: {{value}};
{{/declarations}}
    }
{{/vibrancy}}
{{#darkVibrancy}}

    @media (prefers-color-scheme: dark) {
      :root:not([data-color-scheme="light"]) {
{{#declarations}}
        {{property}}: {{value}};
{{/declarations}}
      }
    }

    {{#selector}}{{selector}},
    {{/selector}}[data-color-scheme="dark"] {
{{#declarations}}
      {{property}}: {{value}};
{{/declarations}}
    }
{{/darkVibrancy}}

{{#levels}}
    {{selector}} { {{#declarations}}{{property}}: {{value}};{{/declarations}} }
{{/levels}}
  }
{{/hasVibrancy}}
{{#hasMaterials}}

  /* Opaque, for browsers that cannot filter what is behind. */
  @layer ground {
    :is(
{{#all}}
      {{.}}
{{/all}}
    ) {
      position: relative;
      isolation: isolate;
    }

    :is(
{{#all}}
      {{.}}
{{/all}}
    )::before {
      position: absolute;
      z-index: -1;
      box-sizing: border-box;
      inset: 0;
      border-radius: inherit;
      background-color: var(--material-opaque);
      pointer-events: none;
      content: "";
    }
{{#grounds}}

    {{selector}} {
{{#declarations}}
      {{property}}: {{value}};
{{/declarations}}
    }
{{/grounds}}
{{#hasDarkGrounds}}

    @media (prefers-color-scheme: dark) {
{{#darkGrounds}}
      {{selector}}:not([data-color-scheme="light"], [data-color-scheme="light"] *) {
{{#declarations}}
        {{property}}: {{value}};
{{/declarations}}
      }
{{/darkGrounds}}
    }
{{#darkGrounds}}

    {{selector}}:is([data-color-scheme="dark"], [data-color-scheme="dark"] *):not([data-color-scheme="dark"] [data-color-scheme="light"], [data-color-scheme="dark"] [data-color-scheme="light"] *) {
{{#declarations}}
      {{property}}: {{value}};
{{/declarations}}
    }
{{/darkGrounds}}
{{/hasDarkGrounds}}
  }

  /* The looks. Filters are literal and prefixed first: Safari up to 18 takes no var() in them, minifiers keep both.
     Contrast comes before saturation so that colors keep clear of the limits of the gamut. */
  @layer look {
    @supports ((-webkit-backdrop-filter: blur(1px)) or (backdrop-filter: blur(1px))) {
{{#looks}}
{{#comment}}
      /* {{.}} */
{{/comment}}
      {{selector}}::before {
{{#declarations}}
        {{property}}: {{value}};
{{/declarations}}
      }

{{/looks}}
{{#hasDarkLooks}}
      @media (prefers-color-scheme: dark) {
{{#darkLooks}}
        {{selector}}:not([data-color-scheme="light"], [data-color-scheme="light"] *)::before {
{{#declarations}}
          {{property}}: {{value}};
{{/declarations}}
        }
{{/darkLooks}}
      }
{{#darkLooks}}

      {{selector}}:is([data-color-scheme="dark"], [data-color-scheme="dark"] *):not([data-color-scheme="dark"] [data-color-scheme="light"], [data-color-scheme="dark"] [data-color-scheme="light"] *)::before {
{{#declarations}}
        {{property}}: {{value}};
{{/declarations}}
      }
{{/darkLooks}}
{{/hasDarkLooks}}
    }
  }
{{/hasMaterials}}
{{#hasSurfaces}}

  /* What surfaces add: a fill or dimming under the material, a tint on it, their outline, and the colors of what stands
     on them. */
  @layer surface {
{{#surfaces}}
{{^isFirst}}

{{/isFirst}}
    {{selector}} {
{{#declarations}}
      {{property}}: {{value}};
{{/declarations}}
    }
{{/surfaces}}
{{#hasDarkTints}}

    @media (prefers-color-scheme: dark) {
{{#darkTints}}
      {{selector}}:not([data-color-scheme="light"], [data-color-scheme="light"] *) {
{{#declarations}}
        {{property}}: {{value}};
{{/declarations}}
      }
{{/darkTints}}
    }
{{#darkTints}}

    {{selector}}:is([data-color-scheme="dark"], [data-color-scheme="dark"] *):not([data-color-scheme="dark"] [data-color-scheme="light"], [data-color-scheme="dark"] [data-color-scheme="light"] *) {
{{#declarations}}
      {{property}}: {{value}};
{{/declarations}}
    }
{{/darkTints}}
{{/hasDarkTints}}
{{#hasTints}}

    {{tinted}}::before {
      background-image: var(--material-tint);
    }
{{/hasTints}}
{{#content}}
{{#isFirst}}

{{/isFirst}}
    {{selector}} { {{#declarations}}{{property}}: {{value}};{{/declarations}} }
{{/content}}
  }
{{/hasSurfaces}}
{{#hasMaterials}}

  /* What a reader has asked for. */
  @layer preference {
    @media (prefers-reduced-transparency: reduce), (prefers-contrast: more) {
      :is(
{{#all}}
        {{.}}
{{/all}}
      )::before {
        background-color: var(--material-opaque);
        -webkit-backdrop-filter: none;
        backdrop-filter: none;
      }
    }

    :is(
{{#all}}
      {{.}}
{{/all}}
    ):is([data-reduced-transparency], [data-reduced-transparency] *, [data-contrast="more"], [data-contrast="more"] *)::before {
      background-color: var(--material-opaque);
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }

    @media (prefers-contrast: more) {
      :is(
{{#all}}
        {{.}}
{{/all}}
      )::before {
        border: 1px solid var(--material-border);
        box-shadow: none;
      }
{{#hasTints}}

      {{tinted}}::before {
        background-image: var(--material-tint-more);
      }
{{/hasTints}}
    }

    :is(
{{#all}}
      {{.}}
{{/all}}
    ):is([data-contrast="more"], [data-contrast="more"] *)::before {
      border: 1px solid var(--material-border);
      box-shadow: none;
    }
{{#hasTints}}

    {{tinted}}:is([data-contrast="more"], [data-contrast="more"] *)::before {
      background-image: var(--material-tint-more);
    }
{{/hasTints}}

    /* Forced colors, as in the contrast themes of Windows: the page's own colors, no image and no filter. */
    @media (forced-colors: active) {
      :is(
{{#all}}
        {{.}}
{{/all}}
      ) {
        background-color: Canvas;
        background-image: none;
        color: CanvasText;
      }

      :is(
{{#all}}
        {{.}}
{{/all}}
      )::before {
        border: 1px solid CanvasText;
        background-color: Canvas;
        background-image: none;
        -webkit-backdrop-filter: none;
        backdrop-filter: none;
      }
    }
  }
{{/hasMaterials}}
}
{{$footer}}
{{/footer}}

"""#
    ),
    (
      "web/tailwind.css.mustache",
#"""
/* {{moduleName}} {{version}} · generated by tokenc, do not edit */

/*
  A theme for Tailwind CSS 4 over the custom properties of tokens.css: utilities refer to these, and so follow the theme.

    @import "tailwindcss";
    @import "{{package}}/tokens.css";
    @import "{{package}}/tailwind.css";
*/
@theme inline reference {
{{#sections}}
{{^isFirst}}

{{/isFirst}}
  /* {{comment}} */
{{#entries}}
  {{name}}: {{value}};
{{/entries}}
{{/sections}}
}
{{#hasBreakpoints}}

/* Media queries take no custom property, so breakpoints have the values of the base. */
@theme {
{{#breakpoints}}
  {{name}}: {{value}};
{{/breakpoints}}
}
{{/hasBreakpoints}}

"""#
    ),
    (
      "web/tokens.css.mustache",
#"""
{{$header}}
/* {{moduleName}} {{version}} · generated by tokenc, do not edit */
{{/header}}
@layer tokens {
  :root {
{{#properties}}
{{#comment}}
    {{$comment}}
    /* {{.}} */
    {{/comment}}
{{/comment}}
    {{$property}}
    --{{name}}: {{value}};
    {{/property}}
{{/properties}}
    {{$moreProperties}}
    {{/moreProperties}}
  }
{{#hasWide}}

  /* Colors beyond sRGB, for browsers that read them and displays that show them. Above stand their stand-ins: a browser
     keeps a custom property even where it can't read its value, so the order alone would not choose between the two. */
  @supports {{wideCondition}} {
    @media {{wideMedia}} {
      :root {
{{#wide}}
        --{{name}}: {{value}};
{{/wide}}
      }
    }
  }
{{/hasWide}}
{{#themes}}

  /* {{comment}} */
{{#rules}}
{{#hasMedia}}
  @media {{media}} {
    {{selector}}{{#conditions}}:where(
      {{.}}
    ){{/conditions}} {
{{#declarations}}
      --{{name}}: {{value}};
{{/declarations}}
    }
  }
{{/hasMedia}}
{{^hasMedia}}
  {{selector}}{{#conditions}}:where(
    {{.}}
  ){{/conditions}} {
{{#declarations}}
    --{{name}}: {{value}};
{{/declarations}}
  }
{{/hasMedia}}
{{#hasWide}}
  @supports {{wideCondition}} {
    @media {{wideMedia}} {
      {{selector}}{{#conditions}}:where(
        {{.}}
      ){{/conditions}} {
{{#wide}}
        --{{name}}: {{value}};
{{/wide}}
      }
    }
  }
{{/hasWide}}
{{/rules}}
{{/themes}}
  {{$moreRules}}
  {{/moreRules}}
}
{{$footer}}
{{/footer}}

"""#
    ),
    (
      "web/tokens.scss.mustache",
#"""
// {{moduleName}} {{version}} · generated by tokenc, do not edit
//
// Values at the time of compiling, where no theme is chosen. Custom properties follow the theme: prefer
// var(--color-brand) wherever Sass has nothing to compute.
//
//   @use "{{package}}/tokens.scss" as tokens;
//   .button { padding: tokens.$space-m; }

{{#variables}}
{{#comment}}
/// {{.}}
{{/comment}}
${{name}}: {{value}};
{{/variables}}

/// Every token by its path.
$tokens: (
{{#tokens}}
  "{{path}}": ${{name}},
{{/tokens}}
);

"""#
    ),
  ]
}
