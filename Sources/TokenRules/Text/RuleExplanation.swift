import TokenDiagnostics
import TokenModel

/// What `tokenc explain` prints.
public enum RuleExplanation {
  /// A rule's page as plain text, at most 100 columns wide, with a final line break.
  public static func text(_ page: RulePage) -> String {
    let parts = [
      page.id.rawValue + "\n",
      section("What", page.summary),
      section("Why", page.why),
      "Example\n" + page.examples.map(example).joined(separator: "\n"),
      section("Instead", page.instead),
      facts(page),
      section("Reference", page.source) + "  \(RulePage.url)\n",
    ]
    return parts.joined(separator: "\n")
  }

  /// What there is to know of a guideline, whether it is a rule or not, in the same form.
  public static func text(_ guideline: Guideline) -> String {
    if let page = guideline.page { return text(page) }
    let parts = [
      guideline.id.rawValue + "\n",
      section("What", guideline.summary),
      section("At work", guideline.work ?? ""),
      facts(guideline),
      section("Reference", guideline.source) + "  \(RulePage.url)\n",
    ]
    return parts.joined(separator: "\n")
  }

  /// What to say of an id that is no guideline's, with the one that was probably meant.
  public static func unknown(_ id: String) -> String {
    let name = id.clippedName
    if LanguageIDs.all.contains(id) {
      return "“\(name)” belongs to the language and is no rule; its message says all there is to say"
    }
    if let guess = Guidelines.suggestion(for: id) { return "there is no rule “\(name)”; did you mean “\(guess)”?" }
    return "there is no rule “\(name)”; tokenc rules lists them"
  }

  private static func section(_ title: String, _ text: String) -> String {
    title + "\n" + TextLayout.paragraph(text.sentence, indent: 2)
  }

  private static func words(_ strength: RulePage.Strength) -> String {
    switch strength {
    case .must: "the guideline is firm"
    case .avoid: "the guideline advises against"
    case .consider: "the guideline asks to consider it"
    case .fact: "the guideline states a fact"
    }
  }

  private static func facts(_ guideline: Guideline) -> String {
    let kind =
      switch guideline.kind {
      case .rule: "rule"
      case .enumeration: "part of the language; a breach is an error that can't be lowered"
      case .default: "default of the language"
      case .fact: "fact that another part of the tool rests on"
      }
    let rows = [
      ["Platforms", guideline.platforms.map(\.rawValue).joined(separator: ", ")],
      ["Kind", "\(kind); \(words(guideline.strength))"],
      ["Members", guideline.members.isEmpty ? "none" : guideline.members.joined(separator: ", ")],
    ]
    return TextLayout.table(rows)
  }

  private static func facts(_ page: RulePage) -> String {
    var rows = [
      ["Platforms", page.platforms.map(\.rawValue).joined(separator: ", ")],
      ["Severity", "\(page.severity.rawValue); \(words(page.strength))"],
      ["Members", page.members.joined(separator: ", ")],
    ]
    if let limit = page.limit { rows.append(["Limit", String(limit)]) }
    rows.append(["Settings", "\"\(page.id.rawValue)\" or \"\(page.area.rawValue)\", under \"rules\" in tokenc.json"])
    return TextLayout.table(rows)
  }

  // MARK: Examples

  private static func example(_ example: RuleExample) -> String {
    let platforms = example.platforms == .apple ? "" : " (\(example.platforms.map(\.rawValue).joined(separator: ", ")))"
    let head = (example.isGood ? "Good. " : "Bad. ") + example.title + platforms
    let settings = example.configuration.map { "    tokenc.json: \($0)\n\n" } ?? ""
    return TextLayout.paragraph(head.sentence, indent: 2) + "\n" + settings + marked(example.markedText, indent: "    ")
  }

  /// The file, indented, with a caret below each mark's place.
  static func marked(_ marked: String, indent: String) -> String {
    var result = ""
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      let (text, offsets) = RuleExample.unmarked(String(line))
      result += indent + text + "\n"
      var carets = ""
      for offset in offsets {
        let column = text.utf8.prefix(offset).count { $0 & 0xC0 != 0x80 }
        carets += String(repeating: " ", count: column - carets.count) + "^"
      }
      if !carets.isEmpty { result += indent + carets + "\n" }
    }
    return result
  }
}
