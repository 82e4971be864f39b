public import TokenDiagnostics

/// A modifier of a resolver: a choice between contexts, such as a theme that is light or dark.
public struct Modifier: Sendable {
  /// One of the choices.
  public struct Context: Sendable {
    /// Its name, as inputs give it.
    public let name: String
    /// The sources that count where it is chosen.
    public let sources: [SourceTree]

    /// Makes a context.
    public init(name: String, sources: [SourceTree]) {
      self.name = name
      self.sources = sources
    }
  }

  /// Its name, as inputs give it.
  public let name: String
  /// What it says of itself; nil for nothing.
  public let description: String?
  /// The choices, in the order of the document; at least one.
  public let contexts: [Context]
  /// The index of the default context; nil where an input has to choose.
  public let defaultIndex: Int?
  /// Whether the document names a default that is none of the contexts, which is reported with the document.
  public let hasWrongDefault: Bool
  /// Where it stands.
  public let place: SourceLocation

  /// Makes a modifier.
  public init(
    name: String, description: String? = nil, contexts: [Context], defaultIndex: Int?, hasWrongDefault: Bool = false,
    place: SourceLocation
  ) {
    self.name = name
    self.description = description
    self.contexts = contexts
    self.defaultIndex = defaultIndex
    self.hasWrongDefault = hasWrongDefault
    self.place = place
  }
}
