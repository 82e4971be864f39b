extension Double {
  /// This number rounded to `places` decimals (0 to 15), as the `Double` nearest to that decimal; never minus zero.
  ///
  /// A number that is such a decimal already stays what it is, whatever the rule: 0.29 rounded down to two places is
  /// 0.29, although 0.29 × 100 is below 29. Numbers that are not finite, or so large that they have no decimals to
  /// round, come back unchanged.
  public func rounded(
    toPlaces places: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Double {
    guard let units = units(ofPlaces: places, rule) else { return self }
    return units / Self.powerOfTen(places)
  }

  /// How many units of the last of `places` decimals this number has, rounded; nil if that is 2 to the 53rd or more.
  func units(ofPlaces places: Int, _ rule: FloatingPointRoundingRule) -> Double? {
    let scale = Self.powerOfTen(places)
    let scaled = self * scale
    guard scaled.magnitude < 0x1p53 else { return nil }
    let nearest = scaled.rounded()
    if nearest / scale == self { return nearest + 0 }
    var units = scaled.rounded(rule)
    // The product was itself rounded and may have landed on the far side of a whole number.
    if rule == .down, units / scale > self { units -= 1 }
    if rule == .up, units / scale < self { units += 1 }
    return units + 0
  }

  /// 10 to the power 0...15, which a `Double` holds exactly.
  private static func powerOfTen(_ places: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(max(places, 0), 15) { power *= 10 }
    return power
  }
}
