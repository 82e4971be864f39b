/// What authors want shown where a colour can't be: the member `hex` of Color Module 2025.10, §4.1.
///
/// A fallback need not be near its colour and says nothing of alpha. It belongs to the place where it was written, and so
/// to the tokens that refer to it; another token with the same components may have none. Those of colours in sRGB are
/// left out: nothing needs them.
public struct ColorFallbacks: Sendable {
  /// For each token that has any: its colours, made opaque, and what stands in for them.
  private var tables: [TokenID: [ColorCoordinates: SRGBBytes]] = [:]

  /// The fallbacks of a token's colours, each by the colour with alpha 1.
  public subscript(token: TokenID) -> [ColorCoordinates: SRGBBytes] { tables[token] ?? [:] }

  /// Notes a colour that a token holds; the first fallback counts where a token has the same colour twice.
  mutating func note(_ fallback: SRGBBytes, for color: ColorCoordinates, in token: TokenID) {
    guard color.space.rgbSpace != .srgb, color.space != .srgbLinear else { return }
    tables[token, default: [:]].merge([color.with(alpha: 1): fallback]) { first, _ in first }
  }

  /// Notes that a token takes colours from another.
  mutating func pass(from target: TokenID, to token: TokenID) {
    guard let table = tables[target] else { return }
    tables[token, default: [:]].merge(table) { first, _ in first }
  }
}
