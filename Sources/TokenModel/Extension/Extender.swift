import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Gives groups the tokens and groups that they inherit by `$extends`, once all files are in.
///
/// A group's own content wins: its tokens replace inherited ones whole, its groups merge with inherited ones at every
/// depth, and so do the properties of groups. What is inherited stands before the group's own tokens. Each extension
/// waits for the ones it needs, which are found by a walk over paths, so that the order in the files plays no part.
struct Extender {
  var set: AssembledSet
  var diagnostics: [Diagnostic] = []
  let limit: Int
  /// The groups' types as far as they are known by path.
  var types: [PathID: GroupType] = [:]
  /// How often each group is declared.
  var declared: [PathID: Int] = [:]
  /// The groups' descriptions and extensions by path.
  var descriptions: [PathID: AssembledSet.Property] = [:]
  var groupExtensions: [PathID: AssembledSet.Property] = [:]
  /// What was looked up of each extension.
  var targets: [Target]
  /// The extensions of each group.
  var byPath: [PathID: [Int]] = [:]
  /// For each token after those of the files: the extension that brought it.
  var brought: [Int] = []
  private var guesser: PathGuesser
  var isFull = false

  /// The names an extension leads along, or what is wrong with it.
  enum Target {
    case names([[UInt8]])
    /// A reference that is none, which was reported.
    case none
  }

  /// What was said of groups that stand where a token is inherited; a `$ref` among them may yet make a token.
  var groupsOverTokens: [(path: PathID, report: Diagnostic)] = []

  private init(_ set: AssembledSet, limit: Int) {
    self.set = set
    self.limit = limit
    targets = []
    guesser = PathGuesser(set)
  }

  /// Follows all extensions of a set and puts its tokens in order.
  ///
  /// - Parameter limit: how many tokens may be inherited in all.
  static func extend(_ set: inout AssembledSet, limit: Int) -> [Diagnostic] {
    guard !set.extensions.isEmpty || set.tokens.contains(where: \.isRemoved) else { return [] }
    var extender = Extender(set, limit: limit)
    extender.collect()
    extender.run()
    for (path, report) in extender.groupsOverTokens where extender.set.paths.token(at: path) == nil {
      extender.diagnostics.append(report)
    }
    extender.arrange()
    set = extender.set
    return extender.diagnostics
  }

  private mutating func collect() {
    for index in set.declarations.indices where set.declarations[index].path != .root {
      let group = set.declarations[index]
      declared[group.path, default: 0] += 1
      if types[group.path] == nil { types[group.path] = GroupType(group) }
      if descriptions[group.path] == nil { descriptions[group.path] = group.description }
      if groupExtensions[group.path] == nil { groupExtensions[group.path] = group.extensions }
    }
    for index in set.extensions.indices {
      targets.append(set.extensions[index].isRemoved ? .none : readTarget(set.extensions[index]))
      if !set.extensions[index].isRemoved { byPath[set.extensions[index].path, default: []].append(index) }
    }
  }

  // MARK: Order

  /// A step of the walk: an extension, or a group with everything in it.
  private enum Step: Hashable {
    case extending(Int)
    case group(PathID)
  }

  private struct Visit {
    let step: Step
    var needs: [Step]
  }

  private mutating func run() {
    var isDone: [Step: Bool] = [:]
    var stack: [Visit] = []
    for index in set.extensions.indices where !set.extensions[index].isRemoved {
      let first = Step.extending(index)
      guard isDone[first] == nil else { continue }
      isDone[first] = false
      stack.append(Visit(step: first, needs: needs(of: first)))
      while let top = stack.indices.last {
        guard let next = stack[top].needs.popLast() else {
          let step = stack.removeLast().step
          isDone[step] = true
          if case .extending(let index) = step { apply(index) }
          continue
        }
        switch isDone[next] {
        case true?: continue
        case false?: reportCycle(stack.drop { $0.step != next }.map(\.step))
        case nil:
          isDone[next] = false
          stack.append(Visit(step: next, needs: needs(of: next)))
        }
      }
    }
  }

  /// What has to be complete before a step, the last first.
  private func needs(of step: Step) -> [Step] {
    switch step {
    case .group(let path):
      var needs = (byPath[path] ?? []).map { Step.extending($0) }
      var child = set.paths.firstChild(of: path)
      while let current = child {
        if set.paths.declaration(of: current) != nil { needs.append(.group(current)) }
        child = set.paths.nextSibling(of: current)
      }
      return needs.reversed()
    case .extending(let index):
      // A group around it may inherit into it first, and the groups around the target into the target.
      var needs = outer(set.extensions[index].path, of: index, withLast: false)
      if case .names(let names) = targets[index] {
        let (path, isWhole) = walk(names)
        needs += outer(path, of: index, withLast: true, isFound: isWhole)
        if isWhole { needs.append(.group(path)) }
      }
      return needs.reversed()
    }
  }

  /// The extensions of the groups around a path, outermost first. A group that extends what lies inside it does not
  /// have to wait for itself, and neither does what lies inside it for the group.
  ///
  /// - Parameter isFound: whether the target is there. Where it is not, the extension can't bring it about by itself.
  private func outer(_ path: PathID, of index: Int, withLast: Bool, isFound: Bool = true) -> [Step] {
    let groups = [.root] + set.paths.chain(to: path)
    var needs: [Step] = []
    for group in withLast || path == .root ? groups : groups.dropLast() {
      for other in byPath[group] ?? [] {
        if other == index, !withLast || !isFound || extendsInside(index) { continue }
        if other != index, extendsInside(other), isInside(set.extensions[index].path, target(of: other)) { continue }
        needs.append(.extending(other))
      }
    }
    return needs
  }

  /// Whether a group extends a group that lies inside it.
  func extendsInside(_ index: Int) -> Bool {
    guard let target = target(of: index) else { return false }
    return target != set.extensions[index].path && isInside(target, set.extensions[index].path)
  }

  /// The path an extension names, as far as it exists by now.
  private func target(of index: Int) -> PathID? {
    guard case .names(let names) = targets[index] else { return nil }
    let (path, isWhole) = walk(names)
    return isWhole ? path : nil
  }

  /// Whether a path is another one or lies inside it.
  private func isInside(_ path: PathID, _ group: PathID?) -> Bool {
    var current: PathID? = path
    while let candidate = current {
      if candidate == group { return true }
      current = set.paths.parent(of: candidate)
    }
    return false
  }

  /// How far names lead along groups and tokens that exist.
  func walk(_ names: [[UInt8]]) -> (path: PathID, isWhole: Bool) {
    var path = PathID.root
    for name in names {
      guard let child = set.paths.child(of: path, named: name, 0..<name.count),
        set.paths.token(at: child) != nil || set.paths.declaration(of: child) != nil
      else { return (path, false) }
      path = child
    }
    return (path, true)
  }

  // MARK: Cycles

  private mutating func reportCycle(_ steps: [Step]) {
    let members = steps.compactMap { step -> Int? in
      if case .extending(let index) = step { index } else { nil }
    }
    // A circle that is cut somewhere was reported there.
    guard members.allSatisfy({ if case .names = targets[$0] { true } else { false } }) else { return }
    // Tokens that name one another are a circle of references, which is found where references are linked.
    if members.count == steps.count || members.allSatisfy({ set.extensions[$0].mayBeToken }),
      members.allSatisfy({ isOnlyToken($0, among: members) })
    {
      for member in members { makeToken(member) }
    } else {
      diagnostics.append(.extendsCircle(members.map { set.extensions[$0] }, in: set))
      for member in members { reject(set.extensions[member].path) }
    }
    for member in members { targets[member] = .none }
  }

  /// Whether a reference of a circle names exactly what another one of it stands for.
  private func isOnlyToken(_ index: Int, among members: [Int]) -> Bool {
    guard set.extensions[index].mayBeToken, let target = target(of: index) else { return false }
    return members.contains { set.extensions[$0].path == target }
  }

  mutating func reject(_ path: PathID) { set.rejected.insert(set.paths.hash(of: path)) }

  /// The path of a group that a mistyped one most likely means.
  mutating func guess(_ text: String, group: Bool) -> String? {
    group ? guesser.closestGroup(to: text) : guesser.closest(to: text)
  }
}
