import TokenSyntax

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

  /// The types by their name, for comparisons byte by byte; the commonest first.
  private static let names: [(name: StaticString, type: TokenType)] = [
    ("color", .color), ("dimension", .dimension), ("number", .number), ("typography", .typography),
    ("shadow", .shadow), ("border", .border), ("fontFamily", .fontFamily), ("fontWeight", .fontWeight),
    ("duration", .duration), ("cubicBezier", .cubicBezier), ("transition", .transition), ("gradient", .gradient),
    ("strokeStyle", .strokeStyle), ("surface", .surface), ("material", .material), ("vibrancy", .vibrancy),
    ("recommendation", .recommendation),
  ]

  /// The type a string names.
  init?(_ node: NodeID, in tree: SyntaxTree) {
    guard let found = Self.names.first(where: { tree.equals(node, $0.name) }) else { return nil }
    self = found.type
  }
}
