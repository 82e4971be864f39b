import Foundation
import TokenModel

/// Numbers, texts and the types without references in them.
extension RandomTokens {
  /// Texts that try to end a comment, a string or a rule, or that no output may lose.
  static let texts = [
    "Plain words.", "", "ends */ here", "/* opens", "// a line", "a \"quote\" and 'another'",
    "back\\slash \\(x) \\u{41}",
    "</style><script>", "two\nlines", "carriage\r\nreturn\rhere", "\u{2028}\u{2029}\u{85}", "bell \u{7} and nul \u{0}",
    "turn \u{202E}around\u{202C}", "{x} }{", "emoji 👩‍💻", "日本語 é e\u{301}", "`ticks`", "<!-- -->", "*/*/", "/*/", "**/",
  ]
  private static let fonts = [
    "Inter", "Helvetica Neue", "SF Pro Text", "O'Brien \"Quoted\" Sans", "Back\\slash", "serif", "system-ui",
    "monospace",
    "emoji 🎨", "日本語", "a,b; c", "line\nfeed", "*/ end", "</style>", "a{x}b", "1.5 Sans", "--x", "inherit", "\\(x)",
    "nul \u{0}", "turn \u{202E}", " spaces ", "/* open", "url(x)", "initial",
  ]

  // MARK: Texts

  /// A text as JSON, some of it escaped where it need not be.
  mutating func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n" where chance(50): result += "\\n"
      case "/" where chance(20): result += "\\/"
      case _ where scalar.value < 0x20 || (scalar.value > 0x7E && chance(20)):
        for unit in String(scalar).utf16 { result += "\\u" + String(format: "%04x", unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Numbers

  /// Any number, in any spelling.
  mutating func number() -> String { (chance(35) ? "-" : "") + positive() }

  /// A number from 0 up.
  mutating func positive() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "\(Int.random(in: 0...64, using: &random))"
    case 1: return decimal(0...100, places: 2)
    case 2: return "\(pick([1, 2.5, 7]))\(pick(["e", "E", "e+"]))\(Int.random(in: 0...21, using: &random))"
    case 3: return decimal(1...9, places: 5) + "e-\(Int.random(in: 1...30, using: &random))"
    case 4: return decimal(0...1, places: 17)
    case 5: return decimal(0...4000, places: 13)
    case 6: return pick(["1e21", "0.0", "0", "0.30000000000000004", "123456789012345678", "9007199254740993", "1.50"])
    default: return decimal(0...300, places: Int.random(in: 0...17, using: &random))
    }
  }

  /// A number from 0 to 1.
  mutating func share() -> String {
    chance(30)
      ? pick(["0", "1", "0.5", "1.0", "5e-1", "1e-7", "0.50", "1e0", "0.12345678901234567"])
      : decimal(0...1, places: Int.random(in: 0...17, using: &random))
  }

  /// A number of a range with so many places, zeros at the end included.
  mutating func decimal(_ range: ClosedRange<Double>, places: Int? = nil) -> String {
    let count = places ?? Int.random(in: 0...12, using: &random)
    return String(format: "%.\(count)f", Double.random(in: range, using: &random))
  }

  // MARK: Types

  /// An explicit value.
  mutating func value(of type: TokenType) -> Value {
    switch type {
    case .color: color()
    case .dimension: dimension()
    case .fontFamily: Value(json: fontFamily(), kinds: [.type(type)])
    case .fontWeight: Value(json: fontWeight(), kinds: [.type(type)])
    case .duration: duration()
    case .cubicBezier:
      Value(json: "[\(share()), \(number()), \(share()), \(number())]", kinds: [.type(type)])
    case .number: numberValue()
    case .strokeStyle: Value(json: strokeStyle(), kinds: [.type(type)])
    case .border: Value(json: border(), kinds: [.type(type)])
    case .transition: Value(json: transition(), kinds: [.type(type)])
    case .shadow: shadow()
    case .gradient: gradient()
    case .typography: Value(json: typography(), kinds: [.type(type)])
    case .material: Value(json: material(), kinds: [.type(type)])
    case .vibrancy: Value(json: vibrancy(), kinds: [.type(type)])
    case .surface: Value(json: surface(), kinds: [.type(type)])
    case .recommendation: Value(json: recommendation(), kinds: [.type(type)])
    }
  }

  private mutating func numberValue() -> Value {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: Value(json: share(), kinds: [.type(.number), .positive, .share])
    case 3..<6: Value(json: positive(), kinds: [.type(.number), .positive])
    case 6:
      // The ends of what a Double holds; too far out for a place that calculates.
      Value(json: pick(["5e-324", "-1e-310", "1.7976931348623157e308", "2.2250738585072014e-308", "-0.0"]), kinds: [])
    default: Value(json: number(), kinds: [.type(.number)])
    }
  }

  /// A color in any of the fourteen spaces.
  mutating func color() -> Value {
    let space = pick(ColorSpace.allCases)
    var components = space.ranges.map { range in
      let limit: Double = space == .oklab || space == .oklch ? 0.45 : 160
      // A hue must stay below 360 however it is rounded.
      let upper = range.upper.map { range.includesUpper ? $0 : $0 - 1 } ?? limit
      return decimal((range.lower ?? -limit)...upper)
    }
    // Every fourth colour is one that six hexadecimal digits can say.
    if space == .srgb, chance(60) {
      components = (0..<3).map { _ in String(Double(Int.random(in: 0...255, using: &random)) / 255) }
    }
    for index in 0..<3 where chance(7) { components[index] = "\"none\"" }
    var members = ["\"colorSpace\": \"\(space.rawValue)\"", "\"components\": [\(components.joined(separator: ", "))]"]
    let isOpaque = chance(65)
    if !isOpaque { members.append("\"alpha\": \(share())") } else if chance(30) { members.append("\"alpha\": 1.0") }
    if chance(15) { members.append("\"hex\": \"#0aB3f9\"") }
    members.shuffle(using: &random)
    return Value(
      json: "{" + members.joined(separator: ", ") + "}",
      kinds: [.type(.color)] + (isOpaque ? [Kind.opaque] : []))
  }

  private mutating func dimension() -> Value {
    let unit = pick(["px", "px", "rem"])
    let isPositive = chance(60)
    return Value(
      json: quantity(isPositive ? positive() : number(), unit),
      kinds: [.type(.dimension)] + (isPositive ? [Kind.length] : []) + (isPositive && unit == "px" ? [Kind.blur] : []))
  }

  private mutating func duration() -> Value {
    let isPositive = chance(60)
    return Value(
      json: quantity(isPositive ? positive() : number(), pick(["ms", "s"])),
      kinds: [.type(.duration)] + (isPositive ? [Kind.span] : []))
  }

  /// `{"value": …, "unit": …}`, in either order.
  mutating func quantity(_ number: String, _ unit: String) -> String {
    chance(80) ? "{\"value\": \(number), \"unit\": \"\(unit)\"}" : "{ \"unit\":\"\(unit)\",\"value\" : \(number) }"
  }

  /// One font or several.
  mutating func fontFamily() -> String {
    if chance(30) { return quoted(pick(Self.fonts)) }
    let names = (0..<Int.random(in: 1...4, using: &random)).map { _ in quoted(pick(Self.fonts)) }
    return "[" + names.joined(separator: ", ") + "]"
  }

  /// A weight by number or by name.
  mutating func fontWeight() -> String {
    chance(40) ? "\"\(pick(FontWeight.names).name)\"" : pick(["1", "1000", "450.5", "1e2", decimal(1...1000)])
  }
}
