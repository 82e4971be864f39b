public import TokenSource

/// One value or key of a tree: 16 bytes, links as indices.
///
/// Nodes lie in preorder, so that a node's first child is the node after it and its next sibling is the node at `next`:
///
///     {"a": [1, 2], "b": null}
///     0 object next 7
///     1 key "a" next 2
///     2 array next 5
///     3 number next 4
///     4 number next 5
///     5 key "b" next 6
///     6 null next 7
public struct SyntaxNode: Sendable {
  /// Offset of the first byte: of the opening quote or bracket where there is one.
  public internal(set) var lower: UInt32
  /// Offset just past the last byte: past the closing quote or bracket.
  public internal(set) var upper: UInt32
  /// Index of the node just past this node's subtree.
  public internal(set) var next: UInt32
  /// What the node is.
  public let kind: NodeKind
  /// What else is known of it.
  public internal(set) var flags: SyntaxFlags
  /// For keys, a hash of the decoded text, so that unequal names differ at once; else 0.
  var keyHash: UInt16

  init(_ kind: NodeKind, _ lower: Int, _ upper: Int, next: Int, flags: SyntaxFlags = [], keyHash: UInt16 = 0) {
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
    self.flags = flags
    self.keyHash = keyHash
  }

  /// The bytes the node covers.
  @inlinable
  public var range: ByteRange { ByteRange(lower, upper) }

  /// The bytes between the quotes of a string or key, as far as it has them; all bytes of other nodes.
  var content: Range<Int> {
    guard kind == .string || kind == .key else { return Int(lower)..<Int(upper) }
    let start = Int(lower) + (flags.contains(.lacksOpeningQuote) ? 0 : 1)
    let end = Int(upper) - (flags.contains(.lacksClosingQuote) ? 0 : 1)
    return start..<max(start, end)
  }
}
