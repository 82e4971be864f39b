import TokenDiagnostics
import TokenSyntax

/// Copies what a group inherits.
extension Extender {
  /// Follows one extension, whose target is complete by now.
  mutating func apply(_ index: Int) {
    guard case .names(let names) = targets[index], !isFull else { return }
    let (path, isWhole) = walk(names)
    if set.paths.token(at: path) != nil {
      let isToken = set.extensions[index].mayBeToken && isWhole
      return isToken ? makeToken(index) : reportTarget(index, path, isWhole: isWhole)
    }
    guard isWhole else { return reportMissing(index, names) }
    if extendsInside(index) {
      diagnostics.append(.extendsInside(set.extensions[index], path, in: set))
    }
    inherit(from: path, index)
  }

  // MARK: Tokens by reference

  /// Turns what was taken for a group into the token that a reference makes of it.
  mutating func makeToken(_ index: Int) {
    let place = set.extensions[index]
    let group = set.declarations[place.declaration]
    guard !hasContent(place) else {
      let tree = set.trees[place.tree].tree
      diagnostics.append(.tokenReferenceOnGroup(tree.location(place.key), set.paths.text(of: place.path)))
      return reject(place.path)
    }
    let tree = set.trees[place.tree].tree
    var token = AssembledSet.Token(
      path: place.path, tree: place.tree, declaration: Int(group.parent),
      key: NodeID(index: place.object.index - 1), object: place.object, value: place.value,
      layer: set.trees[place.tree].layer)
    token.typeNode = tree.member("$type", of: place.object)
    token.type = token.typeNode.flatMap { TokenType($0, in: tree) }
    token.hasUnknownType = token.typeNode != nil && token.type == nil
    token.description = tree.member("$description", of: place.object).flatMap { tree.kind($0) == .string ? $0 : nil }
    token.deprecated = tree.member("$deprecated", of: place.object).flatMap {
      [.string, .true, .false].contains(tree.kind($0)) ? $0 : nil
    }
    token.extensions = tree.member("$extensions", of: place.object).flatMap { tree.kind($0) == .object ? $0 : nil }
    token.isReference = true
    set.declarations[place.declaration].type = nil
    set.declarations[place.declaration].hasUnknownType = false
    set.declarations[place.declaration].description = nil
    set.paths.setDeclaration(-1, at: place.path)
    set.groupDeprecations[place.path] = nil
    add(token, by: index)
  }

  /// Whether something else than the reference makes a path a group: children, or another file.
  private func hasContent(_ place: GroupExtension) -> Bool {
    if declared[place.path] != 1 { return true }
    var child = set.paths.firstChild(of: place.path)
    while let current = child {
      if set.paths.token(at: current) != nil || set.paths.declaration(of: current) != nil { return true }
      child = set.paths.nextSibling(of: current)
    }
    return false
  }

  private mutating func add(_ token: AssembledSet.Token, by index: Int) {
    set.paths.setToken(Int32(truncatingIfNeeded: set.tokens.count), at: token.path)
    set.tokens.append(token)
    brought.append(index)
  }

  // MARK: Groups

  /// Something in the group that is extended, with the place it goes to.
  private struct Item {
    let source: PathID
    /// The item of the group around it; -1 for the group that is extended.
    let parent: Int
  }

  private struct Copy {
    var path: PathID
    var declaration: Int
    /// The child that was put in last, behind which the next one goes.
    var last: PathID?
  }

  private mutating func inherit(from target: PathID, _ index: Int) {
    let place = set.extensions[index]
    // Listed before anything is copied, because a group may extend what lies inside it.
    let items = content(of: target)
    let outerType = effectiveType(of: target)
    takeProperties(of: target, type: outerType, to: place.path, declaration: place.declaration)
    var copies: [Copy?] = []
    copies.reserveCapacity(items.count)
    var top = Copy(path: place.path, declaration: place.declaration)
    for item in items {
      guard !isFull else { return }
      guard var outer = item.parent < 0 ? top : copies[item.parent] else {
        copies.append(nil)
        continue
      }
      copies.append(copy(item.source, into: &outer, index))
      if item.parent < 0 { top = outer } else { copies[item.parent] = outer }
    }
  }

  /// Everything in a group, a group before what is in it.
  private func content(of group: PathID) -> [Item] {
    var items: [Item] = []
    var work: [(child: PathID?, parent: Int)] = [(set.paths.firstChild(of: group), -1)]
    while let top = work.indices.last {
      guard let path = work[top].child else {
        work.removeLast()
        continue
      }
      work[top].child = set.paths.nextSibling(of: path)
      let isGroup = set.paths.declaration(of: path) != nil
      guard isGroup || set.paths.token(at: path) != nil else { continue }
      items.append(Item(source: path, parent: work[top].parent))
      if isGroup { work.append((set.paths.firstChild(of: path), items.count - 1)) }
    }
    return items
  }

  /// Puts one token or group into a group.
  ///
  /// - Returns: the group, for what is in it; nil for a token and where nothing more is inherited.
  private mutating func copy(_ source: PathID, into outer: inout Copy, _ index: Int) -> Copy? {
    let (path, isNew) = set.paths.intern(named: source, under: outer.path, behind: outer.last)
    if isNew { outer.last = path }
    let localToken = set.paths.token(at: path)
    let localGroup = set.paths.declaration(of: path)
    if let token = set.paths.token(at: source) {
      if let localGroup {
        let group = set.declarations[localGroup]
        let place = set.trees[group.tree].tree.location(group.key ?? group.object)
        reportKind(path, isGroup: true, at: place, earlier: set.place(of: token))
      } else if localToken == nil {
        inherit(token, as: path, in: outer.declaration, index)
      }
      return nil
    }
    guard let declaration = set.paths.declaration(of: source) else { return nil }
    if let localToken {
      let group = set.declarations[declaration]
      let place = set.trees[group.tree].tree.location(group.key ?? group.object)
      reportKind(path, isGroup: false, at: set.place(of: localToken), earlier: place)
      return nil
    }
    let own = localGroup ?? declare(path, like: declaration, in: outer.declaration)
    takeProperties(of: source, type: types[source], to: path, declaration: own)
    return Copy(path: path, declaration: own)
  }

  private mutating func reportKind(
    _ path: PathID, isGroup: Bool, at place: SourceLocation, earlier: SourceLocation
  ) {
    let report = Diagnostic.kindConflict(set.paths.text(of: path), isGroup: isGroup, at: place, earlier: earlier)
    if isGroup { groupsOverTokens.append((path, report)) } else { diagnostics.append(report) }
  }

  private mutating func inherit(_ token: TokenID, as path: PathID, in declaration: Int, _ index: Int) {
    guard brought.count < limit else {
      isFull = true
      return diagnostics.append(.tooMuchInherited(set.extensions[index], limit: limit, in: set))
    }
    var copy = set[token]
    copy.path = path
    copy.declaration = declaration
    copy.layer = set.trees[set.extensions[index].tree].layer
    if copy.source < 0 { copy.source = Int32(truncatingIfNeeded: token.index) }
    copy.inheritance = Int32(truncatingIfNeeded: index)
    add(copy, by: index)
  }

  private mutating func declare(_ path: PathID, like source: Int, in parent: Int) -> Int {
    let original = set.declarations[source]
    let declaration = set.declarations.count
    set.declarations.append(
      AssembledSet.Declaration(
        path: path, tree: original.tree, object: original.object, parent: Int32(truncatingIfNeeded: parent)))
    set.paths.setDeclaration(declaration, at: path)
    return declaration
  }

  // MARK: Properties

  /// Gives a group those properties of another that it does not have itself.
  private mutating func takeProperties(of source: PathID, type: GroupType?, to path: PathID, declaration: Int) {
    // The root's properties are each file's own.
    if types[path] == nil, path != .root, let type {
      types[path] = type
      if case .type(let known) = type { set.declarations[declaration].type = known }
      if case .unknown = type { set.declarations[declaration].hasUnknownType = true }
    }
    if set.groupDeprecations[path] == nil, path != .root, let other = set.groupDeprecations[source] {
      set.declarations[declaration].deprecated = set.declarations[other].deprecated
      set.groupDeprecations[path] = declaration
    }
    if descriptions[path] == nil, let description = descriptions[source] {
      descriptions[path] = description
      set.declarations[declaration].description = description
    }
    if groupExtensions[path] == nil, let extensions = groupExtensions[source] {
      groupExtensions[path] = extensions
      set.declarations[declaration].extensions = extensions
    }
  }

  /// The type that the tokens of a group have by it, from wherever it comes: it goes along when they are inherited.
  private func effectiveType(of path: PathID) -> GroupType? {
    guard var declaration = set.paths.declaration(of: path).map({ set.declarations[$0] }) else { return nil }
    while true {
      if let type = GroupType(declaration) ?? types[declaration.path] { return type }
      guard declaration.parent >= 0 else { return nil }
      declaration = set.declarations[Int(declaration.parent)]
    }
  }
}
