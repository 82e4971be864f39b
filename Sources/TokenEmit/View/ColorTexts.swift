import TokenModel

/// The spellings of a color that templates may choose from.
struct ColorTexts {
  /// The color as the token has it.
  let color: ColorCoordinates
  /// The color of sRGB that is shown where only sRGB can be.
  let bytes: SRGBBytes

  /// The text of a field.
  func text(_ name: TokensViewModel.FieldName) -> String {
    switch name {
    case .hex: bytes.hex + (color.alpha == 1 ? "" : hex(alphaByte))
    case .argb: (hex(alphaByte) + bytes.hex.dropFirst()).uppercased()
    case .red: String(bytes.red)
    case .green: String(bytes.green)
    case .blue: String(bytes.blue)
    case .alpha: NumberPrinter.text(color.alpha)
    case .p3Red: displayP3(0)
    case .p3Green: displayP3(1)
    default: displayP3(2)
    }
  }

  private var alphaByte: UInt8 { UInt8((min(max(color.alpha, 0), 1) * 255).rounded()) }

  private func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  private func displayP3(_ index: Int) -> String {
    NumberPrinter.text(color.gamutMapped(to: .displayP3)[index].rounded(toPlaces: 5))
  }
}
