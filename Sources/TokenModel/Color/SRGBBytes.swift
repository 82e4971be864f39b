public import TokenSource

/// An sRGB colour of 8 bits a component, as `#rrggbb` writes it.
public struct SRGBBytes: Hashable, Sendable {
  /// Red, 0 to 255.
  public let red: UInt8
  /// Green, 0 to 255.
  public let green: UInt8
  /// Blue, 0 to 255.
  public let blue: UInt8

  /// Makes a colour of three bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#` and exactly six hexadecimal digits of either case (Color Module 2025.10, §4.1); nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 7, text.utf8.first == Self.numberSign else { return nil }
    var number: UInt32 = 0
    for byte in text.utf8.dropFirst() {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return nil
      }
      number = number << 4 | UInt32(digit)
    }
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// `#rrggbb` in lower case.
  public var hex: String {
    var buffer = OutputBuffer(capacity: 7)
    appendHex(to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Appends `#rrggbb` in lower case.
  public func appendHex(to buffer: inout OutputBuffer) {
    buffer.append(Self.numberSign)
    for byte in [red, green, blue] {
      buffer.append(Self.digit(byte >> 4))
      buffer.append(Self.digit(byte & 15))
    }
  }

  /// The opaque colour in sRGB: each byte over 255.
  public var coordinates: ColorCoordinates {
    ColorCoordinates(.srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }

  private static let numberSign: UInt8 = 0x23

  private static func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x57) }
}

extension ColorCoordinates {
  /// The nearest 8-bit sRGB colour, cut to the gamut, alpha left out. NaN counts as 0.
  public var srgbBytes: SRGBBytes {
    let steps = clipped(to: .srgb).components * 255
    func byte(_ value: Double) -> UInt8 {
      value > 0 ? UInt8(min(value.rounded(), 255)) : 0
    }
    return SRGBBytes(red: byte(steps.x), green: byte(steps.y), blue: byte(steps.z))
  }

  /// `srgbBytes`, if that is this colour: no component is missing and none is farther than 0.00005 (0...1) from its
  /// byte. Then `#rrggbb` says the same as the components of a token written with four decimals. Alpha is left out; any space may ask.
  public var exactSRGBBytes: SRGBBytes? {
    guard missing == 0 else { return nil }
    let bytes = srgbBytes
    let difference = converted(to: .srgb).components - bytes.coordinates.components
    guard difference.max() <= Self.gamutTolerance, difference.min() >= -Self.gamutTolerance else { return nil }
    return bytes
  }
}
