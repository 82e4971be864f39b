import TokenModel

/// The themes as Kotlin names them: a class with a member for each axis, and what is another in some of them.
struct KotlinThemes: Sendable {
  /// A member of the theme class.
  struct Member: Sendable {
    /// `density`
    let name: String
    /// The name of its type, an enumeration: `Density`.
    let typeName: String
    /// The names of its entries, by context.
    let entries: [String]
    /// The index of the entry that holds where nothing is chosen.
    let base: Int
    /// Whether it is the appearance, which the system chooses.
    let isAppearance: Bool
  }

  let members: [Member]
  private let themes: Themes
  private let grid: ThemeGrid

  init(_ themes: Themes) {
    self.themes = themes
    grid = themes.axisGrid
    var names: Set<String> = []
    var types: Set<String> = ["TokenTheme"]
    members = themes.axes.map { axis in
      var entries: Set<String> = []
      return Member(
        name: Self.unused(KotlinIdentifier.member(axis.name), &names),
        typeName: Self.unused(KotlinIdentifier.type(axis.name), &types),
        entries: axis.contexts.map { Self.unused(KotlinIdentifier.type($0), &entries) }, base: axis.baseIndex,
        isAppearance: axis.kind == .appearance)
    }
  }

  private static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !used.insert(result.lowercased()).inserted {
      result = name.filter { $0 != "`" } + "_\(number)"
      number += 1
    }
    return result
  }

  /// What a token is where: conditions with the values they hold for; empty where it is the same in every theme. What
  /// another theme makes a token of another type keeps the value of the base.
  func cases(
    of token: TokenID, _ base: KotlinPrinter.Value, _ print: (TokenID, Theme) -> KotlinPrinter.Value?
  ) -> [(condition: String, text: String)] {
    let texts = themes.all.indices.map { index -> String in
      guard index > 0, let place = themes.counterpart(of: token, in: index),
        let value = print(place, themes.all[index]), value.type == base.type
      else { return base.text }
      return value.text
    }
    let table = grid.table(texts.map { text in texts.firstIndex(of: text) ?? 0 })
    return table.entries.filter { !$0.isBase }.map { entry in
      let parts = zip(table.directions, entry.contexts).map { direction, context in
        let member = members[direction]
        return "theme.\(member.name) == TokenTheme.\(member.typeName).\(member.entries[context])"
      }
      return (parts.joined(separator: " && "), texts[entry.theme])
    }
  }
}
