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
enum LanguageIDs {
  /// Mistakes that every stage before the rules reports, among them closed lists that guidelines give.
  static let all: Set<String> = [
    "json-syntax", "json-depth", "structure", "name", "reserved-member", "unsupported", "incomplete-token",
    "duplicate-token", "library-shadowed", "type-unknown", "type-missing", "reference-syntax", "reference-target",
    "reference-unresolved", "reference-circular", "reference-type", "value", "configuration", "override-unused",
    "unknown-rule", "exemption-reason", "material-two-kinds", "glass-variant-enum", "ios-four-materials",
    "swiftui-materials-enum", "light-dark-pairs", "vibrancy-kinds", "vibrancy-label-levels", "vibrancy-fill-levels",
    "vibrancy-separator-single", "macos-blending-enum", "x-appkit-deprecated", "semantic-role",
  ]
}
