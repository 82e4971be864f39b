import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// A resolver made of texts, and the themes it comes to.
struct ThemeRun {
  /// A modifier and the tokens of its contexts.
  struct Choice {
    let name: String
    let contexts: [(name: String, tokens: String)]
    var defaultName: String?

    init(_ name: String, _ contexts: KeyValuePairs<String, String>, default defaultName: String? = nil) {
      self.name = name
      self.contexts = contexts.map { ($0, $1) }
      self.defaultName = defaultName
    }
  }

  let resolver: Resolver
  let themes: Themes
  let diagnostics: [Diagnostic]

  init(
    _ base: String, _ choices: [Choice], native: [String: [String: NativeSetting]] = [:], limit: Int = 1000,
    jobs: Int = 1
  ) async {
    var count = 0
    func tree(_ text: String) -> SourceTree {
      count += 1
      let file = SourceFile(path: "\(count).tokens.json", bytes: Array(text.utf8))
      return SourceTree(JSONParser.parse(file, id: FileID(count)).tree)
    }
    let sources = tree(base)
    let modifiers = choices.map { choice in
      Modifier(
        name: choice.name,
        contexts: choice.contexts.map { Modifier.Context(name: $0.name, sources: [tree($0.tokens)]) },
        defaultIndex: choice.contexts.firstIndex { $0.name == choice.defaultName },
        place: SourceLocation(FileID(0), ByteRange(0, 0)))
    }
    resolver = Resolver(
      modifiers: modifiers, steps: [.set([sources])] + modifiers.indices.map { Resolver.Step.modifier($0) })
    let platforms = Configuration().platformSet
    let builder = ThemeBuilder(library: [], .resolver(resolver), platforms: platforms, native: native, limit: limit)
    (themes, diagnostics) = await builder.build(jobs: jobs)
  }

  /// What was said, infos left out.
  var warnings: [Diagnostic] { diagnostics.filter { $0.severity != .info } }

  /// The value of a token in the theme of some name.
  func value(_ path: String, in name: String) -> TokenValue? {
    guard let theme = themes.all.first(where: { $0.name == name }) else { return nil }
    return theme.set.token(at: path).flatMap { theme.set.baseValue(of: $0) }
  }
}
