/// A token's value with every reference followed.
public enum TokenValue: Hashable, Sendable {
  /// A color in any of the fourteen spaces.
  case color(ColorCoordinates)
  /// A length in px or rem.
  case dimension(Dimension)
  /// Names of font families, the first wanted first; at least one.
  case fontFamily([String])
  /// A font weight, 1 to 1000.
  case fontWeight(FontWeight)
  /// A span of time in ms or s.
  case duration(DurationValue)
  /// An easing curve.
  case cubicBezier(CubicBezier)
  /// A number without a unit.
  case number(Double)
  /// How a line is drawn.
  case strokeStyle(StrokeStyle)
  /// A line around something.
  indirect case border(Border)
  /// The times and the curve of a change.
  indirect case transition(Transition)
  /// The layers of a shadow, the topmost first; at least one.
  case shadow([ShadowLayer])
  /// The stops of a gradient.
  case gradient([GradientStop])
  /// A font with its size, weight and spacing.
  indirect case typography(Typography)
  /// What a surface is made of.
  indirect case material(MaterialValue)
  /// A level of a label, fill or separator on a material.
  indirect case vibrancy(VibrancyValue)
  /// A place in the interface.
  indirect case surface(SurfaceValue)
  /// What a team wants, or does not want, in a role.
  indirect case recommendation(RecommendationValue)

  /// The type it is of.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .material: .material
    case .vibrancy: .vibrancy
    case .surface: .surface
    case .recommendation: .recommendation
    }
  }
}
