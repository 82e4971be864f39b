public import TokenDiagnostics
public import TokenModel

/// A rule that looks at some token, and how much its findings weigh in a project.
public struct RuleWeight: Hashable, Sendable {
  /// The rule.
  public let id: DiagnosticID
  /// The weight; nil where the rule is switched off.
  public let severity: Severity?

  /// The rules that judge tokens of a type on any of some platforms, in the order of listings. Of a rule that weighs
  /// differently on several platforms the greatest weight is told.
  public static func rules(
    for type: TokenType, on platforms: PlatformSet, _ configuration: Configuration
  ) -> [RuleWeight] {
    let table = SeverityTable(configuration)
    return RuleCatalog.pages.compactMap { page in
      let shared = page.platforms.intersection(platforms)
      guard page.types.contains(type), !shared.isEmpty else { return nil }
      return RuleWeight(id: page.id, severity: shared.compactMap { table.severity(of: page, on: $0) }.max())
    }
  }
}
