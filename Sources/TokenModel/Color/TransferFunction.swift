/// The curves between linear light and the encoded components of an RGB space, as the sample code of CSS Color 4 has them.
///
/// All are reflected at the origin, so that components below 0 and above 1 go through unclamped.
enum TransferFunction {
  /// IEC 61966-2-1; also Display P3's.
  case srgb
  /// Adobe RGB (1998): a power of 563/256.
  case a98RGB
  /// ROMM RGB: a power of 1.8, linear below 1/512 of linear light.
  case prophotoRGB
  /// BT.2020 as displayed: a power of 2.4, the decoding function of BT.1886 with black at 0.
  ///
  /// CSS Color 4 had the camera's curve of BT.2020 table 4 (α = 1.0993, β = 0.0181) until the CSS working group
  /// resolved on the display's on 19 August 2025 (w3c/csswg-drafts#12574).
  case rec2020

  /// Encoded component to linear light.
  func decoded(_ value: Double) -> Double {
    switch self {
    case .srgb:
      let magnitude = value.magnitude
      guard magnitude > 0.04045 else { return value / 12.92 }
      let light = Math.power((magnitude + 0.055) / 1.055, 2.4)
      return value < 0 ? -light : light
    case .a98RGB: return Math.signedPower(value, 563 / 256)
    case .prophotoRGB: return value.magnitude <= 16 / 512 ? value / 16 : Math.signedPower(value, 1.8)
    case .rec2020: return Math.signedPower(value, 2.4)
    }
  }

  /// Linear light to encoded component.
  func encoded(_ light: Double) -> Double {
    switch self {
    case .srgb:
      let magnitude = light.magnitude
      guard magnitude > 0.0031308 else { return light * 12.92 }
      let value = 1.055 * Math.power(magnitude, 1 / 2.4) - 0.055
      return light < 0 ? -value : value
    case .a98RGB: return Math.signedPower(light, 256 / 563)
    case .prophotoRGB: return light.magnitude < 1 / 512 ? light * 16 : Math.signedPower(light, 1 / 1.8)
    case .rec2020: return Math.signedPower(light, 1 / 2.4)
    }
  }

  func decoded(_ values: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decoded(values.x), decoded(values.y), decoded(values.z))
  }

  func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }
}
