/// How figures of legibility are written, so that files, messages and tables agree.
public enum LegibilityText {
  /// A proved bound of a contrast, 1 to 21: cut to three decimals, so that what is written is still a bound.
  public static func lower(_ contrast: Double) -> String {
    NumberPrinter.text((contrast * 1000 + 1e-6).rounded(.down) / 1000)
  }

  /// A figure that is reached, to three decimals.
  public static func attained(_ contrast: Double) -> String { NumberPrinter.text((contrast * 1000).rounded() / 1000) }

  /// A contrast for people, to two decimals and never more than it is: `3.93:1`.
  public static func ratio(_ contrast: Double) -> String {
    let hundredths = Int((contrast * 100 + 1e-6).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }

  /// A backdrop: `#00FF00` where 8 bits hold it, else its three sRGB components.
  public static func backdrop(_ color: RGB) -> String {
    let bytes = color.bytes
    let exact = RGB(Double(bytes.red) / 255, Double(bytes.green) / 255, Double(bytes.blue) / 255)
    guard exact.distance(to: color) > 1e-6 else { return bytes.hex.uppercased() }
    let parts = [color.red, color.green, color.blue].map { NumberPrinter.text(($0 * 1e6).rounded() / 1e6) }
    return "color(srgb \(parts.joined(separator: " ")))"
  }
}
