import TokenDiagnostics
import TokenModel

/// How the configuration weighs findings.
struct SeverityTable {
  private let settings: [String: RuleSetting]
  /// The edition of the rules the project was written for; nil for the newest.
  private let edition: Edition?

  init(_ configuration: Configuration) {
    let settings = configuration.rules
    edition = configuration.edition.flatMap { Edition($0) }
    self.settings = Dictionary(settings.map { ($0.key.value, $0) }) { _, last in last }
  }

  /// The weight of a finding; nil where it is switched off.
  func severity(of finding: RuleFinding, _ page: RulePage) -> Severity? {
    guard let weight = weight(of: page.id, page.area, on: finding.platform) else {
      // A rule that is newer than the project breaks no build that went through before.
      return edition.map { $0 < page.since } ?? false ? min(finding.severity, .warning) : finding.severity
    }
    guard let severity = weight.severity else { return nil }
    // A remark that weighs less than its rule is not raised with the rule.
    return finding.severity < page.severity ? min(severity, finding.severity) : severity
  }

  /// The weight of what a rule finds on a platform; nil where it is switched off there.
  func severity(of page: RulePage, on platform: Platform) -> Severity? {
    guard let weight = weight(of: page.id, page.area, on: platform) else {
      return edition.map { $0 < page.since } ?? false ? min(page.severity, .warning) : page.severity
    }
    return weight.severity
  }

  /// The weight set for an id: its own setting, else its area's, else that of all rules; in each, the platform's first.
  func weight(of id: DiagnosticID, _ area: RuleArea?, on platform: Platform?) -> RuleSetting.Weight? {
    for key in [id.rawValue, area?.rawValue, "*"] {
      guard let key, let setting = settings[key] else { continue }
      if let platform, let weight = setting.platforms[platform] { return weight }
      if let weight = setting.weight { return weight }
    }
    return nil
  }
}

extension RuleSetting.Weight {
  /// The severity; nil for `off`.
  var severity: Severity? {
    switch self {
    case .off: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
