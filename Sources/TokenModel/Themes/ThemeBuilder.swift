public import TokenDiagnostics
import TokenSource

/// Makes all themes of an input: every permutation is resolved whole, from the same parsed files, and then compared
/// with the base.
public struct ThemeBuilder: Sendable {
  /// Where tokens come from.
  public enum Origin: Sendable {
    /// The files of a folder, which add to one set.
    case folder([SourceTree])
    /// The sources of a resolver.
    case resolver(Resolver)
  }

  /// The library's files, beneath all others, and beside a resolver nothing else.
  public let library: [SourceTree]
  /// The project's.
  public let origin: Origin
  /// The platforms that are configured.
  public let platforms: PlatformSet
  /// What contexts stand for, by modifier and context, where a project says so.
  public let native: [String: [String: NativeSetting]]
  /// How many themes may be built.
  public let limit: Int
  /// How many tokens groups may inherit by `$extends`, in each theme.
  public let inheritedLimit: Int

  /// Describes what to build.
  public init(
    library: [SourceTree], _ origin: Origin, platforms: PlatformSet,
    native: [String: [String: NativeSetting]] = [:], limit: Int, inheritedLimit: Int = Configuration().inheritedLimit
  ) {
    self.library = library
    self.origin = origin
    self.platforms = platforms
    self.native = native
    self.limit = limit
    self.inheritedLimit = inheritedLimit
  }

  /// Builds the themes, several at once.
  ///
  /// - Returns: the themes, and every fault once, with the themes it holds for unless it holds for all.
  public func build(jobs: Int) async -> (themes: Themes, diagnostics: [Diagnostic]) {
    switch origin {
    case .folder(let trees):
      let (set, diagnostics) = TokenSet.build(library + trees, platforms: platforms, inheritedLimit: inheritedLimit)
      return (Themes(set), diagnostics)
    case .resolver(let resolver): return await build(resolver, jobs: jobs)
    }
  }

  private func build(_ resolver: Resolver, jobs: Int) async -> (Themes, [Diagnostic]) {
    let axes = ThemeAxes(resolver, native: native)
    var diagnostics: [Diagnostic] = []
    var choices = [axes.baseChoice]
    if let count = axes.count, count <= limit {
      choices = axes.choices
    } else {
      let factors = axes.axes.map(\.contexts.count)
      diagnostics.append(.tooManyPermutations(factors, limit: limit, at: resolver.modifiers.first?.place))
    }
    let permutations = choices.map(axes.permutation(of:))
    let distinct = permutations.uniqued()
    let built = await Parallel.map(distinct.count, jobs: jobs) { index in
      let sources = resolver.sources(in: distinct[index])
      return TokenSet.build(
        library + sources, merge: .layered, platforms: platforms, inheritedLimit: inheritedLimit)
    }
    let places = Dictionary(distinct.enumerated().map { ($1, $0) }) { first, _ in first }
    let themes = choices.enumerated().compactMap { index, choice in
      places[permutations[index]].map { Theme(choice, name: axes.name(of: choice), built[$0].set) }
    }
    var faults = ThemeFaults(axes, choices)
    for (index, theme) in themes.enumerated() {
      if let place = places[permutations[index]] { faults.add(built[place].diagnostics, in: theme.choice) }
    }
    let schemes = await SchemeReading(axes, themes).apply(jobs: jobs)
    for (theme, warnings) in zip(themes, schemes.warnings) { faults.add(warnings, in: theme.choice) }
    let compared = await Self.compare(schemes.themes, jobs: jobs)
    for theme in compared { faults.add(ThemeTypes(compared[0].set, theme).warnings, in: theme.choice) }
    return (Themes(axes, compared), diagnostics + faults.diagnostics)
  }

  private static func compare(_ themes: [Theme], jobs: Int) async -> [Theme] {
    await Parallel.map(themes.count, jobs: jobs) { index in
      index == 0 ? themes[0] : ThemeComparison(themes[0].set).comparing(themes[index])
    }
  }
}

extension Diagnostic {
  /// Says that the numbers of contexts multiply to more permutations than may be built.
  static func tooManyPermutations(_ factors: [Int], limit: Int, at place: SourceLocation?) -> Diagnostic {
    let count = factors.reduce(1) { product, factor in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: factor)
      return isTooLarge ? Int.max : next
    }
    let shown = factors.prefix(8).map(String.init).joined(separator: " × ") + (factors.count > 8 ? " × …" : "")
    let product = count == Int.max ? "over \(count)" : String(count)
    return Diagnostic(
      .error, "too-many-permutations",
      "the modifiers have \(shown) = \(product) permutations, more than \(limit); “limits.permutations” in tokenc.json "
        + "raises the limit", at: place)
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order in which they first stand.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
