import TokenModel
import TokenSource

/// Prints values as the format has them, as object literals of JavaScript: references followed, and one shape for each
/// type, whatever shorter ways the format allows.
enum ScriptValue {
  /// Appends a value of one of the format's types.
  ///
  /// - Parameter standIns: what stands in for colors that sRGB does not hold.
  static func append(
    _ value: TokenValue, standIns: [ColorCoordinates: SRGBBytes], to out: inout OutputBuffer
  ) {
    switch value {
    case .color(let color): append(color, standIns, to: &out)
    case .dimension(let dimension): append(dimension, to: &out)
    case .fontFamily(let names): append(names, to: &out)
    case .fontWeight(let weight): NumberPrinter.append(weight.value, to: &out)
    case .duration(let duration): append(duration, to: &out)
    case .cubicBezier(let curve): append(curve, to: &out)
    case .number(let number): NumberPrinter.append(number, to: &out)
    case .strokeStyle(let style): append(style, to: &out)
    case .border(let border): append(border, standIns, to: &out)
    case .transition(let transition): append(transition, to: &out)
    case .shadow(let layers): list(layers, to: &out) { append($0, standIns, to: &$1) }
    case .gradient(let stops): list(stops, to: &out) { append($0, standIns, to: &$1) }
    case .typography(let typography): append(typography, to: &out)
    case .material, .vibrancy, .surface, .recommendation: out.append("undefined")
    }
  }

  private static func list<Item>(
    _ items: [Item], to out: inout OutputBuffer, _ append: (Item, inout OutputBuffer) -> Void
  ) {
    out.append("[")
    for (index, item) in items.enumerated() {
      if index > 0 { out.append(", ") }
      append(item, &out)
    }
    out.append("]")
  }

  private static func append(
    _ color: ColorCoordinates, _ standIns: [ColorCoordinates: SRGBBytes], to out: inout OutputBuffer
  ) {
    out.append("{ colorSpace: \"\(color.space.rawValue)\", components: ")
    list([0, 1, 2], to: &out) { index, out in
      if color.isMissing(index) { out.append("\"none\"") } else { NumberPrinter.append(color[index], to: &out) }
    }
    out.append(", alpha: ")
    NumberPrinter.append(color.alpha, to: &out)
    out.append(", hex: \"\(CSSGamut.srgb(standIns: standIns).shown(color).srgbBytes.hex)\" }")
  }

  private static func append(_ dimension: Dimension, to out: inout OutputBuffer) {
    quantity(dimension.value, dimension.unit.rawValue, to: &out)
  }

  private static func append(_ duration: DurationValue, to out: inout OutputBuffer) {
    quantity(duration.value, duration.unit.rawValue, to: &out)
  }

  private static func quantity(_ value: Double, _ unit: String, to out: inout OutputBuffer) {
    out.append("{ value: ")
    NumberPrinter.append(value, to: &out)
    out.append(", unit: \"\(unit)\" }")
  }

  private static func append(_ names: [String], to out: inout OutputBuffer) {
    list(names, to: &out) { $1.append(ScriptTokens.literal($0)) }
  }

  private static func append(_ curve: CubicBezier, to out: inout OutputBuffer) {
    list([curve.x1, curve.y1, curve.x2, curve.y2], to: &out) { NumberPrinter.append($0, to: &$1) }
  }

  private static func append(_ style: StrokeStyle, to out: inout OutputBuffer) {
    switch style {
    case .named(let name): out.append("\"\(name.rawValue)\"")
    case .dashes(let dashes, let cap):
      out.append("{ dashArray: ")
      list(dashes, to: &out) { append($0, to: &$1) }
      out.append(", lineCap: \"\(cap.rawValue)\" }")
    }
  }

  private static func append(
    _ border: Border, _ standIns: [ColorCoordinates: SRGBBytes], to out: inout OutputBuffer
  ) {
    out.append("{ color: ")
    append(border.color, standIns, to: &out)
    out.append(", width: ")
    append(border.width, to: &out)
    out.append(", style: ")
    append(border.style, to: &out)
    out.append(" }")
  }

  private static func append(_ transition: Transition, to out: inout OutputBuffer) {
    out.append("{ duration: ")
    append(transition.duration, to: &out)
    out.append(", delay: ")
    append(transition.delay, to: &out)
    out.append(", timingFunction: ")
    append(transition.timingFunction, to: &out)
    out.append(" }")
  }

  private static func append(
    _ layer: ShadowLayer, _ standIns: [ColorCoordinates: SRGBBytes], to out: inout OutputBuffer
  ) {
    out.append("{ color: ")
    append(layer.color, standIns, to: &out)
    let lengths = [
      ("offsetX", layer.offsetX), ("offsetY", layer.offsetY), ("blur", layer.blur), ("spread", layer.spread),
    ]
    for (name, length) in lengths {
      out.append(", \(name): ")
      append(length, to: &out)
    }
    out.append(", inset: \(layer.inset) }")
  }

  private static func append(
    _ stop: GradientStop, _ standIns: [ColorCoordinates: SRGBBytes], to out: inout OutputBuffer
  ) {
    out.append("{ color: ")
    append(stop.color, standIns, to: &out)
    out.append(", position: ")
    NumberPrinter.append(stop.position, to: &out)
    out.append(" }")
  }

  private static func append(_ typography: Typography, to out: inout OutputBuffer) {
    out.append("{ fontFamily: ")
    append(typography.fontFamily, to: &out)
    out.append(", fontSize: ")
    append(typography.fontSize, to: &out)
    out.append(", fontWeight: ")
    NumberPrinter.append(typography.fontWeight.value, to: &out)
    out.append(", letterSpacing: ")
    append(typography.letterSpacing, to: &out)
    out.append(", lineHeight: ")
    NumberPrinter.append(typography.lineHeight, to: &out)
    out.append(" }")
  }
}
