import TokenDiagnostics

extension Invocation {
  /// The value of an option that is one of a few words; nil where it was not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw UsageError(
        "“--\(name)” is \(UsageError.list(words)), not “\(text)”"
          + (DidYouMean.closest(to: text, in: words).map { "; did you mean “\($0)”?" } ?? ""),
        command: command?.rawValue ?? "")
    }
    return choice
  }
}

extension UsageError {
  /// `text, json or sarif`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `did you mean “web”?`, or else what there is.
  static func hint(_ word: String, _ words: [String]) -> String {
    DidYouMean.closest(to: word, in: words).map { "did you mean “\($0)”?" }
      ?? "there are \(words.joined(separator: ", "))"
  }
}
