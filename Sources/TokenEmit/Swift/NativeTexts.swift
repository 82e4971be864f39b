import TokenModel

/// The texts of one token in the native settings, the modifiers of a team's own chosen.
struct NativeTexts {
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
  func text() -> SwiftThemedText {
    let standard = dynamic(reduced: false)
    return matters(.transparency) ? choose(standard, dynamic(reduced: true), "reducedTransparency") : standard
  }

  /// Whether a native axis makes a difference.
  private func matters(_ kind: ThemeAxis.Kind) -> Bool {
    table.directions.contains { swift.members[$0].axis.kind == kind }
  }

  private func dynamic(reduced: Bool) -> SwiftThemedText {
    let light = text("light", "standard", reduced)
    let dark = text("dark", "standard", reduced)
    let (moreLight, moreDark) = (text("light", "more", reduced), text("dark", "more", reduced))
    let merged = SwiftColorSlots.merge(light: light, dark: dark, moreLight: moreLight, moreDark: moreDark, color)
    if let merged {
      let isPlain = isSurface || (light == dark && light == moreLight && light == moreDark)
      return SwiftThemedText(merged, usesTheme: !isPlain)
    }
    let standard = choose(plain(light), plain(dark), "dark")
    return choose(standard, choose(plain(moreLight), plain(moreDark), "dark"), "moreContrast")
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
    var arguments = [Array(slot.light)]
    func add(_ label: String, _ text: ArraySlice<UInt8>, unless other: ArraySlice<UInt8>) {
      if text != other { arguments.append(Array(label.utf8) + text) }
    }
    add("dark: ", slot.dark, unless: slot.light)
    add("moreContrast: ", slot.moreLight, unless: slot.light)
    // Left out, it is what the light one is in proportion: see the function.
    add("darkMoreContrast: ", slot.moreDark, unless: slot.moreLight == slot.light ? slot.dark : slot.moreLight)
    return SwiftThemedText.call("theme.color", arguments, indent: isLoneColor ? indent : nil)
  }

  /// Whether the value is a colour and nothing else.
  private var isLoneColor: Bool {
    texts.allSatisfy { $0.first == SwiftColorSlots.start && $0.firstIndex(of: SwiftColorSlots.end) == $0.count - 1 }
  }

  /// `theme.choose(a, dark: b)`, or the text where both are the same.
  private func choose(_ text: SwiftThemedText, _ other: SwiftThemedText, _ label: String) -> SwiftThemedText {
    guard text.bytes != other.bytes else { return text }
    let arguments = [text.bytes, Array("\(label): ".utf8) + other.bytes]
    return SwiftThemedText(SwiftThemedText.call("theme.choose", arguments, indent: indent), usesTheme: true)
  }

  /// The spaces before the line on which a value begins, as it is printed for a constant.
  private var indent: Int { isSurface ? 4 : 8 }

  /// A text without the marks of colours.
  private func plain(_ text: [UInt8]) -> SwiftThemedText {
    let text = SwiftColorSlots.merge(light: text, dark: text, moreLight: text, moreDark: text, color) ?? text
    return SwiftThemedText(text, usesTheme: false)
  }
}
