import TokenModel

/// Computes the arithmetic of Tokens Studio: `{a} * 1.5`, `floor({unit} / 2)`, `min({a}, 8px)`.
///
/// The four operators with their usual ranks, brackets, and the functions in `call`. Lengths of different units are not
/// added. Brackets nest at most `depthLimit` deep.
struct Expression {
  /// Why a text has no value.
  enum Fault: Error {
    /// It is no arithmetic.
    case syntax
    /// It is, but a part has no number; the sentence says which.
    case value(String)
  }

  private static let depthLimit = 64

  private let bytes: [UInt8]
  private let operand: (String) throws(Fault) -> Quantity
  private var index = 0
  private var depth = 0

  /// The value of an expression; `operand` gives that of a reference, its braces left out.
  static func value(
    of text: String, _ operand: @escaping (String) throws(Fault) -> Quantity
  ) throws(Fault) -> Quantity {
    var expression = Expression(bytes: Array(text.utf8), operand: operand)
    let value = try expression.sum()
    guard expression.peek() == nil else { throw .syntax }
    guard value.value.isFinite else { throw .value("it has no finite value") }
    return Quantity(value.value.rounded(toPlaces: 10), value.unit)
  }

  private init(bytes: [UInt8], operand: @escaping (String) throws(Fault) -> Quantity) {
    self.bytes = bytes
    self.operand = operand
  }

  /// The next byte that is no space.
  private mutating func peek() -> UInt8? {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  // MARK: Grammar

  private mutating func sum() throws(Fault) -> Quantity {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw .value("its brackets nest too deep") }
    var value = try product()
    while true {
      if take("+") {
        value = try Self.add(value, try product(), 1)
      } else if take("-") {
        value = try Self.add(value, try product(), -1)
      } else {
        return value
      }
    }
  }

  private mutating func product() throws(Fault) -> Quantity {
    var value = try factor()
    while true {
      if take("*") {
        value = try Self.multiply(value, try factor())
      } else if take("/") {
        value = try Self.divide(value, try factor())
      } else {
        return value
      }
    }
  }

  private mutating func factor() throws(Fault) -> Quantity {
    var sign = 1.0
    while let byte = peek(), byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      if byte == UInt8(ascii: "-") { sign = -sign }
      index += 1
    }
    var value = try primary()
    value.value *= sign
    return value
  }

  private mutating func primary() throws(Fault) -> Quantity {
    guard let byte = peek() else { throw .syntax }
    switch byte {
    case UInt8(ascii: "("):
      index += 1
      let value = try sum()
      guard take(")") else { throw .syntax }
      return value
    case UInt8(ascii: "{"): return try reference()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return try number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return try function()
    default: throw .syntax
    }
  }

  private mutating func reference() throws(Fault) -> Quantity {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { throw .syntax }
    let path = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    index = end + 1
    return try operand(path)
  }

  private mutating func number() throws(Fault) -> Quantity {
    guard let (value, end) = Quantity.number(bytes, index, bytes.count) else { throw .syntax }
    index = end
    return Quantity(value, word(orPercent: true))
  }

  private mutating func word(orPercent: Bool = false) -> String {
    let start = index
    if orPercent, index < bytes.count, bytes[index] == UInt8(ascii: "%") {
      index += 1
      return "%"
    }
    while index < bytes.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[index] | 0x20 { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func function() throws(Fault) -> Quantity {
    let name = word()
    guard Self.functions.contains(name), take("(") else { throw .syntax }
    var arguments = [try sum()]
    while take(",") { arguments.append(try sum()) }
    guard take(")") else { throw .syntax }
    return try Self.call(name, arguments)
  }

  // MARK: Arithmetic

  private static let functions: Set<String> = [
    "calc", "floor", "ceil", "round", "abs", "sqrt", "roundto", "min", "max", "pow", "clamp", "sign",
  ]

  private static func call(_ name: String, _ arguments: [Quantity]) throws(Fault) -> Quantity {
    let first = arguments[0]
    switch (name, arguments.count) {
    case ("calc", 1): return first
    case ("floor", 1): return Quantity(first.value.rounded(.down), first.unit)
    case ("ceil", 1): return Quantity(first.value.rounded(.up), first.unit)
    case ("round", 1), ("roundto", 1): return Quantity((first.value + 0.5).rounded(.down), first.unit)
    case ("roundto", 2), ("round", 2):
      return Quantity(first.value.rounded(toPlaces: Int(min(15, max(0, arguments[1].value)))), first.unit)
    case ("abs", 1): return Quantity(first.value.magnitude, first.unit)
    case ("sqrt", 1): return Quantity(first.value.squareRoot(), first.unit)
    case ("sign", 1): return Quantity(first.value == 0 ? 0 : first.value < 0 ? -1 : 1)
    case ("pow", 2): return try power(first, arguments[1])
    case ("min", 1...), ("max", 1...): return try extreme(arguments, name == "min" ? 1 : -1)
    case ("clamp", 3):
      return try extreme([try extreme([arguments[1], first], -1), arguments[2]], 1)
    default: throw .value("“\(name)” takes another number of arguments")
    }
  }

  private static func power(_ base: Quantity, _ exponent: Quantity) throws(Fault) -> Quantity {
    guard exponent.unit.isEmpty, exponent.value == exponent.value.rounded(), abs(exponent.value) <= 64 else {
      throw .value("a power that is no whole number is not computed")
    }
    var value = 1.0
    for _ in 0..<Int(exponent.value.magnitude) { value *= base.value }
    return Quantity(exponent.value < 0 ? 1 / value : value, base.unit)
  }

  /// The least (`sign` 1) or the greatest (−1) of some quantities.
  private static func extreme(_ values: [Quantity], _ sign: Double) throws(Fault) -> Quantity {
    var unit = ""
    for value in values { unit = try common(unit, value.unit) }
    let least = values.map { $0.value * sign }.min() ?? 0
    return Quantity(least * sign, unit)
  }

  private static func common(_ left: String, _ right: String) throws(Fault) -> String {
    if left == right || right.isEmpty { return left }
    guard left.isEmpty else { throw .value("“\(left)” and “\(right)” can't be taken together") }
    return right
  }

  private static func add(_ left: Quantity, _ right: Quantity, _ sign: Double) throws(Fault) -> Quantity {
    // Nothing of one unit is nothing of another.
    if right.value == 0, !left.unit.isEmpty { return left }
    if left.value == 0, !right.unit.isEmpty { return Quantity(sign * right.value, right.unit) }
    return Quantity(left.value + sign * right.value, try common(left.unit, right.unit))
  }

  private static func multiply(_ left: Quantity, _ right: Quantity) throws(Fault) -> Quantity {
    if right.unit == "%" { return Quantity(left.value * right.value / 100, left.unit) }
    if left.unit == "%" { return Quantity(left.value * right.value / 100, right.unit) }
    guard left.unit.isEmpty || right.unit.isEmpty else { throw .value("two lengths can't be multiplied") }
    return Quantity(left.value * right.value, left.unit + right.unit)
  }

  private static func divide(_ left: Quantity, _ right: Quantity) throws(Fault) -> Quantity {
    if right.unit == "%" { return Quantity(left.value / (right.value / 100), left.unit) }
    if left.unit == right.unit { return Quantity(left.value / right.value) }
    guard right.unit.isEmpty else { throw .value("a number can't be divided by a length") }
    return Quantity(left.value / right.value, left.unit)
  }
}
