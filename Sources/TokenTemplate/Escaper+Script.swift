import TokenSource

extension Escaper {
  /// The body of a JavaScript or TypeScript string in quotes of any kind, backticks included. Nothing in it ends a
  /// comment or a script element.
  public static let script = Escaper(
    "JavaScript", fileExtensions: ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx"], special: "\"'`\\$</*"
  ) { scalar, previous, out in
    switch scalar {
    case "\"", "'", "`", "\\", "$": out.append("\\" + String(scalar))
    case "/" where previous == UInt8(ascii: "*"), "*" where previous == UInt8(ascii: "/"), "<":
      appendUnits(scalar, to: &out)
    default: return appendControl(scalar, to: &out)
    }
    return true
  }

  /// The body of a Kotlin string, `"…"`; not of a raw one, where nothing can be escaped.
  public static let kotlin = Escaper(
    "Kotlin", fileExtensions: ["kt", "kts"], special: "\"'\\$/*"
  ) { scalar, previous, out in
    switch scalar {
    case "\"", "'", "\\", "$": out.append("\\" + String(scalar))
    case "/" where previous == UInt8(ascii: "*"), "*" where previous == UInt8(ascii: "/"):
      appendUnits(scalar, to: &out)
    default: return appendControl(scalar, to: &out)
    }
    return true
  }

  /// Appends the escape of a character that can't be seen or ends a line; false for all else.
  static func appendControl(_ scalar: Unicode.Scalar, to out: inout OutputBuffer) -> Bool {
    switch scalar {
    case "\n": out.append("\\n")
    case "\r": out.append("\\r")
    case "\t": out.append("\\t")
    default:
      guard scalar.isControl || scalar.isTreacherous else { return false }
      appendUnits(scalar, to: &out)
    }
    return true
  }

  /// Appends `\uXXXX` for each UTF-16 unit.
  static func appendUnits(_ scalar: Unicode.Scalar, to out: inout OutputBuffer) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      out.append("\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits)
    }
  }
}
