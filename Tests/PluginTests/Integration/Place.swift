/// Where the tokens of a package of `Tests/PluginIntegration` lie.
struct Place: CustomStringConvertible {
  /// The package's folder.
  let fixture: String
  /// The folder of the tokens, below the package.
  let tokens: String
  /// That folder as the build names it in messages, below the package.
  let shown: String
  /// Whether a build that has nothing to do runs nothing: elsewhere the tool runs each time, and finds that out.
  let isWatched: Bool

  var description: String { fixture }

  /// All of them.
  static let all = [
    Place(fixture: "Inside", tokens: "tokens", shown: "tokens", isWatched: true),
    Place(fixture: "Linked", tokens: "design", shown: "Sources/DesignTokens/tokens", isWatched: true),
    Place(fixture: "Outside", tokens: "tokens", shown: "tokens", isWatched: false),
    Place(
      fixture: "LocalDependency", tokens: "design-system/Sources/DesignTokens/tokens",
      shown: "design-system/Sources/DesignTokens/tokens", isWatched: false),
  ]
}
