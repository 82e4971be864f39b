/// A foreground on a material over backdrops: what a certificate is made for.
public struct ContrastProblem: Hashable, Sendable {
  /// From the backdrop to the colour the foreground stands on: dimming, fill, material, tint.
  public let ground: [LookStep]
  /// From that colour to the foreground's.
  public let foreground: [LookStep]
  /// What may lie behind.
  public let backdrops: Backdrops

  /// States a problem.
  public init(ground: [LookStep], foreground: [LookStep], backdrops: Backdrops) {
    self.ground = ground
    self.foreground = foreground
    self.backdrops = backdrops
  }

  /// The contrast over one backdrop, 1 to 21.
  public func contrast(over backdrop: RGB) -> Double { Math.exponential(abs(logarithm(over: backdrop))) }

  /// Whether no backdrop gives less than a contrast.
  public func guarantees(_ contrast: Double) -> Bool {
    if case .palette(let colors) = backdrops { return colors.allSatisfy { self.contrast(over: $0) >= contrast } }
    var search = ContrastSearch(self)
    return search.isAtLeast(contrast)
  }

  /// What the foreground stands on over a backdrop, and the foreground's own colour there; components 0 to 1.
  public func colors(over backdrop: RGB) -> (ground: RGB, foreground: RGB) {
    let ground = ground.reduce(backdrop) { $1.applied(to: $0) }
    let foreground = foreground.reduce(ground) { $1.applied(to: $0) }
    return (ground.clamped(), foreground.clamped())
  }

  /// The logarithm of the contrast over one backdrop, negative where the foreground is the darker one.
  func logarithm(over backdrop: RGB) -> Double {
    let colors = colors(over: backdrop)
    return Math.logarithm(Contrast.luminance(colors.foreground) + 0.05)
      - Math.logarithm(Contrast.luminance(colors.ground) + 0.05)
  }

  /// What is known of that logarithm over a box of backdrops.
  func logarithm(over box: BackdropBox) -> Enclosure {
    var color = EnclosedRGB(box)
    for step in ground { color = step.applied(to: color) }
    let below = Self.logarithm(color.luminance)
    for step in foreground { color = step.applied(to: color) }
    return Self.logarithm(color.luminance) - below
  }

  private static func logarithm(_ luminance: Enclosure) -> Enclosure {
    let (low, high) = (luminance.value.low + 0.05, luminance.value.high + 0.05)
    return luminance.mapped(
      Interval(Math.logarithm(low), Math.logarithm(high)), derivative: Interval(1 / high, 1 / low))
  }
}
