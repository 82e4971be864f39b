/// A mistake or finding: what it is, where it stands, and what helps.
///
/// One type for every stage. Messages are one sentence in lower case without a full stop: what is wrong, the figure
/// where there is one, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// The stable kind.
  public var id: DiagnosticID
  /// Its weight, after the configuration was applied.
  public var severity: Severity
  /// The sentence.
  public var message: String
  /// The very member that is wrong; nil for a fault of the run as a whole.
  public var location: SourceLocation?
  /// A short text put beside the carets: the figure, the reason.
  public var label: String?
  /// Platforms it holds for, by name in the order of the language; empty where that makes no sense.
  public var platforms: [String] = []
  /// `light`, `dark` or both; empty where that makes no sense.
  public var appearances: [String] = []
  /// Theme contexts it holds for, `theme=dark`; empty where themes make no difference.
  public var contexts: [String] = []
  /// The worst figure, where the finding rests on one.
  public var figure: Double?
  /// Further places and sentences.
  public var notes: [Note] = []
  /// Changes that mend it.
  public var fixes: [FixIt] = []
  /// Whether `tokenc explain` has a page on it.
  public var isRule = false

  /// Makes a diagnostic; everything else is set afterwards.
  public init(
    _ severity: Severity, _ id: DiagnosticID, _ message: String, at location: SourceLocation? = nil,
    label: String? = nil, notes: [Note] = [], fixes: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.label = label
    self.notes = notes
    self.fixes = fixes
  }
}

extension Diagnostic {
  /// Where it holds, to be put behind the message: ` (iOS, macOS; theme=dark)`; empty where that makes no sense.
  var scopeText: String {
    var parts = platforms.isEmpty ? [] : [platforms.joined(separator: ", ")]
    let shown = contexts.prefix(3).joined(separator: ", ")
    if !contexts.isEmpty { parts.append(shown + (contexts.count > 3 ? " and \(contexts.count - 3) more" : "")) }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: "; ") + ")"
  }
}
