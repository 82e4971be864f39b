// Written by `swift run tokenc-dev generate` from the files below templates/; changes here are lost.
// swift-format-ignore-file

/// The templates that ship with the tool, by their path below `templates`.
enum BuiltinTemplates {
  /// Path and text of each file.
  static let files: [(name: String, text: String)] = [
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
      "swift/Durations.swift.mustache",
#"""
{{>swift/header.swift}}
{{#durations}}

{{>swift/constants.swift}}
{{/durations}}

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

    static func vibrancy(
        _ category: Category, _ level: Level, light: TokenColor, dark: TokenColor
    ) -> TokenVibrancy {
        TokenVibrancy(category: category, level: level, light: light, dark: dark)
    }
}
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

// MARK: - Type

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
}

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

/// A surface: its role, and what it is made of on each of its platforms.
public struct TokenSurface: Hashable, Sendable {
    /// Where a surface lies.
    public enum Layer: String, Hashable, Sendable {
        /// Controls and navigation above the content, or the content.
        case functional, content
    }

    /// What a surface is made of.
    public enum Material: Hashable, Sendable {
        /// What the system draws by itself.
        case system
        /// Nothing, by decision.
        case none
        /// A material.
        case material(TokenMaterial)
    }

    /// A colour on a surface, in both schemes.
    public struct Tint: Hashable, Sendable {
        /// The colour in the light scheme.
        public let light: TokenColor
        /// The colour in the dark scheme.
        public let dark: TokenColor

        static func tint(light: TokenColor, dark: TokenColor) -> Tint {
            Tint(light: light, dark: dark)
        }
    }

    /// A surface on one platform.
    public struct Plan: Hashable, Sendable {
        /// The platform.
        public let platform: TokenPlatform
        /// What it is made of there.
        public let material: Material
        /// Where it lies, if that differs from its role's layer.
        public let layer: Layer?
        /// What darkens the content beneath it.
        public let dimming: TokenColor?
        /// The colour on it, in the light and in the dark scheme.
        public let tint: Tint?

        static func on(
            _ platform: TokenPlatform, _ material: Material, layer: Layer? = nil, dimming: TokenColor? = nil,
            tint: Tint? = nil
        ) -> Plan {
            Plan(platform: platform, material: material, layer: layer, dimming: dimming, tint: tint)
        }
    }

    /// What it is in the interface.
    public let role: TokenRole
    /// Its plan on each of its platforms.
    public let plans: [Plan]

    /// The plan on one platform; nil where the surface is not for it.
    public func plan(on platform: TokenPlatform) -> Plan? {
        plans.first { $0.platform == platform }
    }

    static func surface(_ role: TokenRole, _ plans: [Plan]) -> TokenSurface {
        TokenSurface(role: role, plans: plans)
    }
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

    /// A colour scheme.
    public enum Scheme: String, Hashable, Sendable {
        /// The schemes.
        case light, dark
    }

    /// The platform it speaks of.
    public let platform: TokenPlatform
    /// The role it speaks of.
    public let role: TokenRole
    /// The colour scheme it speaks of; nil for any.
    public let scheme: Scheme?
    /// What it is about.
    public let subject: Subject
    /// How strongly it is meant.
    public let strength: Strength
    /// Where it comes from.
    public let source: String

    init(
        _ platform: TokenPlatform, _ role: TokenRole, scheme: Scheme?, _ subject: Subject, _ strength: Strength,
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
{{#surfaces}}

{{>swift/constants.swift}}
{{/surfaces}}

"""#
    ),
    (
      "swift/Theme.swift.mustache",
#"""
{{>swift/header.swift}}

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
      "swift/Typographies.swift.mustache",
#"""
{{>swift/header.swift}}
{{#typographies}}

{{>swift/constants.swift}}
{{/typographies}}

"""#
    ),
    (
      "swift/constants.swift.mustache",
#"""
extension {{path}} {
{{#constants}}
{{#comment}}
    /// {{.}}
    ///
{{/comment}}
    /// `{{summary}}`
{{#isLong}}
    public static var {{name}}: {{typeName}} {
        {{value}}
    }
{{/isLong}}
{{^isLong}}
    public static var {{name}}: {{typeName}} { {{value}} }
{{/isLong}}
{{^isLast}}

{{/isLast}}
{{/constants}}
}

"""#
    ),
    (
      "swift/header.swift.mustache",
#"""
// {{moduleName}} {{version}} · generated by tokenc, do not edit: change the tokens and build again.

"""#
    ),
    (
      "web/materials.css.mustache",
#"""
/* {{moduleName}} {{version}} · generated by tokenc, do not edit */
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

"""#
    ),
    (
      "web/tokens.css.mustache",
#"""
/* {{moduleName}} {{version}} · generated by tokenc, do not edit */
@layer tokens {
  :root {
{{#properties}}
{{#comment}}
    /* {{.}} */
{{/comment}}
    --{{name}}: {{value}};
{{/properties}}
  }
{{#hasDarkProperties}}

  @media (prefers-color-scheme: dark) {
    :root {
{{#darkProperties}}
      --{{name}}: {{value}};
{{/darkProperties}}
    }
  }
{{/hasDarkProperties}}
}

"""#
    ),
  ]
}
