import TokenDiagnostics
import TokenModel

/// What `tokenc rules` prints.
public enum RuleListing {
  /// The guidelines as a table of plain text, parted by area, at most 100 columns wide, with a final line break.
  ///
  /// Rules show how much they weigh; what is no rule shows how the tool keeps to it instead.
  public static func table(_ guidelines: [Guideline] = Guidelines.all) -> String {
    var headings: [Int: String] = [:]
    for (index, guideline) in guidelines.enumerated()
    where index == 0 || guideline.area != guidelines[index - 1].area {
      headings[index + 1] = "[\(guideline.area.rawValue)]"
    }
    let head = ["guideline", "weight", "platforms", "what a rule finds, or what the guideline states"]
    let rows = guidelines.map { guideline in
      [guideline.id.rawValue, weight(guideline), platforms(guideline.platforms), guideline.summary]
    }
    return TextLayout.table([head] + rows, limits: [2: 13], headings: headings)
  }

  private static func weight(_ guideline: Guideline) -> String {
    guard guideline.kind == .rule, let severity = guideline.severity else { return guideline.kind.rawValue }
    return severity.rawValue
  }

  private static func platforms(_ platforms: PlatformSet) -> String {
    platforms == .apple ? "Apple's" : platforms.map(\.rawValue).joined(separator: ", ")
  }

  /// The guidelines as a JSON array of objects, one a line, with a final line break.
  ///
  /// What only rules have is null for the others, and the other way round.
  public static func json(_ guidelines: [Guideline] = Guidelines.all) -> String {
    let lines = guidelines.map { guideline in
      let page = guideline.page
      let members: [(String, String)] = [
        ("id", quoted(guideline.id.rawValue)), ("kind", quoted(guideline.kind.rawValue)),
        ("area", quoted(guideline.area.rawValue)), ("scope", optional(page?.scope.rawValue)),
        ("severity", optional(guideline.severity?.rawValue)), ("strength", quoted(guideline.strength.rawValue)),
        ("platforms", list(guideline.platforms.map(\.rawValue))), ("summary", quoted(guideline.summary)),
        ("why", optional(page?.why)), ("instead", optional(page?.instead)), ("work", optional(guideline.work)),
        ("members", list(guideline.members)), ("limit", page?.limit.map(String.init) ?? "null"),
        ("since", optional(page?.since.text)), ("source", quoted(guideline.source)), ("url", quoted(RulePage.url)),
      ]
      return "  {" + members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func optional(_ text: String?) -> String { text.map(quoted) ?? "null" }

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
