/// A value as outputs see it: what holds everywhere, and what differs in some theme context.
///
/// Without a resolver document there is one context, and `differences` is empty.
public struct Themed<Value: Sendable & Hashable>: Hashable, Sendable {
  /// A context, `theme=dark`, and the value there.
  public struct Difference: Hashable, Sendable {
    /// The context by modifier and name.
    public let context: String
    /// The value in it.
    public let value: Value
  }
  /// The value where no difference applies.
  public let base: Value
  /// Contexts whose value is another, in cascade order.
  public let differences: [Difference]

  /// A value that is the same in every context.
  public init(_ base: Value) {
    self.base = base
    differences = []
  }
}
