/// How many columns a terminal gives to a text.
public enum DisplayWidth {
  /// Columns of a text without tabs.
  public static func of(_ text: String) -> Int {
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  /// Columns of one character: 2 for wide East Asian ones and emoji, 0 for a mark that stands alone, else 1.
  public static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // U+FE0F asks for the emoji form of a character that is text by itself.
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The ranges of Unicode's East Asian Width W and F that are no emoji.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF: true
    case 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }
}
