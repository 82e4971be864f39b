import TokenModel
import TokenSource

/// The colours of `materials.css` that sRGB does not hold. Each is a custom property of its own, which all rules refer to:
/// so its stand-in and itself are declared once, whatever schemes, attributes and preferences the rules are for.
struct WideColors: Sendable {
  /// A colour, and what stands in for it.
  private struct Entry: Hashable {
    let color: ColorCoordinates
    let standIn: ColorCoordinates
  }

  private var entries: [Entry] = []
  private var places: [Entry: Int] = [:]
  private var probes = WideProbes()

  private func entry(_ color: ColorCoordinates, of token: TokenID, in set: TokenSet) -> Entry? {
    guard color.alpha > 0, CSSGamut.isWide(color) else { return nil }
    return Entry(color: color, standIn: CSSGamut.srgb(standIns: set.fallbacks[token]).shown(color))
  }

  /// Gives a colour that a token holds a property, if it needs one.
  mutating func add(_ color: ColorCoordinates?, of token: TokenID, in set: TokenSet) {
    guard let color, let entry = entry(color, of: token, in: set), places[entry] == nil else { return }
    places[entry] = entries.count
    entries.append(entry)
    _ = probes.add([color])
  }

  /// A colour as a rule writes it; `transparent` for one that can't be seen.
  func text(_ color: ColorCoordinates, of token: TokenID, in set: TokenSet) -> String {
    guard let place = entry(color, of: token, in: set).flatMap({ places[$0] }) else { return CSSPrinter.color(color) }
    return "var(\(Self.name(place)))"
  }

  /// Begins with an underscore, as no token's property is likely to.
  private static func name(_ place: Int) -> String { "--_wide-\(place + 1)" }

  // MARK: The rules

  /// What a browser must be able to read, as the condition of `@supports`; empty without wide colours.
  var condition: String { probes.condition }

  /// The stand-ins.
  var standIns: [CSSRule] { rules(\.standIn) }

  /// The colours themselves.
  var wide: [CSSRule] { rules(\.color) }

  private func rules(_ color: (Entry) -> ColorCoordinates) -> [CSSRule] {
    guard !entries.isEmpty else { return [] }
    let declarations = entries.enumerated().map { CSSRule.Declaration(Self.name($0), CSSPrinter.color(color($1))) }
    return [CSSRule([":root"], declarations)]
  }
}
