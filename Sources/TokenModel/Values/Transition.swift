/// How one state becomes another.
public struct Transition: Hashable, Sendable {
  /// How long it takes.
  public let duration: DurationValue
  /// How long it waits first.
  public let delay: DurationValue
  /// How it speeds up and slows down.
  public let timingFunction: CubicBezier
}
