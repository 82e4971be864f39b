import TokenSource

extension Escaper {
  /// HTML text and quoted attribute values, as the Mustache specification has it.
  public static let html = Escaper("HTML", fileExtensions: ["html", "htm"], special: "&<>\"'") { scalar, _, out in
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

  /// The body of a JSON string; safe inside a script element as well.
  public static let json = Escaper("JSON", fileExtensions: ["json"], special: "\"\\<") { scalar, _, out in
    switch scalar {
    case "\"": out.append("\\\"")
    case "\\": out.append("\\\\")
    case "\n": out.append("\\n")
    case "\r": out.append("\\r")
    case "\t": out.append("\\t")
    default:
      guard scalar == "<" || scalar.isControl || scalar.isTreacherous else { return false }
      let digits = String(scalar.value, radix: 16)
      out.append("\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits)
    }
    return true
  }
}
