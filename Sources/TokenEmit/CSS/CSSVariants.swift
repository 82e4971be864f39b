import TokenModel

/// The themes as a style sheet tells them apart: along the axes of the resolver, and by colour scheme also where only
/// materials and vibrancies know two.
struct CSSVariants: Sendable {
  /// One combination of contexts.
  struct Variant: Sendable {
    /// For each axis the index of its context.
    let choice: [Int]
    /// The tokens there.
    let theme: Theme
    /// Whether it is for the dark scheme.
    let isDark: Bool
  }

  /// The axes.
  let axes: [ThemeAxis]
  /// All combinations, the base first; a later one overrides an earlier where both fit.
  let all: [Variant]

  /// - Parameter hasSchemes: whether some value is another in the dark scheme by itself.
  init(_ themes: Themes, hasSchemes: Bool) {
    if let appearance = themes.axis(.appearance) {
      axes = themes.axes
      all = themes.all.map { theme in
        let word = themes.axes[appearance].contexts[theme.choice[appearance]]
        return Variant(choice: theme.choice, theme: theme, isDark: word == "dark")
      }
    } else if hasSchemes {
      axes = [ThemeAxis(.appearance, name: "appearance", contexts: ["light", "dark"], baseIndex: 0)] + themes.axes
      let all = themes.all.flatMap { theme in
        [false, true].map { Variant(choice: [$0 ? 1 : 0] + theme.choice, theme: theme, isDark: $0) }
      }
      let axes = axes
      let distance: (Variant) -> Int = { variant in
        axes.indices.count { variant.choice[$0] != axes[$0].baseIndex }
      }
      // Stable, so that among equals the order of the themes is kept.
      self.all = all.enumerated().sorted { first, second in
        let (a, b) = (distance(first.element), distance(second.element))
        return a == b ? first.offset < second.offset : a < b
      }.map(\.element)
    } else {
      axes = themes.axes
      all = themes.all.map { Variant(choice: $0.choice, theme: $0, isDark: false) }
    }
  }

  /// Whether what is declared for one combination holds in another, unless something later overrides it: the other
  /// leaves the base wherever this one does, and for the same contexts.
  func applies(_ variant: Int, in other: Int) -> Bool {
    axes.indices.allSatisfy { axis in
      let context = all[variant].choice[axis]
      return context == axes[axis].baseIndex || context == all[other].choice[axis]
    }
  }
}
