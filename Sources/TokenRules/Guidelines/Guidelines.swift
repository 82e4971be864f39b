public import TokenDiagnostics

/// Every guideline the tool knows of: those that are rules, and those it keeps to without one.
public enum Guidelines {
  /// All of them, by area and id.
  public static let all: [Guideline] = (RuleCatalog.pages.map { Guideline($0) } + withoutRule).sorted {
    ($0.area, $0.id) < ($1.area, $1.id)
  }

  /// Those that are no rules.
  static let withoutRule: [Guideline] = glass + materials + vibrancy + platforms

  private static let byID = Dictionary(all.map { ($0.id.rawValue, $0) }) { first, _ in first }

  /// The guideline with an id; nil for an id that is none.
  public static func guideline(_ id: String) -> Guideline? { byID[id] }

  /// What reports say of each guideline that can be found broken.
  public static let descriptions: [RuleDescription] = all.compactMap { guideline in
    guard let severity = guideline.severity else { return nil }
    let help = guideline.page.map { $0.why + " " + $0.instead } ?? guideline.work ?? ""
    return RuleDescription(
      guideline.id, summary: guideline.summary, help: help, url: RulePage.url, severity: severity)
  }

  /// The id most likely meant by a word that is none.
  public static func suggestion(for word: String) -> String? {
    DidYouMean.closest(to: word, in: all.map(\.id.rawValue))
  }
}
