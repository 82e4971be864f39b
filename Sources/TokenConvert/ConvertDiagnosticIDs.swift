import TokenDiagnostics

/// What conversion has to say.
extension DiagnosticID {
  /// The same value in another form.
  static let converted: DiagnosticID = "converted"
  /// A change that a person should look at.
  static let changed: DiagnosticID = "changed"
  /// What is left out.
  static let notConvertible: DiagnosticID = "not-convertible"
}
