/// The type of a token: the thirteen of DTCG 2025.10 and the four that describe Apple's materials.
public enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  case material, vibrancy, surface, recommendation

  /// Whether a value of this type may hold references inside, not only be one.
  public var isComposite: Bool {
    switch self {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number: false
    default: true
    }
  }

  /// Whether the type is ours and not of the standard.
  public var isExtension: Bool {
    switch self {
    case .material, .vibrancy, .surface, .recommendation: true
    default: false
    }
  }

  /// The name with its article, for messages: `a color`.
  public var phrase: String { "a \(rawValue)" }
}
