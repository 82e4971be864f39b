public import TokenDiagnostics
public import TokenSyntax

/// The tokens of all files as one set: paths, groups and where everything stands. Nothing is typed or followed yet.
public struct AssembledSet: Sendable {
  /// The value of a group's property, which need not stand in the file that declares the group: it may be inherited.
  public struct Property: Sendable {
    /// Index of the tree it stands in.
    public let tree: Int
    /// The value.
    public let node: NodeID
  }

  /// A group as one file declares it; where sources are layered, as all of them together declare it.
  public struct Declaration: Sendable {
    /// The group.
    public let path: PathID
    /// Index of the file's tree.
    public let tree: Int
    /// The group's object.
    public let object: NodeID
    /// The enclosing group's declaration in the same file; -1 for the root.
    let parent: Int32
    /// How many tokens stand before the group.
    var position = 0
    /// The `$type` declared here, if it is one of the known types.
    var type: TokenType?
    /// Whether a `$type` stands there that is not one of the known types.
    var hasUnknownType = false
    /// The `$deprecated` value, if present.
    public var deprecated: Property?
    /// The `$description` value, if present.
    public var description: Property?
    /// The `$extensions` value, if present.
    public var extensions: Property?

    /// The group's name, which stands before its object; nil for the root.
    public var key: NodeID? { path == .root ? nil : NodeID(index: object.index - 1) }
  }

  /// A token as its file declares it.
  public struct Token: Sendable {
    /// Its path.
    public internal(set) var path: PathID
    /// Index of the tree that the nodes below belong to.
    public internal(set) var tree: Int
    /// The declaration of the group around it.
    var declaration: Int
    /// The member name in the group's object.
    public internal(set) var key: NodeID
    /// The token's object.
    public internal(set) var object: NodeID
    /// The `$value` member's value; until references are put in place, the value of a `$ref` that stands instead.
    public var value: NodeID
    /// The `$type` member's value, if present.
    public var typeNode: NodeID?
    /// The declared `$type`, if it is one of the known types.
    public var type: TokenType?
    /// Whether a `$type` stands there that is not one of the known types.
    var hasUnknownType = false
    /// The `$description` value, if present.
    public var description: NodeID?
    /// The `$deprecated` value, if present.
    public var deprecated: NodeID?
    /// The `$extensions` value, if present.
    public var extensions: NodeID?
    /// The layer it belongs to: an inherited token to that of the group it is in, wherever it is written.
    public internal(set) var layer: SourceLayer
    /// For a token that its group inherits: the index of the extension that brought it.
    var inheritance: Int32 = -1
    /// For a token that its group inherits: the token that is written out.
    var source: Int32 = -1
    /// Whether `$ref` stands in place of `$value`.
    var isReference = false
    /// Whether its value is a part of another one, by a pointer, so that the other's type says nothing of it.
    var isPart = false
    /// Whether its value is a pointer that could not be followed, which was reported.
    var isBroken = false
    /// Whether a pointer inside its value could not be followed, which was reported.
    var hasFault = false
    /// Whether something else took its place.
    var isRemoved = false

    /// Whether its group inherits it by `$extends`.
    public var isInherited: Bool { inheritance >= 0 }
  }

  /// The parsed files, and behind them the trees that were built of them where pointers stand in values.
  public internal(set) var trees: [SourceTree]
  /// All paths.
  public internal(set) var paths: PathTable
  /// All tokens, in source order; one that shadows a token of the library stands in that token's place.
  public internal(set) var tokens: [Token]
  /// All declarations of groups, file by file; each file's begin with the root.
  public internal(set) var declarations: [Declaration]
  /// For each group below the root that has a `$deprecated`, the first declaration with one.
  var groupDeprecations: [PathID: Int] = [:]

  /// What groups extend, in source order.
  var extensions: [GroupExtension] = []
  /// What is known of the trees that were built, by their index.
  var built: [Int: BuiltTree] = [:]
  /// Tokens of the library where the project has a group that was made of them: only the library still refers to them.
  var replaced: Set<TokenID> = []

  /// What stood in a file and could not be taken in, which was reported. Hashes of dotted paths, because their texts
  /// would take as much room as there are such paths times their depth.
  var rejected: Set<UInt64> = []
  /// Whether some file was not read to its end, which was reported.
  var isPartial = false

  /// The tree a token stands in.
  @inlinable
  public func tree(of token: TokenID) -> SyntaxTree { trees[tokens[Int(token.index)].tree].tree }
  /// Whether a token of the library gave its place to a group that was made of it, so that no output may show it.
  public func isReplaced(_ token: TokenID) -> Bool { replaced.contains(token) }
  /// The layer a token belongs to.
  public func layer(of token: TokenID) -> SourceLayer { tokens[Int(token.index)].layer }
  /// The token's record.
  @inlinable
  public subscript(token: TokenID) -> Token { tokens[Int(token.index)] }
  /// The dotted path of a token.
  public func pathText(of token: TokenID) -> String { paths.text(of: self[token].path) }
  /// The place of a token's name.
  public func place(of token: TokenID) -> SourceLocation { tree(of: token).location(self[token].key) }
  /// The place of a token's value.
  public func valuePlace(of token: TokenID) -> SourceLocation { tree(of: token).location(self[token].value) }

  /// A token's description; nil if there is none.
  public func description(of token: TokenID) -> String? {
    self[token].description.map { tree(of: token).string($0) }
  }

  /// Whether that a path leads nowhere follows from something reported before: what it names, or a group around that,
  /// could not be taken in, or some file was not read to its end.
  func isMissingForAReason(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    if isPartial, paths.find(bytes, range) == nil { return true }
    return !rejected.isEmpty && paths.hasAny(of: rejected, on: bytes, range)
  }

  /// The effective `$deprecated` of a token: its own, else that of the nearest group, in whichever file the group has
  /// one. A file's root speaks for that file alone.
  ///
  /// - Returns: nil for a token that is not deprecated, `$deprecated: false` included.
  public func deprecation(of token: TokenID) -> Deprecation? {
    let record = self[token]
    if let node = record.deprecated { return Deprecation(trees[record.tree].tree, node) }
    var current = record.declaration
    while current >= 0 {
      let group = declarations[current]
      let spoken = group.deprecated == nil ? groupDeprecations[group.path].map { declarations[$0] } : group
      if let property = spoken?.deprecated { return Deprecation(trees[property.tree].tree, property.node) }
      current = Int(group.parent)
    }
    return nil
  }
}
