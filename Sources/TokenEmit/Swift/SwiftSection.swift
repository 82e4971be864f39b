import TokenModel

/// A file of constants: which types go into it, and its field in the view model.
enum SwiftSection: Int, CaseIterable, Sendable {
  case colors, dimensions, fontFamilies, fontWeights, durations, cubicBeziers, numbers, strokeStyles, borders
  case transitions, shadows, gradients, typographies, materials, vibrancies, surfaces

  /// The type whose tokens it holds.
  var type: TokenType {
    switch self {
    case .colors: .color
    case .dimensions: .dimension
    case .fontFamilies: .fontFamily
    case .fontWeights: .fontWeight
    case .durations: .duration
    case .cubicBeziers: .cubicBezier
    case .numbers: .number
    case .strokeStyles: .strokeStyle
    case .borders: .border
    case .transitions: .transition
    case .shadows: .shadow
    case .gradients: .gradient
    case .typographies: .typography
    case .materials: .material
    case .vibrancies: .vibrancy
    case .surfaces: .surface
    }
  }

  /// Whether its values are so long that they get a line of their own.
  var hasLongValues: Bool {
    switch self {
    case .borders, .shadows, .gradients, .typographies, .vibrancies, .surfaces: true
    default: false
    }
  }

  /// The Swift type of its constants.
  var typeName: String {
    switch self {
    case .colors: "TokenColor"
    case .dimensions: "TokenLength"
    case .fontFamilies: "TokenFontFamily"
    case .fontWeights: "TokenFontWeight"
    case .durations: "TokenDuration"
    case .cubicBeziers: "TokenCurve"
    case .numbers: "TokenNumber"
    case .strokeStyles: "TokenStrokeStyle"
    case .borders: "TokenBorder"
    case .transitions: "TokenTransition"
    case .shadows: "TokenShadow"
    case .gradients: "TokenGradient"
    case .typographies: "TokenTypography"
    case .materials: "TokenMaterial"
    case .vibrancies: "TokenVibrancy"
    case .surfaces: "TokenSurface"
    }
  }
}
