import TokenSyntax

/// Themes of Tokens Studio as a layout: each group of themes is a modifier, each theme one of its contexts.
///
/// A set that every theme of some group selects is always there; so are those of groups with a single theme, since a
/// modifier has at least two contexts. Sets keep the order of `tokenSetOrder`, in which later ones win.
struct ThemeReader {
  /// A theme.
  private struct Theme {
    let name: String
    let group: String
    let node: NodeID
    var documents: Set<Int>
  }

  private let tree: SyntaxTree
  /// Documents by the name of their set.
  private let sets: [String: Int]
  /// Documents in the order in which they win.
  private let order: [Int]

  /// Reads themes; nil if there are none that select a set.
  ///
  /// - Parameters:
  ///   - list: the array of themes.
  ///   - sets: documents by the name of their set.
  ///   - names: the names in `tokenSetOrder`; sets that it leaves out come last.
  static func read(
    _ tree: SyntaxTree, _ list: NodeID, index: Int, sets: [String: Int], names: [String]
  ) -> (layout: SetLayout, unselected: [Int])? {
    let ordered = names.compactMap { sets[$0] }
    let rest = sets.values.filter { !ordered.contains($0) }.sorted()
    let reader = ThemeReader(tree: tree, sets: sets, order: ordered + rest)
    return reader.layout(reader.themes(list), index)
  }

  private func themes(_ list: NodeID) -> [Theme] {
    tree.elements(of: list).compactMap { node in
      guard let name = tree.member("name", of: node), tree.kind(name) == .string,
        let selected = tree.member("selectedTokenSets", of: node)
      else { return nil }
      let group = tree.member("group", of: node).flatMap { tree.kind($0) == .string ? tree.string($0) : nil }
      var documents: Set<Int> = []
      for member in tree.members(of: selected) where !tree.equals(member.value, "disabled") {
        if let document = sets[tree.string(member.key)] { documents.insert(document) }
      }
      return Theme(name: tree.string(name), group: group ?? "theme", node: node, documents: documents)
    }
  }

  private func layout(_ themes: [Theme], _ index: Int) -> (layout: SetLayout, unselected: [Int])? {
    guard themes.contains(where: { !$0.documents.isEmpty }) else { return nil }
    var groups: [(name: String, themes: [Theme])] = []
    for theme in themes {
      if let place = groups.firstIndex(where: { $0.name == theme.group }) {
        groups[place].themes.append(theme)
      } else {
        groups.append((theme.group, [theme]))
      }
    }
    var always: Set<Int> = []
    for group in groups {
      always.formUnion(group.themes.dropFirst().reduce(group.themes[0].documents) { $0.intersection($1.documents) })
    }
    var layout = SetLayout(origin: .themes(index))
    for group in groups where group.themes.count > 1 {
      layout.modifiers.append(modifier(group.name, group.themes, without: always))
    }
    layout.looseThemes = groups.filter { $0.themes.count == 1 }.map { Int($0.themes[0].node.index) }
    layout.steps = steps(layout.modifiers, always)
    let all = Set(layout.allDocuments)
    return (layout, order.filter { !all.contains($0) })
  }

  private func modifier(_ name: String, _ themes: [Theme], without always: Set<Int>) -> SetLayout.Modifier {
    var names: Set<String> = []
    let contexts = themes.map { theme in
      var name = theme.name
      while !names.insert(name).inserted { name += " 2" }
      return SetLayout.Context(
        name: name, documents: order.filter { theme.documents.contains($0) && !always.contains($0) })
    }
    var modifier = SetLayout.Modifier(name: name, contexts: contexts, standard: 0)
    modifier.themes = themes.map { Int($0.node.index) }
    return modifier
  }

  /// The steps in the order of the sets: a modifier stands where the first of its sets does.
  private func steps(_ modifiers: [SetLayout.Modifier], _ always: Set<Int>) -> [SetLayout.Step] {
    var steps: [SetLayout.Step] = []
    var pending: [Int] = []
    var placed: Set<Int> = []
    var count = 0
    func flush() {
      guard !pending.isEmpty else { return }
      count += 1
      steps.append(.set(name: count == 1 ? "base" : "base-\(count)", documents: pending))
      pending = []
    }
    for document in order {
      if always.contains(document) { pending.append(document) }
      for (index, modifier) in modifiers.enumerated() where !placed.contains(index) {
        guard modifier.contexts.contains(where: { $0.documents.contains(document) }) else { continue }
        placed.insert(index)
        flush()
        steps.append(.modifier(index))
      }
    }
    flush()
    for index in modifiers.indices where !placed.contains(index) { steps.append(.modifier(index)) }
    return steps
  }
}
