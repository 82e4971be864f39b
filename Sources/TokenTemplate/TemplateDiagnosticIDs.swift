import TokenDiagnostics
import TokenSource

extension DiagnosticID {
  static let templateUnclosedTag: DiagnosticID = "template-unclosed-tag"
  static let templateBadTag: DiagnosticID = "template-bad-tag"
  static let templateUnclosed: DiagnosticID = "template-unclosed"
  static let templateMismatched: DiagnosticID = "template-mismatched"
  static let templateIgnoredContent: DiagnosticID = "template-ignored-content"
  static let templateTooDeep: DiagnosticID = "template-too-deep"
  static let templateTooLarge: DiagnosticID = "template-too-large"
  static let templateDuplicate: DiagnosticID = "template-duplicate"
  static let templateReservedName: DiagnosticID = "template-reserved-name"
  static let templateMissing: DiagnosticID = "template-missing"
  static let templateUnknownName: DiagnosticID = "template-unknown-name"
  static let templateAmbiguousName: DiagnosticID = "template-ambiguous-name"
  static let templateNotAValue: DiagnosticID = "template-not-a-value"
  static let templateNotAnObject: DiagnosticID = "template-not-an-object"
  static let templateNotASection: DiagnosticID = "template-not-a-section"
  static let templateRawText: DiagnosticID = "template-raw-text"
  static let templateUnknownPartial: DiagnosticID = "template-unknown-partial"
  static let templateNotATemplate: DiagnosticID = "template-not-a-template-name"
  static let templateUnknownBlock: DiagnosticID = "template-unknown-block"
  static let templateBlockLines: DiagnosticID = "template-block-lines"
  static let templateLanguageMismatch: DiagnosticID = "template-language-mismatch"
  static let templateRecursion: DiagnosticID = "template-recursion"
}

/// A name or tag from a template between quotes, on one line and not too long.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.prefix(61)
  var shown = String.UnicodeScalarView()
  for scalar in scalars.prefix(60) { shown.append(scalar.isControl || scalar.isTreacherous ? " " : scalar) }
  return "'" + String(shown) + (scalars.count > 60 ? "…'" : "'")
}

extension ParsedTemplate {
  /// A range of this template as a place.
  func location(_ range: ByteRange) -> SourceLocation { SourceLocation(file, range) }

  /// A tag in quotes, as it is written, on one line.
  func quote(_ range: ByteRange) -> String { quoted(text(range)) }
}
