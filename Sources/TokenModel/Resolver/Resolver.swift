/// A resolver document, read whole: which sources there are, and which of them count in which context.
public struct Resolver: Sendable {
  /// A part of the resolution order.
  public enum Step: Sendable {
    /// The sources of a set, which always count.
    case set([SourceTree])
    /// The modifier at an index of `modifiers`: the sources of its chosen context count.
    case modifier(Int)
  }

  /// The modifiers, in the order the resolution order first names them; those it doesn't name come last and give
  /// nothing.
  public let modifiers: [Modifier]
  /// The resolution order.
  public let steps: [Step]

  /// Makes a resolver of its parts.
  public init(modifiers: [Modifier], steps: [Step]) {
    self.modifiers = modifiers
    self.steps = steps
  }

  /// The sources that count in one permutation, in the order in which later ones override.
  public func sources(in permutation: Permutation) -> [SourceTree] {
    steps.flatMap { step in
      switch step {
      case .set(let sources): sources
      case .modifier(let index): modifiers[index].contexts[permutation.contexts[index]].sources
      }
    }
  }
}
