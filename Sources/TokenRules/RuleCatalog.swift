import TokenDiagnostics

/// The rules there are.
public enum RuleCatalog {
  /// All pages, by area and id.
  public static let pages: [RulePage] = rules.map { $0.page }.sorted { ($0.area, $0.id) < ($1.area, $1.id) }

  private static let pagesByID = Dictionary(uniqueKeysWithValues: pages.map { ($0.id.rawValue, $0) })

  /// The page of a rule; nil for an id that is none.
  public static func page(_ id: String) -> RulePage? { pagesByID[id] }

  /// The rule id most likely meant by a word that is none.
  public static func suggestion(for word: String) -> String? {
    DidYouMean.closest(to: word, in: pages.map(\.id.rawValue))
  }

  /// Whether an id or area names something that has a weight of its own to set.
  static func isSetting(_ key: String) -> Bool {
    key == "*" || pagesByID[key] != nil || RuleArea(rawValue: key) != nil
      || key == DiagnosticID.exemptionUnused.rawValue
  }

  /// What `tokenc.json` may name under `rules`, beside `*` for all.
  public static let settingKeys =
    pages.map(\.id.rawValue) + RuleArea.allCases.map(\.rawValue) + [DiagnosticID.exemptionUnused.rawValue]
}
