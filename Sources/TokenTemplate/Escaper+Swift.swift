import TokenSource

extension Escaper {
  /// The body of a Swift string literal, `"…"` or `"""…"""`; not of a raw one (`#"…"#`), where nothing can be escaped.
  ///
  /// A slash next to a star is escaped too, so that a text set in a comment can neither end nor open one.
  public static let swift = Escaper("Swift", fileExtensions: ["swift"], special: "\"\\/*") { scalar, previous, out in
    switch scalar {
    case "\"": out.append("\\\"")
    case "\\": out.append("\\\\")
    case "\n": out.append("\\n")
    case "\r": out.append("\\r")
    case "\t": out.append("\\t")
    case "/" where previous == UInt8(ascii: "*"): out.append("\\u{2F}")
    case "*" where previous == UInt8(ascii: "/"): out.append("\\u{2A}")
    default:
      guard scalar.isControl || scalar.isTreacherous else { return false }
      out.append("\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}")
    }
    return true
  }
}
