public import TokenDiagnostics
public import TokenModel

/// A token file that a rule is content with, or finds something in: documentation and test in one.
///
/// The text of a bad example holds a mark such as `1️⃣` before every member the rule points at.
public struct RuleExample: Sendable {
  /// What it shows, as a sentence without a full stop.
  public let title: String
  /// Whether the rule has nothing to say.
  public let isGood: Bool
  /// The platforms it is good or bad on.
  public let platforms: PlatformSet
  /// The weight of what is found, where that is not the rule's own.
  public let severity: Severity?
  /// The `tokenc.json` beside the file; nil for none, which is as good as an empty one.
  public let configuration: String?
  /// The file, with marks.
  public let markedText: String

  private init(
    _ title: String, _ isGood: Bool, _ platforms: PlatformSet, _ severity: Severity?, _ configuration: String?,
    _ text: String
  ) {
    self.title = title
    self.isGood = isGood
    self.platforms = platforms
    self.severity = severity
    self.configuration = configuration
    markedText = text
  }

  /// An example in which no rule finds anything.
  public static func good(
    _ title: String, on platforms: PlatformSet, configuration: String? = nil, _ text: String
  ) -> RuleExample {
    RuleExample(title, true, platforms, nil, configuration, text)
  }

  /// An example in which the rule finds each marked member, and no other rule finds anything.
  public static func bad(
    _ title: String, on platforms: PlatformSet, severity: Severity? = nil, configuration: String? = nil,
    _ text: String
  ) -> RuleExample {
    RuleExample(title, false, platforms, severity, configuration, text)
  }

  /// The file without marks.
  public var text: String { Self.unmarked(markedText).text }

  /// Takes the marks out of a text.
  ///
  /// - Returns: the text as it stands in a file, and the offset in bytes that each mark stood before.
  public static func unmarked(_ marked: String) -> (text: String, offsets: [Int]) {
    var text = ""
    var offsets: [Int] = []
    for character in marked {
      if isMark(character) { offsets.append(text.utf8.count) } else { text.append(character) }
    }
    return (text, offsets)
  }

  /// Marks are digits in a keycap, which no token file has a use for.
  private static func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.last == "\u{20E3}"
  }
}
