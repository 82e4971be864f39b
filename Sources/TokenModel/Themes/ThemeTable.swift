/// A token across all themes: along which directions it differs, and the theme to read for each combination of them.
///
/// A direction is a modifier or an axis, whichever the reader of the table tells themes apart by.
public struct ThemeTable: Sendable {
  /// One combination of the directions that matter.
  public struct Entry: Sendable {
    /// For each of `directions` the index of its context.
    public let contexts: [Int]
    /// A theme with these contexts; every direction that doesn't matter is at its base there.
    public let theme: Int
    /// Whether the value is that of the base.
    public let isBase: Bool
  }

  /// The directions that matter, by their index.
  public let directions: [Int]
  /// All combinations of their contexts, the last direction varying fastest.
  public let entries: [Entry]
}

/// What themes are told apart by, with as many contexts each as `counts` says.
public struct ThemeGrid: Sendable {
  /// For each direction the number of its contexts.
  public let counts: [Int]
  /// For each direction the index of the context of the base.
  public let base: [Int]
  /// For each combination, the last direction varying fastest, the index of its theme.
  private let themes: [Int]
  private let strides: [Int]

  init(counts: [Int], base: [Int], theme: ([Int]) -> Int) {
    self.counts = counts
    self.base = base
    var strides = counts
    var product = 1
    for index in counts.indices.reversed() {
      strides[index] = product
      product *= counts[index]
    }
    self.strides = strides
    themes = (0..<product).map { place in
      theme(counts.indices.map { place / strides[$0] % counts[$0] })
    }
  }

  /// Finds along which directions something differs.
  ///
  /// - Parameter classes: for each theme a number that is the same where it is alike; the base is theme 0.
  public func table(_ classes: [Int]) -> ThemeTable {
    let relevant = counts.indices.filter { isRelevant($0, classes) }
    var entries: [ThemeTable.Entry] = []
    var contexts = [Int](repeating: 0, count: relevant.count)
    let total = relevant.reduce(1) { $0 * counts[$1] }
    for _ in 0..<total {
      var choice = base
      for (place, direction) in relevant.enumerated() { choice[direction] = contexts[place] }
      let theme = themes[zip(choice, strides).reduce(0) { $0 + $1.0 * $1.1 }]
      entries.append(ThemeTable.Entry(contexts: contexts, theme: theme, isBase: classes[theme] == classes[0]))
      for place in relevant.indices.reversed() {
        contexts[place] += 1
        if contexts[place] < counts[relevant[place]] { break }
        contexts[place] = 0
      }
    }
    return ThemeTable(directions: relevant, entries: entries)
  }

  private func isRelevant(_ direction: Int, _ classes: [Int]) -> Bool {
    let stride = strides[direction]
    return themes.indices.contains { place in
      let first = place - place / stride % counts[direction] * stride
      return classes[themes[place]] != classes[themes[first]]
    }
  }
}

extension Themes {
  /// Themes by their axes.
  public var axisGrid: ThemeGrid {
    let places = Dictionary(all.enumerated().map { ($1.choice, $0) }) { first, _ in first }
    // Past the limit of themes there is only the base.
    return ThemeGrid(counts: axes.map(\.contexts.count), base: all[0].choice) { places[$0] ?? 0 }
  }

  /// Themes by the resolver's modifiers.
  public var inputGrid: ThemeGrid? { directions.map { $0.grid(all.map(\.choice)) } }

  /// For each theme the first of the themes in which a token of the base has the same value.
  public func classes(of token: TokenID) -> [Int] {
    struct Class: Hashable {
      let value: ComparableValue
      let standIns: [ColorCoordinates: SRGBBytes]
    }
    var known: [Class: Int] = [:]
    if let value = base.comparableValue(of: token) {
      known[Class(value: value, standIns: base.fallbacks[token])] = 0
    }
    return all.indices.map { index in
      guard index > 0, let change = all[index].change(of: token), change.hasOtherValue,
        let value = all[index].set.comparableValue(of: change.counterpart)
      else { return 0 }
      let own = Class(value: value, standIns: all[index].set.fallbacks[change.counterpart])
      if let first = known[own] { return first }
      known[own] = index
      return index
    }
  }

  /// The token of a theme that a token of the base is there.
  public func counterpart(of token: TokenID, in theme: Int) -> TokenID? {
    if theme == 0 { return token }
    return all[theme].change(of: token)?.counterpart ?? base.counterpart(of: token, in: all[theme].set)
  }

  /// The tokens of the base that have another value in some theme, in source order.
  public var changedTokens: [TokenID] {
    var isChanged = [Bool](repeating: false, count: base.count)
    for theme in others {
      for change in theme.changes where change.hasOtherValue { isChanged[Int(change.token.index)] = true }
    }
    return base.tokens.filter { isChanged[Int($0.index)] }
  }
}

extension Theme {
  /// What is known of a token of the base that differs here; nil for one that does not.
  func change(of token: TokenID) -> ThemeChange? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].token < token { low = middle + 1 } else { high = middle }
    }
    return low < changes.count && changes[low].token == token ? changes[low] : nil
  }
}
