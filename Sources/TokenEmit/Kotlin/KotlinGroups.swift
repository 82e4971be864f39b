import TokenModel

/// The objects of the `compose` output, one for each group, with what stands in them in order.
struct KotlinGroups: Sendable {
  /// What stands in a group, by its index among all of its kind.
  enum Member: Sendable {
    case group(Int)
    case reference(Int)
    case token(Int)
  }

  /// A group.
  struct Group: Sendable {
    let name: String
    let comment: [String]
    var members: [Member] = []
  }

  /// A property that leads to a group that lies apart.
  struct Reference: Sendable {
    let name: String
    /// The name of the group's object.
    let object: String
    let comment: [String]
  }

  /// Files of classes are named by all groups around; most disks take 255 bytes. A group that would come near lies
  /// beside the others, under a number.
  private static let nameLimit = 200

  private(set) var groups: [Group] = []
  private(set) var references: [Reference] = []
  private(set) var tokens: [KotlinToken] = []
  /// The groups that lie in no other: that of all tokens, and those that lie apart.
  private(set) var tops: [Int] = []

  private let emission: Emission
  private let names: KotlinNames
  private let source: KotlinTokens
  private let comments: GroupComments
  private let isNeeded: [Bool]
  /// The groups that lie apart.
  private var apart: [PathID] = []
  private var stack: [Frame] = []

  /// A group that is being filled.
  private struct Frame {
    let group: Int
    var next: PathID?
    /// How long the name of its class's file is.
    let length: Int
  }

  init(_ emission: Emission, _ names: KotlinNames, _ source: KotlinTokens) {
    self.emission = emission
    self.names = names
    self.source = source
    let set = emission.set.assembled
    comments = GroupComments(set)
    isNeeded = set.paths.leading(to: emission.standardTokens.map { set[$0.token].path })
    add(.root, name: emission.configuration.name, comment: ["The design tokens."])
    var next = 0
    while next < apart.count {
      add(apart[next], name: apartName(next), comment: comment(apart[next]))
      next += 1
    }
  }

  private func apartName(_ index: Int) -> String { "\(emission.configuration.name)Group\(index + 1)" }

  private func comment(_ path: PathID) -> [String] { KotlinTokens.plain(comments.lines[path] ?? []) }

  // Groups nest as deep as a file may, so the way down is kept by hand.
  private mutating func add(_ path: PathID, name: String, comment: [String]) {
    tops.append(groups.count)
    open(path, name, comment, length: name.utf8.count)
    while let top = stack.indices.last {
      guard let child = stack[top].next else {
        stack.removeLast()
        continue
      }
      stack[top].next = emission.set.assembled.paths.nextSibling(of: child)
      addMember(child, to: stack[top].group, length: stack[top].length)
    }
  }

  private mutating func open(_ path: PathID, _ name: String, _ comment: [String], length: Int) {
    let first = emission.set.assembled.paths.firstChild(of: path)
    stack.append(Frame(group: groups.count, next: first, length: length))
    groups.append(Group(name: name, comment: comment))
  }

  private mutating func addMember(_ path: PathID, to group: Int, length: Int) {
    if let token = emission.set.assembled.paths.token(at: path) {
      guard let entry = source.token(token, at: path) else { return }
      groups[group].members.append(.token(tokens.count))
      tokens.append(entry)
      return
    }
    guard isNeeded[Int(path.index)] else { return }
    let name = names.text(of: path)
    let length = length + 1 + name.utf8.count
    if length > Self.nameLimit {
      groups[group].members.append(.reference(references.count))
      references.append(Reference(name: name, object: apartName(apart.count), comment: comment(path)))
      apart.append(path)
    } else {
      groups[group].members.append(.group(groups.count))
      open(path, name, comment(path), length: length)
    }
  }
}
