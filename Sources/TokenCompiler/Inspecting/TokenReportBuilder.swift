import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenRules
import TokenSource
import TokenSyntax

/// Puts together all there is to know of one token.
struct TokenReportBuilder {
  private let inspection: Inspection
  private let theme: Int
  private let token: TokenID
  private let set: TokenSet
  private let origin: TokenID

  init(_ inspection: Inspection, theme: Int, _ token: TokenID) {
    self.inspection = inspection
    self.theme = theme
    self.token = token
    set = inspection.analysis.emission.themes.all[theme].set
    origin = set.graph.origin(of: token)
  }

  private var analysis: Analysis { inspection.analysis }
  private var themes: Themes { analysis.emission.themes }
  private var names: [String] {
    let paths = set.assembled.paths
    return paths.chain(to: set.assembled[token].path).map(paths.name(of:))
  }

  func report() -> TokenReport {
    var texts = TokenText(set)
    let value = ReadableValue(of: token, in: set)
    let place = inspection.places.place(set.assembled.place(of: token))
    let uses = TokenUses(inspection.places)
    let isBase = theme == 0
    let platforms = ownPlatforms
    return TokenReport(
      path: set.path(of: token), type: set.type(of: token), typeSource: typeSource,
      description: set.assembled.description(of: token),
      deprecation: set.assembled.deprecation(of: token).map { $0.text ?? "" }, place: place,
      definitions: TokenDefinitions(inspection, names).all(base: place),
      onlyIn: isBase ? nil : themes.all[theme].name, written: texts.written(token), value: value,
      json: value == nil ? nil : texts.resolved(token), chain: chain(&texts), parts: uses.parts(of: token, in: set),
      uses: allUses(uses), themes: isBase ? otherThemes() : [],
      names: isBase
        ? OutputNames(analysis.emission, analysis.cssNames, analysis.swiftNames).entries(of: token) : [],
      rules: set.type(of: token).map { RuleWeight.rules(for: $0, on: platforms, analysis.configuration) } ?? [],
      findings: findings, plans: plans, legibility: analysis.legibility.rows.filter { isBase && $0.token == origin })
  }

  private var ownPlatforms: PlatformSet {
    guard case .surface(let surface)? = set.baseValue(of: token) else { return set.platforms }
    return surface.platforms?.intersection(set.platforms) ?? set.platforms
  }

  private var plans: [SurfacePlan] {
    guard theme == 0 else { return [] }
    return set.surfaces.filter { $0.token == origin }.map(analysis.emission.planner.plan)
  }

  // MARK: Where it comes from

  private var typeSource: TokenReport.TypeSource? {
    switch set.typeOrigin(of: token) {
    case .own(let place)?: TokenReport.TypeSource(kind: "token", path: nil, place: inspection.places.place(place))
    case .group(let path, let place)?:
      TokenReport.TypeSource(kind: "group", path: path, place: inspection.places.place(place))
    case .alias(let target)?:
      TokenReport.TypeSource(
        kind: "alias", path: set.path(of: target), place: inspection.places.place(set.assembled.place(of: target)))
    case nil: nil
    }
  }

  private func chain(_ texts: inout TokenText) -> [TokenReport.Step] {
    var steps: [TokenReport.Step] = []
    var current = token
    // A ring of references is broken before; the set of what was seen guards what it leaves.
    var seen: Set<TokenID> = [token]
    while let next = set.graph.alias(of: current), seen.insert(next).inserted {
      steps.append(
        TokenReport.Step(
          path: set.path(of: next), place: inspection.places.place(set.assembled.place(of: next)),
          written: texts.written(next)))
      current = next
    }
    return steps
  }

  // MARK: Where it goes

  /// The uses in the base, and behind them those that only other themes have.
  private func allUses(_ uses: TokenUses) -> [TokenReport.Use] {
    var result = uses.uses(of: token, in: set)
    let known = Set(result.map { [$0.path, $0.member ?? ""] })
    var places: [TokenReport.Use: Int] = [:]
    var contexts: [[String]] = []
    var added: [TokenReport.Use] = []
    for (index, other) in themes.all.enumerated() where index != theme {
      guard let there = other.set.token(at: set.path(of: token)) else { continue }
      for use in uses.uses(of: there, in: other.set) where !known.contains([use.path, use.member ?? ""]) {
        if let place = places[use] {
          contexts[place].append(other.name)
        } else {
          places[use] = added.count
          added.append(use)
          contexts.append([other.name])
        }
      }
    }
    result += zip(added, contexts).map { $0.in($1) }
    return result
  }

  /// The values that differ from the base's, those that are alike together.
  private func otherThemes() -> [TokenReport.Themed] {
    guard themes.isThemed, let grid = themes.inputGrid, let base = ReadableValue(of: token, in: set) else { return [] }
    var known = [base: 0]
    let values = themes.all.indices.map { index -> ReadableValue? in
      themes.counterpart(of: token, in: index).flatMap { ReadableValue(of: $0, in: themes.all[index].set) }
    }
    let classes = values.enumerated().map { index, value -> Int in
      guard let value else { return 0 }
      if let first = known[value] { return first }
      known[value] = index
      return index
    }
    let table = grid.table(classes)
    let inputs = themes.directions?.inputs ?? []
    var order: [Int] = []
    var contexts: [Int: [String]] = [:]
    for entry in table.entries where !entry.isBase {
      let kind = classes[entry.theme]
      if contexts[kind] == nil { order.append(kind) }
      let name = zip(table.directions, entry.contexts).map { "\(inputs[$0].modifier)=\(inputs[$0].contexts[$1])" }
      contexts[kind, default: []].append(name.joined(separator: ","))
    }
    return order.compactMap { index in
      guard let value = values[index], let there = themes.counterpart(of: token, in: index) else { return nil }
      var texts = TokenText(themes.all[index].set)
      return TokenReport.Themed(contexts: contexts[index] ?? [], value: value, json: texts.resolved(there))
    }
  }

  // MARK: What was found

  private var findings: [TokenReport.Finding] {
    let record = set.assembled[token]
    let tree = set.assembled.trees[record.tree].tree
    let start = tree.location(record.key)
    let end = tree.location(record.object).range.upper
    return analysis.diagnostics.compactMap { diagnostic in
      guard let place = diagnostic.location, place.file == start.file, place.range.lower >= start.range.lower,
        place.range.lower < end
      else { return nil }
      return TokenReport.Finding(
        id: diagnostic.id, severity: diagnostic.severity, message: diagnostic.message,
        place: inspection.places.place(place))
    }
  }
}
