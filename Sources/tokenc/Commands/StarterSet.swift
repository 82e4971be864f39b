/// The token files that a new project begins with: a design in miniature that builds without a finding.
enum StarterSet {
  /// A file of the set.
  struct File {
    /// Its name in the folder.
    let name: String
    /// What is in it, in a few words.
    let summary: String
    /// Its content.
    let text: String
  }

  /// What each file holds, in the order in which they are best read.
  private static let summaries = [
    ("tokenc.json", "the name, the platforms and the outputs"),
    ("theme.resolver.json", "which files count, in light and in dark"),
    ("color.tokens.json", "colors, and what they are for"),
    ("dark.tokens.json", "those that are others in the dark"),
    ("space.tokens.json", "distances and corners"),
    ("typography.tokens.json", "fonts and styles of text"),
    ("surface.tokens.json", "a tab bar and a card, made of Apple's materials"),
  ]

  /// The files.
  static let files = summaries.compactMap { name, summary in
    StarterFiles.files.first { $0.name == name }.map { File(name: name, summary: summary, text: $0.text) }
  }
}
