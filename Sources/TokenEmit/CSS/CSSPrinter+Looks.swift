import TokenModel
import TokenSource

/// Looks: the filter functions, and the colours around them.
extension CSSPrinter {
  /// The value of `backdrop-filter`; literal figures only, for Safari up to 18 takes no `var()` in the prefixed one.
  static func filter(_ look: CSSLook) -> String {
    var out = OutputBuffer()
    if look.blur > 0 {
      out.append("blur(")
      append(look.blur, to: &out)
      out.append("px)")
    }
    for filter in look.filters {
      if !out.bytes.isEmpty { out.append(" ") }
      let (name, factor) =
        switch filter {
        case .saturate(let factor): ("saturate(", factor)
        case .contrast(let factor): ("contrast(", factor)
        case .brightness(let factor): ("brightness(", factor)
        }
      out.append(name)
      append(factor, to: &out)
      out.append(")")
    }
    return out.bytes.isEmpty ? "none" : String(decoding: out.bytes, as: UTF8.self)
  }

  /// A colour; `transparent` for one that can't be seen.
  static func color(_ color: ColorCoordinates) -> String {
    guard color.alpha > 0 else { return "transparent" }
    var out = OutputBuffer()
    append(color, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// An image of one colour, for a layer over a `background-color`.
  static func layer(_ color: String) -> String { "linear-gradient(\(color), \(color))" }

  /// A length.
  static func length(_ dimension: Dimension) -> String {
    var out = OutputBuffer()
    append(dimension, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
