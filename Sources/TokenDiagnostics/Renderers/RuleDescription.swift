/// What a report in a format with room for it says of a kind of diagnostic.
public struct RuleDescription: Sendable {
  /// The kind.
  public let id: DiagnosticID
  /// The fault in one sentence.
  public let summary: String
  /// Why it is a fault and what to do, in sentences.
  public let help: String
  /// Where to read more; nil for nowhere.
  public let url: String?
  /// The weight it has by default.
  public let severity: Severity

  /// Describes a kind of diagnostic.
  public init(_ id: DiagnosticID, summary: String, help: String, url: String?, severity: Severity) {
    self.id = id
    self.summary = summary
    self.help = help
    self.url = url
    self.severity = severity
  }
}
