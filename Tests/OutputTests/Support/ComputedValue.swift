import Foundation
import TokenModel

/// Reads computed values as browsers write them.
enum ComputedValue {
  /// Splits at a separator outside parentheses and quotes.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == separator, depth == 0 {
          parts.append("")
          continue
        }
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmingCharacters(in: .init(charactersIn: " ")) }.filter { !$0.isEmpty }
  }

  /// A number with a unit behind it.
  static func number(_ text: String, _ unit: String = "") -> Double? {
    guard text.hasSuffix(unit) else { return nil }
    return Double(text.dropLast(unit.count))
  }

  /// Whether a browser's figure, of six digits, is a number.
  static func isClose(_ printed: Double, _ number: Double, tolerance: Double = 1e-7) -> Bool {
    abs(printed - number) <= max(1e-5 * abs(number), tolerance)
  }

  // MARK: Colours

  /// What is wrong with a color; nil if it is the model's.
  static func difference(_ text: String, _ color: ColorCoordinates) -> String? {
    guard let (function, arguments) = function(text), let space = space(function, arguments) else {
      return "“\(text)” is no color"
    }
    let isLegacy = function.hasPrefix("rgb")
    let numbers = function == "color" ? Array(arguments.dropFirst()) : arguments
    let wanted = color.converted(to: space)
    guard numbers.count == 3 || numbers.count == 4 else { return "“\(text)” has no three components" }
    for index in 0..<3 {
      if numbers[index] == "none" {
        if !color.isMissing(index) { return "“\(text)” for \(color)" }
        continue
      }
      guard let printed = Double(numbers[index]) else { return "“\(text)” has no numbers" }
      // Colours of the old syntaxes are kept in bytes.
      let isEqual =
        isLegacy
        ? abs(printed - wanted[index] * 255) <= 0.52 : isClose(printed, wanted[index], tolerance: 6e-5)
      if !isEqual { return "“\(text)” for \(color) = \(wanted)" }
    }
    let alpha = numbers.count == 4 ? Double(numbers[3]) ?? -1 : 1
    return abs(alpha - color.alpha) <= (isLegacy ? 0.0051 : 1e-5) ? nil : "“\(text)” for alpha \(color.alpha)"
  }

  private static func function(_ text: String) -> (name: String, arguments: [String])? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    return (String(text[..<open]), inner.split { $0 == " " || $0 == "," || $0 == "/" }.map(String.init))
  }

  private static func space(_ function: String, _ arguments: [String]) -> ColorSpace? {
    switch function {
    case "rgb", "rgba": .srgb
    case "color": arguments.first.flatMap { ColorSpace(rawValue: $0) }
    default: ColorSpace(rawValue: function)
    }
  }

  // MARK: Strings

  /// The names of a font list.
  static func fonts(_ text: String) -> [String] { split(text, at: ",").map(unescaped) }

  /// A string without its quotes and escapes.
  static func unescaped(_ text: String) -> String {
    let isString = text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
    var rest = Substring(isString ? text.dropFirst().dropLast() : text[...])
    var result = ""
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      let digits = rest.prefix { $0.isHexDigit }.prefix(6)
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
        rest.removeFirst(digits.count)
        if rest.first == " " { rest.removeFirst() }
      } else if let next = rest.popFirst() {
        result.append(next)
      }
    }
    return result
  }
}
