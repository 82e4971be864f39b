import TokenSource

extension Escaper {
  /// HTML text and quoted attribute values, as the Mustache specification has it.
  public static let html = Escaper("HTML", fileExtensions: ["html", "htm", "md"], special: "&<>\"'") { scalar, _, out in
    appendEntity(scalar, to: &out)
  }

  /// Appends the entity of a mark of HTML and XML; false for all else.
  private static func appendEntity(_ scalar: Unicode.Scalar, to out: inout OutputBuffer) -> Bool {
    switch scalar {
    case "&": out.append("&amp;")
    case "<": out.append("&lt;")
    case ">": out.append("&gt;")
    case "\"": out.append("&quot;")
    case "'": out.append("&#39;")
    default: return false
    }
    return true
  }

  /// XML text and quoted attribute values. Control characters, which XML cannot hold, become U+FFFD.
  public static let xml = Escaper("XML", fileExtensions: ["xml", "svg", "plist"], special: "&<>\"'") { scalar, _, out in
    switch scalar {
    case "\n": out.append("&#10;")
    case "\r": out.append("&#13;")
    case "\t": out.append("&#9;")
    default:
      guard scalar.isControl || scalar.value & 0xFFFE == 0xFFFE else { return appendEntity(scalar, to: &out) }
      out.append("\u{FFFD}")
    }
    return true
  }

  /// Plain text on one line: control characters become spaces.
  public static let plain = Escaper("plain text", fileExtensions: ["txt"], special: "") { scalar, _, out in
    guard scalar.isControl || scalar.isTreacherous else { return false }
    out.append(" ")
    return true
  }

  /// The body of a JSON string; safe inside a script element as well. YAML and TOML read the same between double quotes.
  public static let json = Escaper(
    "JSON", fileExtensions: ["json", "yaml", "yml", "toml"], special: "\"\\<"
  ) { scalar, _, out in
    switch scalar {
    case "\"", "\\": out.append("\\" + String(scalar))
    case "<": appendUnits(scalar, to: &out)
    default: return appendControl(scalar, to: &out)
    }
    return true
  }
}
