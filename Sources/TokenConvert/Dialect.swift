/// How tokens are written in a file.
public enum Dialect: String, Sendable, CaseIterable, Comparable {
  /// Style Dictionary: `value`, `type` and `comment` without a dollar.
  case styleDictionary
  /// Tokens Studio: sets with types of its own, themes, arithmetic.
  case tokensStudio
  /// The Community Group's earlier drafts: `"$value": "#ff0000"`, `"16px"`.
  case earlierDraft
  /// The format of 2025.10, with or without deviations.
  case current

  /// The name people know it by.
  public var name: String {
    switch self {
    case .styleDictionary: "Style Dictionary"
    case .tokensStudio: "Tokens Studio"
    case .earlierDraft: "an earlier draft of the format"
    case .current: "2025.10"
    }
  }

  /// Orders dialects as they are declared.
  public static func < (left: Dialect, right: Dialect) -> Bool {
    order(left) < order(right)
  }

  private static func order(_ dialect: Dialect) -> Int {
    switch dialect {
    case .styleDictionary: 0
    case .tokensStudio: 1
    case .earlierDraft: 2
    case .current: 3
    }
  }
}
