import TokenDiagnostics
import TokenSource

/// Reads the members named `light` and `dark` inside materials, vibrancies and surfaces each in the theme of that
/// appearance, so that what they refer to is what it is there.
struct SchemeReading: Sendable {
  private let axes: ThemeAxes
  private let themes: [Theme]
  private let appearance: Int?

  init(_ axes: ThemeAxes, _ themes: [Theme]) {
    self.axes = axes
    self.themes = themes
    appearance = axes.axes.firstIndex { $0.kind == .appearance }
  }

  /// The themes with such members read again, and for each theme the warnings that this brings.
  func apply(jobs: Int) async -> (themes: [Theme], warnings: [[Diagnostic]]) {
    guard let appearance, themes.count > 1 else { return (themes, themes.map { _ in [] }) }
    let places = Dictionary(themes.enumerated().map { ($1.choice, $0) }) { first, _ in first }
    let results = await Parallel.map(themes.count, jobs: jobs) { index in
      let theme = themes[index]
      let light = sibling(.light, of: theme, appearance, places)
      let dark = sibling(.dark, of: theme, appearance, places)
      return theme.set.rereading(light: light ?? theme.set, dark: dark ?? theme.set)
    }
    return (zip(themes, results).map { Theme($0.choice, name: $0.name, $1.set) }, results.map(\.warnings))
  }

  private func sibling(
    _ word: NativeSetting.Appearance, of theme: Theme, _ axis: Int, _ places: [[Int]: Int]
  ) -> TokenSet? {
    var choice = theme.choice
    choice[axis] = axes.axes[axis].contexts.firstIndex(of: word.rawValue) ?? choice[axis]
    return places[choice].map { themes[$0].set }
  }
}
