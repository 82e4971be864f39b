import TokenEmit
import TokenModel
import TokenSyntax

extension TokenSnapshot {
  /// What consumers see of a folder: the tokens that a build writes out, and what surfaces come to.
  public init(_ analysis: Analysis, of input: LoadedInput) {
    let emission = analysis.emission
    var themed = ThemedSnapshot(emission.themes)
    var values = SnapshotValues(emission.set)
    tokens = emission.tokens.compactMap { token in
      values.value(of: token).flatMap { value in
        Token(token, in: emission.set, value, themes: themed.values(of: token), knowsReferences: true)
      }
    }
    let resolver = input.resolver?.resolver
    project = Project(
      name: analysis.configuration.name, minimums: analysis.configuration.platforms,
      contexts: (resolver?.listed ?? []).flatMap { index -> [String] in
        let modifier = resolver?.modifiers[index]
        return (modifier?.contexts ?? []).map { "\(modifier?.name ?? "")=\($0.name)" }
      },
      plans: emission.set.surfaces.filter { emission.includes($0.token) }.map { surface in
        Plan(emission.planner.plan(surface), emission.set)
      },
      contrasts: analysis.legibility.rows.compactMap { Contrast($0, emission.set) })
  }
}

extension TokenSnapshot.Token {
  /// Takes a token of a set; nil for one without a type.
  init?(
    _ token: TokenID, in set: TokenSet, _ value: TokenSnapshot.Value, themes: [TokenSnapshot.Themed],
    knowsReferences: Bool
  ) {
    guard let type = set.type(of: token) else { return nil }
    path = set.path(of: token)
    self.type = type
    self.value = value
    self.themes = themes
    description = set.assembled.description(of: token)
    deprecation = set.assembled.deprecation(of: token).map { $0.text ?? "" }
    references = knowsReferences ? set.graph.references(of: token).map(set.path(of:)) : nil
    platforms = type == .surface ? Self.platforms(of: set.graph.origin(of: token), in: set.assembled) : nil
    names = Self.names(of: token, in: set.assembled)
  }

  /// The platforms that a surface names; nil where it names none.
  private static func platforms(of token: TokenID, in set: AssembledSet) -> [Platform]? {
    let tree = set.tree(of: token)
    guard tree.kind(set[token].value) == .object, let list = tree.member("platforms", of: set[token].value),
      tree.kind(list) == .array
    else { return nil }
    return tree.elements(of: list).compactMap { tree.kind($0) == .string ? Platform(rawValue: tree.string($0)) : nil }
  }

  /// The names that a token gives itself: `$extensions."dev.tokenc".name`.
  private static func names(of token: TokenID, in set: AssembledSet) -> [String: String] {
    guard let extensions = set[token].extensions else { return [:] }
    let tree = set.tree(of: token)
    guard let own = tree.member("dev.tokenc", of: extensions), let names = tree.member("name", of: own),
      tree.kind(names) == .object
    else { return [:] }
    let found = tree.members(of: names).compactMap { member in
      tree.kind(member.value) == .string ? (tree.string(member.key), tree.string(member.value)) : nil
    }
    return Dictionary(found) { first, _ in first }
  }
}

extension TokenSnapshot.Plan {
  init(_ plan: SurfacePlan, _ set: TokenSet) {
    surface = set.path(of: plan.token)
    platform = plan.platform
    steps = plan.steps.map { step in
      TokenSnapshot.Step(
        from: step.from,
        drawings: AccessibilitySetting.allCases.map { setting in
          PlanListing.rows(of: step.drawing(setting), set).filter { $0.name != "note" }.map { "\($0.name) \($0.text)" }
        })
    }
  }
}

extension TokenSnapshot.Contrast {
  init?(_ row: LegibilityRow, _ set: TokenSet) {
    guard let certificate = row.certificate else { return nil }
    key = Key(
      surface: set.path(of: row.token), platform: row.platform.rawValue, appearance: row.appearance.rawValue,
      foreground: row.name, isFallback: row.isFallback, contexts: row.contexts)
    contrast = certificate.lower
    required = row.required
  }
}

/// The values of tokens in other themes, told by the same inputs as the `json` output tells them.
struct ThemedSnapshot {
  private let themes: Themes
  private let grid: ThemeGrid?
  private let inputs: [(modifier: String, contexts: [String])]
  private var isChanged: [Bool]
  private var values: [SnapshotValues]

  init(_ themes: Themes) {
    self.themes = themes
    grid = themes.isThemed ? themes.inputGrid : nil
    inputs = themes.directions?.inputs ?? []
    values = themes.all.map { SnapshotValues($0.set) }
    isChanged = [Bool](repeating: false, count: themes.isThemed ? themes.base.count : 0)
    if themes.isThemed { for token in themes.changedTokens { isChanged[Int(token.index)] = true } }
  }

  /// The values of a token that differ from the base's.
  mutating func values(of token: TokenID) -> [TokenSnapshot.Themed] {
    guard let grid else { return [] }
    let isOwn = themes.base.type(of: token)?.isExtension == true
    guard isOwn || isChanged[Int(token.index)] else { return [] }
    let table = grid.table(isOwn ? classesByText(of: token) : themes.classes(of: token))
    return table.entries.filter { !$0.isBase }.compactMap { entry in
      guard let there = themes.counterpart(of: token, in: entry.theme), let value = values[entry.theme].value(of: there)
      else { return nil }
      let names = zip(table.directions, entry.contexts).map { "\(inputs[$0].modifier)=\(inputs[$0].contexts[$1])" }
      return TokenSnapshot.Themed(inputs: names.sorted(), value: value)
    }
  }

  private mutating func classesByText(of token: TokenID) -> [Int] {
    var known: [String: Int] = [:]
    var result: [Int] = []
    for index in themes.all.indices {
      guard let there = themes.counterpart(of: token, in: index) else {
        result.append(0)
        continue
      }
      let text = values[index].text(of: there)
      let first = known[text] ?? index
      known[text] = first
      result.append(first)
    }
    return result
  }
}
