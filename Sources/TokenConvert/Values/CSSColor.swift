import TokenModel

/// Reads the colours of CSS: hexadecimal, names, and the functions of CSS Color 4.
///
/// Functions that compute (`color-mix()`, relative colours) are not read. Figures out of range are cut as CSS does.
enum CSSColor {
  /// The colour that a text spells; nil if it spells none.
  static func read(_ text: String) -> ColorLiteral? {
    let trimmed = text.trimmed.lowercased()
    if trimmed.hasPrefix("#") { return hexadecimal(trimmed) }
    if let open = trimmed.firstIndex(of: "("), trimmed.hasSuffix(")") {
      let name = String(trimmed[..<open])
      let inner = String(trimmed[trimmed.index(after: open)...].dropLast())
      return function(name, inner)
    }
    if trimmed == "transparent" { return bytes(0, 0, 0, alpha: 0) }
    return NamedColors.hex(trimmed).flatMap(hexadecimal)
  }

  /// A colour of bytes: each component is its byte over 255, in as few decimals as read back as that byte.
  static func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double) -> ColorLiteral {
    let coordinates = ColorCoordinates(.srgb, unit(red), unit(green), unit(blue), alpha: alpha)
    return ColorLiteral(coordinates: coordinates, hex: SRGBBytes(red: red, green: green, blue: blue).hex)
  }

  /// Four decimals are the fewest that lie within the tolerance which the rest of the tool has for a byte; where fewer do
  /// as well, the printer leaves the zeros out.
  private static func unit(_ byte: UInt8) -> Double { (Double(byte) / 255).rounded(toPlaces: 4) }

  // MARK: Hexadecimal

  private static func hexadecimal(_ text: String) -> ColorLiteral? {
    var digits: [UInt8] = []
    for character in text.dropFirst() {
      guard let digit = character.hexDigitValue, character.isASCII else { return nil }
      digits.append(UInt8(digit))
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let values = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    let alpha = values.count == 4 ? (Double(values[3]) / 255).rounded(toPlaces: 4) : 1
    return bytes(values[0], values[1], values[2], alpha: alpha)
  }

  // MARK: Functions

  private static func function(_ name: String, _ inner: String) -> ColorLiteral? {
    guard let arguments = Arguments(inner) else { return nil }
    switch name {
    case "rgb", "rgba": return rgb(arguments)
    case "hsl", "hsla": return polar(arguments, .hsl)
    case "hwb": return polar(arguments, .hwb)
    case "lab": return three(arguments, .lab, scales: [100, 125, 125])
    case "lch": return three(arguments, .lch, scales: [100, 150, nil])
    case "oklab": return three(arguments, .oklab, scales: [1, 0.4, 0.4])
    case "oklch": return three(arguments, .oklch, scales: [1, 0.4, nil])
    case "color": return predefined(arguments)
    default: return nil
    }
  }

  /// What stands between the brackets of a colour function.
  private struct Arguments {
    var parts: [String]
    var alpha = 1.0

    init?(_ inner: String) {
      let halves = inner.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2 else { return nil }
      var separated = halves[0].split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
      if halves.count == 2 {
        separated.append(String(halves[1]).trimmed)
      }
      parts = separated
      let count = parts.first.map { ColorSpace.cssNames[$0] != nil } ?? false ? 4 : 3
      // The older form `rgba(#000, 0.5)` has a colour in front.
      let isShort = parts.count == 2 && parts[0].hasPrefix("#")
      if parts.count == count + 1 || isShort {
        guard let last = parts.popLast(), let alpha = Self.alpha(last) else { return nil }
        self.alpha = alpha
      }
    }

    private static func alpha(_ text: String) -> Double? {
      if text == "none" { return 0 }
      guard let value = Quantity(text)?.plainNumber else { return nil }
      return min(1, max(0, value))
    }
  }

  private static func rgb(_ arguments: Arguments) -> ColorLiteral? {
    if arguments.parts.count == 1 { return hexadecimal(arguments.parts[0])?.with(alpha: arguments.alpha) }
    guard arguments.parts.count == 3 else { return nil }
    var values: [Double] = []
    for part in arguments.parts {
      guard let quantity = part == "none" ? Quantity(0) : Quantity(part) else { return nil }
      switch quantity.unit {
      case "": values.append(min(255, max(0, quantity.value)))
      case "%": values.append(min(255, max(0, quantity.value * 255 / 100)))
      default: return nil
      }
    }
    if values.allSatisfy({ $0 == $0.rounded() }) {
      return bytes(UInt8(values[0]), UInt8(values[1]), UInt8(values[2]), alpha: arguments.alpha)
    }
    let units = values.map { ($0 / 255).rounded(toPlaces: 6) }
    return ColorLiteral(coordinates: ColorCoordinates(.srgb, units[0], units[1], units[2], alpha: arguments.alpha))
  }

  /// HSL and HWB: a hue and two percentages.
  private static func polar(_ arguments: Arguments, _ space: ColorSpace) -> ColorLiteral? {
    guard arguments.parts.count == 3 else { return nil }
    var values = [0.0, 0.0, 0.0]
    var missing: UInt8 = 0
    for (index, part) in arguments.parts.enumerated() {
      if part == "none" {
        missing |= 1 << UInt8(index)
      } else if index == 0 {
        guard let hue = hue(part) else { return nil }
        values[0] = hue
      } else {
        guard let quantity = Quantity(part), quantity.unit == "%" || quantity.unit.isEmpty else { return nil }
        values[index] = min(100, max(0, quantity.value))
      }
    }
    return ColorLiteral(
      coordinates: ColorCoordinates(
        space, values[0], values[1], values[2], alpha: arguments.alpha, missing: missing))
  }

  /// An angle in degrees, from 0 to below 360.
  private static func hue(_ text: String) -> Double? {
    guard let quantity = Quantity(text) else { return nil }
    let degrees: Double
    switch quantity.unit {
    case "", "deg": degrees = quantity.value
    case "turn": degrees = quantity.value * 360
    case "grad": degrees = quantity.value * 0.9
    case "rad": degrees = (quantity.value * 180 / .pi).rounded(toPlaces: 6)
    default: return nil
    }
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    return turned < 0 ? turned + 360 : turned
  }

  /// Lab, LCH and their perceptual kin; `scales` is what 100 % stands for, nil for a hue.
  private static func three(_ arguments: Arguments, _ space: ColorSpace, scales: [Double?]) -> ColorLiteral? {
    guard arguments.parts.count == 3 else { return nil }
    var values = [0.0, 0.0, 0.0]
    var missing: UInt8 = 0
    for (index, part) in arguments.parts.enumerated() {
      if part == "none" {
        missing |= 1 << UInt8(index)
        continue
      }
      if let scale = scales[index] {
        guard let quantity = Quantity(part), quantity.unit == "%" || quantity.unit.isEmpty else { return nil }
        values[index] = quantity.unit == "%" ? (quantity.value * scale / 100).rounded(toPlaces: 12) : quantity.value
      } else {
        guard let hue = hue(part) else { return nil }
        values[index] = hue
      }
      let range = space.ranges[index]
      if let least = range.lower { values[index] = max(least, values[index]) }
      if let most = range.upper, space.hueIndex != index { values[index] = min(most, values[index]) }
    }
    return ColorLiteral(
      coordinates: ColorCoordinates(
        space, values[0], values[1], values[2], alpha: arguments.alpha, missing: missing))
  }

  private static func predefined(_ arguments: Arguments) -> ColorLiteral? {
    guard arguments.parts.count == 4, let space = ColorSpace.cssNames[arguments.parts[0]] else { return nil }
    var values = [0.0, 0.0, 0.0]
    var missing: UInt8 = 0
    for (index, part) in arguments.parts.dropFirst().enumerated() {
      if part == "none" {
        missing |= 1 << UInt8(index)
        continue
      }
      guard let value = Quantity(part)?.plainNumber else { return nil }
      values[index] = min(1, max(0, value))
    }
    return ColorLiteral(
      coordinates: ColorCoordinates(
        space, values[0], values[1], values[2], alpha: arguments.alpha, missing: missing))
  }
}

extension ColorSpace {
  /// The spaces that `color()` takes, by the name CSS has for them.
  static let cssNames: [String: ColorSpace] = [
    "srgb": .srgb, "srgb-linear": .srgbLinear, "display-p3": .displayP3, "a98-rgb": .a98RGB,
    "prophoto-rgb": .prophotoRGB, "rec2020": .rec2020, "xyz": .xyzD65, "xyz-d65": .xyzD65, "xyz-d50": .xyzD50,
  ]
}

extension String {
  /// The text without space at either end.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
