import TokenModel
import TokenSource

/// What is printed of a token that differs by theme: the value for each choice of a team's own modifiers, in which the
/// settings that platforms know are followed.
struct SwiftThemedValue: Sendable {
  /// A value and the choices it is for.
  struct Case: Sendable {
    /// `(.acme, .compact), (.zeta, .compact)`; empty where no modifier matters.
    var patterns: [String]
    let value: [UInt8]
  }

  /// The members that matter, in the order of patterns.
  let members: [SwiftThemes.Member]
  /// The values; one without a pattern where no member matters.
  let cases: [Case]

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
      let value = NativeTexts(table, swift, own: own, choice, texts, isSurface: type == .surface).text()
      let names = zip(members, choice).map { "." + $0.cases[$1] }
      let pattern = names.count > 1 ? "(" + names.joined(separator: ", ") + ")" : names.joined()
      if let place = places[value] {
        cases[place].patterns.append(pattern)
      } else {
        places[value] = cases.count
        cases.append(Case(patterns: pattern.isEmpty ? [] : [pattern], value: value))
      }
    }
    self.cases = cases
  }

  /// Whether a theme has to be given to tell the values apart; else one value follows the system by itself.
  var needsTheme: Bool {
    cases.count > 1 || cases.contains { String(decoding: $0.value, as: UTF8.self).contains("theme.") }
  }

  /// `theme.brand`, `(theme.brand, theme.density)`; empty where no modifier matters.
  var subject: String {
    let names = members.map { "theme." + $0.name }
    return names.count > 1 ? "(" + names.joined(separator: ", ") + ")" : names.joined()
  }
}

/// The texts of one token in the native settings, the modifiers of a team's own chosen.
private struct NativeTexts {
  private let table: ThemeTable
  private let swift: SwiftThemes
  private let own: [Int]
  private let choice: [Int]
  private let texts: [[UInt8]]
  private let isSurface: Bool

  init(
    _ table: ThemeTable, _ swift: SwiftThemes, own: [Int], _ choice: [Int], _ texts: [[UInt8]], isSurface: Bool
  ) {
    self.isSurface = isSurface
    self.table = table
    self.swift = swift
    self.own = own
    self.choice = choice
    self.texts = texts
  }

  /// One expression for all of them.
  func text() -> [UInt8] {
    guard matters(.transparency) else { return dynamic(reduced: false) }
    return Self.choose(dynamic(reduced: false), dynamic(reduced: true), "reducedTransparency")
  }

  /// Whether a native axis makes a difference.
  private func matters(_ kind: ThemeAxis.Kind) -> Bool {
    table.directions.contains { swift.members[$0].axis.kind == kind }
  }

  private func dynamic(reduced: Bool) -> [UInt8] {
    let light = text("light", "standard", reduced)
    let dark = text("dark", "standard", reduced)
    let (moreLight, moreDark) = (text("light", "more", reduced), text("dark", "more", reduced))
    let merged = SwiftColorSlots.merge(
      light: light, dark: dark, moreLight: moreLight, moreDark: moreDark, color)
    if let merged { return merged }
    let standard = Self.choose(plain(light), plain(dark), "dark")
    return Self.choose(standard, Self.choose(plain(moreLight), plain(moreDark), "dark"), "moreContrast")
  }

  /// The text in one setting; axes that make no difference are at their base.
  private func text(_ appearance: String, _ contrast: String, _ reduced: Bool) -> [UInt8] {
    let words: [ThemeAxis.Kind: String] = [
      .appearance: appearance, .contrast: contrast, .transparency: reduced ? "reduced" : "standard",
    ]
    let entry = table.entries.first { entry in
      table.directions.indices.allSatisfy { place in
        let axis = swift.members[table.directions[place]].axis
        if let index = own.firstIndex(of: place) { return entry.contexts[place] == choice[index] }
        return axis.contexts[entry.contexts[place]] == words[axis.kind]
      }
    }
    return texts[entry?.theme ?? 0]
  }

  /// A colour that follows the settings, or a plain one where it is the same in all.
  private func color(_ slot: SwiftColorSlots.Slot) -> [UInt8] {
    if isSurface { return slot.dynamicColor }
    if slot.light == slot.dark, slot.light == slot.moreLight, slot.light == slot.moreDark { return Array(slot.light) }
    var out = OutputBuffer()
    out.append("theme.color(")
    out.append(Array(slot.light), 0..<slot.light.count)
    Self.append(", dark: ", slot.dark, unless: slot.light, to: &out)
    Self.append(", moreContrast: ", slot.moreLight, unless: slot.light, to: &out)
    // Left out, it is what the light one is in proportion: see the function.
    let rest = slot.moreLight == slot.light ? slot.dark : slot.moreLight
    Self.append(", darkMoreContrast: ", slot.moreDark, unless: rest, to: &out)
    out.append(")")
    return out.bytes
  }

  private static func append(
    _ label: String, _ text: ArraySlice<UInt8>, unless other: ArraySlice<UInt8>, to out: inout OutputBuffer
  ) {
    guard text != other else { return }
    out.append(label)
    out.append(Array(text), 0..<text.count)
  }

  /// `theme.choose(a, dark: b)`, or the text where both are the same.
  private static func choose(_ text: [UInt8], _ other: [UInt8], _ label: String) -> [UInt8] {
    guard text != other else { return text }
    var out = OutputBuffer()
    out.append("theme.choose(")
    out.append(text, text.indices)
    out.append(", \(label): ")
    out.append(other, other.indices)
    out.append(")")
    return out.bytes
  }

  /// A text without the marks of colours.
  private func plain(_ text: [UInt8]) -> [UInt8] {
    SwiftColorSlots.merge(light: text, dark: text, moreLight: text, moreDark: text, color) ?? text
  }
}
