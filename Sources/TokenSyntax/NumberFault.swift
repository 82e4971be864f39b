/// What is wrong with a word that was meant as a number.
struct NumberFault {
  /// The sentence.
  let message: String
  /// What to write instead, where that is clear.
  let replacement: String?

  /// Nil if the word was not meant as a number.
  init?(_ word: String) {
    let unsigned = word.drop { $0 == "-" || $0 == "+" }
    if ["nan", "infinity", "inf"].contains(unsigned.lowercased()) {
      self.init("JSON has no “\(word)”: a number is written in digits", nil)
      return
    }
    guard let first = word.utf8.first, ASCII.isDigit(first) || "+-.".utf8.contains(first) else { return nil }
    guard unsigned.utf8.contains(where: ASCII.isDigit) || "+-.".contains(word) else { return nil }
    if unsigned.lowercased().hasPrefix("0x") {
      self = Self.hexadecimal(word, unsigned.dropFirst(2))
    } else {
      self = Self.decimal(word)
    }
  }

  private init(_ message: String, _ replacement: String?) {
    self.message = message
    self.replacement = replacement
  }

  private static func hexadecimal(_ word: String, _ digits: Substring) -> NumberFault {
    guard let value = UInt64(digits, radix: 16) else {
      return NumberFault("JSON has no hexadecimal numbers such as “\(word)”", nil)
    }
    let decimal = (word.hasPrefix("-") ? "-" : "") + String(value)
    return NumberFault("JSON has no hexadecimal numbers: write \(decimal) for “\(word)”", decimal)
  }

  /// Mends one thing after the other; the first one mended is the fault.
  private static func decimal(_ word: String) -> NumberFault {
    var text = word
    var fault: String?
    if text.hasPrefix("+") {
      text.removeFirst()
      fault = "a number has no leading “+”"
    }
    if text.contains("_") {
      text.removeAll { $0 == "_" }
      fault = fault ?? "a number has no “_” between its digits"
    }
    let sign = text.hasPrefix("-") ? "-" : ""
    var digits = String(text.dropFirst(sign.count))
    let stripped = digits.drop { $0 == "0" }
    if digits.hasPrefix("0"), let next = stripped.first, next.isASCII, next.isNumber {
      digits = String(stripped)
      fault = fault ?? "a number has no leading zeros"
    } else if digits.hasPrefix("00") {
      digits = "0" + stripped
      fault = fault ?? "a number has no leading zeros"
    }
    if digits.hasPrefix(".") {
      digits = "0" + digits
      fault = fault ?? "a number needs a digit before its point"
    }
    if digits.hasSuffix(".") {
      digits.removeLast()
      fault = fault ?? "a number needs a digit after its point"
    }
    if let point = digits.firstRange(of: ".e") ?? digits.firstRange(of: ".E") {
      digits.remove(at: point.lowerBound)
      fault = fault ?? "a number needs a digit after its point"
    }
    guard let fault, isNumber(digits) else { return unclear(word) }
    return NumberFault("\(fault): write \(sign + digits) for “\(word)”", sign + digits)
  }

  private static func unclear(_ word: String) -> NumberFault {
    guard word.utf8.contains(where: ASCII.isDigit) else {
      return NumberFault("“\(word)” is no number: digits are missing", nil)
    }
    if ["e", "e-", "e+"].contains(where: word.lowercased().hasSuffix) {
      return NumberFault("“\(word)” lacks the digits of its exponent", nil)
    }
    return NumberFault("“\(word)” is no number: a text needs double quotes", "\"\(word)\"")
  }

  /// Whether a text without sign is spelled as RFC 8259 wants it.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    func digits() -> Int {
      let count = rest.prefix { $0.isASCII && $0.isNumber }.count
      rest = rest.dropFirst(count)
      return count
    }
    let isZero = rest.hasPrefix("0")
    let whole = digits()
    guard whole > 0, !isZero || whole == 1 else { return false }
    if rest.hasPrefix(".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.hasPrefix("e") || rest.hasPrefix("E") {
      rest = rest.dropFirst()
      if rest.hasPrefix("+") || rest.hasPrefix("-") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
