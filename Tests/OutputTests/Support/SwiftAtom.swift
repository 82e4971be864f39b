import TokenModel

/// An atom as a program printed it.
enum SwiftAtom {
  /// What is wrong with the atoms of a value; nil if they say what the model says.
  static func difference(_ found: [String], _ wanted: [Atom], rem: Double) -> String? {
    guard found.count == wanted.count else { return "\(found) for \(wanted)" }
    return zip(found, wanted).lazy.compactMap { difference($0, $1, rem: rem) }.first
  }

  /// What is wrong with a printed atom; nil if it says what the model says.
  static func difference(_ printed: String, _ atom: Atom, rem: Double) -> String? {
    let parts = printed.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    switch atom {
    case .word(let text):
      let hex = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      return printed == "w:" + hex ? nil : "\(printed) is not “\(text)”"
    case .number(let number): return difference(parts, number)
    case .length(let length): return difference(parts, length.pixels(rem: rem))
    case .time(let time):
      // The file says milliseconds, and a thousandth is not always exact.
      return difference(parts, time.seconds, tolerance: 1e-12)
    case .color(let color): return difference(parts, color)
    }
  }

  private static func difference(_ parts: [String], _ number: Double, tolerance: Double = 0) -> String? {
    guard parts.count == 2, parts[0] == "n", let printed = Double(parts[1]) else { return "\(parts) is no number" }
    // On x86 the compiler reads a literal in 80 bits and rounds it a second time, which moves the last bit of a few.
    let unit = number.magnitude.ulp
    return abs(printed - number) <= max(unit, tolerance * max(1, abs(number))) ? nil : "\(printed) is not \(number)"
  }

  private static func difference(_ parts: [String], _ color: ColorCoordinates) -> String? {
    let numbers = parts.dropFirst(2).compactMap(Double.init)
    guard parts.count == 6, parts[0] == "c", numbers.count == 4 else { return "\(parts) is no color" }
    let space: ColorSpace = parts[1] == "sRGB" ? .srgb : .displayP3
    let wanted = color.converted(to: space)
    for index in 0..<3 {
      let tolerance = 1e-6 * max(1, abs(wanted[index]))
      if abs(numbers[index] - wanted[index]) > tolerance { return "\(numbers) in \(space) is not \(color)" }
    }
    // Its literal is rounded twice as any other number's.
    let isSame = abs(numbers[3] - color.alpha) <= color.alpha.ulp
    return isSame ? nil : "alpha \(numbers[3]) is not \(color.alpha)"
  }
}
