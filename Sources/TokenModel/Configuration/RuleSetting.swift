/// How a rule, an area of rules, or all rules (`*`) are weighed.
public struct RuleSetting: Hashable, Sendable {
  /// How much findings weigh.
  public enum Weight: String, CaseIterable, Sendable {
    case off, info, warning, error
  }
  /// The rule's id, an area, or `*`.
  public let key: Declared<String>
  /// The weight on every platform; nil leaves it as it is.
  public let weight: Weight?
  /// The number a counting rule allows; nil leaves it as it is.
  public let limit: Int?
  /// The weight on single platforms.
  public let platforms: [Platform: Weight]
}
