/// How legible surfaces are in each of the themes that platforms choose between.
public struct ThemedLegibility: Sendable {
  /// For each such theme, in their order, what holds there: only the rows of its own appearance.
  public let themes: [(theme: Theme, legibility: Legibility)]
  /// All rows by the surfaces of the base, equal ones once; contexts are named where a row does not hold in all themes
  /// of its appearance.
  public let merged: Legibility

  /// Computes the rows of all surfaces in all native themes.
  ///
  /// - Parameters:
  ///   - themes: the themes.
  ///   - minimums: the lowest versions of platforms.
  ///   - earlier: what was computed for much the same tokens.
  ///   - jobs: how many threads work at once.
  ///   - proved: is told how many of a theme's proofs are made.
  public static func compute(
    _ themes: Themes, minimums: [Platform: PlatformVersion], earlier: Legibility, jobs: Int,
    proved: (_ count: Int, _ all: Int) -> Void = { _, _ in }
  ) async -> ThemedLegibility {
    var result: [(theme: Theme, legibility: Legibility)] = []
    var earlier = earlier
    for theme in themes.native {
      let planner = SurfacePlanner(theme.set, minimums: minimums)
      earlier = await Legibility.compute(
        theme.set, planner, in: themes.appearance(of: theme), earlier: earlier, jobs: jobs, proved: proved)
      result.append((theme, earlier))
    }
    return ThemedLegibility(result, themes)
  }

  private init(_ parts: [(theme: Theme, legibility: Legibility)], _ themes: Themes) {
    self.themes = parts
    guard parts.count > 1 else {
      merged = parts.first?.legibility ?? .none
      return
    }
    var merger = LegibilityMerger(themes)
    for part in parts { merger.add(part.legibility, of: part.theme) }
    merged = Legibility(rows: merger.rows, parts.last?.legibility.certificates ?? [:])
  }
}

/// Collects the rows of several themes by the surfaces of the base.
private struct LegibilityMerger {
  private let themes: Themes
  private let surfaces: [Key: Int]
  private var found: [LegibilityRow] = []
  private var contexts: [[String]] = []
  private var places: [LegibilityRow: Int] = [:]
  /// How many themes show each appearance.
  private var counts: [LegibilityRow.Appearance: Int] = [:]

  private struct Key: Hashable {
    let token: TokenID
    let platform: Platform
  }

  init(_ themes: Themes) {
    self.themes = themes
    surfaces = Dictionary(
      themes.base.surfaces.enumerated().map { (Key(token: $1.token, platform: $1.platform), $0) }
    ) { first, _ in first }
  }

  mutating func add(_ legibility: Legibility, of theme: Theme) {
    let appearances = themes.appearance(of: theme).map { [$0] } ?? LegibilityRow.Appearance.allCases
    for appearance in appearances { counts[appearance, default: 0] += 1 }
    let name = themes.nativeName(of: theme)
    for row in legibility.rows {
      // A surface that the base does not have is judged, and no output speaks of it.
      guard let token = theme.set.counterpart(of: row.token, in: themes.base),
        let surface = surfaces[Key(token: token, platform: row.platform)]
      else { continue }
      var row = row
      row.token = token
      row.surface = surface
      if let place = places[row] {
        contexts[place].append(name)
      } else {
        places[row] = found.count
        found.append(row)
        contexts.append([name])
      }
    }
  }

  /// All rows, surface by surface.
  var rows: [LegibilityRow] {
    let all = zip(found, contexts).map { row, contexts in
      var row = row
      if contexts.count < counts[row.appearance] ?? 0 { row.contexts = contexts }
      return row
    }
    return all.enumerated().sorted { first, second in
      first.element.surface == second.element.surface
        ? first.offset < second.offset : first.element.surface < second.element.surface
    }.map(\.element)
  }
}
