/// All themes of a run. Without a resolver, or with one that has no modifiers, there is one.
public struct Themes: Sendable {
  /// The axes and what a choice along them means; nil where there is no resolver.
  public let directions: ThemeAxes?
  /// The themes, the base first; a later one overrides an earlier where both fit.
  public let all: [Theme]

  init(_ directions: ThemeAxes?, _ all: [Theme]) {
    self.directions = directions
    self.all = all
  }

  /// The one theme of a set that knows no others.
  public init(_ set: TokenSet) {
    directions = nil
    all = [Theme([], name: "", set)]
  }

  /// The axes.
  public var axes: [ThemeAxis] { directions?.axes ?? [] }
  /// The tokens where nothing is chosen.
  public var base: TokenSet { all[0].set }
  /// Whether there is more than one theme.
  public var isThemed: Bool { all.count > 1 }
  /// Every theme but the base.
  public var others: ArraySlice<Theme> { all.dropFirst() }

  /// The themes that platforms choose by themselves: those where every modifier of a team's own is at its base.
  public var native: [Theme] {
    all.filter { theme in
      axes.indices.allSatisfy { axes[$0].kind.isNative || theme.choice[$0] == axes[$0].baseIndex }
    }
  }

  /// The inputs of the native settings that lead to a theme: `theme=dark`; empty where there are none.
  public func nativeName(of theme: Theme) -> String { directions?.name(of: theme.choice, isNativeOnly: true) ?? "" }

  /// The place of an axis; nil where no modifier comes to it.
  public func axis(_ kind: ThemeAxis.Kind) -> Int? { axes.firstIndex { $0.kind == kind } }

  /// The theme that is chosen as another is, but for one native axis.
  public func theme(_ choice: [Int], with kind: ThemeAxis.Kind, _ word: String) -> Theme? {
    guard let axis = axis(kind), let context = axes[axis].contexts.firstIndex(of: word) else { return nil }
    var wanted = choice
    wanted[axis] = context
    return all.first { $0.choice == wanted }
  }

  /// The appearance a theme is for; nil where appearance is no axis.
  public func appearance(of theme: Theme) -> NativeSetting.Appearance? {
    axis(.appearance).flatMap { NativeSetting.Appearance(rawValue: axes[$0].contexts[theme.choice[$0]]) }
  }
}
