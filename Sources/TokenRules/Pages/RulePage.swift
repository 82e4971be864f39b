public import TokenDiagnostics
public import TokenModel

/// What there is to know of a rule: the page that `tokenc explain` and the documentation show.
public struct RulePage: Sendable {
  /// What a rule has to see to judge; what must be judged again when something changes.
  public enum Scope: String, CaseIterable, Sendable {
    /// One token.
    case token
    /// One surface on one platform, with what it refers to.
    case surface
    /// All surfaces of a platform.
    case platform
  }
  /// How the guideline puts it.
  public enum Strength: String, CaseIterable, Sendable {
    case must, avoid, consider, fact
  }

  /// The id in diagnostics, settings and exemptions.
  public let id: DiagnosticID
  /// The area it belongs to.
  public let area: RuleArea
  /// What it has to see.
  public let scope: Scope
  /// The platforms it speaks of.
  public let platforms: PlatformSet
  /// How the guideline puts it.
  public let strength: Strength
  /// The weight of a finding where the configuration says nothing.
  public let severity: Severity
  /// The fault in one sentence, without a full stop.
  public let summary: String
  /// Why it is a fault.
  public let why: String
  /// What to do about it.
  public let instead: String
  /// The guideline it stands for, in our own words.
  public let source: String
  /// The members of a surface it reads.
  public let members: [String]
  /// The types of the tokens it judges; surfaces, where the page says nothing.
  public let types: [TokenType]
  /// How many of something it allows; nil for rules that don't count.
  public let limit: Int?
  /// The edition of the rules it came with.
  public let since: Edition
  /// What is fine and what is not.
  public let examples: [RuleExample]

  /// Where Apple publishes the guidelines.
  public static let url = "https://developer.apple.com/design/human-interface-guidelines/materials"

  /// Writes a page.
  public init(
    _ id: DiagnosticID, area: RuleArea, scope: Scope = .surface, platforms: PlatformSet, strength: Strength,
    severity: Severity, summary: String, why: String, instead: String, source: String, members: [String],
    types: [TokenType] = [.surface], limit: Int? = nil, since: Edition = .first,
    examples: [RuleExample]
  ) {
    self.id = id
    self.area = area
    self.scope = scope
    self.platforms = platforms
    self.strength = strength
    self.severity = severity
    self.summary = summary
    self.why = why
    self.instead = instead
    self.source = source
    self.members = members
    self.types = types
    self.limit = limit
    self.since = since
    self.examples = examples
  }
}
