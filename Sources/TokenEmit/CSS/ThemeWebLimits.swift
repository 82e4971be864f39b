public import TokenDiagnostics
import TokenModel

/// What `materials.css` can't do for modifiers of a team's own.
///
/// It refers to custom properties where colours and radii differ. Filters must stay literal, for Safari up to 18 takes no
/// `var()` in the prefixed one; so they, and all that decides which filter there is, are those of the base.
public enum ThemeWebLimits {
  /// One warning for each token that is another there and that the sheet shows as it is in the base.
  public static func warnings(_ emission: Emission) -> [Diagnostic] {
    let themes = emission.themes
    let own = themes.axes.indices.filter { !themes.axes[$0].kind.isNative }
    guard !own.isEmpty, themes.isThemed else { return [] }
    let places = Dictionary(themes.all.enumerated().map { ($1.choice, $0) }) { first, _ in first }
    var warnings = ThemeFaults(themes, isNative: false)
    for theme in themes.others {
      // The theme of the same native settings, and nothing else chosen.
      var choice = theme.choice
      for axis in own { choice[axis] = themes.axes[axis].baseIndex }
      guard choice != theme.choice, let plain = places[choice] else { continue }
      let surfaces = (mine: Self.surfaces(theme.set), its: Self.surfaces(themes.all[plain].set))
      let found = theme.changes.compactMap { change -> Diagnostic? in
        // What is another only since its target is, is told of there.
        guard emission.includes(change.token), emission.writtenAlias(of: change.counterpart, in: theme) == nil,
          let its = themes.counterpart(of: change.token, in: plain),
          let fault = fault(change.counterpart, theme.set, its, themes.all[plain].set, surfaces)
        else { return nil }
        return .themeFilter(
          theme.set.path(of: change.counterpart), fault, at: theme.set.assembled.place(of: change.counterpart))
      }
      warnings.add(found, in: theme.choice)
    }
    return warnings.diagnostics
  }

  /// What is another and can't be followed; nil for nothing.
  private static func fault(
    _ token: TokenID, _ set: TokenSet, _ other: TokenID, _ plain: TokenSet,
    _ surfaces: (mine: [TokenID: PlatformSurface], its: [TokenID: PlatformSurface])
  ) -> String? {
    switch (set.baseValue(of: token), plain.baseValue(of: other)) {
    case (.material(let mine)?, .material(let its)?): return Filter(mine) == Filter(its) ? nil : "another filter"
    case (.vibrancy(let mine)?, .vibrancy(let its)?): return mine == its ? nil : "other colors of vibrancy"
    case (.surface?, .surface?):
      guard let mine = surfaces.mine[token], let its = surfaces.its[other] else { return nil }
      if mine.materialToken.map(set.path(of:)) != its.materialToken.map(plain.path(of:)) { return "another material" }
      if mine.scheme != its.scheme { return "another required scheme" }
      return isRounded(mine.shape) == isRounded(its.shape) && (isRounded(mine.shape) || mine.shape == its.shape)
        ? nil : "an outline of another kind"
    default: return nil
    }
  }

  private static func surfaces(_ set: TokenSet) -> [TokenID: PlatformSurface] {
    Dictionary(
      set.surfaces.filter { $0.platform == .web }.map { ($0.token, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func isRounded(_ shape: SurfaceShape) -> Bool { if case .rounded = shape { true } else { false } }

  /// All that decides the filters of a material.
  private struct Filter: Equatable {
    let kind: MaterialValue.Kind
    let variant: MaterialValue.Variant?
    let thickness: MaterialValue.Thickness?
    let purpose: String?
    let figures: [[Double]]

    init(_ material: MaterialValue) {
      kind = material.kind
      variant = material.variant
      thickness = material.thickness
      purpose = material.appKit?.purpose.rawValue
      figures =
        material.appearance.map { pair in
          [pair.light, pair.dark].map { [$0.blur?.pixels() ?? 0, $0.saturation, $0.contrast, $0.brightness] }
        } ?? []
    }
  }
}

extension Diagnostic {
  fileprivate static func themeFilter(_ path: String, _ fault: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, "theme-filter",
      "“\(path)” has \(fault) here, which materials.css can't follow, since filters take no custom properties; it keeps "
        + "that of the base. Let only colors and radii differ, or make a surface of its own for this context", at: place
    )
  }
}
