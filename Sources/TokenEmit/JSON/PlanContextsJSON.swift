import TokenModel
import TokenSource

/// Prints what a surface is drawn with in other contexts, where that differs: `"contexts": [{"inputs": {…}, "plan": […]}]`.
///
/// An entry holds wherever all its inputs do, and no two hold at once.
struct PlanContextsJSON {
  private let themes: Themes
  private let grid: ThemeGrid?
  private let inputs: [(modifier: String, contexts: [String])]
  private let planners: [SurfacePlanner]
  /// For each theme the places of its surfaces, by token and platform.
  private let places: [[Key: Int]]

  private struct Key: Hashable {
    let token: TokenID
    let platform: Platform
  }

  init(_ emission: Emission) {
    themes = emission.themes
    grid = themes.isThemed ? themes.inputGrid : nil
    inputs = themes.directions?.inputs ?? []
    guard themes.isThemed else {
      planners = []
      places = []
      return
    }
    planners = themes.all.map { SurfacePlanner($0.set, minimums: emission.configuration.platforms) }
    places = themes.all.map { theme in
      let keys = theme.set.surfaces.enumerated().map { (Key(token: $1.token, platform: $1.platform), $0) }
      return Dictionary(keys) { first, _ in first }
    }
  }

  /// Appends the member of a surface that is drawn differently somewhere.
  func append(_ surface: PlatformSurface, to out: inout OutputBuffer) {
    guard let grid else { return }
    let texts = themes.all.indices.map { text(surface, in: $0) }
    let table = grid.table(texts.map { text in texts.firstIndex(of: text) ?? 0 })
    let entries = table.entries.filter { !$0.isBase && !texts[$0.theme].isEmpty }
    guard !entries.isEmpty else { return }
    out.append(",\n    \"contexts\": [")
    for (index, entry) in entries.enumerated() {
      out.append(index == 0 ? "\n      {\"inputs\": " : ",\n      {\"inputs\": ")
      ContextsJSON.append(inputs, table, entry, to: &out)
      out.append(", \"plan\": [")
      out.append(texts[entry.theme], texts[entry.theme].indices)
      out.append("\n      ]}")
    }
    out.append("\n    ]")
  }

  /// The drawings of a surface in a theme; empty where the theme does not have it.
  private func text(_ surface: PlatformSurface, in theme: Int) -> [UInt8] {
    guard let token = themes.counterpart(of: surface.token, in: theme),
      let place = places[theme][Key(token: token, platform: surface.platform)]
    else { return [] }
    let set = themes.all[theme].set
    var out = OutputBuffer()
    PlanJSON(set).appendDrawings(of: planners[theme].plan(set.surfaces[place]), indent: "        ", to: &out)
    return out.bytes
  }
}
