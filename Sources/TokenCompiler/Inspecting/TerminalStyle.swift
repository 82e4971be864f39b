import TokenDiagnostics

/// How text for people is dressed: plain for files and pipes, with emphasis and colours on a terminal.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether headings and marks may be emphasised (ECMA-48, SGR).
  public let hasEmphasis: Bool
  /// Whether colours of 24 bits can be shown.
  public let hasTrueColor: Bool

  /// Describes what the text goes to.
  public init(hasEmphasis: Bool, hasTrueColor: Bool) {
    self.hasEmphasis = hasEmphasis
    self.hasTrueColor = hasTrueColor
  }

  /// No dress at all.
  public static let plain = TerminalStyle(hasEmphasis: false, hasTrueColor: false)

  /// A heading.
  func heading(_ text: String) -> String { hasEmphasis ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// What matters less.
  func faint(_ text: String) -> String { hasEmphasis ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  /// A field of four columns in a colour; one that lets through is shown over white and over black. Empty where no
  /// colour can be shown.
  ///
  /// - Parameter hex: `#336699`, or with an alpha `#33669980`.
  func swatch(_ hex: String?) -> String {
    guard hasTrueColor, let hex, let value = UInt32(hex.dropFirst(), radix: 16) else { return "" }
    let isOpaque = hex.utf8.count < 9
    let alpha = isOpaque ? 1 : Double(value & 0xFF) / 255
    let rgb = isOpaque ? value : value >> 8
    let channels = [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF].map(Double.init)
    let fields = [255.0, 0].map { ground in
      let mixed = channels.map { String(Int(($0 * alpha + ground * (1 - alpha)).rounded())) }
      return "\u{1B}[48;2;\(mixed.joined(separator: ";"))m  "
    }
    return fields.joined() + "\u{1B}[0m "
  }
}
