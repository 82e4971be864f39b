/// The words that a name is made of, and the ways to join them.
///
/// What is no letter and no digit separates words, and so does a capital behind a small letter: `iconSize 1.5` has the
/// words `icon`, `Size`, `1`, `5`. `%` reads `percent`. A name without letters and digits is spelled by its code points.
public struct Words: Hashable, Sendable {
  /// The words, spelled as in the name.
  public private(set) var all: [String] = []

  /// The words of some names, one after the other.
  public init(_ names: [String]) {
    for name in names { add(name) }
  }

  private mutating func add(_ name: String) {
    let count = all.count
    var word = ""
    var last: Unicode.Scalar?
    for scalar in name.replacing("%", with: " percent ").unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let isHump = last?.properties.isLowercase == true && scalar.properties.isUppercase
      if !isPart || isHump { flush(&word) }
      if isPart { word.unicodeScalars.append(scalar) }
      last = scalar
    }
    flush(&word)
    if all.count == count, !name.isEmpty {
      all.append("u" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "u"))
    }
  }

  private mutating func flush(_ word: inout String) {
    if !word.isEmpty { all.append(word) }
    word = ""
  }

  /// `icon-size-1-5`.
  public var kebab: String { all.map { $0.lowercased() }.joined(separator: "-") }
  /// `icon_size_1_5`.
  public var snake: String { all.map { $0.lowercased() }.joined(separator: "_") }
  /// `ICON_SIZE_1_5`.
  public var constant: String { all.map { $0.uppercased() }.joined(separator: "_") }
  /// `iconSize1_5`: two numbers side by side would read as one.
  public var camel: String { joined(startsUpper: false) }
  /// `IconSize1_5`.
  public var pascal: String { joined(startsUpper: true) }

  private func joined(startsUpper: Bool) -> String {
    var result = ""
    for word in all {
      let isNumber = word.first?.isNumber == true
      if isNumber, result.last?.isNumber == true { result += "_" }
      let first = word.prefix(1)
      result += (result.isEmpty && !startsUpper ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }
    return result
  }
}
