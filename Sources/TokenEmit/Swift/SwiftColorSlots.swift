/// Brings the texts of one value in several native settings together.
///
/// Texts that differ in their colours alone become one, in which each such colour is a dynamic one. A colour is marked
/// in a text by a byte before it and one behind it, and a third between a light and a dark one.
struct SwiftColorSlots {
  /// The bytes around a colour; no printed value holds them otherwise, as strings are escaped.
  static let start: UInt8 = 0x01
  static let dark: UInt8 = 0x02
  static let end: UInt8 = 0x03

  /// A colour in the two schemes and at the two contrasts.
  struct Slot: Hashable {
    let light: ArraySlice<UInt8>
    let dark: ArraySlice<UInt8>
    let moreLight: ArraySlice<UInt8>
    let moreDark: ArraySlice<UInt8>

    /// A colour that follows the settings by itself: `.light(a, dark: b).increasedContrast(.light(c, dark: d))`.
    var dynamicColor: [UInt8] {
      let standard = Self.pair(light, dark)
      if light == moreLight, dark == moreDark { return standard }
      return standard + Array(".increasedContrast(".utf8) + Self.pair(moreLight, moreDark) + Array(")".utf8)
    }

    /// A colour in both schemes; one that is the same in both is written once.
    private static func pair(_ light: ArraySlice<UInt8>, _ dark: ArraySlice<UInt8>) -> [UInt8] {
      if light == dark { return Array(light) }
      return Array(".light(".utf8) + light + Array(", dark: ".utf8) + dark + Array(")".utf8)
    }
  }

  /// A text taken apart: what stands around its colours, and the colours.
  private struct Parts {
    var around: [ArraySlice<UInt8>] = []
    var colors: [(light: ArraySlice<UInt8>, dark: ArraySlice<UInt8>)] = []

    init(_ text: [UInt8]) {
      var place = 0
      while let start = text[place...].firstIndex(of: SwiftColorSlots.start),
        let end = text[start...].firstIndex(of: SwiftColorSlots.end)
      {
        around.append(text[place..<start])
        let color = text[start + 1..<end]
        if let middle = color.firstIndex(of: SwiftColorSlots.dark) {
          colors.append((color[..<middle], color[(middle + 1)...]))
        } else {
          colors.append((color, color))
        }
        place = end + 1
      }
      around.append(text[place...])
    }
  }

  /// One text for all settings; nil where the texts differ in more than their colours.
  ///
  /// - Parameters:
  ///   - light, dark: the texts in the two schemes.
  ///   - moreLight, moreDark: the same while contrast is increased.
  ///   - print: prints a colour.
  static func merge(
    light: [UInt8], dark: [UInt8], moreLight: [UInt8], moreDark: [UInt8], _ print: (Slot) -> [UInt8]
  ) -> [UInt8]? {
    let all = [light, dark, moreLight, moreDark].map { Parts($0) }
    guard all.dropFirst().allSatisfy({ $0.around == all[0].around }) else { return nil }
    var out: [UInt8] = []
    for (index, text) in all[0].around.enumerated() {
      out += text
      guard index < all[0].colors.count else { break }
      out += print(
        Slot(
          light: all[0].colors[index].light, dark: all[1].colors[index].dark,
          moreLight: all[2].colors[index].light, moreDark: all[3].colors[index].dark))
    }
    return out
  }
}
