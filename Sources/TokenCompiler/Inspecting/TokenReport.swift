public import TokenDiagnostics
public import TokenEmit
public import TokenModel
public import TokenRules

/// All there is to know of one token, as a value: what `tokenc inspect` prints.
public struct TokenReport: Sendable {
  /// A place in a file, as people and editors read it.
  public struct Place: Hashable, Sendable {
    /// The file's path.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int

    /// `tokens/color.tokens.json:4:5`.
    public var text: String { "\(file):\(line):\(column)" }
  }

  /// Where the type is said.
  public struct TypeSource: Hashable, Sendable {
    /// `token`, `group` or `alias`.
    public let kind: String
    /// The path of the group or of the token that is referred to; nil where the token says so itself.
    public let path: String?
    /// The place of the `$type`, or of the token that is referred to.
    public let place: Place
  }

  /// A place that gives the token a value.
  public struct Definition: Hashable, Sendable {
    /// The place of its name.
    public let place: Place
    /// Where it holds: `library`, `theme=dark`; nil where it holds wherever nothing later takes its place.
    public let context: String?
    /// The value as the file has it, spaces aside.
    public let written: String
    /// Whether this is the one that holds where no theme is chosen.
    public let isBase: Bool
  }

  /// A token on the way from a token to what it stands for.
  public struct Step: Hashable, Sendable {
    /// Its path.
    public let path: String
    /// Its place.
    public let place: Place
    /// Its value as written.
    public let written: String
  }

  /// A token that refers to this one.
  public struct Use: Hashable, Sendable {
    /// Its path.
    public let path: String
    /// Its type.
    public let type: String
    /// The place of the reference.
    public let place: Place
    /// The member of its value that refers: `color`, `content.title.vibrancy`; nil where the whole value does.
    public let member: String?
    /// The token that it refers to, and that refers to this one, directly or not; nil for a direct use.
    public let through: String?
    /// The themes in which it refers, where it does not in the base.
    public let contexts: [String]
  }

  /// The value in themes where it is another.
  public struct Themed: Hashable, Sendable {
    /// The contexts, each `theme=dark` or several inputs with commas between.
    public let contexts: [String]
    /// The value there.
    public let value: ReadableValue
    /// The value there as JSON, references followed.
    public let json: String
  }

  /// Something that was found about the token.
  public struct Finding: Hashable, Sendable {
    /// The rule or kind.
    public let id: DiagnosticID
    /// Its weight.
    public let severity: Severity
    /// The sentence.
    public let message: String
    /// The place.
    public let place: Place
  }

  /// Its dotted path.
  public let path: String
  /// Its type; nil where none was found.
  public let type: TokenType?
  /// Where that is said.
  public let typeSource: TypeSource?
  /// What its author says of it.
  public let description: String?
  /// That it should no longer be used: the text, empty where none is given; nil for a token that may be used.
  public let deprecation: String?
  /// Where it is defined.
  public let place: Place
  /// Every place that gives it a value, in the order in which later ones take the place of earlier ones.
  public let definitions: [Definition]
  /// The theme it is shown in, where the base does not have it; nil for the base.
  public let onlyIn: String?
  /// Its value as written.
  public let written: String
  /// Its value, references followed; nil where a fault was reported.
  public let value: ReadableValue?
  /// The same as JSON.
  public let json: String?
  /// The tokens that it stands for, one after the other; empty where it has a value of its own.
  public let chain: [Step]
  /// The tokens that its value refers to in some part.
  public let parts: [Use]
  /// The tokens that use it, those that refer to it themselves first.
  public let uses: [Use]
  /// Its values in other themes.
  public let themes: [Themed]
  /// What it is called in each output.
  public let names: [OutputNames.Entry]
  /// The rules that look at it.
  public let rules: [RuleWeight]
  /// What was found about it.
  public let findings: [Finding]
  /// For a surface, or a name of one: what draws it on each of its platforms.
  public let plans: [SurfacePlan]
  /// For a surface, or a name of one: how legible what stands on it is.
  public let legibility: [LegibilityRow]
}
