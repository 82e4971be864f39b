/// Reads the value of a number whose spelling was checked.
enum NumberReader {
  /// The Double next to the decimal number that `range` of `bytes` spells.
  ///
  /// When the digits without the point fit in 53 bits and the power of ten is at most 22, both are exact Doubles and
  /// one multiplication or division rounds correctly. All other spellings go to the library's own reader.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> Double {
    var index = range.lowerBound
    let end = range.upperBound
    var isNegative = false
    if index < end, bytes[index] == ASCII.minus {
      isNegative = true
      index += 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var power = 0
    while index < end, ASCII.isDigit(bytes[index]) {
      mantissa = mantissa &* 10 &+ UInt64(bytes[index] &- ASCII.zero)
      digits += 1
      index += 1
    }
    if index < end, bytes[index] == ASCII.point {
      index += 1
      let start = index
      while index < end, ASCII.isDigit(bytes[index]) {
        mantissa = mantissa &* 10 &+ UInt64(bytes[index] &- ASCII.zero)
        index += 1
      }
      digits += index - start
      power = start - index
    }
    if index < end, let exponent = exponent(bytes, index + 1, end) { power += exponent }
    // 19 digits fit in 64 bits, so the test against 2^53 sees the true mantissa.
    guard digits <= 19, mantissa <= 1 << 53, -22...22 ~= power else { return slow(bytes, range) }
    let value = power < 0 ? Double(mantissa) / powers[-power] : Double(mantissa) * powers[power]
    return isNegative ? -value : value
  }

  /// The exponent, held within a million: beyond that the fast way is not taken whatever it is.
  private static func exponent(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var index = start
    guard index < end else { return nil }
    let isNegative = bytes[index] == ASCII.minus
    if isNegative || bytes[index] == ASCII.plus { index += 1 }
    var value = 0
    while index < end {
      value = min(value * 10 + Int(bytes[index] &- ASCII.zero), 1_000_000)
      index += 1
    }
    return isNegative ? -value : value
  }

  private static func slow(_ bytes: [UInt8], _ range: Range<Int>) -> Double {
    Double(String(decoding: bytes[range], as: UTF8.self)) ?? .nan
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
