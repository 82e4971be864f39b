/// How a command prints its result.
enum TextFormat: String, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json

  /// The option that chooses it.
  static let option = Option("format", value: "FORMAT", of: .oneOf(Self.self), help: "text (default) or json")
}
