import TokenDiagnostics
import Testing

/// A text with mistakes, and what is to be said of it.
struct InvalidText: Sendable, CustomTestStringConvertible {
  /// The text, with `‸` before each place that is reported.
  let marked: String
  /// A part of each message, in the order of the marks.
  let messages: [String]
  /// The tree that comes of it all the same.
  let printed: String

  init(_ marked: String, _ messages: String..., becomes printed: String) {
    self.marked = marked
    self.messages = messages
    self.printed = printed
  }

  var testDescription: String { marked }
}

/// Texts that RFC 8259 forbids: each mistake is reported once, at its place, and the rest is read.
struct InvalidTextTests {
  @Test(arguments: InvalidText.separators + InvalidText.names)
  func findsMistakesAroundMembers(_ text: InvalidText) { expectMistakes(text) }

  @Test(arguments: InvalidText.quotes + InvalidText.strings)
  func findsMistakesInTexts(_ text: InvalidText) { expectMistakes(text) }

  @Test(arguments: InvalidText.words + InvalidText.numbers)
  func findsMistakesInWords(_ text: InvalidText) { expectMistakes(text) }

  @Test(arguments: InvalidText.brackets + InvalidText.files)
  func findsMistakesOfBracketsAndFiles(_ text: InvalidText) { expectMistakes(text) }

  @Test(arguments: InvalidText.comments + InvalidText.several)
  func findsCommentsAndSeveralMistakes(_ text: InvalidText) { expectMistakes(text) }

  /// A byte order mark shifts every place by three bytes, a comment line by its own length; nothing else changes.
  @Test(arguments: InvalidText.separators + InvalidText.strings + InvalidText.brackets)
  func findsTheSameBehindAByteOrderMark(_ text: InvalidText) {
    let (plain, offsets) = unmarked(text.marked)
    #expect(Reading("\u{FEFF}" + plain).offsets == offsets.map { $0 + 3 })
  }

  private func expectMistakes(_ text: InvalidText) {
    let (plain, offsets) = unmarked(text.marked)
    let reading = Reading(plain)
    #expect(reading.offsets == offsets, "\(reading.diagnostics.map(\.message))")
    #expect(reading.printed == text.printed)
    for (diagnostic, message) in zip(reading.diagnostics, text.messages) {
      #expect(diagnostic.message.contains(message))
      #expect(diagnostic.id == "json-syntax")
      #expect(diagnostic.severity == .error)
    }
    #expect(text.messages.count == offsets.count)
  }
}
