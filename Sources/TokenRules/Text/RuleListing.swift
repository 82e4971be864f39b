import TokenDiagnostics
import TokenModel

/// What `tokenc rules` prints.
public enum RuleListing {
  /// The rules as a table of plain text, at most 100 columns wide, with a final line break.
  public static func table(_ pages: [RulePage] = RuleCatalog.pages) -> String {
    let head = ["rule", "area", "severity", "platforms", "what it finds"]
    let rows = pages.map { page in
      [page.id.rawValue, page.area.rawValue, page.severity.rawValue, platforms(page), page.summary]
    }
    return TextLayout.table([head] + rows, limits: [3: 15])
  }

  private static func platforms(_ page: RulePage) -> String {
    page.platforms == .apple ? "all of Apple's" : page.platforms.map(\.rawValue).joined(separator: ", ")
  }

  /// The rules as a JSON array of objects, one rule a line, with a final line break.
  public static func json(_ pages: [RulePage] = RuleCatalog.pages) -> String {
    let lines = pages.map { page in
      let members: [(String, String)] = [
        ("id", quoted(page.id.rawValue)), ("area", quoted(page.area.rawValue)), ("scope", quoted(page.scope.rawValue)),
        ("severity", quoted(page.severity.rawValue)), ("strength", quoted(page.strength.rawValue)),
        ("platforms", list(page.platforms.map(\.rawValue))), ("summary", quoted(page.summary)),
        ("why", quoted(page.why)), ("instead", quoted(page.instead)), ("members", list(page.members)),
        ("limit", page.limit.map(String.init) ?? "null"), ("source", quoted(page.source)),
        ("url", quoted(RulePage.url)),
      ]
      return "  {" + members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

  /// A JSON string.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<"\u{20}":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
