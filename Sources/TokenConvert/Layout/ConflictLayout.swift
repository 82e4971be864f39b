/// Makes a layout of files that define the same tokens differently, which one set can't hold: one stays, the others become
/// contexts that are laid over it.
///
///     dark.json  dark.dimmed.json  light.json  space.json
///     base: light, space · modifier: light [], dark [dark], dark.dimmed [dark, dark.dimmed]
struct ConflictLayout {
  /// A token that another file defines, too.
  typealias Repeat = (token: Int, first: Int)

  /// What comes of it.
  struct Result {
    var layout: SetLayout
    /// Tokens that another file holds in the same way.
    var repeats: [Repeat]
    /// Tokens that stand where another file, or their own, has a token or a group.
    var clashes: [Repeat]
  }

  private struct Group {
    var bases: Set<Int>
    var documents: [Int]
    var paths: Set<Int>
  }

  private let project: Project
  private let isSame: (Int, Int) -> Bool
  /// The token that defines a path in the base, by path id.
  private var base: [Int: Int] = [:]
  private var baseDocuments: [Int] = []
  private var groups: [Group] = []
  private var repeats: [Repeat] = []
  private var clashes: [Repeat] = []
  /// Tokens by their path, and one token below each group, of all documents so far.
  private var tokenPaths: [String: Int] = [:]
  private var groupPaths: [String: Int] = [:]

  /// Lays out documents; `isSame` tells whether two tokens are written alike.
  static func build(_ project: Project, _ documents: [Int], isSame: @escaping (Int, Int) -> Bool) -> Result {
    var builder = ConflictLayout(project: project, isSame: isSame)
    for document in builder.ordered(documents) { builder.add(document) }
    return Result(layout: builder.layout(), repeats: builder.repeats, clashes: builder.clashes)
  }

  private init(project: Project, isSame: @escaping (Int, Int) -> Bool) {
    self.project = project
    self.isSame = isSame
  }

  /// The documents in the order in which they are taken into the base: of those that share tokens, the one that is called
  /// light or default, else the largest.
  private func ordered(_ documents: [Int]) -> [Int] {
    func rank(_ document: Int) -> (Int, Int, Int) {
      let stem = project.documents[document].name.lastName.lowercased()
      let isPlain = ["light", "default", "base", "core"].contains(stem)
      return (isPlain ? 0 : 1, -project.documents[document].tokens.count, document)
    }
    return documents.sorted { rank($0) < rank($1) }
  }

  private mutating func add(_ document: Int) {
    var shared: [Repeat] = []
    var own: [Int: Int] = [:]
    for token in project.documents[document].tokens {
      let id = project.pathOf[token]
      if let other = clash(token) ?? own[id] {
        clashes.append((token, other))
        continue
      }
      own[id] = token
      if let first = base[id] { shared.append((token, first)) }
    }
    for token in own.values.sorted() { register(token) }
    if shared.allSatisfy({ isSame($0.token, $0.first) }) {
      repeats += shared
      base.merge(own) { first, _ in first }
      baseDocuments.append(document)
    } else {
      join(document, shared, Set(own.keys))
    }
  }

  /// A token of another document that stands where this one needs a group, or the reverse.
  private func clash(_ token: Int) -> Int? {
    let path = project.names[project.pathOf[token]]
    if let other = groupPaths[path.joined(separator: "\u{1F}")] { return other }
    for count in 1..<max(path.count, 1) {
      if let other = tokenPaths[path.prefix(count).joined(separator: "\u{1F}")] { return other }
    }
    return nil
  }

  private mutating func register(_ token: Int) {
    let path = project.names[project.pathOf[token]]
    tokenPaths[path.joined(separator: "\u{1F}")] = token
    for count in 1..<max(path.count, 1) { groupPaths[path.prefix(count).joined(separator: "\u{1F}")] = token }
  }

  /// Puts a document among those that it shares tokens or a base with.
  private mutating func join(_ document: Int, _ shared: [Repeat], _ paths: Set<Int>) {
    let bases = Set(shared.map { project.tokens[$0.first].document })
    if let place = groups.firstIndex(where: { !$0.bases.isDisjoint(with: bases) || !$0.paths.isDisjoint(with: paths) })
    {
      groups[place].bases.formUnion(bases)
      groups[place].documents.append(document)
      groups[place].paths.formUnion(paths)
    } else {
      groups.append(Group(bases: bases, documents: [document], paths: paths))
    }
  }

  // MARK: Result

  private func layout() -> SetLayout {
    guard !groups.isEmpty else {
      return SetLayout(origin: .folder, steps: [.set(name: "base", documents: baseDocuments.sorted())])
    }
    var layout = SetLayout(origin: .conflicts, steps: [.set(name: "base", documents: baseDocuments.sorted())])
    var names: Set<String> = []
    for group in groups {
      let folder = commonFolder(group.bases.union(group.documents)) ?? "variant"
      var name = folder
      var count = 1
      while !names.insert(name).inserted {
        count += 1
        name = "\(folder) \(count)"
      }
      layout.modifiers.append(SetLayout.Modifier(name: name, contexts: contexts(group), standard: 0))
      layout.steps.append(.modifier(layout.modifiers.count - 1))
    }
    return layout
  }

  private func contexts(_ group: Group) -> [SetLayout.Context] {
    let documents = group.documents.sorted()
    let bases = group.bases.sorted()
    let labels = labels(bases + documents)
    var contexts = [SetLayout.Context(name: labels[bases[0]] ?? "default", documents: [])]
    for document in documents {
      // “dark.dimmed” is laid over “dark” where there is one.
      let below = documents.filter { $0 != document && isVariant(document, of: $0) }
      contexts.append(SetLayout.Context(name: labels[document] ?? "\(document)", documents: below + [document]))
    }
    return contexts
  }

  /// Whether the name of a document is that of another, in the same folder, with more behind it.
  private func isVariant(_ document: Int, of other: Int) -> Bool {
    let (name, start) = (project.documents[document].name, project.documents[other].name)
    guard name.hasPrefix(start), let next = name.dropFirst(start.count).first else { return false }
    return ".-_ ".contains(next)
  }

  /// The name of the folder that holds some documents, if it is not the input itself.
  private func commonFolder(_ documents: Set<Int>) -> String? {
    let folders = documents.map { project.documents[$0].name.split(separator: "/").dropLast() }
    guard var common = folders.first else { return nil }
    for folder in folders {
      while !folder.starts(with: common) { common = common.dropLast() }
    }
    return common.last.map(String.init)
  }

  /// A name for each document: that of its file, with as many folders as tell it from the others.
  private func labels(_ documents: [Int]) -> [Int: String] {
    for depth in 1...8 {
      var result: [Int: String] = [:]
      for document in documents {
        result[document] = project.documents[document].name.split(separator: "/").suffix(depth).joined(separator: "/")
      }
      if Set(result.values).count == documents.count { return result }
    }
    return Dictionary(documents.map { ($0, project.documents[$0].name) }) { first, _ in first }
  }
}
