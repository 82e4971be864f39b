import TokenDiagnostics
import TokenModel

/// What is said where a path on the command line names no token.
enum UnknownToken {
  /// How many tokens are named.
  private static let shown = 3

  /// `there is no token “playr.controls” in tokens; did you mean “player.controls”?`.
  static func message(_ path: String, _ set: TokenSet, in folder: String) -> String {
    let start = PlainText.escaped("there is no token “\(path)” in \(folder)")
    // A word that is the end of a path may have been meant for all of it.
    var near = set.closestPaths(to: path)
    near += set.tokens.map(set.path(of:)).filter { $0.hasSuffix("." + path) && !near.contains($0) }
    guard !near.isEmpty else { return start }
    let quoted = near.prefix(shown).map { "“\($0)”" }
    return start + PlainText.escaped("; did you mean \(UsageError.list(quoted))?")
  }
}
