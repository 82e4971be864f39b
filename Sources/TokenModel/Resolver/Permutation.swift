/// A choice of one context for each modifier of a resolver.
public struct Permutation: Hashable, Sendable {
  /// For each modifier the index of its chosen context.
  public var contexts: [Int]

  /// Makes a choice.
  public init(_ contexts: [Int]) { self.contexts = contexts }

  /// The choice where each modifier is at its default, or at its first context where it has none.
  public static func base(of resolver: Resolver) -> Permutation {
    Permutation(resolver.modifiers.map { $0.defaultIndex ?? 0 })
  }
}
