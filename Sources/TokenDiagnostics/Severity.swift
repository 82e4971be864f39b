/// How much a finding weighs.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case info, warning, error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Orders by weight: info, warning, error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
