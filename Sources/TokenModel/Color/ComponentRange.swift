/// The name of a colour component and the values a token may give it.
public struct ComponentRange: Hashable, Sendable {
  /// What the component is called in messages, such as `hue` or `red`.
  public let name: String
  /// The least value allowed, in the unit of the component: degrees for a hue, percent for what CSS writes so, else a
  /// number; nil if there is none.
  public let lower: Double?
  /// The greatest value allowed, in the same unit, or the first that no longer is; nil if there is none.
  public let upper: Double?
  /// Whether `upper` itself is allowed: not for a hue, where 360 is the same as 0.
  public let includesUpper: Bool

  /// A component without limits.
  init(_ name: String) {
    self.init(name, lower: nil, upper: nil, includesUpper: true)
  }

  init(_ name: String, _ range: ClosedRange<Double>) {
    self.init(name, lower: range.lowerBound, upper: range.upperBound, includesUpper: true)
  }

  private init(_ name: String, lower: Double?, upper: Double?, includesUpper: Bool) {
    self.name = name
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }

  static let hue = ComponentRange("hue", lower: 0, upper: 360, includesUpper: false)
  static let chroma = ComponentRange("chroma", lower: 0, upper: nil, includesUpper: true)

  /// Whether a token may have this value, in the unit of the component; infinity and NaN never.
  public func contains(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    if let lower, value < lower { return false }
    if let upper, includesUpper ? value > upper : value >= upper { return false }
    return true
  }

  /// The range for people: `0 ≤ hue < 360`, `chroma ≥ 0`, `a is any number`.
  public var text: String {
    switch (lower, upper) {
    case (let lower?, let upper?):
      "\(NumberPrinter.text(lower)) ≤ \(name) \(includesUpper ? "≤" : "<") \(NumberPrinter.text(upper))"
    case (let lower?, nil): "\(name) ≥ \(NumberPrinter.text(lower))"
    case (nil, let upper?): "\(name) \(includesUpper ? "≤" : "<") \(NumberPrinter.text(upper))"
    case (nil, nil): "\(name) is any number"
    }
  }
}
