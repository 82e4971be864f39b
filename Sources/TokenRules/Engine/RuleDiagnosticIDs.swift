import TokenDiagnostics

/// What rules in general have to say, beside what each finds.
extension DiagnosticID {
  /// A setting or an exemption names a rule that is none.
  static let unknownRule: DiagnosticID = "unknown-rule"
  /// An exemption gives no reason.
  static let exemptionReason: DiagnosticID = "exemption-reason"
  /// An exemption that matches no finding.
  static let exemptionUnused: DiagnosticID = "exemption-unused"
  /// An exemption that is written wrongly; the id all values share.
  static let exemptionValue: DiagnosticID = "value"
}

/// Ids of diagnostics that belong to the language, so that a setting for one can be told from a slip of the pen.
public enum LanguageIDs {
  /// What every stage beside the rules reports, closed lists that guidelines give among it. A test reads the sources
  /// and compares.
  public static let all: Set<String> = structure.union(guidelines).union(resolvers).union(surroundings)

  /// Files, JSON and the grammar of tokens.
  private static let structure: Set<String> = [
    "json-syntax", "nesting-depth", "duplicate-key", "structure", "name", "reserved-member",
    "incomplete-token", "duplicate-token", "library-shadowed", "mixed-dialect", "strict-dtcg", "type-unknown",
    "type-missing",
    "reference-syntax", "reference-target", "reference-unresolved", "reference-circular", "reference-type",
    "reference-limit", "extends-unresolved", "extends-target", "extends-circular", "extends-inside",
    "inheritance-limit", "kind-conflict", "value", "brace-in-text", "override-unused", "older-dialect",
    "converted", "changed", "not-convertible",
  ]

  /// Resolver documents, their inputs, the files they refer to, and what differs between themes.
  private static let resolvers: Set<String> = [
    "resolver-syntax", "resolver-version", "resolver-inline", "resolver-name", "resolver-default", "resolver-pointer",
    "resolver-unresolved", "resolver-circular", "resolver-fragment", "resolver-choice", "unknown-property",
    "unreached-file", "too-many-sources", "too-many-permutations", "input-type", "input-unknown", "input-context",
    "input-missing", "themed-reference", "theme-only", "theme-filter", "theme-type",
  ]

  /// Closed lists and required members that stand for a guideline.
  private static let guidelines: Set<String> = Set(
    Guidelines.withoutRule.filter { $0.kind == .enumeration }.map(\.id.rawValue))

  /// Configuration, input, names in the outputs, templates.
  private static let surroundings: Set<String> = [
    "configuration", "unknown-rule", "exemption-reason", "file-unreadable", "no-token-files", "link-outside",
    "name-collision", "name-override", "template-ambiguous-name", "template-bad-tag", "template-block-lines",
    "template-duplicate", "template-ignored-content", "template-language-mismatch", "template-mismatched",
    "template-missing", "template-not-a-section", "template-not-a-template-name", "template-not-a-value",
    "template-not-an-object", "template-raw-text", "template-recursion", "template-reserved-name", "template-too-deep",
    "template-too-large", "template-unclosed", "template-unclosed-tag", "template-unknown-block",
    "template-unknown-name", "template-unknown-partial",
  ]
}
