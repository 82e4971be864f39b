import TokenModel

/// One of the custom properties that a token becomes. Most types have one; what CSS sets by several properties has
/// several.
enum CSSPart: UInt8, Sendable {
  case whole
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  case blur, saturation, contrast, brightness, tint, opaque, border
  case fill, dimming, radius

  /// What is put after the token's own name.
  var suffix: String {
    switch self {
    case .whole: ""
    case .fontFamily: "-font-family"
    case .fontSize: "-font-size"
    case .fontWeight: "-font-weight"
    case .letterSpacing: "-letter-spacing"
    case .lineHeight: "-line-height"
    case .blur: "-blur"
    case .saturation: "-saturation"
    case .contrast: "-contrast"
    case .brightness: "-brightness"
    case .tint: "-tint"
    case .opaque: "-opaque"
    case .border: "-border"
    case .fill: "-fill"
    case .dimming: "-dimming"
    case .radius: "-radius"
    }
  }

  /// The parts that all values of a type have; those of a material or a surface depend on the value.
  static func all(of type: TokenType) -> [CSSPart] {
    switch type {
    case .typography: [.whole, .fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight]
    case .material, .surface, .recommendation: []
    default: [.whole]
    }
  }
}
