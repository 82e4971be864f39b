import TokenModel

/// A number with a unit: `16px`, `1.5`, `30%`. Arithmetic is that of Tokens Studio: units must agree, and a number without
/// one takes the other's.
struct Quantity: Hashable, Sendable {
  /// The number.
  var value: Double
  /// The unit in lower case; empty for none.
  var unit: String

  init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// Reads a number and what stands behind it, spaces around left out; nil if it is something else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard let (value, after) = Self.number(bytes, start, end) else { return nil }
    let unit = String(decoding: bytes[after..<end], as: UTF8.self).lowercased()
    guard unit.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) || unit == "%" else { return nil }
    self.init(value, unit)
  }

  /// The number at `start`, and where it ends.
  static func number(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (Double, Int)? {
    var index = start
    func skipDigits() -> Int {
      let first = index
      while index < end, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
      return index - first
    }
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    var digits = skipDigits()
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    // An e begins an exponent only if digits follow; otherwise it begins a unit, as in 2em.
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let mark = index
      index += 1
      if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
      if skipDigits() == 0 { index = mark }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let spelled = text.hasPrefix("+") ? String(text.dropFirst()) : text
    guard let value = Double(spelled.hasSuffix(".") ? spelled + "0" : spelled), value.isFinite else { return nil }
    return (value, index)
  }

  /// As CSS writes it: `16px`.
  var text: String { NumberPrinter.text(value) + unit }

  /// The number that a percentage stands for; other quantities without unit as they are.
  var plainNumber: Double? {
    switch unit {
    case "": value
    case "%": (value / 100).rounded(toPlaces: 12)
    default: nil
    }
  }
}
