/// A JSON value that is easy to build and to take apart, with members in order; for tests, where nothing is deep.
public indirect enum NaiveJSON: Sendable {
  /// An object; no name twice.
  case object([(name: String, value: NaiveJSON)])
  /// An array.
  case array([NaiveJSON])
  /// A string.
  case text(String)
  /// A number as it is spelled.
  case number(String)

  /// The members of an object; none of anything else.
  public var members: [(name: String, value: NaiveJSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; nil for anything else.
  public var elements: [NaiveJSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The text of a string.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// A member by its name, or an element by its index.
  public subscript(name: String) -> NaiveJSON? {
    switch self {
    case .object(let members): members.first { $0.name == name }?.value
    case .array(let elements): Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }

  /// The value as JSON on one line. Texts are plain, so that they need no escapes.
  public var json: String {
    switch self {
    case .object(let members): "{" + members.map { "\"\($0.name)\": \($0.value.json)" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .text(let text): "\"\(text)\""
    case .number(let spelling): spelling
    }
  }
}
