public import TokenDiagnostics

/// Collects what is wrong in several themes: one diagnostic a fault, with the themes it holds for.
public struct ThemeFaults: Sendable {
  private var faults: [Diagnostic] = []
  private var themes: [[String]] = []
  private var places: [Diagnostic: Int] = [:]

  /// Nothing so far.
  public init() {}

  /// Adds what is wrong in one theme.
  public mutating func add(_ diagnostics: [Diagnostic], in theme: String) {
    for diagnostic in diagnostics {
      if let place = places[diagnostic] {
        if themes[place].last != theme { themes[place].append(theme) }
      } else {
        places[diagnostic] = faults.count
        faults.append(diagnostic)
        themes.append([theme])
      }
    }
  }

  /// All faults. One that holds in each of `count` themes has nothing to do with themes, and names none.
  public func diagnostics(of count: Int) -> [Diagnostic] {
    faults.enumerated().map { index, fault in
      var fault = fault
      guard themes[index].count < count else { return fault }
      if fault.isRule {
        fault.contexts = themes[index]
      } else {
        fault.limit(to: themes[index])
      }
      return fault
    }
  }

  /// All findings of rules, with every theme they hold for; what is no finding of a rule as above. Of exemptions those
  /// are unused that no theme has a use for.
  public func findings(of count: Int) -> [Diagnostic] {
    diagnostics(of: count).enumerated().compactMap { index, finding in
      if finding.id == "exemption-unused" { return finding.contexts.isEmpty ? finding : nil }
      guard finding.isRule, count > 1 else { return finding }
      var finding = finding
      finding.contexts = themes[index]
      return finding
    }
  }
}
