/// Converts the tokens of one layout, and finds those whose written value depends on the context.
///
/// References stay references, so most values are the same everywhere; what is computed from them may not be.
struct LayoutEvaluator {
  private let project: Project
  private let references: ReferenceIndex
  private let layout: SetLayout
  private let banned: [Int: Change]
  private var passes: [[Int]: Pass] = [:]
  /// Which modifiers a path's value may depend on, a bit each, by path id.
  private var variation: [Int: UInt64] = [:]
  /// Documents by the contexts they belong to: modifier, context.
  private var contexts: [Int: [(modifier: Int, context: Int)]] = [:]
  private var always: Set<Int> = []

  /// Converts all tokens of a layout that are not in `done`.
  static func run(
    _ project: Project, _ references: ReferenceIndex, _ layout: SetLayout, banned: [Int: Change],
    into outcomes: inout [Outcome?]
  ) {
    var evaluator = LayoutEvaluator(
      project: project, references: references, layout: layout, banned: banned)
    evaluator.prepare()
    for document in layout.allDocuments {
      for token in project.documents[document].tokens where outcomes[token] == nil {
        outcomes[token] = evaluator.outcome(token)
      }
    }
  }

  private mutating func prepare() {
    for step in layout.steps {
      switch step {
      case .set(_, let documents): always.formUnion(documents)
      case .modifier(let modifier):
        for (context, entry) in layout.modifiers[modifier].contexts.enumerated() {
          for document in entry.documents { contexts[document, default: []].append((modifier, context)) }
        }
      }
    }
    guard !layout.modifiers.isEmpty else { return }
    spreadVariation()
  }

  /// Notes which modifiers define a path, and carries that on to what refers to it until nothing changes.
  private mutating func spreadVariation() {
    var users: [Int: [Int]] = [:]
    var pending: [Int] = []
    for document in layout.allDocuments {
      let bits = (contexts[document] ?? []).reduce(UInt64(0)) { $0 | 1 << UInt64($1.modifier & 63) }
      for token in project.documents[document].tokens {
        let id = project.pathOf[token]
        for target in references.references[token] { users[target, default: []].append(id) }
        if bits & ~(variation[id] ?? 0) != 0 {
          variation[id, default: 0] |= bits
          pending.append(id)
        }
      }
    }
    while let id = pending.popLast() {
      let bits = variation[id] ?? 0
      for user in users[id] ?? [] where bits & ~(variation[user] ?? 0) != 0 {
        variation[user, default: 0] |= bits
        pending.append(user)
      }
    }
  }

  private mutating func converted(_ token: Int, _ choice: [Int]) -> Converted {
    // Taken out and put back, so that the pass is changed in place.
    guard
      var pass = passes.removeValue(forKey: choice)
        ?? Pass(project, references, layout, choice, banned: banned)
    else { return Converted() }
    let result = pass.converted(token)
    passes[choice] = pass
    return result
  }

  // MARK: One token

  private mutating func outcome(_ token: Int) -> Outcome {
    let document = project.tokens[token].document
    var home = layout.standard
    let memberships = always.contains(document) ? [] : contexts[document] ?? []
    if let first = memberships.first, !memberships.contains(where: { home[$0.modifier] == $0.context }) {
      home[first.modifier] = first.context
    }
    let base = converted(token, home)
    if let failure = base.failure { return .failed(failure, original: base) }
    let own = references.references[token].reduce(UInt64(0)) { $0 | (variation[$1] ?? 0) }
    var differing: [(modifier: Int, values: [(context: Int, value: Converted)])] = []
    for modifier in layout.modifiers.indices where own & (1 << UInt64(modifier & 63)) != 0 {
      switch values(token, modifier, home, memberships, base) {
      case .success(let values): if let values { differing.append((modifier, values)) }
      case .failure(let failed): return .failed(failed.change, original: base)
      }
    }
    return combined(token, base, differing, memberships)
  }

  private struct Failed: Error {
    let change: Change
  }

  /// The values of a token in the contexts of a modifier in which its document counts; nil if they are all the same.
  private mutating func values(
    _ token: Int, _ modifier: Int, _ home: [Int], _ memberships: [(modifier: Int, context: Int)], _ base: Converted
  ) -> Result<[(context: Int, value: Converted)]?, Failed> {
    let own = memberships.filter { $0.modifier == modifier }.map(\.context)
    let others = memberships.contains { $0.modifier != modifier }
    let wanted = own.isEmpty || others ? Array(layout.modifiers[modifier].contexts.indices) : own
    var values: [(context: Int, value: Converted)] = []
    var differs = false
    for context in wanted {
      var choice = home
      choice[modifier] = context
      let value = converted(token, choice)
      if let failure = value.failure { return .failure(Failed(change: failure)) }
      if value.value != base.value || value.type != base.type { differs = true }
      values.append((context, value))
    }
    return .success(differs ? values : nil)
  }

  private func combined(
    _ token: Int, _ base: Converted, _ differing: [(modifier: Int, values: [(context: Int, value: Converted)])],
    _ memberships: [(modifier: Int, context: Int)]
  ) -> Outcome {
    guard let only = differing.first else { return .single(base) }
    let source = project.tokens[token]
    let isElsewhere = memberships.contains { $0.modifier != only.modifier }
    guard differing.count == 1, !isElsewhere else {
      let names = Set(differing.map(\.modifier) + memberships.map(\.modifier)).sorted()
      let list = names.map { "“\(layout.modifiers[$0].name)”" }.joined(separator: " and ")
      let change = Change(
        kind: .context, message: "its computed value depends on \(list) at once", document: source.document,
        node: source.value)
      return .failed(change, original: base)
    }
    return .byContext(modifier: only.modifier, values: only.values)
  }
}
