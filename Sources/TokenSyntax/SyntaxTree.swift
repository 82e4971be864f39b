public import TokenDiagnostics
public import TokenSource

/// A JSON file as a flat array of nodes that point into its bytes.
///
/// Nothing is copied out of the file: text and numbers are decoded when they are asked for. The tree of a file with
/// syntax errors holds what could be read; see `NodeKind.invalid` and `SyntaxFlags.isBroken`.
public struct SyntaxTree: Sendable {
  /// The file the tree was read from.
  public let file: FileID
  /// The whole file.
  public let bytes: [UInt8]
  /// All nodes in preorder; the root is the first.
  public let nodes: [SyntaxNode]
  /// Whether reading stopped before the end of the file (too deep, too many errors), so that more may be missing than
  /// the nodes tell.
  public let isTruncated: Bool
  /// Whether a member called `$ref` may stand somewhere: false means that none does.
  public let mayHoldReferences: Bool
  /// For each node of a tree that was built the place a person knows it by; empty where the tree is the file's own.
  @usableFromInline let places: [SourceLocation]

  init(
    file: FileID, bytes: [UInt8], nodes: [SyntaxNode], isTruncated: Bool, mayHoldReferences: Bool = false,
    places: [SourceLocation] = []
  ) {
    self.file = file
    self.bytes = bytes
    self.nodes = nodes
    self.isTruncated = isTruncated
    self.mayHoldReferences = mayHoldReferences
    self.places = places
  }

  /// Whether the tree was put together by a `SyntaxTreeBuilder`, so that its bytes are no file's.
  @inlinable
  public var isBuilt: Bool { !places.isEmpty }

  /// The value the file holds, or nil if it holds none at all.
  @inlinable
  public var root: NodeID? { nodes.isEmpty ? nil : NodeID(index: 0) }

  /// The node an id names.
  @inlinable
  public func node(_ id: NodeID) -> SyntaxNode { nodes[Int(id.index)] }

  /// What a node is.
  @inlinable
  public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  /// The bytes of a node, quotes and brackets included.
  @inlinable
  public func range(_ id: NodeID) -> ByteRange { nodes[Int(id.index)].range }

  /// The place of a node.
  @inlinable
  public func location(_ id: NodeID) -> SourceLocation {
    places.isEmpty ? SourceLocation(file, range(id)) : places[Int(id.index)]
  }

  /// Whether a syntax error stood directly inside an object or array, so that nothing can be said of what is missing
  /// from it or of how many elements it has.
  @inlinable
  public func isBroken(_ id: NodeID) -> Bool { nodes[Int(id.index)].flags.contains(.isBroken) }

  /// The members of an object in source order, without shadowed ones; none for other nodes. Does not allocate.
  @inlinable
  public func members(of id: NodeID) -> MemberSequence { MemberSequence(self, id) }

  /// The elements of an array in source order; none for other nodes. Does not allocate.
  @inlinable
  public func elements(of id: NodeID) -> ElementSequence { ElementSequence(self, id) }

  /// The number of members that `members(of:)` yields; takes time in proportion to it.
  public func memberCount(_ id: NodeID) -> Int {
    var count = 0
    for _ in members(of: id) { count += 1 }
    return count
  }

  /// The number of elements of an array; takes time in proportion to it.
  public func elementCount(_ id: NodeID) -> Int {
    var count = 0
    for _ in elements(of: id) { count += 1 }
    return count
  }

  /// The value of the member called `name`, or nil if the object has none or the node is no object.
  public func member(_ name: String, of id: NodeID) -> NodeID? {
    for member in members(of: id) where equals(member.key, name) { return member.value }
    return nil
  }

  /// The value of the member called `name`; see the variant for `String`.
  public func member(_ name: StaticString, of id: NodeID) -> NodeID? {
    for member in members(of: id) where equals(member.key, name) { return member.value }
    return nil
  }
}
