import TokenModel

/// Values taken apart for the view of all tokens, so that a part of any value is one index: parts stand behind the
/// value they belong to, in the order in which their cases name them.
struct ValueParts: Sendable {
  /// A part of a value.
  enum Part: Sendable {
    /// A color, and the bytes that stand in for it in sRGB.
    case color(ColorCoordinates, SRGBBytes)
    case dimension(Dimension)
    case duration(DurationValue)
    case curve(CubicBezier)
    case number(Double)
    case families([String])
    case stroke(StrokeStyle, dashes: [Int32])
    case border(color: Int32, width: Int32, style: Int32)
    case transition(duration: Int32, delay: Int32, curve: Int32)
    case list([Int32])
    /// A layer of a shadow: `first` is its color, behind it stand x, y, blur and spread.
    case layer(first: Int32, isInset: Bool)
    case stop(color: Int32, position: Double)
    /// `first` is the size, behind it stands the letter spacing.
    case typography(Typography, first: Int32)
    /// A value of the tool's own types, or none.
    case other
  }

  private(set) var parts: [Part] = []

  subscript(index: Int32) -> Part { parts[Int(index)] }

  /// Adds a value.
  ///
  /// - Parameter standIns: what stands in for colors that sRGB does not hold, by the color with alpha 1.
  /// - Returns: the index of the whole.
  mutating func add(_ value: TokenValue, standIns: [ColorCoordinates: SRGBBytes]) -> Int32 {
    switch value {
    case .color(let color): return add(color, standIns)
    case .dimension(let dimension): return append(.dimension(dimension))
    case .fontFamily(let names): return append(.families(names))
    case .fontWeight(let weight): return append(.number(weight.value))
    case .duration(let duration): return append(.duration(duration))
    case .cubicBezier(let curve): return append(.curve(curve))
    case .number(let number): return append(.number(number))
    case .strokeStyle(let style): return add(style)
    case .border(let border):
      let (color, width) = (add(border.color, standIns), append(.dimension(border.width)))
      return append(.border(color: color, width: width, style: add(border.style)))
    case .transition(let transition):
      let (duration, delay) = (append(.duration(transition.duration)), append(.duration(transition.delay)))
      return append(.transition(duration: duration, delay: delay, curve: append(.curve(transition.timingFunction))))
    case .shadow(let layers): return append(.list(layers.map { add($0, standIns) }))
    case .gradient(let stops):
      return append(.list(stops.map { append(.stop(color: add($0.color, standIns), position: $0.position)) }))
    case .typography(let typography):
      let first = append(.dimension(typography.fontSize))
      _ = append(.dimension(typography.letterSpacing))
      return append(.typography(typography, first: first))
    case .material, .vibrancy, .surface, .recommendation: return append(.other)
    }
  }

  private mutating func append(_ part: Part) -> Int32 {
    parts.append(part)
    return Int32(truncatingIfNeeded: parts.count - 1)
  }

  private mutating func add(_ color: ColorCoordinates, _ standIns: [ColorCoordinates: SRGBBytes]) -> Int32 {
    append(.color(color, CSSGamut.srgb(standIns: standIns).shown(color).srgbBytes))
  }

  private mutating func add(_ style: StrokeStyle) -> Int32 {
    guard case .dashes(let dashes, _) = style else { return append(.stroke(style, dashes: [])) }
    return append(.stroke(style, dashes: dashes.map { append(.dimension($0)) }))
  }

  private mutating func add(_ layer: ShadowLayer, _ standIns: [ColorCoordinates: SRGBBytes]) -> Int32 {
    let first = add(layer.color, standIns)
    for length in [layer.offsetX, layer.offsetY, layer.blur, layer.spread] { _ = append(.dimension(length)) }
    return append(.layer(first: first, isInset: layer.inset))
  }
}
