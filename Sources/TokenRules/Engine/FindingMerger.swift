import TokenDiagnostics
import TokenModel

/// Makes one diagnostic of what a rule says of one place in the same words on several platforms.
struct FindingMerger {
  private struct Key: Hashable {
    let id: DiagnosticID
    let place: SourceLocation
    let message: String
    let severity: Severity
  }
  private var indices: [Key: Int] = [:]
  private var merged: [(diagnostic: Diagnostic, platforms: PlatformSet)] = []

  /// Adds a finding at the weight it was given.
  mutating func add(_ finding: RuleFinding, _ severity: Severity) {
    let key = Key(id: finding.id, place: finding.place, message: finding.message, severity: severity)
    let index = indices[key] ?? start(finding, severity, key)
    merged[index].platforms.insert(finding.platform)
    if let appearance = finding.appearance, !merged[index].diagnostic.appearances.contains(appearance) {
      merged[index].diagnostic.appearances.append(appearance)
    }
    if let figure = finding.figure {
      merged[index].diagnostic.figure = min(figure, merged[index].diagnostic.figure ?? figure)
    }
    for note in finding.notes where !merged[index].diagnostic.notes.contains(note) {
      merged[index].diagnostic.notes.append(note)
    }
    for fix in finding.fixes where !merged[index].diagnostic.fixes.contains(fix) {
      merged[index].diagnostic.fixes.append(fix)
    }
  }

  private mutating func start(_ finding: RuleFinding, _ severity: Severity, _ key: Key) -> Int {
    var diagnostic = Diagnostic(severity, finding.id, finding.message, at: finding.place, label: finding.label)
    diagnostic.isRule = true
    merged.append((diagnostic, []))
    indices[key] = merged.count - 1
    return merged.count - 1
  }

  /// What came of it, in the order in which places were first found wrong.
  var diagnostics: [Diagnostic] {
    merged.map { entry in
      var diagnostic = entry.diagnostic
      diagnostic.platforms = entry.platforms.map(\.rawValue)
      return diagnostic
    }
  }
}
