/// Names a token by its place in the assembled set, which is source order.
public struct TokenID: Hashable, Sendable, Comparable {
  /// Index into `AssembledSet.tokens` and every table beside it.
  public let index: UInt32

  /// Names the token at `index`.
  @inlinable
  public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// Orders tokens as the files name them.
  @inlinable
  public static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}
