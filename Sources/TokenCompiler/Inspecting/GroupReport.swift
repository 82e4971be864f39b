public import TokenEmit
public import TokenModel

/// The tokens of a group, as a value: what `tokenc inspect` prints of the path of a group.
public struct GroupReport: Sendable {
  /// A token of the group.
  public struct Entry: Hashable, Sendable {
    /// Its dotted path.
    public let path: String
    /// Its type; nil where none was found.
    public let type: TokenType?
    /// Its value; nil where a fault was reported.
    public let value: ReadableValue?
    /// The token that it stands for; nil where it has a value of its own.
    public let alias: String?
    /// Whether it should no longer be used.
    public let isDeprecated: Bool
  }

  /// The group's dotted path.
  public let path: String
  /// Where it is declared: in each file that has a part of it.
  public let places: [TokenReport.Place]
  /// What its author says of it.
  public let description: String?
  /// Its tokens and those of groups in it, in source order.
  public let entries: [Entry]
}
