public import TokenDiagnostics
public import TokenEmit
public import TokenModel
public import TokenSource
import TokenTemplate

/// What is known of an input after all checks: the tokens, the findings, and whether outputs may be written.
public struct Analysis: Sendable {
  /// All files that diagnostics point into.
  public let files: SourceFiles
  /// Everything that was found, sorted, severities as configured.
  public let diagnostics: [Diagnostic]
  /// The configuration.
  public let configuration: Configuration
  /// The tokens.
  public let set: TokenSet
  /// What would be written.
  public let emission: Emission
  /// How legible what stands on the surfaces is.
  public let legibility: Legibility
  let cssNames: CSSNames
  let swiftNames: SwiftNames
  let platformNames: PlatformNames
  let templates: TemplateSet
  /// Outputs that can't be made: two of their names meet, or a template of theirs is wrong.
  public let blocked: Set<Configuration.Output>
  /// How many tokens and surfaces there are.
  public let counts: Counts

  /// The figures of the summary line.
  public struct Counts: Hashable, Sendable {
    /// Tokens in the files of the input folder.
    public let tokens: Int
    /// Surfaces among them.
    public let surfaces: Int
    /// Apple platforms that are configured.
    public let applePlatforms: Int
    /// Whether the web is configured.
    public let hasWeb: Bool

    /// Makes the figures, such as those of an earlier build.
    public init(tokens: Int, surfaces: Int, applePlatforms: Int, hasWeb: Bool) {
      self.tokens = tokens
      self.surfaces = surfaces
      self.applePlatforms = applePlatforms
      self.hasWeb = hasWeb
    }
  }

  /// The expression that names a token's constant in the generated Swift module: `DesignTokens.color.brand`.
  ///
  /// Recommendations have no constant of their own; they stand in one table.
  public func swiftName(of token: TokenID) -> String {
    let chain = set.assembled.paths.chain(to: set.assembled[token].path)
    return ([configuration.name] + chain.map(swiftNames.text(of:))).joined(separator: ".")
  }

  /// The custom property of a token, `--color-brand`; a token of several properties puts a suffix behind it.
  public func cssName(of token: TokenID) -> String { cssNames.text(of: token) }

  /// The number of diagnostics of a severity.
  public func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
