/// How long each stage took.
public struct StageClock: Sendable {
  /// A stage and its time.
  public struct Lap: Sendable {
    /// The stage.
    public let name: String
    /// Its time in milliseconds.
    public let milliseconds: Double
  }
  /// The stages so far, in order.
  public private(set) var laps: [Lap] = []
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now

  /// Starts the clock.
  public init() {}

  /// Ends a stage.
  public mutating func lap(_ name: String) {
    let now = ContinuousClock.now
    laps.append(Lap(name: name, milliseconds: Self.milliseconds(now - last)))
    last = now
  }

  /// Milliseconds since the clock was started.
  public var total: Double { Self.milliseconds(ContinuousClock.now - start) }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
  }
}
