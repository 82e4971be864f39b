import TokenModel

/// The standard's composite types: each part is written out or refers to a token.
extension RandomTokens {
  private mutating func part(_ kind: Kind, _ make: (inout Self) -> String) -> String { referred(kind) ?? make(&self) }

  /// A color, written out or referred to.
  mutating func colorPart() -> String { part(.type(.color)) { $0.color().json } }

  /// A dimension of any sign.
  mutating func dimensionPart() -> String {
    part(.type(.dimension)) { $0.quantity($0.number(), $0.pick(["px", "rem"])) }
  }

  /// A dimension from 0 up.
  mutating func lengthPart() -> String { part(.length) { $0.quantity($0.positive(), $0.pick(["px", "rem"])) } }

  /// A stroke style by name or with dashes.
  mutating func strokeStyle() -> String {
    if chance(60) { return word(StrokeStyle.Name.self) }
    let dashes = (0..<Int.random(in: 1...4, using: &random)).map { _ in dimensionPart() }
    return "{\"dashArray\": [\(dashes.joined(separator: ", "))], \"lineCap\": \(word(StrokeStyle.LineCap.self))}"
  }

  /// A border.
  mutating func border() -> String {
    let style = part(.type(.strokeStyle)) { $0.strokeStyle() }
    return "{\"style\": \(style), \"color\": \(colorPart()), \"width\": \(lengthPart())}"
  }

  /// A transition, whose duration CSS wants from 0 up.
  mutating func transition() -> String {
    let duration = part(.span) { $0.quantity($0.positive(), $0.pick(["ms", "s"])) }
    let delay = part(.type(.duration)) { $0.quantity($0.number(), $0.pick(["ms", "s"])) }
    let curve = part(.type(.cubicBezier)) { $0.value(of: .cubicBezier).json }
    return "{\"duration\": \(duration), \"timingFunction\": \(curve), \"delay\": \(delay)}"
  }

  /// A shadow: one layer as an object, or a list.
  mutating func shadow() -> Value {
    if chance(30) { return Value(json: shadowLayer(), kinds: [.type(.shadow), .layer]) }
    let count = Int.random(in: 1...4, using: &random)
    let layers = (0..<count).map { _ in part(.layer) { $0.shadowLayer() } }
    return Value(
      json: "[" + layers.joined(separator: ", ") + "]", kinds: [.type(.shadow)] + (count == 1 ? [Kind.layer] : []))
  }

  private mutating func shadowLayer() -> String {
    let inset = chance(40) ? ", \"inset\": \(chance(70))" : ""
    return "{\"color\": \(colorPart()), \"offsetX\": \(dimensionPart()), \"offsetY\": \(dimensionPart()), "
      + "\"blur\": \(lengthPart()), \"spread\": \(dimensionPart())\(inset)}"
  }

  /// A gradient of one stop or several, their places in any order.
  mutating func gradient() -> Value {
    let count = Int.random(in: 1...4, using: &random)
    let stops = (0..<count).map { _ in
      part(.stop) { maker in
        let position = maker.part(.type(.number)) { $0.chance(80) ? $0.share() : $0.number() }
        return "{\"color\": \(maker.colorPart()), \"position\": \(position)}"
      }
    }
    return Value(
      json: "[" + stops.joined(separator: ", ") + "]", kinds: [.type(.gradient)] + (count == 1 ? [Kind.stop] : []))
  }

  /// A typography.
  mutating func typography() -> String {
    let family = part(.type(.fontFamily)) { $0.fontFamily() }
    let weight = part(.type(.fontWeight)) { $0.fontWeight() }
    let height = part(.positive) { $0.positive() }
    return "{\"fontFamily\": \(family), \"fontSize\": \(lengthPart()), \"fontWeight\": \(weight), "
      + "\"letterSpacing\": \(dimensionPart()), \"lineHeight\": \(height)}"
  }
}
