import TokenDiagnostics
import TokenModel

/// That a token may break a rule: `{"rule": "…", "because": "…", "platforms": […]}`.
struct Exemption {
  /// The rule's id, and where it is named.
  let rule: Declared<String>
  /// The platforms it is limited to, each where it is named; empty for all.
  let platforms: [Declared<Platform>]
  /// Where findings were covered.
  var used: PlatformSet = []

  /// Whether it speaks of a platform.
  func holds(on platform: Platform) -> Bool { platforms.isEmpty || platforms.contains { $0.value == platform } }
}

/// The exemptions of a set of tokens, and which of them were needed.
struct Exemptions {
  /// By token, in source order.
  private var tokens: [TokenID: [Exemption]] = [:]
  /// What is wrong with exemptions as they are written.
  var diagnostics: [Diagnostic] = []

  /// Adds a valid exemption.
  mutating func add(_ exemption: Exemption, to token: TokenID) { tokens[token, default: []].append(exemption) }

  /// Whether a finding is exempt; remembers that the exemption was needed.
  mutating func covers(_ finding: RuleFinding) -> Bool {
    guard let list = tokens[finding.token] else { return false }
    let index = list.firstIndex { $0.rule.value == finding.id.rawValue && $0.holds(on: finding.platform) }
    guard let index else { return false }
    tokens[finding.token]?[index].used.insert(finding.platform)
    return true
  }

  /// Exemptions that covered nothing, or nothing on a platform they name.
  func unused(_ set: TokenSet, ran rules: [DiagnosticID], _ severities: SeverityTable) -> [Diagnostic] {
    let weight = severities.weight(of: .exemptionUnused, nil, on: nil) ?? .warning
    guard let severity = weight.severity, !tokens.isEmpty else { return [] }
    var judged: [TokenID: PlatformSet] = [:]
    for surface in set.surfaces { judged[surface.token, default: []].insert(surface.platform) }
    // A token that its group inherits brings along what is written elsewhere, and may be the one that needs it.
    let inherited = tokens.filter { set.assembled[$0.key].isInherited }.flatMap(\.value)
    let needed = Set(inherited.filter { !$0.used.isEmpty }.map(\.rule.place))
    return tokens.sorted { $0.key < $1.key }.flatMap { token, exemptions in
      if set.assembled[token].isInherited { return [Diagnostic]() }
      // A token that could not be read, or is for no platform that is switched on, was not judged.
      let isOther = set.type(of: token) != .surface && set.baseValue(of: token) != nil
      guard let platforms = judged[token] ?? (isOther ? set.platforms : nil) else { return [Diagnostic]() }
      return exemptions.filter { rules.contains(DiagnosticID(rawValue: $0.rule.value)) }
        .filter { !needed.contains($0.rule.place) }
        .flatMap { unused($0, platforms, severity) }
    }
  }

  private func unused(_ exemption: Exemption, _ judged: PlatformSet, _ severity: Severity) -> [Diagnostic] {
    let rule = exemption.rule.value
    guard !exemption.used.isEmpty else {
      return [
        Diagnostic(
          severity, .exemptionUnused, "the exemption from \(rule) is not needed; take it out", at: exemption.rule.place)
      ]
    }
    return exemption.platforms.filter { judged.contains($0.value) && !exemption.used.contains($0.value) }.map {
      Diagnostic(
        severity, .exemptionUnused,
        "the exemption from \(rule) is not needed on \($0.value.rawValue); take it off the list", at: $0.place)
    }
  }
}
