import TokenSource

extension Escaper {
  /// The body of a CSS string in either kind of quotes.
  ///
  /// `<` is escaped so that a style sheet inside HTML cannot be ended, a slash next to a star so that a comment cannot.
  /// The space after each escape belongs to it. U+0000 cannot be said in CSS and becomes U+FFFD.
  public static let css = Escaper("CSS", fileExtensions: ["css"], special: "\"'\\</*") { scalar, previous, out in
    appendCSS(scalar, previous, to: &out)
  }

  /// The body of a string of Sass or Less: as in CSS, and nothing in it is evaluated, `#{…}`, `@{…}` or a backtick.
  public static let sass = Escaper(
    "Sass", fileExtensions: ["scss", "sass", "less"], special: "\"'\\</*{}`@$#"
  ) { scalar, previous, out in
    switch scalar {
    case "{", "}", "`", "@", "$", "#":
      appendHex(scalar, to: &out)
      return true
    default: return appendCSS(scalar, previous, to: &out)
    }
  }

  private static func appendCSS(_ scalar: Unicode.Scalar, _ previous: UInt8, to out: inout OutputBuffer) -> Bool {
    switch scalar {
    case "\"": out.append("\\\"")
    case "'": out.append("\\'")
    case "\\": out.append("\\\\")
    case "\0": out.append("\\fffd ")
    case "/" where previous == UInt8(ascii: "*"), "*" where previous == UInt8(ascii: "/"): appendHex(scalar, to: &out)
    case "/", "*": return false
    default:
      guard scalar == "<" || scalar.isControl || scalar.isTreacherous else { return false }
      appendHex(scalar, to: &out)
    }
    return true
  }

  private static func appendHex(_ scalar: Unicode.Scalar, to out: inout OutputBuffer) {
    out.append("\\" + String(scalar.value, radix: 16) + " ")
  }
}
