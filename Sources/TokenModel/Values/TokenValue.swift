/// A token's value with every reference followed.
public enum TokenValue: Hashable, Sendable {
  case color(ColorCoordinates)
  case dimension(Dimension)
  case fontFamily([String])
  case fontWeight(FontWeight)
  case duration(DurationValue)
  case cubicBezier(CubicBezier)
  case number(Double)
  case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  case shadow([ShadowLayer])
  case gradient([GradientStop])
  indirect case typography(Typography)
  indirect case material(MaterialValue)
  indirect case vibrancy(VibrancyValue)
  indirect case surface(SurfaceValue)
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
