/// What an option's value or a word beside the options may be. Help, completions and the checks of values go by it.
enum Domain: Equatable {
  /// Any text.
  case text
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
  /// The path of a file or a folder.
  case path
  /// The id of a guideline.
  case rule
  /// The path of a token.
  case token
  /// One of a few words, and no other.
  case oneOf([String])
  /// Some of these words, or others that a project defines, with commas between them.
  case listOf([String])

  /// What a name stands for in the usage of a command; `px|rem` stands for one of these words.
  init(placeholder: String?) {
    let parts = (placeholder ?? "").split(separator: "|").map(String.init)
    self =
      switch parts {
      case ["DIR"], ["FOLDER"]: .folder
      case ["FILE"]: .file
      case let parts where !parts.isEmpty && parts.allSatisfy({ ["FILE", "FOLDER", "DIR"].contains($0) }): .path
      case ["RULE"]: .rule
      case ["PATH"]: .token
      case let parts where parts.count > 1 && parts.allSatisfy { $0.allSatisfy(\.isLowercase) }: .oneOf(parts)
      default: .text
      }
  }

  /// All words of a closed choice, as a domain.
  static func oneOf<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> Domain
  where Choice.RawValue == String { .oneOf(Choice.allCases.map(\.rawValue)) }

  /// The words that are known beforehand.
  var words: [String] {
    switch self {
    case .oneOf(let words), .listOf(let words): words
    case .text, .file, .folder, .path, .rule, .token: []
    }
  }
}
