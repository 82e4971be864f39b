public import TokenDiagnostics

extension Diagnostic {
  /// Says that it holds with some choices of contexts alone, in a note too, for people who read no JSON.
  public mutating func limit(to choices: [String]) {
    contexts = choices
    let more = choices.count > 4 ? " and \(choices.count - 4) more" : ""
    notes.append(Note("found with \(choices.prefix(4).joined(separator: "; "))\(more)"))
  }
}
