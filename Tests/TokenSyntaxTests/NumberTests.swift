import Testing
import TokenSyntax

/// Numbers are the Double next to what is spelled.
struct NumberTests {
  private func number(_ text: String) -> Double { Reading(text).tree.number(NodeID(index: 0)) }

  @Test(arguments: [
    "0", "-0", "1", "-1", "0.1", "0.3", "1e22", "1e23", "9007199254740992", "9007199254740993", "9007199254740995",
    "1.7976931348623157e308", "1.7976931348623159e308", "2.2250738585072014e-308", "2.2250738585072011e-308", "5e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "123456789012345678901234567890", "0.000000000000000000001",
    "1e-22", "1e-23", "3.141592653589793238462643383279502884197", "1e0", "10e-1", "0e999999999", "0.0e-999999999",
    "100000000000000000000000", "8.5e21", "9007199254740991e22", "1e00000000000000000005", "72057594037927945",
  ])
  func readsLikeTheLibrary(_ text: String) {
    #expect(number(text).bitPattern == Double(text)?.bitPattern)
  }

  @Test
  func whatIsBeyondDoubleIsInfinite() {
    #expect(number("1e309") == .infinity)
    #expect(number("-1e400") == -.infinity)
    #expect(number("1e99999999999999999999999999") == .infinity)
    #expect(number("1e-99999999999999999999999999") == 0)
    #expect(number("0e99999999999999999999999999") == 0)
    #expect(number(String(repeating: "9", count: 400)) == .infinity)
  }

  @Test
  func aVeryLongNumberIsRead() {
    #expect(number("0." + String(repeating: "0", count: 200_000) + "1e200001") == 1)
    #expect(number("1" + String(repeating: "0", count: 200_000) + "e-200000") == 1)
  }

  @Test
  func otherNodesAreNoNumbers() {
    #expect(number("\"1\"").isNaN)
    #expect(number("tru").isNaN)
  }

  @Test
  func randomDoublesComeBack() {
    var random = SeededGenerator(20_251_001)
    var wrong: [String] = []
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let text = "\(value)"
      if number(text).bitPattern != value.bitPattern { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  @Test
  func randomSpellingsReadLikeTheLibrary() {
    var random = SeededGenerator(7)
    var wrong: [String] = []
    for _ in 0..<20_000 {
      var text = Bool.random(using: &random) ? "-" : ""
      text += String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      if Bool.random(using: &random) {
        text += "." + String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      }
      if Bool.random(using: &random) { text += "e\(Int.random(in: -40...40, using: &random))" }
      if number(text).bitPattern != Double(text)?.bitPattern { wrong.append(text) }
    }
    #expect(wrong == [])
  }
}
