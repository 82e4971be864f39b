import TokenModel
import TokenSource
import TokenTemplate

/// Prints values as CSS.
enum CSSPrinter {
  /// Whether a part of a value is another in the dark scheme.
  static func differsByScheme(_ value: TokenValue, _ part: CSSPart) -> Bool {
    switch value {
    case .vibrancy(let vibrancy): vibrancy.appearance.light != vibrancy.appearance.dark
    case .material(let material):
      text(.material(material), part, dark: false) != text(.material(material), part, dark: true)
    case .surface(let surface):
      if case .set(let light, let dark, _)? = surface.members(on: .web).tint?.value, part == .tint {
        light != dark
      } else {
        false
      }
    default: false
    }
  }

  private static func text(_ value: TokenValue, _ part: CSSPart, dark: Bool) -> [UInt8] {
    var out = OutputBuffer()
    append(value, part, dark: dark, to: &out)
    return out.bytes
  }

  /// Appends a part of a value; `gamut` says what becomes of colours that sRGB does not hold.
  static func append(
    _ value: TokenValue, _ part: CSSPart, dark: Bool, in gamut: CSSGamut = .wide, to out: inout OutputBuffer
  ) {
    switch value {
    case .color(let color): append(color, in: gamut, to: &out)
    case .dimension(let dimension): append(dimension, to: &out)
    case .fontFamily(let names): append(names, to: &out)
    case .fontWeight(let weight): append(weight.value, to: &out)
    case .duration(let duration): append(duration, to: &out)
    case .cubicBezier(let curve): append(curve, to: &out)
    case .number(let number): append(number, to: &out)
    case .strokeStyle(let style): append(style, to: &out)
    case .border(let border):
      append(border.width, to: &out)
      out.append(" ")
      append(border.style, to: &out)
      out.append(" ")
      append(border.color, in: gamut, to: &out)
    case .transition(let transition): append(transition, to: &out)
    case .shadow(let layers): append(layers, in: gamut, to: &out)
    case .gradient(let stops): append(stops, in: gamut, to: &out)
    case .typography(let typography): append(typography, part, to: &out)
    case .material(let material): append(material, part, dark: dark, in: gamut, to: &out)
    case .vibrancy(let vibrancy):
      append(dark ? vibrancy.appearance.dark : vibrancy.appearance.light, in: gamut, to: &out)
    case .surface(let surface): append(surface, part, dark: dark, in: gamut, to: &out)
    case .recommendation: break
    }
  }

  static func append(_ number: Double, to out: inout OutputBuffer) { NumberPrinter.append(number, to: &out) }

  // MARK: Colours

  /// Appends a colour: as hexadecimal digits where it is one of the 16.7 million that these can tell apart, else by
  /// the function of its own space, so that nothing is rounded.
  static func append(_ color: ColorCoordinates, in gamut: CSSGamut = .wide, to out: inout OutputBuffer) {
    let color = gamut.shown(color)
    if color.space == .srgb, let bytes = color.exactSRGBBytes {
      if color.alpha == 1 { return bytes.appendHex(to: &out) }
      out.append("rgb(")
      out.append(decimal: Int(bytes.red))
      out.append(" ")
      out.append(decimal: Int(bytes.green))
      out.append(" ")
      out.append(decimal: Int(bytes.blue))
    } else {
      out.append(color.space.cssPrefix)
      for index in 0..<3 {
        if index > 0 { out.append(" ") }
        component(color, index, to: &out)
      }
    }
    if color.alpha != 1 {
      out.append(" / ")
      append(color.alpha, to: &out)
    }
    out.append(")")
  }

  private static func component(_ color: ColorCoordinates, _ index: Int, to out: inout OutputBuffer) {
    guard !color.isMissing(index) else { return out.append("none") }
    append(color[index], to: &out)
    // hsl() and hwb() want percentages for what is not the hue.
    if color.space == .hsl || color.space == .hwb, index > 0 { out.append("%") }
  }

  // MARK: Lengths and times

  static func append(_ dimension: Dimension, to out: inout OutputBuffer) {
    append(dimension.value, to: &out)
    out.append(dimension.unit.rawValue)
  }

  static func append(_ duration: DurationValue, to out: inout OutputBuffer) {
    append(duration.value, to: &out)
    out.append(duration.unit.rawValue)
  }

  static func append(_ curve: CubicBezier, to out: inout OutputBuffer) {
    out.append("cubic-bezier(")
    append(curve.x1, to: &out)
    out.append(", ")
    append(curve.y1, to: &out)
    out.append(", ")
    append(curve.x2, to: &out)
    out.append(", ")
    append(curve.y2, to: &out)
    out.append(")")
  }

  static func append(_ transition: Transition, to out: inout OutputBuffer) {
    append(transition.duration, to: &out)
    out.append(" ")
    append(transition.timingFunction, to: &out)
    out.append(" ")
    append(transition.delay, to: &out)
  }

  // MARK: Fonts

  /// Names that stand for a kind of font and must not be quoted; CSS Fonts 4, §2.1.
  static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "fangsong",
  ]

  static func append(_ names: [String], to out: inout OutputBuffer) {
    for (index, name) in names.enumerated() {
      if index > 0 { out.append(", ") }
      if genericFamilies.contains(name) {
        out.append(name)
      } else {
        out.append("\"")
        Escaper.css.append(name, to: &out)
        out.append("\"")
      }
    }
  }

  private static func append(_ typography: Typography, _ part: CSSPart, to out: inout OutputBuffer) {
    switch part {
    case .fontFamily: append(typography.fontFamily, to: &out)
    case .fontSize: append(typography.fontSize, to: &out)
    case .fontWeight: append(typography.fontWeight.value, to: &out)
    case .letterSpacing: append(typography.letterSpacing, to: &out)
    case .lineHeight: append(typography.lineHeight, to: &out)
    default:
      append(typography.fontWeight.value, to: &out)
      out.append(" ")
      append(typography.fontSize, to: &out)
      out.append("/")
      append(typography.lineHeight, to: &out)
      out.append(" ")
      append(typography.fontFamily, to: &out)
    }
  }

  // MARK: Lines, shadows, gradients

  /// CSS has no dash lengths: a dashed style of one's own becomes `dashed`, the nearest there is.
  static func append(_ style: StrokeStyle, to out: inout OutputBuffer) {
    switch style {
    case .named(let name): out.append(name.rawValue)
    case .dashes: out.append("dashed")
    }
  }

  static func append(_ layers: [ShadowLayer], in gamut: CSSGamut, to out: inout OutputBuffer) {
    for (index, layer) in layers.enumerated() {
      if index > 0 { out.append(", ") }
      if layer.inset { out.append("inset ") }
      for length in [layer.offsetX, layer.offsetY, layer.blur, layer.spread] {
        append(length, to: &out)
        out.append(" ")
      }
      append(layer.color, in: gamut, to: &out)
    }
  }

  /// The stops, to be put into `linear-gradient(…)` or any other gradient function. Of these most browsers want two
  /// stops at least, so a single one is written twice.
  static func append(_ stops: [GradientStop], in gamut: CSSGamut, to out: inout OutputBuffer) {
    for (index, stop) in (stops.count == 1 ? stops + stops : stops).enumerated() {
      if index > 0 { out.append(", ") }
      append(stop.color, in: gamut, to: &out)
      out.append(" ")
      append((stop.position * 100).rounded(toPlaces: 12), to: &out)
      out.append("%")
    }
  }
}
