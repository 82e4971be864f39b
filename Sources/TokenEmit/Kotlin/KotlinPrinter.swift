import TokenModel
import TokenTemplate

/// Prints values as Jetpack Compose takes them.
struct KotlinPrinter: Sendable {
  /// A value: its type, the expression, and whether it can be a constant of the compiler's.
  struct Value: Hashable, Sendable {
    let type: String
    let text: String
    var isConstant = false
  }

  /// Pixels that one `rem` counts.
  let rem: Double

  /// - Parameters:
  ///   - isText: whether a length is one of text, which grows with the reader's setting: `sp` in place of `dp`.
  ///   - standIns: what stands in for colors that sRGB does not hold.
  func value(_ value: TokenValue, isText: Bool, standIns: [ColorCoordinates: SRGBBytes]) -> Value? {
    switch value {
    case .color(let color): Value(type: "Color", text: text(color, standIns))
    case .dimension(let length): Value(type: isText ? "TextUnit" : "Dp", text: text(length, isText ? "sp" : "dp"))
    case .fontFamily(let names):
      Value(type: "List<String>", text: "listOf(\(names.map(Self.literal).joined(separator: ", ")))")
    case .fontWeight(let weight): Value(type: "FontWeight", text: text(weight))
    case .duration(let duration): Value(type: "Int", text: Self.milliseconds(duration), isConstant: true)
    case .cubicBezier(let curve): Value(type: "Easing", text: text(curve))
    case .number(let number): Value(type: "Float", text: Self.float(number), isConstant: true)
    case .strokeStyle(let style): Value(type: "TokenStrokeStyle", text: text(style))
    case .border(let border):
      Value(type: "BorderStroke", text: "BorderStroke(\(text(border.width, "dp")), \(text(border.color, standIns)))")
    case .transition(let transition): Value(type: "TokenTransition", text: text(transition))
    case .shadow(let layers):
      Value(type: "List<TokenShadow>", text: Self.call("listOf", layers.map { text($0, standIns) }))
    case .gradient(let stops):
      Value(
        type: "Array<Pair<Float, Color>>",
        text: Self.call("arrayOf", stops.map { "\(Self.float($0.position)) to \(text($0.color, standIns))" }))
    case .typography(let typography): Value(type: "TextStyle", text: text(typography))
    case .material, .vibrancy, .surface, .recommendation: nil
    }
  }

  /// A text as a string literal.
  static func literal(_ text: String) -> String { "\"" + Escaper.kotlin.escape(text) + "\"" }

  /// A call, its arguments on lines of their own where there are many of them or one line would be long.
  private static func call(_ name: String, _ arguments: [String], isLong: Bool = false) -> String {
    let length = arguments.reduce(0) { $0 + $1.utf8.count + 2 }
    guard isLong || length > 70 else { return "\(name)(\(arguments.joined(separator: ", ")))" }
    return "\(name)(\n" + arguments.map { "    \($0),\n" }.joined() + ")"
  }

  // MARK: Numbers

  /// The nearest number of 32 bits; Kotlin refuses literals that are too large or too small for one.
  private static func single(_ number: Double) -> String {
    let limit = Double(Float.greatestFiniteMagnitude)
    let text = "\(Float(min(max(number, -limit), limit)))"
    if text == "-0.0" { return "0" }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func float(_ number: Double) -> String { single(number) + "f" }

  private static func milliseconds(_ duration: DurationValue) -> String {
    let limit = Double(Int32.max)
    return String(Int32(min(max((duration.seconds * 1000).rounded(), -limit), limit)))
  }

  private func text(_ length: Dimension, _ unit: String) -> String {
    let number = Self.single(length.pixels(rem: rem))
    return (number.hasPrefix("-") ? "(\(number))" : number) + "." + unit
  }

  // MARK: Values

  private func text(_ color: ColorCoordinates, _ standIns: [ColorCoordinates: SRGBBytes]) -> String {
    guard CSSGamut.isWide(color) else {
      let bytes = CSSGamut.srgb(standIns: standIns).shown(color).srgbBytes
      return "Color(0x\(ColorTexts(color: color, bytes: bytes).text(.argb)))"
    }
    let wide = color.gamutMapped(to: .displayP3)
    let parts = (0..<3).map { Self.float(min(max(wide[$0], 0), 1).rounded(toPlaces: 5)) } + [Self.float(color.alpha)]
    return "Color(\(parts.joined(separator: ", ")), ColorSpaces.DisplayP3)"
  }

  private func text(_ weight: FontWeight) -> String { "FontWeight(\(Int(min(max(weight.value.rounded(), 1), 1000))))" }

  private func text(_ curve: CubicBezier) -> String {
    "CubicBezierEasing(\([curve.x1, curve.y1, curve.x2, curve.y2].map(Self.float).joined(separator: ", ")))"
  }

  private func text(_ style: StrokeStyle) -> String {
    switch style {
    case .named(let name): return "TokenStrokeStyle(\"\(name.rawValue)\")"
    case .dashes(let dashes, let cap):
      let lengths = dashes.map { text($0, "dp") }.joined(separator: ", ")
      return
        "TokenStrokeStyle(\"dashed\", listOf(\(lengths)), StrokeCap.\(cap.rawValue.prefix(1).uppercased() + cap.rawValue.dropFirst()))"
    }
  }

  private func text(_ transition: Transition) -> String {
    let times = [transition.duration, transition.delay].map(Self.milliseconds).joined(separator: ", ")
    return "TokenTransition(\(times), \(text(transition.timingFunction)))"
  }

  private func text(_ layer: ShadowLayer, _ standIns: [ColorCoordinates: SRGBBytes]) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { text($0, "dp") }
    return
      "TokenShadow(\(text(layer.color, standIns)), \(lengths.joined(separator: ", "))\(layer.inset ? ", true" : ""))"
  }

  private func text(_ typography: Typography) -> String {
    var members: [String] = []
    if let family = typography.fontFamily.lazy.compactMap({ Self.families[$0] }).first {
      members.append("fontFamily = FontFamily.\(family)")
    }
    members.append("fontWeight = \(text(typography.fontWeight))")
    members.append("fontSize = \(text(typography.fontSize, "sp"))")
    members.append("letterSpacing = \(text(typography.letterSpacing, "sp"))")
    members.append("lineHeight = \(Self.single(typography.lineHeight)).em")
    return Self.call("TextStyle", members, isLong: true)
  }

  /// The families that Compose has without files of fonts.
  private static let families = [
    "sans-serif": "SansSerif", "serif": "Serif", "monospace": "Monospace", "cursive": "Cursive", "system-ui": "Default",
    "ui-sans-serif": "SansSerif", "ui-serif": "Serif", "ui-monospace": "Monospace",
  ]
}
