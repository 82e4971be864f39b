public import TokenDiagnostics
public import TokenModel

/// One sentence of the guidelines, and how the tool keeps to it.
public struct Guideline: Sendable {
  /// The ways in which the tool keeps to a guideline.
  public enum Kind: String, CaseIterable, Sendable {
    /// A check that finds breaches.
    case rule
    /// A closed list or a required member of the language; a breach is an error that carries the guideline's id.
    case enumeration
    /// What holds where a token says nothing.
    case `default`
    /// Something another part of the tool rests on; it has no finding of its own.
    case fact
  }

  /// The id; for rules and enumerations the one in diagnostics.
  public let id: DiagnosticID
  /// How the tool keeps to it.
  public let kind: Kind
  /// What it is about.
  public let area: RuleArea
  /// The platforms it speaks of.
  public let platforms: PlatformSet
  /// How the guideline puts it.
  public let strength: RulePage.Strength
  /// The weight of a finding where the configuration says nothing; nil for what finds nothing.
  public let severity: Severity?
  /// A rule's fault, or what the guideline states; one sentence without a full stop.
  public let summary: String
  /// Where the guidelines say so, in our own words.
  public let source: String
  /// The members it reads; empty where it needs none.
  public let members: [String]
  /// The part of the tool in which it is at work, in sentences; nil for rules, whose pages say more.
  public let work: String?
  /// The page of a rule; nil for what is none.
  public let page: RulePage?

  /// What a rule's page says.
  init(_ page: RulePage) {
    id = page.id
    kind = .rule
    area = page.area
    platforms = page.platforms
    strength = page.strength
    severity = page.severity
    summary = page.summary
    source = page.source
    members = page.members
    work = nil
    self.page = page
  }

  private init(
    _ id: DiagnosticID, _ kind: Kind, _ area: RuleArea, _ platforms: PlatformSet, _ strength: RulePage.Strength,
    _ summary: String, _ source: String, _ members: [String], _ work: String
  ) {
    self.id = id
    self.kind = kind
    self.area = area
    self.platforms = platforms
    self.strength = strength
    severity = kind == .enumeration ? .error : nil
    self.summary = summary
    self.source = source
    self.members = members
    self.work = work
    page = nil
  }

  /// A closed list, or a member that has to be there.
  static func enumeration(
    _ id: DiagnosticID, area: RuleArea, on platforms: PlatformSet, strength: RulePage.Strength = .fact,
    summary: String, source: String, members: [String], work: String
  ) -> Guideline {
    Guideline(id, .enumeration, area, platforms, strength, summary, source, members, work)
  }

  /// What holds where a token says nothing.
  static func `default`(
    _ id: DiagnosticID, area: RuleArea, on platforms: PlatformSet, summary: String, source: String, members: [String],
    work: String
  ) -> Guideline {
    Guideline(id, .default, area, platforms, .fact, summary, source, members, work)
  }

  /// Something that another part of the tool rests on.
  static func fact(
    _ id: DiagnosticID, area: RuleArea, on platforms: PlatformSet, strength: RulePage.Strength = .fact,
    summary: String, source: String, members: [String] = [], work: String
  ) -> Guideline {
    Guideline(id, .fact, area, platforms, strength, summary, source, members, work)
  }
}
