import Foundation
import TokenTestSupport

/// Sets of tokens that are large in one way or another.
enum LargeTokens {
  /// Many tokens in groups of fifty: two fifths colours, a quarter dimensions, the rest of all kinds.
  static func wide(count: Int) -> [String: String] {
    let groups = stride(from: 0, to: count, by: 50).map { start in
      let tokens = (start..<min(start + 50, count)).map { "\"token-\($0)\": " + token($0) }
      return "\"group-\(start / 50)\": {\n\(tokens.joined(separator: ",\n"))\n}"
    }
    return ["wide.tokens.json": "{\n\(groups.joined(separator: ",\n"))\n}"]
  }

  /// Groups inside one another, each with two tokens.
  static func deep(levels: Int) -> [String: String] {
    var text = ""
    for level in (0..<levels).reversed() {
      let tokens = "\"a\": \(token(0)), \"b\": \(token(level))"
      text = "{\"level \(level)\": {\(tokens)\(text.isEmpty ? "" : ", " + text.dropFirst().dropLast())}}"
    }
    return ["deep.tokens.json": text]
  }

  private static func token(_ index: Int) -> String {
    var random = SeededRandom(seed: UInt64(index))
    let number = { (range: ClosedRange<Double>) in String(format: "%.3f", Double.random(in: range, using: &random)) }
    let color = { "{\"colorSpace\": \"srgb\", \"components\": [\(number(0...1)), \(number(0...1)), \(number(0...1))]}" }
    let length = { "{\"value\": \(number(0...64)), \"unit\": \"px\"}" }
    let time = { "{\"value\": \(number(0...900)), \"unit\": \"ms\"}" }
    let curve = { "[\(number(0...1)), \(number(-1...2)), \(number(0...1)), \(number(-1...2))]" }
    let layer = {
      "{\"color\": \(color()), \"offsetX\": \(length()), \"offsetY\": \(length()), \"blur\": \(length()), \"spread\": \(length())}"
    }
    let (type, value): (String, String) =
      switch index % 20 {
      case 0..<8: ("color", color())
      case 8..<13: ("dimension", length())
      case 13: ("number", number(-10...10))
      case 14: ("duration", time())
      case 15: ("fontFamily", "[\"Inter\", \"Helvetica Neue\", \"sans-serif\"]")
      case 16:
        (
          "typography",
          "{\"fontFamily\": \"Inter\", \"fontSize\": \(length()), \"fontWeight\": 600, \"letterSpacing\": \(length()), \"lineHeight\": 1.4}"
        )
      case 17: ("shadow", index % 40 == 17 ? layer() : "[\(layer()), \(layer())]")
      case 18: ("border", "{\"color\": \(color()), \"width\": \(length()), \"style\": \"dashed\"}")
      default:
        index % 40 == 19
          ? ("transition", "{\"duration\": \(time()), \"delay\": \(time()), \"timingFunction\": \(curve())}")
          : ("gradient", "[{\"color\": \(color()), \"position\": 0}, {\"color\": \(color()), \"position\": 1}]")
      }
    return "{\"$type\": \"\(type)\", \"$value\": \(value), \"$description\": \"Number \(index) of many.\"}"
  }
}
