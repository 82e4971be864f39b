import TokenModel
import TokenSource

/// Which parts of tokens differ between themes, and along what.
///
/// `materials.css` writes what differs by the colour scheme alone into its rules for the dark scheme; for what differs
/// along other axes it refers to the properties of `tokens.css`.
struct ThemeVariation: Sendable {
  private struct Key: Hashable {
    let token: TokenID
    let part: CSSPart
  }

  /// What differs along other axes than appearance.
  private var beyondScheme: Set<Key> = []
  /// What differs along appearance, or by two schemes of its own.
  private var byScheme: Set<Key> = []

  init(_ themes: Themes) {
    let appearance = themes.axis(.appearance)
    let places = Dictionary(themes.all.enumerated().map { ($1.choice, $0) }) { first, _ in first }
    for (index, theme) in themes.all.enumerated() where index > 0 {
      // The theme of the same appearance where nothing else is chosen, and that of the base's appearance.
      var plain = themes.all[0].choice
      if let appearance { plain[appearance] = theme.choice[appearance] }
      var otherScheme = theme.choice
      if let appearance { otherScheme[appearance] = themes.all[0].choice[appearance] }
      compare(theme, with: places[plain], themes) { $0.beyondScheme.insert($1) }
      compare(theme, with: places[otherScheme], themes) { $0.byScheme.insert($1) }
    }
  }

  private mutating func compare(
    _ theme: Theme, with other: Int?, _ themes: Themes, _ note: (inout ThemeVariation, Key) -> Void
  ) {
    guard let other, themes.all[other].choice != theme.choice else { return }
    var tokens = theme.changes.map(\.token)
    tokens += themes.all[other].changes.map(\.token)
    for token in tokens {
      guard let mine = themes.base.counterpart(of: token, in: theme.set).flatMap({ theme.set.baseValue(of: $0) }),
        let place = themes.counterpart(of: token, in: other),
        let its = themes.all[other].set.baseValue(of: place), mine != its
      else { continue }
      for part in Set(CSSProperties.parts(of: mine) + CSSProperties.parts(of: its))
      where Self.texts(mine, part) != Self.texts(its, part) {
        note(&self, Key(token: token, part: part))
      }
    }
  }

  /// What a part is in both schemes; nothing where the value has none.
  private static func texts(_ value: TokenValue, _ part: CSSPart) -> [[UInt8]] {
    guard CSSProperties.parts(of: value).contains(part) else { return [] }
    return [false, true].map { isDark in
      var out = OutputBuffer()
      CSSPrinter.append(value, part, dark: isDark, to: &out)
      return out.bytes
    }
  }

  /// Whether a part differs along other axes than appearance.
  func isBeyondScheme(_ token: TokenID, _ part: CSSPart) -> Bool {
    beyondScheme.contains(Key(token: token, part: part))
  }

  /// Whether a part differs along appearance.
  func isByScheme(_ token: TokenID, _ part: CSSPart) -> Bool { byScheme.contains(Key(token: token, part: part)) }
}
