import Testing

@testable import TokenConvert

@Suite struct ExpressionTests {
  static let operands = ["a": Quantity(8, "px"), "b": Quantity(3), "c": Quantity(2, "rem"), "d": Quantity(50, "%")]

  private func value(_ text: String) throws(Expression.Fault) -> Quantity {
    try Expression.value(of: text) { (path) throws(Expression.Fault) in
      guard let value = Self.operands[path] else { throw .value("“\(path)” has no value") }
      return value
    }
  }

  @Test(arguments: [
    ("{a} * 1.5", "12px"), ("{a}*{b}", "24px"), ("{a} + 2", "10px"), ("{a} - 2px", "6px"), ("-{a}", "-8px"),
    ("{a} / 2", "4px"), ("{a} / {a}", "1"), ("({a} + 2) * 2", "20px"), ("2 + 3 * 4", "14"), ("10 - 4 - 3", "3"),
    ("floor({a} / {b})", "2px"), ("ceil(7/2)", "4"), ("round(2.5)", "3"), ("round(-2.5)", "-2"),
    ("min({a}, 4)", "4px"), ("max({a}*2,4px)", "16px"), ("clamp(1px, {a}, 5px)", "5px"), ("abs(-3)", "3"),
    ("roundTo(3.14159, 2)", "3.14"), ("calc({a} + 0rem)", "8px"), ("{d} * {a}", "4px"), ("0.1 + 0.2", "0.3"),
    ("pow(2, 10)", "1024"), ("sqrt(16)", "4"), ("{c}", "2rem"),
  ])
  func computes(text: String, result: String) throws {
    #expect(try value(text).text == result)
  }

  @Test(arguments: [
    "{a} + {c}", "{a} * {a}", "3 / {a}", "{nope} * 2", "1 / 0", "foo(1)", "1 +", "(1", "a b", "", "2 2",
  ])
  func refuses(text: String) {
    #expect(throws: Expression.Fault.self) { try value(text) }
  }

  @Test func bracketsNestOnlySoDeep() {
    let deep = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    #expect(throws: Expression.Fault.self) { try value(deep) }
  }
}
