public import TokenSource

/// Writes numbers as CSS, JSON and Swift read them.
///
/// The digits are the shortest that read back as the same `Double`. From 1e-7 up to, not including, 1e21 they stand
/// as a plain decimal (`0.00001`, `12.5`, `300`), outside that with an exponent (`1e-9`, `2.5e21`).
public enum NumberPrinter {
  /// How a whole number is written.
  public enum Style: Sendable {
    /// Without a fraction: `3`.
    case plain
    /// With a fraction, so that Swift infers `Double`: `3.0`. It also spares the compiler's warning that a whole number
    /// beyond 2 to the 53rd is not exact.
    case swiftDouble
  }

  /// Appends `value`, a number of any unit; minus zero is written as zero.
  ///
  /// None of the three languages has a number for infinity or NaN, and a value is checked long before it is printed.
  /// Should one come here all the same, zero is written, which keeps the output readable, and the result is false.
  @discardableResult
  public static func append(_ value: Double, to buffer: inout OutputBuffer, as style: Style = .plain) -> Bool {
    guard value.isFinite else {
      appendWhole(0, to: &buffer, as: style)
      return false
    }
    if value < 0 { buffer.append(minus) }
    let magnitude = value.magnitude
    if magnitude < 0x1p53 {
      let whole = UInt64(magnitude)
      if Double(whole) == magnitude {
        appendWhole(whole, to: &buffer, as: style)
        return true
      }
    }
    var digits = millionths(magnitude) ?? described(magnitude)
    digits.dropTrailingZeros()
    append(digits, to: &buffer, as: style)
    return true
  }

  /// A number of any unit as text.
  public static func text(_ value: Double, as style: Style = .plain) -> String {
    var buffer = OutputBuffer(capacity: 24)
    append(value, to: &buffer, as: style)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Appends `value` with exactly `places` digits (0 to 15) after the point, for messages: `3.94`, `4.50`.
  ///
  /// A figure that failed a limit is best rounded `.down`, so that 4.4996 does not read as the 4.50 it missed. See
  /// `Double.rounded(toPlaces:_:)` for the rounding; values too large for it are written as `append(_:to:as:)` does.
  public static func appendFixed(
    _ value: Double, places: Int, rounding rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero,
    to buffer: inout OutputBuffer
  ) {
    let places = min(max(places, 0), 15)
    guard let units = value.units(ofPlaces: places, rule), units.magnitude < 0x1p53 else {
      append(value, to: &buffer)
      return
    }
    if units < 0 { buffer.append(minus) }
    let significand = UInt64(units.magnitude)
    let digits = Digits(significand: significand, exponent: -places)
    if places == 0 { appendWhole(significand, to: &buffer, as: .plain) } else { appendDecimal(digits, to: &buffer) }
  }

  // MARK: - Digits

  /// `significand` × 10 to the power `exponent`.
  private struct Digits {
    var significand: UInt64
    var exponent: Int

    mutating func dropTrailingZeros() {
      while significand > 9 {
        let (quotient, rest) = significand.quotientAndRemainder(dividingBy: 10)
        guard rest == 0 else { return }
        significand = quotient
        exponent += 1
      }
    }
  }

  /// The digits of a number with at most six decimals, below 1e9.
  ///
  /// `units` and 1e6 are exact, so their quotient is the `Double` nearest to the decimal, which thus reads back. The
  /// decimal has at most 15 significant digits; no two of those share a `Double`, so none is shorter either.
  private static func millionths(_ magnitude: Double) -> Digits? {
    guard magnitude < 1e9 else { return nil }
    let units = (magnitude * 1e6).rounded()
    guard units / 1e6 == magnitude else { return nil }
    return Digits(significand: UInt64(units), exponent: -6)
  }

  /// The digits of Swift's own shortest text: at most 17 of them, so they fit in 64 bits.
  private static func described(_ magnitude: Double) -> Digits {
    var digits = Digits(significand: 0, exponent: 0)
    var afterPoint = false
    var afterE = false
    var isNegative = false
    var exponent = 0
    for byte in magnitude.description.utf8 {
      switch byte {
      case zero...(zero + 9) where afterE: exponent = exponent * 10 + Int(byte - zero)
      case zero...(zero + 9):
        digits.significand = digits.significand * 10 + UInt64(byte - zero)
        if afterPoint { digits.exponent -= 1 }
      case point: afterPoint = true
      case minus: isNegative = true
      case letterE: afterE = true
      default: continue
      }
    }
    digits.exponent += isNegative ? -exponent : exponent
    return digits
  }

  // MARK: - Layout

  private static let zero: UInt8 = 0x30
  private static let minus: UInt8 = 0x2D
  private static let point: UInt8 = 0x2E
  private static let letterE: UInt8 = 0x65

  private static func append(_ digits: Digits, to buffer: inout OutputBuffer, as style: Style) {
    let count = decimalCount(digits.significand)
    let pointPlace = count + digits.exponent
    if pointPlace < -6 || pointPlace > 21 {
      appendDecimal(Digits(significand: digits.significand, exponent: 1 - count), to: &buffer)
      buffer.append(letterE)
      buffer.append(decimal: pointPlace - 1)
    } else if digits.exponent < 0 {
      appendDecimal(digits, to: &buffer)
    } else {
      appendDigits(digits.significand, count, to: &buffer)
      for _ in 0..<digits.exponent { buffer.append(zero) }
      if style == .swiftDouble { appendFraction(to: &buffer) }
    }
  }

  private static func appendWhole(_ value: UInt64, to buffer: inout OutputBuffer, as style: Style) {
    if value < 10 {
      buffer.append(zero + UInt8(truncatingIfNeeded: value))
    } else {
      appendDigits(value, decimalCount(value), to: &buffer)
    }
    if style == .swiftDouble { appendFraction(to: &buffer) }
  }

  private static func appendFraction(to buffer: inout OutputBuffer) {
    buffer.append(point)
    buffer.append(zero)
  }

  /// A decimal with `-exponent` places; a point only if there are any.
  private static func appendDecimal(_ digits: Digits, to buffer: inout OutputBuffer) {
    let places = -digits.exponent
    guard places > 0 else { return appendDigits(digits.significand, decimalCount(digits.significand), to: &buffer) }
    let count = max(decimalCount(digits.significand), places + 1)
    appendDigits(digits.significand, count + 1, pointAt: count - places, to: &buffer)
  }

  /// Fills `count` bytes from the last to the first, with zeros in front and a point at `pointAt`.
  private static func appendDigits(
    _ value: UInt64, _ count: Int, pointAt: Int = -1, to buffer: inout OutputBuffer
  ) {
    let start = buffer.bytes.count
    buffer.bytes.append(contentsOf: repeatElement(zero, count: count))
    var rest = value
    var index = start + count - 1
    while rest > 0 {
      if index == start + pointAt { index -= 1 }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      buffer.bytes[index] = zero + UInt8(truncatingIfNeeded: digit)
      rest = quotient
      index -= 1
    }
    if pointAt >= 0 { buffer.bytes[start + pointAt] = point }
  }

  private static func decimalCount(_ value: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while value >= limit, count < 20 {
      count += 1
      limit = limit &* 10
    }
    return count
  }
}
