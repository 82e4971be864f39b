public import TokenDiagnostics
public import TokenModel

/// Runs the rules over a set of tokens.
public enum RuleEngine {
  /// Checks the tokens against every rule, as the configuration weighs them.
  ///
  /// - Returns: one diagnostic for each rule, place, message and weight, with all platforms it holds for; and what is
  ///   wrong with the configuration's settings of rules and with exemptions. Not sorted.
  public static func check(
    _ set: TokenSet, _ configuration: Configuration, _ legibility: Legibility? = nil
  ) -> [Diagnostic] {
    check(set, configuration, legibility, rules: RuleCatalog.rules)
  }

  /// Checks the tokens against some rules only; exemptions from others are left alone.
  public static func check(
    _ set: TokenSet, _ configuration: Configuration, _ legibility: Legibility? = nil, rules: [any Rule.Type]
  ) -> [Diagnostic] {
    let context = RuleContext(set, configuration, legibility)
    let severities = SeverityTable(configuration)
    var exemptions = ExemptionReader.read(set)
    var merger = FindingMerger()
    for rule in rules {
      let page = rule.page
      for finding in findings(of: rule, in: context) where !exemptions.covers(finding) {
        if let severity = severities.severity(of: finding, page) { merger.add(finding, severity) }
      }
    }
    return faults(in: configuration.rules) + exemptions.diagnostics + merger.diagnostics
      + exemptions.unused(set, ran: rules.map { $0.page.id }, severities)
  }

  /// What one rule finds by itself, before the configuration and exemptions are heard.
  public static func findings(of rule: any Rule.Type, in context: RuleContext) -> [RuleFinding] {
    var report = RuleReport(rule.page, context)
    rule.check(context, &report)
    return report.findings
  }

  /// What is wrong with the keys of settings.
  private static func faults(in settings: [RuleSetting]) -> [Diagnostic] {
    settings.filter { !RuleCatalog.isSetting($0.key.value) }.map { .unknownRule($0.key, in: RuleCatalog.settingKeys) }
  }
}

extension Diagnostic {
  /// Says that a word names no rule, or nothing that can be weighed.
  ///
  /// - Parameters:
  ///   - key: the word, and the string it stands in.
  ///   - known: what would have been accepted.
  static func unknownRule(_ key: Declared<String>, in known: [String]) -> Diagnostic {
    let name = key.value.clippedName
    if LanguageIDs.all.contains(key.value) {
      return Diagnostic(
        .error, .unknownRule,
        "“\(name)” belongs to the language and is no rule; it can be neither lowered nor exempted", at: key.place)
    }
    if let guideline = Guidelines.guideline(key.value), guideline.kind != .rule {
      return Diagnostic(
        .error, .unknownRule,
        "“\(name)” is a guideline that finds nothing by itself, so there is nothing to set; tokenc explain says where "
          + "it is at work", at: key.place)
    }
    guard let guess = DidYouMean.closest(to: key.value, in: known) else {
      return Diagnostic(.error, .unknownRule, "there is no rule “\(name)”; tokenc rules lists them", at: key.place)
    }
    return Diagnostic(
      .error, .unknownRule, "there is no rule “\(name)”; did you mean “\(guess)”?", at: key.place,
      fixes: [FixIt("replace with \"\(guess)\"", replacing: key.place, with: "\"\(guess)\"")])
  }
}
