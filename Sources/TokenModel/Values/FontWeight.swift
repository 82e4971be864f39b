/// A font weight between 1 and 1000, as a number or as one of the standard's names.
public struct FontWeight: Hashable, Sendable {
  /// The weight, 1 to 1000.
  public let value: Double

  /// Makes a weight from its number, 1 to 1000.
  public init(_ value: Double) { self.value = value }

  /// The names of DTCG 2025.10 §8.4 with their numbers, which are those of OpenType's `wght` axis.
  public static let names: [(name: String, value: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]
}
