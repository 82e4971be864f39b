/// What a node of the tree is.
public enum NodeKind: UInt8, Sendable {
  /// `{…}`; its children are key, value, key, value.
  case object
  /// `[…]`; its children are the elements.
  case array
  /// The name of a member; always followed by the member's value.
  case key
  /// A text that stands as a value.
  case string
  /// A number, spelled as RFC 8259 wants it.
  case number
  /// The literal `true`.
  case `true`
  /// The literal `false`.
  case `false`
  /// The literal `null`.
  case null
  /// A place where a syntax error stood instead of a value. The error was reported; later stages stay silent about it.
  case invalid
}
