import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenRules
import TokenSource

/// The words that a completion script asks for while someone types, since no table holds them.
enum CompletionWords: String, CaseIterable {
  /// The ids of guidelines.
  case rules
  /// The paths of tokens.
  case tokens

  /// The option that asks.
  static let option = Option(
    "words", value: "KIND", of: .oneOf(Self.self),
    help: "print the words that a script asks for: rules, or the\ntokens of a folder (tokens unless one is named)")

  /// A line a word: the word, a tab, and a few words about it. Nothing where there is nothing to tell: what is wrong
  /// would only disturb the line that is being typed.
  func text(_ folder: String, _ system: LocalFileSystem) async -> String {
    switch self {
    case .rules:
      return Guidelines.all.map { "\($0.id.rawValue)\t\(PlainText.escaped($0.summary))\n" }.joined()
    case .tokens:
      guard system.kind(of: folder) == .directory else { return "" }
      let request = CompileRequest(input: folder)
      let set = await Compiler.base(await Compiler.load(request, from: system), request)
      return set.tokens.map { set.path(of: $0) + "\t" + (set.type(of: $0)?.rawValue ?? "") + "\n" }
        .filter { !$0.dropLast().contains(where: \.isNewline) }.joined()
    }
  }
}
