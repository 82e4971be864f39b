import TokenModel
import TokenSource
import TokenTemplate

/// Prints values as every version of Sass reads them, from LibSass on.
enum SassPrinter {
  /// A part of a value, as the value of a variable.
  static func text(_ value: TokenValue, _ part: CSSPart) -> String {
    switch value {
    case .color(let color): return text(color)
    case .fontFamily(let names): return text(names)
    case .border(let border):
      return [css(.dimension(border.width)), css(.strokeStyle(border.style)), text(border.color)]
        .joined(separator: " ")
    case .shadow(let layers): return layers.map(text).joined(separator: ", ")
    case .gradient(let stops):
      // A single stop is written twice, as in CSS.
      return (stops.count == 1 ? stops + stops : stops).map { stop in
        "\(text(stop.color)) \(NumberPrinter.text((stop.position * 100).rounded(toPlaces: 12)))%"
      }.joined(separator: ", ")
    case .typography(let typography) where part == .fontFamily: return text(typography.fontFamily)
    case .typography(let typography) where part == .whole: return text(typography)
    default: return css(value, part)
    }
  }

  private static func css(_ value: TokenValue, _ part: CSSPart = .whole) -> String {
    var out = OutputBuffer()
    CSSPrinter.append(value, part, dark: false, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// What sRGB holds is a color that Sass can compute with, in the syntax that all versions know. Other colors are text:
  /// few versions read them, and some would divide at the slash.
  private static func text(_ color: ColorCoordinates) -> String {
    guard !CSSGamut.isWide(color) else { return "#{\"\(CSSPrinter.color(color))\"}" }
    let bytes = color.srgbBytes
    if color.alpha == 1 { return bytes.hex }
    return "rgba(\(bytes.red), \(bytes.green), \(bytes.blue), \(NumberPrinter.text(color.alpha)))"
  }

  private static func text(_ names: [String]) -> String {
    names.map { CSSPrinter.genericFamilies.contains($0) ? $0 : "\"\(Escaper.sass.escape($0))\"" }
      .joined(separator: ", ")
  }

  private static func text(_ layer: ShadowLayer) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { css(.dimension($0)) }
    return ((layer.inset ? ["inset"] : []) + lengths + [text(layer.color)]).joined(separator: " ")
  }

  /// Between what stands in `#{…}` a slash does not divide.
  private static func text(_ typography: Typography) -> String {
    let height = NumberPrinter.text(typography.lineHeight)
    return "\(NumberPrinter.text(typography.fontWeight.value)) #{\(css(.dimension(typography.fontSize)))}/#{\(height)} "
      + text(typography.fontFamily)
  }
}
