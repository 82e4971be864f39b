public import TokenDiagnostics

/// Collects what is wrong in several themes: one diagnostic a fault, with the contexts it holds for.
///
/// A fault that holds in every theme has nothing to do with themes, and names none. Of the others only the modifiers are
/// named that make a difference: `theme=dark`, whatever the brand.
public struct ThemeFaults: Sendable {
  private var faults: [Diagnostic] = []
  /// For each fault whether it holds, by theme.
  private var holds: [[Bool]] = []
  private var places: [Diagnostic: Int] = [:]
  private let axes: ThemeAxes?
  private let choices: [[Int]]
  /// For each theme the one that was looked at in its place.
  private let looked: [Int]

  /// - Parameters:
  ///   - themes: the themes.
  ///   - isNative: whether only those are looked at that platforms choose between, and stand for all that differ from
  ///     them in a team's own modifiers.
  public init(_ themes: Themes, isNative: Bool) {
    self.init(themes.directions, themes.all.map(\.choice), isNative: isNative)
  }

  init(_ axes: ThemeAxes?, _ choices: [[Int]], isNative: Bool = false) {
    self.axes = axes
    self.choices = choices
    let places = Dictionary(choices.enumerated().map { ($1, $0) }) { first, _ in first }
    looked = choices.indices.map { index in
      guard isNative, let axes else { return index }
      let native = axes.axes.indices.map { axis in
        axes.axes[axis].kind.isNative ? choices[index][axis] : axes.axes[axis].baseIndex
      }
      return places[native] ?? index
    }
  }

  /// Adds what is wrong in the theme of a choice.
  public mutating func add(_ diagnostics: [Diagnostic], in choice: [Int]) {
    guard let theme = choices.firstIndex(of: choice) else { return }
    for diagnostic in diagnostics {
      let place = places[diagnostic] ?? faults.count
      if place == faults.count {
        places[diagnostic] = place
        faults.append(diagnostic)
        holds.append([Bool](repeating: false, count: choices.count))
      }
      holds[place][theme] = true
    }
  }

  /// All faults, in the order in which they were first met.
  public var diagnostics: [Diagnostic] {
    guard let grid = axes?.grid(choices), let inputs = axes?.inputs, choices.count > 1 else { return faults }
    return faults.enumerated().map { index, fault in
      let classes = looked.map { holds[index][$0] ? 1 : 0 }
      let table = grid.table(classes)
      guard !table.directions.isEmpty else { return fault }
      var fault = fault
      fault.contexts = table.entries.filter { classes[$0.theme] == 1 }.map { entry in
        zip(table.directions, entry.contexts).map { "\(inputs[$0].modifier)=\(inputs[$0].contexts[$1])" }
          .joined(separator: ",")
      }
      return fault
    }
  }

  /// All findings of rules. Of exemptions those are unused that no theme has a use for.
  public var findings: [Diagnostic] {
    diagnostics.filter { $0.id != "exemption-unused" || $0.contexts.isEmpty }
  }
}
