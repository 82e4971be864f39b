import TokenModel

/// A piece of a value that outputs show by itself.
enum Atom: Hashable {
  case word(String)
  case number(Double)
  case color(ColorCoordinates)
  case length(Dimension)
  case time(DurationValue)

  /// Takes a value of the model apart, in the one order that all outputs are read in. A material is what it is by
  /// name; its looks are taken apart by `looks(of:)`. A surface is taken apart by its plans.
  static func all(of value: TokenValue, _ set: TokenSet) -> [Atom] {
    switch value {
    case .color(let color): [.color(color)]
    case .dimension(let dimension): [.length(dimension)]
    case .fontFamily(let names): all(of: names)
    case .fontWeight(let weight): [.number(weight.value)]
    case .duration(let duration): [.time(duration)]
    case .cubicBezier(let curve): all(of: curve)
    case .number(let number): [.number(number)]
    case .strokeStyle(let style): all(of: style)
    case .border(let border): [.color(border.color), .length(border.width)] + all(of: border.style)
    case .transition(let transition):
      [.time(transition.duration), .time(transition.delay)] + all(of: transition.timingFunction)
    case .shadow(let layers): [.number(Double(layers.count))] + layers.flatMap(all(of:))
    case .gradient(let stops):
      [.number(Double(stops.count))] + stops.flatMap { [.color($0.color), .number($0.position)] }
    case .typography(let typography): all(of: typography)
    case .material(let material): all(of: material)
    case .vibrancy(let vibrancy):
      [.word(vibrancy.category.rawValue), .word(vibrancy.level.rawValue)] + pair(vibrancy.appearance)
    case .surface: []
    case .recommendation(let recommendation): all(of: recommendation, set)
    }
  }

  private static func all(of names: [String]) -> [Atom] { [.number(Double(names.count))] + names.map { .word($0) } }

  private static func all(of curve: CubicBezier) -> [Atom] {
    [.number(curve.x1), .number(curve.y1), .number(curve.x2), .number(curve.y2)]
  }

  private static func all(of style: StrokeStyle) -> [Atom] {
    switch style {
    case .named(let name): [.word(name.rawValue)]
    case .dashes(let dashes, let cap): [.word("dashes"), .word(cap.rawValue)] + dashes.map { .length($0) }
    }
  }

  private static func all(of layer: ShadowLayer) -> [Atom] {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
    return [.word(layer.inset ? "inset" : "drop"), .color(layer.color)] + lengths.map { .length($0) }
  }

  private static func all(of typography: Typography) -> [Atom] {
    all(of: typography.fontFamily) + [
      .length(typography.fontSize), .number(typography.fontWeight.value), .length(typography.letterSpacing),
      .number(typography.lineHeight),
    ]
  }

  static func pair(_ pair: SchemePair<ColorCoordinates>) -> [Atom] { [.color(pair.light), .color(pair.dark)] }

  // MARK: Own types

  /// What a material is by name.
  static func all(of material: MaterialValue) -> [Atom] {
    [
      .word(material.kind.rawValue), .word(material.thickness?.rawValue ?? "-"),
      .word(material.variant?.rawValue ?? "-"),
      .word(material.appKit?.purpose.rawValue ?? "-"), .word(material.appKit?.blending?.rawValue ?? "-"),
    ]
  }

  private static func all(of recommendation: RecommendationValue, _ set: TokenSet) -> [Atom] {
    var atoms: [Atom] = [
      .word(recommendation.platform.rawValue), .word(recommendation.role.rawValue),
      .word(recommendation.scheme?.rawValue ?? "-"),
    ]
    switch recommendation.subject {
    case .material(let token):
      if case .material(let material)? = set.baseValue(of: token) { atoms += all(of: material) }
    case .appKit(let purpose):
      atoms += [.word("standard"), .word("-"), .word("-"), .word(purpose.rawValue), .word("-")]
    case .vibrancy(let token):
      if case .vibrancy(let vibrancy)? = set.baseValue(of: token) {
        atoms += [.word(vibrancy.category.rawValue), .word(vibrancy.level.rawValue)]
      }
    }
    return atoms + [.word(recommendation.strength.rawValue), .word(recommendation.source)]
  }
}

extension Atom {
  /// Whether another atom is the same but for the last digits of its numbers.
  func isClose(to other: Atom) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): Self.isClose(left, right)
    case (.length(let left), .length(let right)): left.unit == right.unit && Self.isClose(left.value, right.value)
    case (.time(let left), .time(let right)): left.unit == right.unit && Self.isClose(left.value, right.value)
    case (.color(let left), .color(let right)):
      left.space == right.space && left.missing == right.missing && Self.isClose(left.alpha, right.alpha)
        && (0..<3).allSatisfy { Self.isClose(left[$0], right[$0]) }
    default: self == other
    }
  }

  private static func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-14 * abs(right) }
}
