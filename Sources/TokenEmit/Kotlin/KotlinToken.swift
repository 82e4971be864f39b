import TokenModel

/// A token as Kotlin has it: a property in the object of its group.
///
/// Properties have getters, and numbers are constants of the compiler's: so no object has to be set up, which the JVM
/// would limit to 64 KB of code, and what an app does not use costs nothing.
struct KotlinToken: Sendable {
  /// What it is in some themes.
  struct Case: Sendable {
    /// An expression over the theme.
    let condition: String
    let lines: [String]
  }

  let token: TokenID
  let name: String
  let typeName: String
  let isConstant: Bool
  /// The lines of its expression.
  let lines: [String]
  /// Where it is another; empty where it is the same in every theme.
  let cases: [Case]
  /// The lines of its comment, which nothing in them can end.
  let comment: [String]
}

/// Makes the tokens of the `compose` output.
struct KotlinTokens: Sendable {
  let themes: KotlinThemes
  private let emission: Emission
  private let names: KotlinNames
  private let printer: KotlinPrinter
  private let changed: Set<TokenID>
  private let entries: [TokenID: TokenValue]

  init(_ emission: Emission, _ names: KotlinNames) {
    self.emission = emission
    self.names = names
    printer = KotlinPrinter(rem: emission.configuration.rem)
    themes = KotlinThemes(emission.themes)
    entries = Dictionary(emission.standardTokens.map { ($0.token, $0.value) }) { first, _ in first }
    changed = emission.themes.isThemed ? Set(emission.themes.changedTokens).intersection(entries.keys) : []
  }

  /// Whether some token is another in some theme.
  var isThemed: Bool { !changed.isEmpty }

  /// A token; nil for one that Kotlin has nothing for.
  func token(_ token: TokenID, at path: PathID) -> KotlinToken? {
    guard entries[token] != nil, let value = value(token, emission.themes.all[0]) else { return nil }
    let cases = changed.contains(token) ? themes.cases(of: token, value, self.value) : []
    return KotlinToken(
      token: token, name: names.text(of: path), typeName: value.type, isConstant: value.isConstant,
      lines: Self.lines(value.text),
      cases: cases.map { KotlinToken.Case(condition: $0.condition, lines: Self.lines($0.text)) },
      comment: comment(token))
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private func value(_ token: TokenID, _ theme: Theme) -> KotlinPrinter.Value? {
    guard let value = theme.set.baseValue(of: token) else { return nil }
    return printer.value(value, isText: isText(token, value, theme.set), standIns: theme.set.fallbacks[token])
  }

  /// Whether a length is one of text by what its names speak of.
  private func isText(_ token: TokenID, _ value: TokenValue, _ set: TokenSet) -> Bool {
    guard value.type == .dimension else { return false }
    return TailwindNamespace(value, names: TailwindNames.words(token, set.assembled)).map {
      [.text, .tracking, .leading].contains($0)
    } ?? false
  }

  // MARK: Comments

  private func comment(_ token: TokenID) -> [String] {
    var lines = emission.set.assembled.description(of: token).map(CommentLines.split) ?? []
    if case .border(let border)? = entries[token], border.style != .named(.solid) {
      lines.append("Compose draws borders solid; this one is another.")
    }
    return Self.plain(lines)
  }

  /// Lines without tags: one begins a line of a comment and nothing else does; the rest is Markdown.
  static func plain(_ lines: [String]) -> [String] {
    lines.map { $0.hasPrefix("@") ? "&#64;" + $0.dropFirst() : $0 }
  }
}
