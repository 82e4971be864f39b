public import TokenModel

/// What consumers of a set of tokens see of it: what two versions are compared by. It knows nothing of files.
public struct TokenSnapshot: Sendable {
  /// A value, comparable and readable.
  public struct Value: Hashable, Sendable {
    /// What makes two values one.
    enum Key: Hashable, Sendable {
      /// A value of the format's types, with what stands in for its wide colours.
      case typed(TokenValue, [ColorCoordinates: SRGBBytes])
      /// A value of the tool's own types: its JSON with sorted members and numbers in one spelling.
      case text(String)
    }
    /// A part of a value in words.
    struct Part: Hashable, Sendable {
      let label: String
      let text: String
    }
    let key: Key
    /// The value on one line.
    public let text: String
    /// The parts of it, each with its name, where it has several.
    let parts: [Part]
    /// The colours in it, by the part of the value that they are.
    public let colors: [String: ColorCoordinates]

    /// Whether two values are one, however they are written.
    public static func == (left: Value, right: Value) -> Bool { left.key == right.key }
    /// Feeds what makes two values one.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// The value where some contexts are chosen.
  public struct Themed: Hashable, Sendable {
    /// The contexts, `theme=dark`, all of which must hold; sorted.
    public let inputs: [String]
    /// The value there.
    public let value: Value
  }

  /// One token.
  public struct Token: Sendable {
    /// Its dotted path.
    public let path: String
    /// Its type.
    public let type: TokenType
    /// Its value where nothing is chosen.
    public let value: Value
    /// Its other values.
    public let themes: [Themed]
    /// What its author says of it.
    public let description: String?
    /// That it should no longer be used: the text, empty where none is given; nil for a token that may be used.
    public let deprecation: String?
    /// The paths of the tokens its value refers to, in their order; nil where nobody knows, in a built file.
    public let references: [String]?
    /// For a surface that names its platforms, these.
    public let platforms: [Platform]?
    /// What it calls itself in outputs, by the output.
    public let names: [String: String]
  }

  /// What draws a surface on a platform.
  public struct Plan: Hashable, Sendable {
    /// The surface's path.
    public let surface: String
    /// The platform.
    public let platform: Platform
    /// The versions at which it changes, the oldest first.
    public let steps: [Step]
  }

  /// What is drawn from some version on.
  public struct Step: Hashable, Sendable {
    /// The first version.
    public let from: PlatformVersion
    /// The calls and parts under each setting, in the order of the settings.
    public let drawings: [[String]]
  }

  /// A contrast that a foreground of a surface is sure of.
  public struct Contrast: Hashable, Sendable {
    /// Whose it is: surface, platform, appearance, foreground and what else tells rows apart.
    public struct Key: Hashable, Sendable {
      /// The surface's path.
      public let surface: String
      /// The platform.
      public let platform: String
      /// `light` or `dark`.
      public let appearance: String
      /// The foreground's name.
      public let foreground: String
      /// Whether what stands in for glass draws it.
      public let isFallback: Bool
      /// The contexts it holds in.
      public let contexts: [String]
    }
    /// Whose it is.
    public let key: Key
    /// The proved bound of the contrast, 1 to 21.
    public let contrast: Double
    /// The contrast that is needed; nil where nothing is.
    public let required: Double?
  }

  /// What only a folder tells.
  public struct Project: Sendable {
    /// The name of the generated module.
    public let name: String
    /// The lowest versions of the platforms that are switched on.
    public let minimums: [Platform: PlatformVersion]
    /// The contexts of all modifiers, `theme=dark`.
    public let contexts: [String]
    /// The plans of all surfaces.
    public let plans: [Plan]
    /// The contrasts of all surfaces.
    public let contrasts: [Contrast]
  }

  /// The tokens in source order.
  public let tokens: [Token]
  /// What else a folder tells; nil for a built file.
  public let project: Project?
}
