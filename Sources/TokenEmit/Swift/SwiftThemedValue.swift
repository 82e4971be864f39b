import TokenModel

/// What is printed of a token that differs by theme: the value for each choice of a team's own modifiers, in which the
/// settings that platforms know are followed.
struct SwiftThemedValue: Sendable {
  /// A value and the choices it is for.
  struct Case: Sendable {
    /// `(.acme, .compact), (.zeta, .compact)`; empty where no modifier matters.
    var patterns: [String]
    let text: SwiftThemedText
  }

  /// The members that matter, in the order of patterns.
  let members: [SwiftThemes.Member]
  /// The values; one without a pattern where no member matters.
  let cases: [Case]
  private let isSurface: Bool

  /// - Parameters:
  ///   - token: a token of the base.
  ///   - print: prints the token of a theme, colours marked.
  init?(_ token: TokenID, _ themes: Themes, _ swift: SwiftThemes, _ print: (TokenID, Theme) -> [UInt8]) {
    let type = themes.base.type(of: token)
    let texts = themes.all.indices.map { index -> [UInt8] in
      let theme = themes.all[index]
      guard let place = themes.counterpart(of: token, in: index), theme.set.type(of: place) == type,
        theme.set.baseValue(of: place) != nil
      else { return print(token, themes.all[0]) }
      return print(place, theme)
    }
    let classes = texts.map { text in texts.firstIndex(of: text) ?? 0 }
    let table = swift.grid.table(classes)
    guard !table.directions.isEmpty else { return nil }
    let own = table.directions.indices.filter { !swift.members[table.directions[$0]].axis.kind.isNative }
    members = own.map { swift.members[table.directions[$0]] }
    var cases: [Case] = []
    var places: [[UInt8]: Int] = [:]
    var seen: Set<[Int]> = []
    for entry in table.entries {
      let choice = own.map { entry.contexts[$0] }
      guard seen.insert(choice).inserted else { continue }
      let text = NativeTexts(table, swift, own: own, choice, texts, isSurface: type == .surface).text()
      let names = zip(members, choice).map { "." + SwiftThemes.reference($0.cases[$1]) }
      let pattern = names.count > 1 ? "(" + names.joined(separator: ", ") + ")" : names.joined()
      if let place = places[text.bytes] {
        cases[place].patterns.append(pattern)
      } else {
        places[text.bytes] = cases.count
        cases.append(Case(patterns: pattern.isEmpty ? [] : [pattern], text: text))
      }
    }
    self.cases = cases
    isSurface = type == .surface
  }

  /// Whether a theme has to be given to tell the values apart; else one value follows the system by itself.
  var needsTheme: Bool { cases.count > 1 || cases.contains { $0.text.usesTheme } }

  /// What is printed for one case, its lines moved to where it stands.
  func value(_ index: Int) -> [UInt8] {
    // Values are printed for constants: a surface's behind its `=`, others on a line of their own in braces.
    let shift = (isSurface && needsTheme ? 4 : 0) + (cases.count > 1 ? 4 : 0)
    return cases[index].text.indented(by: shift)
  }

  /// The patterns of one case; a line each if they are long.
  func patterns(_ index: Int) -> String {
    let patterns = cases[index].patterns
    let isShort = patterns.reduce(0) { $0 + $1.utf8.count + 2 } < 100
    return patterns.joined(separator: isShort ? ", " : ",\n            ")
  }

  /// `theme.brand`, `(theme.brand, theme.density)`; empty where no modifier matters.
  var subject: String {
    let names = members.map { "theme." + $0.name }
    return names.count > 1 ? "(" + names.joined(separator: ", ") + ")" : names.joined()
  }
}
