import TokenModel
import TokenTemplate

/// Walks through the parts of values.
extension TokensViewModel {
  /// Length of a list or presence of an object in a value; nil for what is neither.
  func valueCount(_ name: FieldName, _ node: Node) -> Int? {
    if node.scope == Scope.token.rawValue, let type = Self.type(of: name) {
      return theme(node).set.type(of: token(node)) == type ? 1 : 0
    }
    switch (name, part(of: node)) {
    case (.families, .families(let names)): return names.count
    case (.families, .typography(let typography, _)): return typography.fontFamily.count
    case (.layers, .list(let items)), (.stops, .list(let items)): return items.count
    case (.dashes, .stroke(_, let dashes)): return dashes.count
    default: return nil
    }
  }

  /// The part that a node stands for; none for nodes that are no part of a value.
  private func part(of node: Node) -> ValueParts.Part {
    switch Scope(rawValue: node.scope) {
    case .theme, .context, .group, .tokens, nil: .other
    default: part(node)
    }
  }

  private static func type(of name: FieldName) -> TokenType? {
    switch name {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
      .transition, .shadow, .gradient, .typography:
      TokenType(rawValue: "\(name)")
    default: nil
    }
  }

  func valueChild(_ index: Int, _ name: FieldName, _ node: Node) -> Node {
    if node.scope == Scope.token.rawValue {
      return Node(scope: Self.scope(name), index: valueIndex(node), extra: node.extra)
    }
    let place: Int32 =
      switch (name, part(node)) {
      // A family is told by its place in the list it stands in.
      case (.families, _): node.index
      case (.layers, .list(let items)), (.stops, .list(let items)): items[index]
      case (.dashes, .stroke(_, let dashes)): dashes[index]
      case (.color, .border(let color, _, _)), (.color, .stop(let color, _)): color
      case (.width, .border(_, let width, _)): width
      case (.strokeStyle, .border(_, _, let style)): style
      case (.duration, .transition(let duration, _, _)): duration
      case (.delay, .transition(_, let delay, _)): delay
      case (.curve, .transition(_, _, let curve)): curve
      case (_, .layer(let first, _)): first + Self.offset(name)
      case (.letterSpacing, .typography(_, let first)): first + 1
      case (_, .typography(_, let first)): first
      default: node.index
      }
    if name == .families {
      return Node(scope: Scope.family.rawValue, index: place, extra: Int32(truncatingIfNeeded: index))
    }
    return Node(scope: Self.scope(name), index: place, extra: node.extra)
  }

  /// How far behind a layer's color a length of it stands.
  private static func offset(_ name: FieldName) -> Int32 {
    switch name {
    case .x: 1
    case .y: 2
    case .blur: 3
    case .spread: 4
    default: 0
    }
  }

  private static func scope(_ name: FieldName) -> UInt16 {
    let scope: Scope =
      switch name {
      case .color: .color
      case .fontFamily: .fontFamily
      case .fontWeight, .number: .number
      case .duration, .delay: .duration
      case .cubicBezier, .curve: .curve
      case .strokeStyle: .strokeStyle
      case .border: .border
      case .transition: .transition
      case .shadow: .shadow
      case .layers: .layer
      case .gradient: .gradient
      case .stops: .stop
      case .typography: .typography
      default: .dimension
      }
    return scope.rawValue
  }
}
