// swift-format-ignore-file
// SwiftUI stand-in (SwiftUICore folded in). Body-less declarations: build-sdk reads this file as a textual module interface.
// Facts: developer.apple.com/documentation/swiftui/<page named per group>; "SI" = public .swiftinterface extracts.
// Availability names (expanded by build-sdk with -define-availability):
//   V13 = iOS 13,  macOS 10.15, tvOS 13, watchOS 6,  visionOS 1      V14 = iOS 14, macOS 11, tvOS 14, watchOS 7,  visionOS 1
//   V15 = iOS 15,  macOS 12,    tvOS 15, watchOS 8,  visionOS 1      V16 = iOS 16, macOS 13, tvOS 16, watchOS 9,  visionOS 1
//   V164 = iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1  V17 = iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
//   V18 = iOS 18,  macOS 15,    tvOS 18, watchOS 11, visionOS 2      V26 = iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26
//   G26 = iOS 26, macOS 26, tvOS 26, watchOS 26 (Liquid Glass)       G261 = the same at 26.1
// "unconfirmed" marks what no Apple page or interface extract was seen for; stricter of two readings taken.
import Swift
import _Concurrency
@_exported import CoreGraphics
@_exported import Foundation
#if os(macOS)
import AppKit
#else
import UIKit
#endif

// MARK: View, ViewBuilder, ViewModifier — view, viewbuilder, viewmodifier, modifiedcontent, view/modifier(_:)

@available(V13, *)
@_typeEraser(AnyView) @MainActor @preconcurrency public protocol View {
  associatedtype Body : View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(V13, *)
@MainActor @preconcurrency public protocol _PrimitiveView : View where Self.Body == Swift.Never {}
@available(V13, *)
extension _PrimitiveView { @MainActor @preconcurrency public var body: Swift.Never { get } }
@available(V13, *)
extension Swift.Never : View {
  public typealias Body = Swift.Never
  @MainActor @preconcurrency public var body: Swift.Never { get }
}
@available(V13, *)
extension Swift.Optional : View where Wrapped : View {
  public typealias Body = Swift.Never
  @MainActor @preconcurrency public var body: Swift.Never { get }
}
@available(V13, *)
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content : View
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View
  public static func buildBlock() -> EmptyView
  public static func buildBlock<Content>(_ content: Content) -> Content where Content : View
  @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content : View
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content : View
  public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View
  public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View
}
@available(V14, *)
extension ViewBuilder { public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content : View }
@available(V13, *)
@frozen public struct TupleView<T> : _PrimitiveView { public typealias Body = Swift.Never; public var value: T; nonisolated public init(_ value: T) }
@available(V13, *)
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}
@available(V13, *)
extension _ConditionalContent : View, _PrimitiveView where TrueContent : View, FalseContent : View { public typealias Body = Swift.Never }
@available(V13, *)
@frozen public struct EmptyView : _PrimitiveView { public typealias Body = Swift.Never; nonisolated public init() }
@available(V13, *)
@frozen public struct AnyView : _PrimitiveView {
  public typealias Body = Swift.Never
  nonisolated public init<V>(_ view: V) where V : View
  nonisolated public init<V>(erasing view: V) where V : View
}
@available(V13, *)
@frozen public struct Group<Content> {}
@available(V13, *)
extension Group : View, _PrimitiveView where Content : View {
  public typealias Body = Swift.Never
  nonisolated public init(@ViewBuilder content: () -> Content)
}
@available(V13, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body : View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
@available(V13, *)
public struct _ViewModifier_Content<Modifier> : _PrimitiveView where Modifier : ViewModifier { public typealias Body = Swift.Never }
@available(V13, *)
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier)
}
@available(V13, *)
extension ModifiedContent : View, _PrimitiveView where Content : View, Modifier : ViewModifier { public typealias Body = Swift.Never }
@available(V13, *)
extension ModifiedContent : ViewModifier where Content : ViewModifier, Modifier : ViewModifier {
  @MainActor @preconcurrency public func body(content: Self.Content) -> Swift.Never
}
@available(V13, *)
@frozen public struct EmptyModifier : ViewModifier, Swift.Sendable {
  public static let identity: EmptyModifier
  public typealias Body = Swift.Never
  nonisolated public init()
  public func body(content: Self.Content) -> Swift.Never
}
@available(V13, *)
extension View { nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> }
@available(V13, *)
extension ViewModifier { nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> }

// MARK: State and environment — environment, environmentvalues, environmentkey, state, binding, namespace

@available(V13, *)
public protocol DynamicProperty { mutating func update() }
@available(V13, *)
extension DynamicProperty { public mutating func update() }
@available(V13, *)
@frozen @propertyWrapper public struct State<Value> : DynamicProperty {
  public init(wrappedValue value: Value)
  public init(initialValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
@available(V13, *)
extension State : Swift.Sendable where Value : Swift.Sendable {}
@available(V13, *)
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> : DynamicProperty {
  @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Swift.Void)
  public static func constant(_ value: Value) -> Binding<Value>
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public subscript<Subject>(dynamicMember keyPath: Swift.WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}
@available(V13, *)
@frozen @propertyWrapper public struct Environment<Value> : DynamicProperty {
  public init(_ keyPath: Swift.KeyPath<EnvironmentValues, Value>)
  public var wrappedValue: Value { get }
}
@available(V13, *)
extension Environment : Swift.Sendable where Value : Swift.Sendable {}
@available(V13, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
@available(V13, *)
public struct EnvironmentValues : Swift.CustomStringConvertible {
  public init()
  public subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get set }
  public var description: Swift.String { get }
}
// environmentvalues/colorscheme, colorschemecontrast, accessibility*, backgroundmaterial, isenabled …
@available(V13, *)
extension EnvironmentValues {
  public var colorScheme: ColorScheme { get set }
  public var colorSchemeContrast: ColorSchemeContrast { get }
  public var accessibilityReduceTransparency: Swift.Bool { get }
  public var accessibilityReduceMotion: Swift.Bool { get }
  public var accessibilityDifferentiateWithoutColor: Swift.Bool { get }
  public var accessibilityInvertColors: Swift.Bool { get }
  public var displayScale: CGFloat { get set }
  public var isEnabled: Swift.Bool { get set }
  public var font: Font? { get set }
  public var lineSpacing: CGFloat { get set }
  public var layoutDirection: LayoutDirection { get set }
}
@available(V15, *)
extension EnvironmentValues {
  public var backgroundMaterial: Material? { get set }
  public var dynamicTypeSize: DynamicTypeSize { get set }
}
@available(V13, *)
public enum ColorScheme : Swift.CaseIterable, Swift.Sendable, Swift.Hashable {
  case light
  case dark
  public static var allCases: [ColorScheme] { get }
  public static func == (a: ColorScheme, b: ColorScheme) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
  public typealias AllCases = [ColorScheme]
}
@available(V13, *)
public enum ColorSchemeContrast : Swift.CaseIterable, Swift.Sendable, Swift.Hashable {
  case standard
  case increased
  public static var allCases: [ColorSchemeContrast] { get }
  public static func == (a: ColorSchemeContrast, b: ColorSchemeContrast) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
  public typealias AllCases = [ColorSchemeContrast]
}
@available(V13, *)
public enum LayoutDirection : Swift.Hashable, Swift.CaseIterable, Swift.Sendable { case leftToRight, rightToLeft }
@available(V15, *)
public enum DynamicTypeSize : Swift.Hashable, Swift.Comparable, Swift.CaseIterable, Swift.Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Swift.Bool
}
@available(V14, *)
@frozen @propertyWrapper public struct Namespace : DynamicProperty, Swift.Sendable {
  public init()
  public var wrappedValue: Namespace.ID { get }
  @frozen public struct ID : Swift.Hashable, Swift.Sendable {
    public static func == (a: Namespace.ID, b: Namespace.ID) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
  }
}
@available(V13, *)
extension View {
  nonisolated public func environment<V>(_ keyPath: Swift.WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
  nonisolated public func transformEnvironment<V>(_ keyPath: Swift.WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Swift.Void) -> some View
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
}

// MARK: Color — color, color/rgbcolorspace, color/resolved, color/init(uicolor:), init(nscolor:), init(_:bundle:)

@available(V13, *)
@frozen public struct Color : Swift.Hashable, Swift.CustomStringConvertible, Swift.Sendable {
  public static func == (a: Color, b: Color) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
  public var description: Swift.String { get }
}
@available(V13, *)
extension Color : View, _PrimitiveView { public typealias Body = Swift.Never }
@available(V13, *)
extension Color : ShapeStyle {
  @available(V17, *) public func resolve(in environment: EnvironmentValues) -> Color.Resolved
}
@available(V13, *)
extension Color {
  public enum RGBColorSpace : Swift.Sendable, Swift.Hashable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Swift.Double, green: Swift.Double, blue: Swift.Double, opacity: Swift.Double = 1)
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Swift.Double, opacity: Swift.Double = 1)
  public init(hue: Swift.Double, saturation: Swift.Double, brightness: Swift.Double, opacity: Swift.Double = 1)
  public init(_ name: Swift.String, bundle: Foundation.Bundle? = nil)
  public func opacity(_ opacity: Swift.Double) -> Color
  public static let clear: Color
  public static let black: Color
  public static let white: Color
  public static let gray: Color
  public static let red: Color
  public static let green: Color
  public static let blue: Color
  public static let orange: Color
  public static let yellow: Color
  public static let pink: Color
  public static let purple: Color
  public static let primary: Color
  public static let secondary: Color
  public static var accentColor: Color { get }
}
@available(V15, *)
extension Color {
  public static let brown: Color
  public static let cyan: Color
  public static let indigo: Color
  public static let mint: Color
  public static let teal: Color
  public init(cgColor: CGColor)
}
@available(V14, *)
extension Color { public var cgColor: CGColor? { get } }
@available(V16, *)
extension Color { public var gradient: AnyGradient { get } }
@available(V17, *)
extension Color { public init(_ resolved: Color.Resolved) }
@available(V18, *)
extension Color { public func mix(with rhs: Color, by fraction: Swift.Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color }
#if os(macOS)
@available(macOS 12.0, *)
extension Color { public init(nsColor: AppKit.NSColor) }
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use Color(nsColor:) when converting a NSColor, or create a standard Color directly")
extension Color { public init(_ color: AppKit.NSColor) }
#else
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Color { public init(uiColor: UIKit.UIColor) }
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
extension Color { public init(_ color: UIKit.UIColor) }
#endif
// uikit/uicolor/init(_:), appkit/nscolor/init(_:): the other way round
#if os(macOS)
@available(macOS 11.0, *)
extension AppKit.NSColor { public convenience init(_ color: Color) }
#else
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension UIKit.UIColor { public convenience init(_ color: Color) }
#endif
@available(V17, *)
extension Color {
  @frozen public struct Resolved : Swift.Hashable, Swift.Sendable, Swift.Codable, ShapeStyle {
    public var linearRed: Swift.Float
    public var linearGreen: Swift.Float
    public var linearBlue: Swift.Float
    public var opacity: Swift.Float
    public var red: Swift.Float { get set }
    public var green: Swift.Float { get set }
    public var blue: Swift.Float { get set }
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Swift.Float, green: Swift.Float, blue: Swift.Float, opacity: Swift.Float = 1)
    public var cgColor: CGColor { get }
    public static func == (a: Color.Resolved, b: Color.Resolved) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
    public init(from decoder: any Swift.Decoder) throws
    public func encode(to encoder: any Swift.Encoder) throws
  }
}

// MARK: ShapeStyle and shorthands — shapestyle, anyshapestyle, hierarchicalshapestyle, separatorshapestyle, backgroundstyle …

@available(V13, *)
public protocol ShapeStyle : Swift.Sendable {
  @available(V17, *) associatedtype Resolved : ShapeStyle = Swift.Never
  @available(V17, *) func resolve(in environment: EnvironmentValues) -> Self.Resolved
}
@available(V17, *)
extension ShapeStyle where Self.Resolved == Swift.Never { public func resolve(in environment: EnvironmentValues) -> Swift.Never }
@available(V17, *)
extension Swift.Never : ShapeStyle { public typealias Resolved = Swift.Never }
@available(V15, *)
@frozen public struct AnyShapeStyle : ShapeStyle {
  public init<S>(_ style: S) where S : ShapeStyle
  @available(V17, *) public typealias Resolved = Swift.Never
}
@available(V13, *)
extension ShapeStyle where Self == Color {
  public static var red: Color { get }
  public static var orange: Color { get }
  public static var yellow: Color { get }
  public static var green: Color { get }
  public static var blue: Color { get }
  public static var purple: Color { get }
  public static var pink: Color { get }
  public static var white: Color { get }
  public static var gray: Color { get }
  public static var black: Color { get }
  public static var clear: Color { get }
}
@available(V15, *)
extension ShapeStyle where Self == Color {
  public static var mint: Color { get }
  public static var teal: Color { get }
  public static var cyan: Color { get }
  public static var indigo: Color { get }
  public static var brown: Color { get }
}
@available(V15, *)
extension ShapeStyle { public func opacity(_ opacity: Swift.Double) -> some ShapeStyle }
@available(V16, *)
extension ShapeStyle { public func shadow(_ style: ShadowStyle) -> some ShapeStyle }
@available(V16, *)
public struct ShadowStyle : Swift.Equatable, Swift.Sendable {
  public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  public static func == (a: ShadowStyle, b: ShadowStyle) -> Swift.Bool
}
@available(V15, *)
@frozen public struct HierarchicalShapeStyle : ShapeStyle {
  public static let primary: HierarchicalShapeStyle
  public static let secondary: HierarchicalShapeStyle
  public static let tertiary: HierarchicalShapeStyle
  public static let quaternary: HierarchicalShapeStyle
  @available(V17, *) public typealias Resolved = Swift.Never
}
@available(iOS 16.0, macOS 12.0, macCatalyst 15.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension HierarchicalShapeStyle { public static let quinary: HierarchicalShapeStyle }
@available(V15, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { get }
  public static var secondary: HierarchicalShapeStyle { get }
  public static var tertiary: HierarchicalShapeStyle { get }
  public static var quaternary: HierarchicalShapeStyle { get }
}
@available(iOS 16.0, macOS 12.0, macCatalyst 15.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var quinary: HierarchicalShapeStyle { get } }
// shapestyle/secondary, tertiary, quaternary (instance), quinary: level of another style
@available(V17, *)
extension ShapeStyle {
  public var secondary: some ShapeStyle { get }
  public var tertiary: some ShapeStyle { get }
  public var quaternary: some ShapeStyle { get }
  public var quinary: some ShapeStyle { get }
}
@available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SeparatorShapeStyle : ShapeStyle { public init(); @available(V17, *) public typealias Resolved = Swift.Never }
@available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { get } }
@available(V14, *)
@frozen public struct BackgroundStyle : ShapeStyle { public init(); @available(V17, *) public typealias Resolved = Swift.Never }
@available(V14, *)
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { get } }
@available(V13, *)
@frozen public struct ForegroundStyle : ShapeStyle { public init(); @available(V17, *) public typealias Resolved = Swift.Never }
@available(V13, *)
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { get } }
@available(V15, *)
public struct TintShapeStyle : ShapeStyle { public init(); @available(V17, *) public typealias Resolved = Swift.Never }
@available(V15, *)
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { get } }
@available(V17, *)
public struct FillShapeStyle : ShapeStyle { public init(); public typealias Resolved = Swift.Never }
@available(V17, *)
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { get } }
@available(V17, *)
public struct PlaceholderTextShapeStyle : ShapeStyle { public init(); public typealias Resolved = Swift.Never }
@available(V17, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: PlaceholderTextShapeStyle { get } }
@available(V17, *)
public struct LinkShapeStyle : ShapeStyle { public init(); public typealias Resolved = Swift.Never }
@available(V17, *)
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) // tvOS/watchOS/visionOS: unconfirmed
public struct WindowBackgroundShapeStyle : ShapeStyle { public init(); public typealias Resolved = Swift.Never }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle { public static var windowBackground: WindowBackgroundShapeStyle { get } }

// MARK: Material — material, material/bar, shapestyle/ultrathinmaterial, shapestyle/bar, materialactiveappearance

@available(V15, *)
public struct Material : Swift.Sendable {}
@available(V15, *)
extension Material : ShapeStyle { @available(V17, *) public typealias Resolved = Swift.Never }
// type: watchOS 8; members: watchOS 10
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
extension Material {
  public static let ultraThin: Material
  public static let thin: Material
  public static let regular: Material
  public static let thick: Material
  public static let ultraThick: Material
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension Material { public static let bar: Material }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { get }
  public static var thinMaterial: Material { get }
  public static var regularMaterial: Material { get }
  public static var thickMaterial: Material { get }
  public static var ultraThickMaterial: Material { get }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension ShapeStyle where Self == Material { public static var bar: Material { get } }
@available(V18, *)
public struct MaterialActiveAppearance : Swift.Sendable, Swift.Equatable {
  public static let automatic: MaterialActiveAppearance
  public static let active: MaterialActiveAppearance
  public static let matchWindow: MaterialActiveAppearance
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
  public static let inactive: MaterialActiveAppearance
  public static func == (a: MaterialActiveAppearance, b: MaterialActiveAppearance) -> Swift.Bool
}
@available(V18, *)
extension Material { public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material }
@available(V18, *)
extension ShapeStyle { public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle }
@available(V18, *)
extension View { nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View }

// MARK: Liquid Glass (26; not visionOS) — glass, view/glasseffect(_:in:), glasseffectcontainer, glasseffectid(_:in:), glasseffectunion(id:namespace:), glasseffecttransition(_:); SI

@available(G26, *) @available(visionOS, unavailable)
public struct Glass : Swift.Equatable, Swift.Sendable {
  public static var regular: Glass { get }
  public static var clear: Glass { get }
  public static var identity: Glass { get }
  public func tint(_ color: Color?) -> Glass
  public func interactive(_ isEnabled: Swift.Bool = true) -> Glass
  public static func == (a: Glass, b: Glass) -> Swift.Bool
}
@available(G26, *) @available(visionOS, unavailable)
public struct DefaultGlassEffectShape : Shape {
  public init()
  public func path(in rect: CGRect) -> Path
  public typealias Body = Swift.Never
  @MainActor @preconcurrency public var body: Swift.Never { get }
}
@available(G26, *) @available(visionOS, unavailable)
extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
  nonisolated public func glassEffectID(_ id: (some Swift.Hashable & Swift.Sendable)?, in namespace: Namespace.ID) -> some View
  @MainActor @preconcurrency public func glassEffectUnion(id: (some Swift.Hashable & Swift.Sendable)?, namespace: Namespace.ID) -> some View
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
}
@available(G26, *) @available(visionOS, unavailable)
public struct GlassEffectTransition : Swift.Sendable {
  public static var identity: GlassEffectTransition { get }
  public static var matchedGeometry: GlassEffectTransition { get }
  public static var materialize: GlassEffectTransition { get }
}
@available(G26, *) @available(visionOS, unavailable)
@MainActor @preconcurrency public struct GlassEffectContainer<Content> : _PrimitiveView, Swift.Sendable where Content : View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Swift.Never
}

// MARK: Scroll edge effects — view/scrolledgeeffectstyle(_:for:), scrolledgeeffecthidden(_:for:), scrolledgeeffectstyle

@available(V26, *)
public struct ScrollEdgeEffectStyle : Swift.Hashable, Swift.Sendable {
  public static var automatic: ScrollEdgeEffectStyle { get }
  public static var hard: ScrollEdgeEffectStyle { get }
  public static var soft: ScrollEdgeEffectStyle { get }
  public static func == (a: ScrollEdgeEffectStyle, b: ScrollEdgeEffectStyle) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(G26, *) @available(visionOS, unavailable)
extension View {
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Swift.Bool = true, for edges: Edge.Set = .all) -> some View
}

// MARK: visionOS glass — view/glassbackgroundeffect(displaymode:), (in:displaymode:), (_:displaymode:), glassbackgrounddisplaymode, glassbackgroundeffect

@available(visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
public enum GlassBackgroundDisplayMode : Swift.Hashable, Swift.Sendable { case always, implicit, never }
@available(visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension View {
  nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View
  nonisolated public func glassBackgroundEffect<S>(in shape: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View where S : InsettableShape
}
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
public protocol GlassBackgroundEffect {} // requirement (makeBody) left out
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct AutomaticGlassBackgroundEffect : GlassBackgroundEffect { nonisolated public init() }
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct PlateGlassBackgroundEffect : GlassBackgroundEffect { nonisolated public init() }
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct FeatheredGlassBackgroundEffect : GlassBackgroundEffect { nonisolated public init() }
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect { public static var automatic: AutomaticGlassBackgroundEffect { get } }
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect { public static var plate: PlateGlassBackgroundEffect { get } }
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect { public static var feathered: FeatheredGlassBackgroundEffect { get } }
@available(visionOS 2.4, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension View {
  nonisolated public func glassBackgroundEffect<S>(_ effect: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View where S : GlassBackgroundEffect
  nonisolated public func glassBackgroundEffect<T, S>(_ effect: S, in shape: T, displayMode: GlassBackgroundDisplayMode = .always) -> some View where T : InsettableShape, S : GlassBackgroundEffect
}

// MARK: Backgrounds, foregrounds, overlays — view/background(_:in:fillstyle:), background(alignment:content:), foregroundstyle(_:), overlay(…), containerbackground(_:for:), presentationbackground(_:), backgroundstyle(_:)

@available(V13, *)
extension View {
  // soft-deprecated on Apple platforms in favour of background(alignment:content:)
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @_disfavoredOverload nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background : View
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @_disfavoredOverload nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay : View
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View
}
@available(V15, *)
extension View {
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : Shape
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : InsettableShape
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : InsettableShape
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
  nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle
  nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S : ShapeStyle
  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1 : ShapeStyle, S2 : ShapeStyle
  nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View where S1 : ShapeStyle, S2 : ShapeStyle, S3 : ShapeStyle
  nonisolated public func tint(_ tint: Color?) -> some View
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T : InsettableShape
}
@available(V16, *)
extension View {
  nonisolated public func tint<S>(_ tint: S?) -> some View where S : ShapeStyle
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S : ShapeStyle
}
@available(V17, *)
extension View {
  nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S : ShapeStyle
  nonisolated public func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
}
@available(V17, *)
public struct ContainerBackgroundPlacement : Swift.Sendable, Swift.Hashable {
  public static func == (a: ContainerBackgroundPlacement, b: ContainerBackgroundPlacement) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
extension ContainerBackgroundPlacement { public static let window: ContainerBackgroundPlacement }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *) @available(tvOS, unavailable) // lives in WidgetKit on Apple platforms: unconfirmed
extension ContainerBackgroundPlacement { public static var widget: ContainerBackgroundPlacement { get } }
@available(iOS 18.0, watchOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable)
extension ContainerBackgroundPlacement { public static let navigation: ContainerBackgroundPlacement }
@available(iOS 18.0, watchOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable)
extension ContainerBackgroundPlacement { public static let navigationSplitView: ContainerBackgroundPlacement }
@available(watchOS 10.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable)
extension ContainerBackgroundPlacement { public static let tabView: ContainerBackgroundPlacement }
@available(V164, *)
extension View {
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S : ShapeStyle
  nonisolated public func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
}
// view/toolbarbackground(_:for:): iOS 16, macOS 13, tvOS 16, watchOS 9
@available(V16, *)
extension View {
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S : ShapeStyle
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View // tvOS: unconfirmed
}
@available(V16, *)
public struct ToolbarPlacement : Swift.Sendable { public static var automatic: ToolbarPlacement { get } }
@available(V15, *)
@frozen public enum Visibility : Swift.Hashable, Swift.CaseIterable, Swift.Sendable { case automatic, visible, hidden }

// MARK: Effects and layout — view/opacity(_:), shadow(color:radius:x:y:), blur, clipshape, padding, frame, animation(_:value:) …

@available(V13, *)
extension View {
  nonisolated public func opacity(_ opacity: Swift.Double) -> some View
  nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func blur(radius: CGFloat, opaque: Swift.Bool = false) -> some View
  nonisolated public func brightness(_ amount: Swift.Double) -> some View
  nonisolated public func contrast(_ amount: Swift.Double) -> some View
  nonisolated public func saturation(_ amount: Swift.Double) -> some View
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View
  nonisolated public func compositingGroup() -> some View
  // view/mask(alignment:_:): 15
  @available(V15, *) nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask : View
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S : Shape
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Swift.Bool = false) -> some View where S : Shape
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S : ShapeStyle
  nonisolated public func padding(_ insets: EdgeInsets) -> some View
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  nonisolated public func padding(_ length: CGFloat) -> some View
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  nonisolated public func zIndex(_ value: Swift.Double) -> some View
  nonisolated public func hidden() -> some View
  nonisolated public func allowsHitTesting(_ enabled: Swift.Bool) -> some View
  nonisolated public func disabled(_ disabled: Swift.Bool) -> some View
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V : Swift.Equatable
  nonisolated public func font(_ font: Font?) -> some View
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View
  nonisolated public func lineLimit(_ number: Swift.Int?) -> some View
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
}
@available(V14, *)
extension View {
  nonisolated public func accessibilityHidden(_ hidden: Swift.Bool) -> ModifiedContent<Self, EmptyModifier> // real type: AccessibilityAttachmentModifier
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View
}
// view/tracking(_:), kerning(_:), fontweight(_:): 16
@available(V16, *)
extension View {
  nonisolated public func tracking(_ tracking: CGFloat) -> some View
  nonisolated public func kerning(_ kerning: CGFloat) -> some View
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *) nonisolated public func fontDesign(_ design: Font.Design?) -> some View
  nonisolated public func bold(_ isActive: Swift.Bool = true) -> some View
  nonisolated public func italic(_ isActive: Swift.Bool = true) -> some View
}
// view/lineheight(_:)
@available(V26, *)
extension View { nonisolated public func lineHeight(_ lineHeight: Foundation.AttributedString.LineHeight?) -> some View }
@available(V14, *)
@frozen public struct SafeAreaRegions : Swift.OptionSet, Swift.Sendable {
  public let rawValue: Swift.UInt
  public init(rawValue: Swift.UInt)
  public static let container: SafeAreaRegions
  public static let keyboard: SafeAreaRegions
  public static let all: SafeAreaRegions
}
@available(V13, *)
public enum BlendMode : Swift.Sendable, Swift.Hashable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }
@available(V13, *)
@frozen public enum TextAlignment : Swift.Hashable, Swift.CaseIterable, Swift.Sendable { case leading, center, trailing }
@available(V13, *)
@frozen public struct HorizontalAlignment : Swift.Equatable, Swift.Sendable {
  public static let leading: HorizontalAlignment
  public static let center: HorizontalAlignment
  public static let trailing: HorizontalAlignment
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Swift.Bool
}
@available(V13, *)
@frozen public struct VerticalAlignment : Swift.Equatable, Swift.Sendable {
  public static let top: VerticalAlignment
  public static let center: VerticalAlignment
  public static let bottom: VerticalAlignment
  public static let firstTextBaseline: VerticalAlignment
  public static let lastTextBaseline: VerticalAlignment
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Swift.Bool
}
@available(V13, *)
@frozen public struct Alignment : Swift.Equatable, Swift.Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  public static let center: Alignment
  public static let leading: Alignment
  public static let trailing: Alignment
  public static let top: Alignment
  public static let bottom: Alignment
  public static let topLeading: Alignment
  public static let topTrailing: Alignment
  public static let bottomLeading: Alignment
  public static let bottomTrailing: Alignment
  public static func == (a: Alignment, b: Alignment) -> Swift.Bool
}
@available(V13, *)
@frozen public enum Edge : Swift.Int8, Swift.CaseIterable, Swift.Sendable {
  case top, leading, bottom, trailing
  @frozen public struct Set : Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.Int8
    public init(rawValue: Swift.Int8)
    public static let top: Edge.Set
    public static let leading: Edge.Set
    public static let bottom: Edge.Set
    public static let trailing: Edge.Set
    public static let all: Edge.Set
    public static let horizontal: Edge.Set
    public static let vertical: Edge.Set
    public init(_ e: Edge)
  }
}
@available(V13, *)
@frozen public struct EdgeInsets : Swift.Equatable, Swift.Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public init()
  public static func == (a: EdgeInsets, b: EdgeInsets) -> Swift.Bool
}

// MARK: Shapes — shape, insettableshape, roundedrectangle, capsule, shape/rect(cornerradius:style:), unevenroundedrectangle, concentricrectangle
// On Apple platforms Shape escapes View's MainActor by inheriting _RemoveGlobalActorIsolation; `nonisolated` has the same effect.

@available(V13, *)
public protocol Animatable {}
@available(V13, *)
nonisolated public protocol Shape : Swift.Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
@available(V13, *)
extension Shape {
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { get }
}
@available(V13, *)
@frozen public struct _ShapeView<Content, Style> : _PrimitiveView where Content : Shape, Style : ShapeStyle { public typealias Body = Swift.Never }
@available(V13, *)
nonisolated public protocol InsettableShape : Shape {
  associatedtype InsetShape : InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
@available(V13, *)
@frozen public enum RoundedCornerStyle : Swift.Sendable, Swift.Hashable { case circular, continuous }
@available(V13, *)
@frozen public struct FillStyle : Swift.Equatable, Swift.Sendable {
  public var isEOFilled: Swift.Bool
  public var isAntialiased: Swift.Bool
  public init(eoFill: Swift.Bool = false, antialiased: Swift.Bool = true)
  public static func == (a: FillStyle, b: FillStyle) -> Swift.Bool
}
@available(V13, *)
@frozen public struct StrokeStyle : Swift.Equatable, Swift.Sendable {
  public var lineWidth: CGFloat
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
  public static func == (a: StrokeStyle, b: StrokeStyle) -> Swift.Bool
}
@available(V13, *)
@frozen public struct Path : Swift.Equatable, Swift.Sendable {
  public init()
  public init(_ rect: CGRect)
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  public init(ellipseIn rect: CGRect)
  public init(_ callback: (inout Path) -> ())
  public mutating func move(to end: CGPoint)
  public mutating func addLine(to end: CGPoint)
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  public mutating func closeSubpath()
  public static func == (a: Path, b: Path) -> Swift.Bool
}
@available(V13, *)
@frozen public struct Rectangle : Shape, InsettableShape {
  public init()
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
}
@available(V13, *)
@frozen public struct RoundedRectangle : Shape, InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}
@available(V16, *)
@frozen public struct RectangleCornerRadii : Swift.Equatable, Swift.Sendable {
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
  public static func == (a: RectangleCornerRadii, b: RectangleCornerRadii) -> Swift.Bool
}
@available(V16, *)
@frozen public struct UnevenRoundedRectangle : Shape, InsettableShape {
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
}
@available(V13, *)
@frozen public struct Circle : Shape, InsettableShape {
  public init()
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<Circle, ForegroundStyle>
}
@available(V13, *)
@frozen public struct Ellipse : Shape, InsettableShape {
  public init()
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
}
@available(V13, *)
@frozen public struct Capsule : Shape, InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<Capsule, ForegroundStyle>
}
@available(V14, *)
@frozen public struct ContainerRelativeShape : Shape, InsettableShape {
  public init()
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
}
@available(V16, *)
@frozen public struct AnyShape : Shape {
  public init<S>(_ shape: S) where S : Shape
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
}
@available(V26, *)
public struct ConcentricRectangle : Shape, InsettableShape { // InsettableShape, visionOS: unconfirmed; initialisers with Edge.Corner.Style left out
  public init()
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias Body = _ShapeView<ConcentricRectangle, ForegroundStyle>
}
@available(V13, *)
extension Shape where Self == Rectangle { public static var rect: Rectangle { get } }
@available(V13, *)
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
}
@available(V16, *)
extension Shape where Self == UnevenRoundedRectangle { public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self }
@available(V13, *)
extension Shape where Self == Capsule {
  public static var capsule: Capsule { get }
  public static func capsule(style: RoundedCornerStyle) -> Self
}
@available(V13, *)
extension Shape where Self == Circle { public static var circle: Circle { get } }
@available(V13, *)
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { get } }
@available(V14, *)
extension Shape where Self == ContainerRelativeShape { public static var containerRelative: ContainerRelativeShape { get } }
@available(V13, *)
extension Shape {
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S : ShapeStyle
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View
  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S : ShapeStyle
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S : ShapeStyle
  nonisolated public func stroke(style: StrokeStyle) -> some Shape
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
}
@available(V13, *)
extension InsettableShape {
  nonisolated public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Swift.Bool = true) -> some View where S : ShapeStyle
  nonisolated public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Swift.Bool = true) -> some View where S : ShapeStyle
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Swift.Bool = true) -> some View
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Swift.Bool = true) -> some View
}

// MARK: Gradients — gradient, lineargradient, radialgradient, angulargradient, anygradient, angle, unitpoint

@available(V13, *)
@frozen public struct Angle : Swift.Hashable, Swift.Comparable, Swift.Sendable {
  public var radians: Swift.Double
  public var degrees: Swift.Double { get set }
  public init()
  public init(radians: Swift.Double)
  public init(degrees: Swift.Double)
  public static func radians(_ radians: Swift.Double) -> Angle
  public static func degrees(_ degrees: Swift.Double) -> Angle
  public static var zero: Angle { get }
  public static func < (a: Angle, b: Angle) -> Swift.Bool
  public static func == (a: Angle, b: Angle) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(V13, *)
@frozen public struct UnitPoint : Swift.Hashable, Swift.Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init()
  public init(x: CGFloat, y: CGFloat)
  public static let zero: UnitPoint
  public static let center: UnitPoint
  public static let leading: UnitPoint
  public static let trailing: UnitPoint
  public static let top: UnitPoint
  public static let bottom: UnitPoint
  public static let topLeading: UnitPoint
  public static let topTrailing: UnitPoint
  public static let bottomLeading: UnitPoint
  public static let bottomTrailing: UnitPoint
  public static func == (a: UnitPoint, b: UnitPoint) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(V13, *)
@frozen public struct Gradient : Swift.Equatable, Swift.Hashable, Swift.Sendable {
  @frozen public struct Stop : Swift.Equatable, Swift.Hashable, Swift.Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat)
    public static func == (a: Gradient.Stop, b: Gradient.Stop) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
  }
  public var stops: [Gradient.Stop]
  public init(stops: [Gradient.Stop])
  public init(colors: [Color])
  public static func == (a: Gradient, b: Gradient) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
  @available(V17, *) // gradient/colorspace-swift.struct: iOS 17
  public struct ColorSpace : Swift.Hashable, Swift.Sendable {
    public static let device: Gradient.ColorSpace
    public static let perceptual: Gradient.ColorSpace
    public static func == (a: Gradient.ColorSpace, b: Gradient.ColorSpace) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
  }
}
@available(V16, *)
@frozen public struct AnyGradient : Swift.Hashable, ShapeStyle, Swift.Sendable {
  public init(_ gradient: Gradient)
  public static func == (a: AnyGradient, b: AnyGradient) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
  @available(V17, *) public typealias Resolved = Swift.Never
}
@available(V13, *)
@frozen public struct LinearGradient : ShapeStyle, _PrimitiveView, Swift.Sendable {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
  public typealias Body = Swift.Never
  @available(V17, *) public typealias Resolved = Swift.Never
}
@available(V13, *)
@frozen public struct RadialGradient : ShapeStyle, _PrimitiveView, Swift.Sendable {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  public typealias Body = Swift.Never
  @available(V17, *) public typealias Resolved = Swift.Never
}
@available(V13, *)
@frozen public struct AngularGradient : ShapeStyle, _PrimitiveView, Swift.Sendable {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
  public typealias Body = Swift.Never
  @available(V17, *) public typealias Resolved = Swift.Never
}
@available(V13, *)
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
}

// MARK: Text and fonts — font, font/system(size:weight:design:), font/custom(_:size:relativeto:), font/weight, text

@available(V13, *)
@frozen public struct Font : Swift.Hashable, Swift.Sendable {
  public static let largeTitle: Font
  public static let title: Font
  public static let headline: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
  @available(V14, *) public static let title2: Font
  @available(V14, *) public static let title3: Font
  @available(V14, *) public static let caption2: Font
  // the non-optional overloads carry a version-numbered soft deprecation (27.x in the docs)
  @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font
  @available(V16, *) public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
  @available(V16, *) public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
  public static func custom(_ name: Swift.String, size: CGFloat) -> Font
  @available(V14, *) public static func custom(_ name: Swift.String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
  @available(V14, *) public static func custom(_ name: Swift.String, fixedSize: CGFloat) -> Font
  public func weight(_ weight: Font.Weight) -> Font
  @available(V16, *) public func width(_ width: Font.Width) -> Font
  public func italic() -> Font
  public func bold() -> Font
  public func monospacedDigit() -> Font
  @available(V15, *) public func monospaced() -> Font
  public func smallCaps() -> Font
  @available(V14, *) public func leading(_ leading: Font.Leading) -> Font
  public static func == (a: Font, b: Font) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
  @frozen public struct Weight : Swift.Hashable, Swift.Sendable {
    public static let ultraLight: Font.Weight
    public static let thin: Font.Weight
    public static let light: Font.Weight
    public static let regular: Font.Weight
    public static let medium: Font.Weight
    public static let semibold: Font.Weight
    public static let bold: Font.Weight
    public static let heavy: Font.Weight
    public static let black: Font.Weight
    public static func == (a: Font.Weight, b: Font.Weight) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
  }
  @available(V16, *)
  public struct Width : Swift.Hashable, Swift.Sendable {
    public var value: CGFloat
    public static let compressed: Font.Width
    public static let condensed: Font.Width
    public static let standard: Font.Width
    public static let expanded: Font.Width
    public init(_ value: CGFloat)
    public static func == (a: Font.Width, b: Font.Width) -> Swift.Bool
    public func hash(into hasher: inout Swift.Hasher)
    public var hashValue: Swift.Int { get }
  }
  @available(V14, *)
  public enum Leading : Swift.Hashable, Swift.Sendable { case standard, tight, loose }
  public enum Design : Swift.Hashable, Swift.Sendable { case `default`, rounded, monospaced; @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *) case serif }
  public enum TextStyle : Swift.CaseIterable, Swift.Hashable, Swift.Sendable {
    case largeTitle, title
    @available(V14, *) case title2
    @available(V14, *) case title3
    case headline, subheadline, body, callout, footnote, caption
    @available(V14, *) case caption2
    public static var allCases: [Font.TextStyle] { get }
    public typealias AllCases = [Font.TextStyle]
  }
}
// scaledmetric, scaledmetric/init(wrappedvalue:), init(wrappedvalue:relativeto:)
@available(V14, *)
@propertyWrapper public struct ScaledMetric<Value> : DynamicProperty where Value : Swift.BinaryFloatingPoint {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
  public init(wrappedValue: Value)
  public var wrappedValue: Value { get }
}
@available(V13, *)
@frozen public struct LocalizedStringKey : Swift.Equatable, Swift.ExpressibleByStringInterpolation {
  public init(_ value: Swift.String)
  public init(stringLiteral value: Swift.String)
  public typealias StringInterpolation = Swift.DefaultStringInterpolation
  public init(stringInterpolation: Swift.DefaultStringInterpolation)
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Swift.Bool
}
@available(V13, *)
@frozen public struct Text : Swift.Equatable, Swift.Sendable {
  public init(verbatim content: Swift.String)
  @_disfavoredOverload public init<S>(_ content: S) where S : Swift.StringProtocol
  public init(_ key: LocalizedStringKey, tableName: Swift.String? = nil, bundle: Foundation.Bundle? = nil, comment: Swift.StaticString? = nil)
  public static func == (a: Text, b: Text) -> Swift.Bool
  public enum Case : Swift.Sendable, Swift.Hashable { case uppercase, lowercase }
}
@available(V13, *)
extension Text : View, _PrimitiveView { public typealias Body = Swift.Never }
@available(V13, *)
extension Text {
  nonisolated public func font(_ font: Font?) -> Text
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text
  nonisolated public func bold() -> Text
  nonisolated public func italic() -> Text
  nonisolated public func kerning(_ kerning: CGFloat) -> Text
  nonisolated public func tracking(_ tracking: CGFloat) -> Text
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text
  @available(V17, *) nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S : ShapeStyle
}
@available(V13, *)
@frozen public struct Image : Swift.Equatable, Swift.Sendable {
  public init(_ name: Swift.String, bundle: Foundation.Bundle? = nil)
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public init(systemName: Swift.String)
  public static func == (a: Image, b: Image) -> Swift.Bool
}
@available(V13, *)
extension Image : View, _PrimitiveView { public typealias Body = Swift.Never }

// MARK: Animation — animation, animation/timingcurve(_:_:_:_:duration:), animation/timingcurve(_:duration:), unitcurve, spring

@available(V13, *)
@frozen public struct Animation : Swift.Equatable, Swift.Sendable {
  public static let `default`: Animation
  public static let easeInOut: Animation
  public static let easeIn: Animation
  public static let easeOut: Animation
  public static let linear: Animation
  public static func easeInOut(duration: Foundation.TimeInterval) -> Animation
  public static func easeIn(duration: Foundation.TimeInterval) -> Animation
  public static func easeOut(duration: Foundation.TimeInterval) -> Animation
  public static func linear(duration: Foundation.TimeInterval) -> Animation
  public static func timingCurve(_ p1x: Swift.Double, _ p1y: Swift.Double, _ p2x: Swift.Double, _ p2y: Swift.Double, duration: Foundation.TimeInterval = 0.35) -> Animation
  @available(V17, *) public static func timingCurve(_ curve: UnitCurve, duration: Foundation.TimeInterval) -> Animation
  // animation/spring, spring(duration:bounce:blendduration:), bouncy …: back-deployed to 13; spring(_:blendduration:) takes a Spring: 17
  @_disfavoredOverload public static func spring(response: Swift.Double = 0.5, dampingFraction: Swift.Double = 0.825, blendDuration: Foundation.TimeInterval = 0) -> Animation
  public static func spring(duration: Foundation.TimeInterval = 0.5, bounce: Swift.Double = 0.0, blendDuration: Swift.Double = 0) -> Animation
  public static var spring: Animation { get }
  @available(V17, *) public static func spring(_ spring: Spring, blendDuration: Foundation.TimeInterval = 0.0) -> Animation
  @_disfavoredOverload public static func interactiveSpring(response: Swift.Double = 0.15, dampingFraction: Swift.Double = 0.86, blendDuration: Foundation.TimeInterval = 0.25) -> Animation
  public static func interactiveSpring(duration: Foundation.TimeInterval = 0.15, extraBounce: Swift.Double = 0.0, blendDuration: Foundation.TimeInterval = 0.25) -> Animation
  public static func interpolatingSpring(mass: Swift.Double = 1.0, stiffness: Swift.Double, damping: Swift.Double, initialVelocity: Swift.Double = 0.0) -> Animation
  public static func interpolatingSpring(duration: Foundation.TimeInterval = 0.5, bounce: Swift.Double = 0.0, initialVelocity: Swift.Double = 0.0) -> Animation
  public static var smooth: Animation { get }
  public static var snappy: Animation { get }
  public static var bouncy: Animation { get }
  public static func bouncy(duration: Foundation.TimeInterval = 0.5, extraBounce: Swift.Double = 0.0) -> Animation
  public static func smooth(duration: Foundation.TimeInterval = 0.5, extraBounce: Swift.Double = 0.0) -> Animation
  public static func snappy(duration: Foundation.TimeInterval = 0.5, extraBounce: Swift.Double = 0.0) -> Animation
  public func delay(_ delay: Foundation.TimeInterval) -> Animation
  public func speed(_ speed: Swift.Double) -> Animation
  public func repeatCount(_ repeatCount: Swift.Int, autoreverses: Swift.Bool = true) -> Animation
  public func repeatForever(autoreverses: Swift.Bool = true) -> Animation
  public static func == (a: Animation, b: Animation) -> Swift.Bool
}
@available(V17, *)
public struct UnitCurve : Swift.Sendable, Swift.Hashable {
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
  public func value(at progress: Swift.Double) -> Swift.Double
  public func velocity(at progress: Swift.Double) -> Swift.Double
  public var inverse: UnitCurve { get }
  public static let easeInOut: UnitCurve
  public static let easeIn: UnitCurve
  public static let easeOut: UnitCurve
  public static let circularEaseIn: UnitCurve
  public static let circularEaseOut: UnitCurve
  public static let circularEaseInOut: UnitCurve
  public static let linear: UnitCurve
  public static func == (a: UnitCurve, b: UnitCurve) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(V17, *)
public struct Spring : Swift.Hashable, Swift.Sendable {
  public init(duration: Foundation.TimeInterval = 0.5, bounce: Swift.Double = 0.0)
  public init(mass: Swift.Double = 1.0, stiffness: Swift.Double, damping: Swift.Double, allowOverDamping: Swift.Bool = false)
  public init(response: Swift.Double, dampingRatio: Swift.Double)
  public static var smooth: Spring { get }
  public static var snappy: Spring { get }
  public static var bouncy: Spring { get }
  public static func == (a: Spring, b: Spring) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
@available(V13, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result // isolation: unconfirmed

// MARK: Containers — zstack, vstack, hstack, spacer, divider, foreach, scrollview, previewprovider

@available(V13, *)
@frozen public struct ZStack<Content> : _PrimitiveView where Content : View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
  public typealias Body = Swift.Never
}
@available(V13, *)
@frozen public struct VStack<Content> : _PrimitiveView where Content : View {
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Swift.Never
}
@available(V13, *)
@frozen public struct HStack<Content> : _PrimitiveView where Content : View {
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Swift.Never
}
@available(V13, *)
@frozen public struct Spacer : _PrimitiveView { nonisolated public init(minLength: CGFloat? = nil); public typealias Body = Swift.Never }
@available(V13, *)
public struct Divider : _PrimitiveView { nonisolated public init(); public typealias Body = Swift.Never }
@available(V13, *)
@frozen public enum Axis : Swift.Int8, Swift.CaseIterable, Swift.Sendable {
  case horizontal, vertical
  @frozen public struct Set : Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.Int8
    public init(rawValue: Swift.Int8)
    public static let horizontal: Axis.Set
    public static let vertical: Axis.Set
  }
}
@available(V13, *)
public struct ScrollView<Content> : _PrimitiveView where Content : View {
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Swift.Bool = true, @ViewBuilder content: () -> Content)
  public typealias Body = Swift.Never
}

@available(V13, *)
public struct ForEach<Data, ID, Content> where Data : Swift.RandomAccessCollection, ID : Swift.Hashable {}
@available(V13, *)
extension ForEach : View, _PrimitiveView where Content : View { public typealias Body = Swift.Never }
@available(V13, *)
extension ForEach where ID == Data.Element.ID, Content : View, Data.Element : Swift.Identifiable { nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) }
@available(V13, *)
extension ForEach where Content : View { nonisolated public init(_ data: Data, id: Swift.KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) }
@available(V13, *)
extension ForEach where Data == Swift.Range<Swift.Int>, ID == Swift.Int, Content : View { nonisolated public init(_ data: Swift.Range<Swift.Int>, @ViewBuilder content: @escaping (Swift.Int) -> Content) }
@available(V13, *)
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews : View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

// MARK: Buttons — button, buttonstyle, primitivebuttonstyle, bordered, borderedprominent, glass, glassprominent, glass(_:), glassbuttonstyle/init(_:)

@available(V15, *)
public struct ButtonRole : Swift.Equatable, Swift.Sendable {
  public static let destructive: ButtonRole
  public static let cancel: ButtonRole
  public static func == (a: ButtonRole, b: ButtonRole) -> Swift.Bool
}
@available(V13, *)
public struct Button<Label> : _PrimitiveView where Label : View {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Swift.Void, @ViewBuilder label: () -> Label)
  public typealias Body = Swift.Never
}
@available(V13, *)
extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Swift.Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Swift.Void) where S : Swift.StringProtocol
}
@available(V13, *)
extension Button where Label == PrimitiveButtonStyleConfiguration.Label { nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) }
@available(V13, *)
public struct ButtonStyleConfiguration {
  public struct Label : _PrimitiveView { public typealias Body = Swift.Never }
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Swift.Bool
  @available(V15, *) public let role: ButtonRole?
}
@available(V13, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body : View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}
@available(V13, *)
public struct PrimitiveButtonStyleConfiguration {
  public struct Label : _PrimitiveView { public typealias Body = Swift.Never }
  @available(V15, *) public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  @MainActor @preconcurrency public func trigger()
}
@available(V13, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body : View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
@available(V13, *)
extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : ButtonStyle
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : PrimitiveButtonStyle
}
@available(V13, *)
public struct DefaultButtonStyle : PrimitiveButtonStyle { nonisolated public init(); @MainActor @preconcurrency public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View }
@available(V13, *)
public struct PlainButtonStyle : PrimitiveButtonStyle { nonisolated public init(); @MainActor @preconcurrency public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View }
@available(V15, *)
public struct BorderedButtonStyle : PrimitiveButtonStyle { nonisolated public init(); @MainActor @preconcurrency public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View }
@available(V15, *)
public struct BorderedProminentButtonStyle : PrimitiveButtonStyle { nonisolated public init(); @MainActor @preconcurrency public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View }
@available(V13, *)
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { get } }
@available(V13, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle { @MainActor @preconcurrency public static var plain: PlainButtonStyle { get } }
@available(V15, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { get } }
@available(V15, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { get } }
@available(G26, *) @available(visionOS, unavailable)
nonisolated public struct GlassButtonStyle : PrimitiveButtonStyle, Swift.Sendable {
  nonisolated public init()
  @available(G261, *) @available(visionOS, unavailable) nonisolated public init(_ glass: Glass)
  @MainActor @preconcurrency public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View
}
@available(G26, *) @available(visionOS, unavailable)
nonisolated public struct GlassProminentButtonStyle : PrimitiveButtonStyle, Swift.Sendable {
  nonisolated public init()
  @MainActor @preconcurrency public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View
}
@available(G26, *) @available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { get }
  // Apple's page says 26.0, but the initialiser it needs is of 26.1, and apps crashed on 26.0: the stricter reading.
  @available(G261, *) @available(visionOS, unavailable) nonisolated public static func glass(_ glass: Glass) -> Self
}
@available(G26, *) @available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { get } }

// MARK: Representables — uiviewrepresentable, nsviewrepresentable
#if os(macOS)
@available(macOS 10.15, *)
@MainActor @preconcurrency public protocol NSViewRepresentable : View where Self.Body == Swift.Never {
  associatedtype NSViewType : AppKit.NSView
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  typealias Context = NSViewRepresentableContext<Self>
}
@available(macOS 10.15, *)
extension NSViewRepresentable { @MainActor @preconcurrency public var body: Swift.Never { get } }
@available(macOS 10.15, *)
@MainActor @preconcurrency public struct NSViewRepresentableContext<View> where View : NSViewRepresentable { public var environment: EnvironmentValues { get } }
#elseif !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol UIViewRepresentable : View where Self.Body == Swift.Never {
  associatedtype UIViewType : UIKit.UIView
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  typealias Context = UIViewRepresentableContext<Self>
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIViewRepresentable { @MainActor @preconcurrency public var body: Swift.Never { get } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> where Representable : UIViewRepresentable { public var environment: EnvironmentValues { get } }
#endif

// MARK: Previews and scenes — app, scene, windowgroup
@available(V14, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body : Scene
  @MainActor @preconcurrency var body: Self.Body { get }
}
@available(V14, *)
extension Swift.Never : Scene {}
@available(V14, *)
@MainActor @preconcurrency public struct WindowGroup<Content> : Scene where Content : View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  public typealias Body = Swift.Never
  @MainActor @preconcurrency public var body: Swift.Never { get }
}
