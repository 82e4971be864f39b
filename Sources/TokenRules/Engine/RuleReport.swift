public import TokenDiagnostics
public import TokenModel

/// Where a rule puts its findings.
public struct RuleReport: Sendable {
  private let page: RulePage
  private let context: RuleContext
  /// What was found so far.
  public private(set) var findings: [RuleFinding] = []

  /// Starts an empty report.
  public init(_ page: RulePage, _ context: RuleContext) {
    self.page = page
    self.context = context
  }

  /// Adds a finding; notes that name the surface, its material and its override are added to those given.
  ///
  /// - Parameters:
  ///   - message: what is wrong, the figure if there is one, what to do; one sentence, no full stop, no platform.
  ///   - place: the member that is wrong.
  ///   - surface: the surface it is part of.
  ///   - severity: the weight, where it is less than the rule's own.
  ///   - appearance: `light` or `dark`, where it holds in one scheme only.
  ///   - figure: the figure it rests on, if there is one.
  ///   - label: a short text for beside the carets.
  ///   - notes: further places, the nearest first.
  ///   - fixes: mechanical changes; those that are not possible are nil.
  public mutating func add(
    _ message: String, at place: SourceLocation, on surface: PlatformSurface, severity: Severity? = nil,
    appearance: String? = nil, figure: Double? = nil, label: String? = nil, notes: [Note] = [], fixes: [FixIt?] = []
  ) {
    findings.append(
      RuleFinding(
        id: page.id, severity: severity ?? page.severity, token: surface.token, platform: surface.platform,
        appearance: appearance, place: place, message: message, figure: figure, label: label,
        notes: notes + context.notes(on: surface, at: place),
        fixes: fixes.compactMap { $0 }))
  }

  /// Adds a finding that is about a token itself, such as a material, on each of some platforms that are configured; a
  /// note that names the token is added to those given.
  ///
  /// - Parameters:
  ///   - message: as for a surface.
  ///   - place: the member that is wrong.
  ///   - token: the token it is part of.
  ///   - platforms: the platforms it holds for; nil for all the rule speaks of.
  ///   - appearance: `light` or `dark`, where it holds in one scheme only.
  ///   - severity: the weight, where it is less than the rule's own.
  ///   - label: a short text for beside the carets.
  ///   - notes: further places, the nearest first.
  ///   - fixes: mechanical changes; those that are not possible are nil.
  public mutating func add(
    _ message: String, at place: SourceLocation, onToken token: TokenID, platforms: PlatformSet? = nil,
    appearance: String? = nil, severity: Severity? = nil, label: String? = nil, notes: [Note] = [], fixes: [FixIt?] = []
  ) {
    for platform in (platforms ?? page.platforms).intersection(context.set.platforms) {
      findings.append(
        RuleFinding(
          id: page.id, severity: severity ?? page.severity, token: token, platform: platform,
          appearance: appearance, place: place, message: message, label: label,
          notes: notes + context.notes(onToken: token),
          fixes: fixes.compactMap { $0 }))
    }
  }
}
