import TokenDiagnostics
import TokenSource

/// Everything that was read, before any value is converted.
struct Project: Sendable {
  /// The documents, in the order of their names.
  var documents: [SourceDocument] = []
  /// The tokens of all documents.
  var tokens: [SourceToken] = []
  /// The id of each token's path.
  var pathOf: [Int] = []
  /// Ids by path, as references write it.
  var ids: [String: Int] = [:]
  /// The names that lead to each path in the output.
  var names: [[String]] = []
  /// Groups, as references write them.
  var groups: Set<String> = []
  /// Groups that take in others, so that tokens may lie below them that stand nowhere.
  var extending: [String] = []
  /// Names that were changed.
  var renames: [Change] = []
  /// The unit of lengths that have none; nil for what the dialect is used to.
  var unit: String?

  /// The place of a change.
  func location(_ change: Change) -> SourceLocation { documents[change.document].location(change.node) }

  /// The text of a path in the output.
  func path(_ id: Int) -> String { names[id].joined(separator: ".") }

  /// Whether a token may exist at a path that no file defines: by extension, or in the tool's own library.
  func mayInherit(_ path: String) -> Bool {
    path.hasPrefix("apple.") || extending.contains { $0.isEmpty || path.hasPrefix($0 + ".") }
  }
}
