import TokenModel
import TokenSyntax

/// Tells a type from a value or a path, for dialects whose tokens may go without.
enum ValueGuess {
  /// The type of a value that can only be of one: a colour, a length with its unit, a duration, a curve.
  static func exact(_ tree: SyntaxTree, _ node: NodeID) -> TokenType? {
    switch tree.kind(node) {
    case .string: text(tree.string(node))
    case .object: object(tree, node)
    default: nil
    }
  }

  private static func text(_ text: String) -> TokenType? {
    let trimmed = text.trimmed.lowercased()
    // A name alone, such as “red” or “tan”, may be any word.
    if trimmed.hasPrefix("#") || trimmed.contains("("), CSSColor.read(trimmed) != nil { return .color }
    if trimmed == "transparent" { return .color }
    if trimmed.hasPrefix("cubic-bezier(") { return .cubicBezier }
    guard let quantity = Quantity(trimmed) else { return nil }
    switch quantity.unit {
    case "px", "rem": return .dimension
    case "ms", "s": return .duration
    default: return nil
    }
  }

  private static func object(_ tree: SyntaxTree, _ node: NodeID) -> TokenType? {
    if tree.member("colorSpace", of: node) != nil { return .color }
    if let unit = tree.member("unit", of: node), tree.kind(unit) == .string {
      return ["ms", "s"].contains(tree.string(unit)) ? .duration : .dimension
    }
    if tree.member("fontFamily", of: node) != nil || tree.member("fontSize", of: node) != nil { return .typography }
    if tree.member("blur", of: node) != nil { return .shadow }
    if tree.member("timingFunction", of: node) != nil { return .transition }
    return nil
  }

  /// The type that the names above a token speak of, the nearest first.
  static func byPath(_ path: [String], isScalar: Bool) -> TypeWord? {
    for segment in path.reversed() {
      guard let word = TypeWord.named(segment) else { continue }
      if isScalar, word.type.isComposite, word.type != .strokeStyle { continue }
      return word
    }
    return nil
  }
}
