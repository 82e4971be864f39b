import TokenModel

/// The rows of one surface, put together for the eye: what is alike on several platforms once.
struct LegibilityPanels {
  /// One curve: the foregrounds that it stands for.
  struct Curve {
    /// Their rows.
    var rows: [LegibilityRow]
    let problem: ContrastProblem
    let certificate: ContrastCertificate
    let curve: ContrastCurve

    /// The names of the foregrounds.
    var name: String { rows.map { PlotText.plain($0.name) }.joined(separator: ", ") }
    /// The highest contrast that one of them needs.
    var required: Double? { rows.compactMap(\.required).max() }
    /// The place of the first in the surface's content, which gives the color.
    var place: Int { rows[0].foreground }
  }

  /// What is seen in one appearance.
  struct Panel {
    let appearance: LegibilityRow.Appearance
    let contexts: [String]
    var curves: [Curve]

    /// Its heading.
    var title: String {
      let more = contexts.isEmpty ? "" : " (" + PlotText.plain(contexts.joined(separator: "; ")) + ")"
      return appearance.rawValue + more
    }
  }

  /// Platforms on which all is alike.
  struct Group {
    var platforms: [Platform]
    let isFallback: Bool
    let backdrops: Backdrops
    let panels: [Panel]

    /// The platforms, `iOS, iPadOS before 26`.
    var title: String { platforms.map(\.rawValue).joined(separator: ", ") + (isFallback ? " before 26" : "") }
  }

  /// The groups in the order of platforms.
  private(set) var groups: [Group] = []
  /// Platforms of which no look is known.
  private(set) var unknown: [Platform] = []

  /// What tells platforms apart.
  private struct Entry: Hashable {
    let appearance: LegibilityRow.Appearance
    let contexts: [String]
    let foreground: Int
    let name: String
    let problem: ContrastProblem?
    let required: Double?

    init(_ row: LegibilityRow) {
      appearance = row.appearance
      contexts = row.contexts
      foreground = row.foreground
      name = row.name
      problem = row.problem
      required = row.required
    }
  }

  private struct Side: Hashable {
    let platform: Platform
    let isFallback: Bool
  }

  /// Puts the rows of one surface together.
  init(_ rows: [LegibilityRow]) {
    var order: [Side] = []
    var sides: [Side: [LegibilityRow]] = [:]
    for row in rows {
      let side = Side(platform: row.platform, isFallback: row.isFallback)
      if sides[side] == nil { order.append(side) }
      sides[side, default: []].append(row)
    }
    var known: [[Entry]: [Int]] = [:]
    var curves: [ContrastProblem: ContrastCurve] = [:]
    for side in order {
      let rows = sides[side] ?? []
      let entries = rows.map(Entry.init)
      // What stands in for glass may look just like it.
      let newest = sides[Side(platform: side.platform, isFallback: false)] ?? []
      if side.isFallback, newest.map(Entry.init) == entries { continue }
      guard let problem = rows.lazy.compactMap(\.problem).first else {
        if !unknown.contains(side.platform) { unknown.append(side.platform) }
        continue
      }
      if let index = known[entries]?.first(where: { groups[$0].isFallback == side.isFallback }) {
        groups[index].platforms.append(side.platform)
        continue
      }
      known[entries, default: []].append(groups.count)
      groups.append(
        Group(
          platforms: [side.platform], isFallback: side.isFallback, backdrops: problem.backdrops,
          panels: Self.panels(rows, &curves)))
    }
  }

  private static func panels(
    _ rows: [LegibilityRow], _ curves: inout [ContrastProblem: ContrastCurve]
  ) -> [Panel] {
    var panels: [Panel] = []
    for row in rows {
      guard let problem = row.problem, let certificate = row.certificate else { continue }
      let place =
        panels.firstIndex { $0.appearance == row.appearance && $0.contexts == row.contexts }
        ?? {
          panels.append(Panel(appearance: row.appearance, contexts: row.contexts, curves: []))
          return panels.count - 1
        }()
      if let same = panels[place].curves.firstIndex(where: { $0.problem == problem }) {
        panels[place].curves[same].rows.append(row)
        continue
      }
      let curve = curves[problem] ?? ContrastCurve(problem, certificate)
      curves[problem] = curve
      panels[place].curves.append(Curve(rows: [row], problem: problem, certificate: certificate, curve: curve))
    }
    return panels
  }
}
