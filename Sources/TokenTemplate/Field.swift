/// One field of a scope.
public struct Field: Hashable, Sendable {
  /// The name a tag gives.
  public let name: String
  /// What the field holds.
  public let kind: FieldKind

  /// Makes a field of any kind.
  public init(_ name: String, _ kind: FieldKind) {
    self.name = name
    self.kind = kind
  }

  /// Free text: escaped as the body of a string literal of the template's language.
  public static func text(_ name: String) -> Field { Field(name, .text) }
  /// Code: an identifier, number or literal that its printer has made safe; written byte for byte.
  public static func code(_ name: String) -> Field { Field(name, .code) }
  /// A condition.
  public static func bool(_ name: String) -> Field { Field(name, .bool) }
  /// Lines of code, such as those of a comment; `{{.}}` is the line inside a section over them.
  public static func lines(_ name: String) -> Field { Field(name, .lines) }
  /// A list of objects.
  public static func list(_ name: String, of scope: ScopeID) -> Field { Field(name, .list(scope)) }
  /// One object, which may be absent.
  public static func object(_ name: String, of scope: ScopeID) -> Field { Field(name, .object(scope)) }
  /// The name of a partial for `{{>*name}}`, one of `targets`.
  public static func template(_ name: String, oneOf targets: [String]) -> Field { Field(name, .template(targets)) }
}

/// What a field holds, and so which tags may name it.
public enum FieldKind: Hashable, Sendable {
  /// Free text, escaped by the engine.
  case text
  /// Code, written byte for byte.
  case code
  /// A condition: sections only.
  case bool
  /// Lines of code: sections only. A line break inside a line is written as a space.
  case lines
  /// Objects of one scope: sections only.
  case list(ScopeID)
  /// One object or none: sections and dotted names.
  case object(ScopeID)
  /// The name of a partial out of a closed set.
  case template([String])

  var scope: ScopeID? {
    switch self {
    case .list(let scope), .object(let scope): scope
    case .text, .code, .bool, .lines, .template: nil
    }
  }

  /// The kind in words, as diagnostics call it.
  var description: String {
    switch self {
    case .text: "a text"
    case .code: "a piece of code"
    case .bool: "a condition"
    case .lines: "a list of lines"
    case .list: "a list"
    case .object: "an object"
    case .template: "the name of a template"
    }
  }
}
