/// How one element on a surface is coloured.
public struct ForegroundPlan: Hashable, Sendable {
  /// Its name on the surface.
  public let name: String
  /// The style in SwiftUI; nil on the web.
  public var swiftUI: ForegroundStyle?
  /// The style in UIKit.
  public var uiKit: ForegroundStyle?
  /// The style in AppKit.
  public var appKit: ForegroundStyle?
  /// The colour in the stylesheet.
  public var web: ForegroundStyle?
}

/// The colour of an element, by the call that gives it.
public enum ForegroundStyle: Hashable, Sendable {
  /// Its own colours.
  case original
  /// A colour, in both schemes.
  case color(SchemePair<ColorCoordinates>)
  /// SwiftUI's hierarchical style: 1 primary … 5 quinary.
  case hierarchical(Int)
  /// SwiftUI's `.separator`.
  case separator
  /// `UIVibrancyEffect(blurEffect:style:)` with the effect of the surface.
  case vibrancy(VibrancyStyle)
  /// `UIVibrancyEffect(blurEffect:)`, which knows no levels: tvOS.
  case plainVibrancy
  /// A colour of the system by its name; AppKit's views allow vibrancy over a visual effect.
  case systemColor(SystemColor)
  /// The vibrancy of a token in the stylesheet.
  case stylesheet(TokenID)
}
