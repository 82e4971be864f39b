import TokenSyntax

/// What was done to a token beyond copying it, or why it could not be converted.
struct Change: Hashable, Sendable {
  /// The kind.
  let kind: ChangeKind
  /// The sentence.
  let message: String
  /// The document and the place in it.
  let document: Int
  let node: NodeID
}

/// The kinds of changes, in the order of the summary.
public enum ChangeKind: String, CaseIterable, Sendable {
  /// The same value in the format's own form.
  case form
  /// A type's name of another tool, or a type that only the value tells.
  case typeName
  /// A type that was not declared, or not by that name.
  case type
  /// A name that the format does not allow.
  case name
  /// Arithmetic or text with references that was computed.
  case computed
  /// A number without unit that was given one.
  case unit
  /// A colour that was changed as an extension or a member beside the value asks.
  case color
  /// A line height or letter spacing that was related to the font size.
  case relative
  /// A member that the format requires and that was not there.
  case completed
  /// A member that the format does not have, kept as an extension.
  case member
  /// A value that differs by context, written once for each.
  case context
  /// A token that stood in two files with the same content.
  case merged

  /// What it is called in the summary.
  public var title: String {
    switch self {
    case .form: "value written in the form of 2025.10"
    case .typeName: "type written as in 2025.10"
    case .type: "type taken from the value or its target"
    case .name: "name changed, with the references to it"
    case .computed: "value computed"
    case .unit: "unit added"
    case .color: "color modified as asked"
    case .relative: "value related to the font size"
    case .completed: "missing member added"
    case .member: "member moved to $extensions"
    case .context: "value written once for each context"
    case .merged: "same token of another file left out"
    }
  }

  /// Whether the token means exactly what it meant before.
  var isOnlyForm: Bool { self == .form || self == .typeName || self == .merged }
}
