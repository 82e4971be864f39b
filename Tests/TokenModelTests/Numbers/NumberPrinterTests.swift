import Testing
import TokenModel
import TokenSource

@Suite("Number printer")
struct NumberPrinterTests {
  @Test(
    "numbers are written in the shortest plain form",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (9, "9"), (10, "10"), (255, "255"), (1_234_567, "1234567"),
      (0.5, "0.5"), (-0.25, "-0.25"), (0.1, "0.1"), (1.5, "1.5"), (3.94, "3.94"), (12.125, "12.125"),
      (0.6279553639214311, "0.6279553639214311"), (0.1 + 0.2, "0.30000000000000004"), (100.001, "100.001"),
      (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "0.0000001"), (1.25e-7, "0.000000125"), (9.9e-8, "9.9e-8"),
      (1e-9, "1e-9"), (-2.5e-10, "-2.5e-10"), (.leastNonzeroMagnitude, "5e-324"), (1e9, "1000000000"),
      (1e9 + 0.5, "1000000000.5"),
      (9_007_199_254_740_991, "9007199254740991"), (0x1p53, "9007199254740992"),
      (1.8014398509481984e16, "18014398509481984"), (1e20, "100000000000000000000"),
      (1.2345678901234568e20, "123456789012345680000"), (1e21, "1e21"), (2.5e21, "2.5e21"), (1e100, "1e100"),
      (1.7976931348623157e308, "1.7976931348623157e308"), (999_999_999.999999, "999999999.999999"),
      (0.000_999_5, "0.0009995"),
    ] as [(Double, String)])
  func plain(value: Double, text: String) {
    #expect(NumberPrinter.text(value) == text)
  }

  @Test(
    "the Swift form shows that a whole number is a Double",
    arguments: [
      (0, "0.0"), (-0.0, "0.0"), (3, "3.0"), (-12, "-12.0"), (0.5, "0.5"), (1e20, "100000000000000000000.0"),
      (1e21, "1e21"), (1e-9, "1e-9"),
    ] as [(Double, String)])
  func swiftDouble(value: Double, text: String) {
    #expect(NumberPrinter.text(value, as: .swiftDouble) == text)
  }

  @Test("infinity and NaN become zero and are reported")
  func nonFinite() {
    for value in [Double.infinity, -.infinity, .nan] {
      var buffer = OutputBuffer()
      let isWritten = NumberPrinter.append(value, to: &buffer)
      #expect(!isWritten)
      #expect(buffer.bytes == [0x30])
    }
    var buffer = OutputBuffer()
    let isWritten = NumberPrinter.append(2, to: &buffer)
    #expect(isWritten)
  }

  @Test("a hundred thousand random bit patterns read back, in no more digits than Swift's own text")
  func roundTrip() {
    var random = SplitMix(seed: 1)
    var count = 0
    while count < 100_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      count += 1
      check(value)
    }
  }

  @Test("a hundred thousand random numbers of everyday size read back")
  func everyday() {
    var random = SplitMix(seed: 2)
    for _ in 0..<25_000 {
      let exponent = Int(random.next() % 48) - 24
      check(Double(sign: .plus, exponent: exponent, significand: Double(random.next() >> 11) * 0x1p-52))
      check(Double(Int64(bitPattern: random.next()) >> Int64(random.next() % 60)))
      let scale = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000][Int(random.next() % 7)]
      let decimal = Double(random.next() % 1_000_000_000) / scale
      check(decimal)
      check(decimal.nextUp)
    }
  }

  private func check(_ value: Double) {
    let text = NumberPrinter.text(value)
    guard Double(text)?.bitPattern == (value == 0 ? 0 : value.bitPattern) else {
      Issue.record("\(value) was written as \(text)")
      return
    }
    if significantDigits(text) != significantDigits(value.description) {
      Issue.record("\(value) was written as \(text)")
    }
    let magnitude = value.magnitude
    let isPlain = magnitude == 0 || (magnitude >= 1e-7 && magnitude < 1e21)
    if text.contains("e") == isPlain { Issue.record("\(value) was written as \(text)") }
  }

  /// The digits of a number's text as one whole number, without zeros at either end, point, sign and exponent.
  private func significantDigits(_ text: String) -> UInt64 {
    var digits: UInt64 = 0
    var zeros = 0
    for byte in text.utf8.prefix(while: { $0 != 0x65 }) where byte >= 0x30 {
      if byte == 0x30 {
        zeros += 1
        continue
      }
      while zeros > 0 {
        digits *= 10
        zeros -= 1
      }
      digits = digits * 10 + UInt64(byte - 0x30)
    }
    return digits
  }

  @Test(
    "fixed places keep their zeros",
    arguments: [
      (3.94, 2, "3.94"), (4.5, 2, "4.50"), (4, 2, "4.00"), (0.045, 1, "0.0"), (0.05, 1, "0.1"), (-1.005, 1, "-1.0"),
      (-0.01, 1, "0.0"), (1234.5678, 0, "1235"), (0.007, 3, "0.007"), (1e300, 2, "1e300"), (21, 1, "21.0"),
    ] as [(Double, Int, String)])
  func fixed(value: Double, places: Int, text: String) {
    var buffer = OutputBuffer()
    NumberPrinter.appendFixed(value, places: places, to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
  }

  @Test("a ratio just under its limit does not read as the limit when rounded down")
  func fixedDown() {
    for (value, text) in [(4.4996, "4.49"), (4.5, "4.50"), (4.5.nextDown, "4.49"), (0.29, "0.29"), (4.567, "4.56")] {
      var buffer = OutputBuffer()
      NumberPrinter.appendFixed(value, places: 2, rounding: .down, to: &buffer)
      #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
    }
  }
}

@Suite("Rounding")
struct RoundingTests {
  @Test("rounding gives the Double nearest to the decimal")
  func nearest() {
    #expect(0.123456.rounded(toPlaces: 4) == 0.1235)
    #expect((0.1 + 0.2).rounded(toPlaces: 10) == 0.3)
    #expect(2.5.rounded(toPlaces: 0) == 3)
    #expect((-2.5).rounded(toPlaces: 0) == -3)
    #expect(29.233880279627893.rounded(toPlaces: 3) == 29.234)
    #expect((-0.00001).rounded(toPlaces: 3).sign == .plus)
    #expect((-0.0).rounded(toPlaces: 3).sign == .plus)
  }

  @Test("a decimal of as many places stays itself under every rule")
  func stays() {
    var random = SplitMix(seed: 3)
    for _ in 0..<10_000 {
      let value = (Double(random.next() % 2_000_000) - 1_000_000) / 1000
      for rule in [FloatingPointRoundingRule.down, .up, .toNearestOrAwayFromZero, .towardZero] {
        if value.rounded(toPlaces: 3, rule) != value { Issue.record("\(value) changed") }
      }
    }
  }

  @Test("rounding down never rises and rounding up never falls")
  func directions() {
    var random = SplitMix(seed: 4)
    for _ in 0..<10_000 {
      let value = Double(Int64(bitPattern: random.next()) >> 20) * 0x1p-30
      let down = value.rounded(toPlaces: 2, .down)
      let up = value.rounded(toPlaces: 2, .up)
      if down > value || up < value || up - down > 0.010_001 { Issue.record("\(value): \(down), \(up)") }
    }
  }

  @Test("numbers without decimals to round come back unchanged")
  func unchanged() {
    #expect(1e300.rounded(toPlaces: 2) == 1e300)
    #expect(Double.infinity.rounded(toPlaces: 2) == .infinity)
    #expect(Double.nan.rounded(toPlaces: 2).isNaN)
  }
}
