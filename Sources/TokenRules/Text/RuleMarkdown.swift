import TokenDiagnostics
import TokenModel

/// The pages of guidelines in the documentation: what `tokenc explain` says, as Markdown.
public enum RuleMarkdown {
  /// A file of the documentation.
  public struct Page: Sendable {
    /// Its name in the folder of pages.
    public let name: String
    /// What stands in it, with a final line break.
    public let text: String
  }

  /// A page for each guideline, and one that lists them by area, whose name no type has.
  public static func pages() -> [Page] {
    [Page(name: "AllGuidelines.md", text: overview())]
      + Guidelines.all.map { Page(name: "\($0.id.rawValue).md", text: page($0)) }
  }

  /// The page of one guideline.
  static func page(_ guideline: Guideline) -> String {
    var parts = ["# \(guideline.id.rawValue)", guideline.summary.sentence]
    if let page = guideline.page {
      parts += ["## Why", page.why, "## Instead", page.instead, facts(guideline), "## Examples"]
      parts += page.examples.flatMap(example)
    } else {
      parts += ["## At work", (guideline.work ?? "").sentence, facts(guideline)]
    }
    parts.append("Source: [\(guideline.source)](\(RulePage.url)).")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func facts(_ guideline: Guideline) -> String {
    var rows = [
      "- Platforms: \(guideline.platforms.map(\.rawValue).joined(separator: ", "))",
      "- Kind: \(guideline.kind.rawValue)" + (guideline.severity.map { ", \($0.rawValue)" } ?? ""),
    ]
    if !guideline.members.isEmpty {
      rows.append("- Members: \(guideline.members.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if let limit = guideline.page?.limit { rows.append("- Limit: \(limit)") }
    return rows.joined(separator: "\n")
  }

  private static func example(_ example: RuleExample) -> [String] {
    let platforms = example.platforms.map(\.rawValue).joined(separator: ", ")
    let head = "**\(example.isGood ? "Good" : "Bad").** \(example.title) (\(platforms))."
    let settings = example.configuration.map { ["`tokenc.json`: `\($0)`"] } ?? []
    return [head] + settings + ["```json\n\(RuleExplanation.marked(example.markedText, indent: ""))```"]
  }

  private static func overview() -> String {
    var parts = [
      "# Guidelines",
      "What the tool holds designs to: rules that find breaches, lists and defaults of the language, and facts that its "
        + "parts rest on. `tokenc explain ID` prints the same pages.",
    ]
    for area in RuleArea.allCases {
      let rows = Guidelines.all.filter { $0.area == area }.map {
        "- <doc:\($0.id.rawValue)>: \($0.summary.sentence)"
      }
      if !rows.isEmpty { parts += ["## \(area.rawValue)", rows.joined(separator: "\n")] }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}
