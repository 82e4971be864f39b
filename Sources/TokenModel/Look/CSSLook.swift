/// A look that CSS can draw: functions of `backdrop-filter`, and one colour over what they leave.
public struct CSSLook: Hashable, Sendable {
  /// A filter function beside `blur()`; each cuts its result to 0…1.
  public enum Filter: Hashable, Sendable {
    /// `saturate()`.
    case saturate(Double)
    /// `contrast()`.
    case contrast(Double)
    /// `brightness()`.
    case brightness(Double)

    /// Whether it changes nothing.
    public var isIdentity: Bool {
      switch self {
      case .saturate(let factor), .contrast(let factor), .brightness(let factor): factor == 1
      }
    }
  }
  /// Standard deviation of the blur, in px; 0 for none.
  public let blur: Double
  /// The functions after the blur, in order; none that changes nothing.
  public let filters: [Filter]
  /// The `background-color` over the filtered backdrop.
  public let overlay: ColorCoordinates

  /// Makes a look, the blur in px; functions that change nothing are left out.
  public init(blur: Double, _ filters: [Filter], overlay: ColorCoordinates) {
    self.blur = blur
    self.filters = filters.filter { !$0.isIdentity }
    self.overlay = overlay
  }

  /// A team's own look: blur, saturate, contrast, brightness, then the tint.
  public init(_ appearance: MaterialAppearance) {
    self.init(
      blur: appearance.blur?.pixels() ?? 0,
      [.saturate(appearance.saturation), .contrast(appearance.contrast), .brightness(appearance.brightness)],
      overlay: appearance.tint ?? ColorCoordinates(.srgb, 0, 0, 0, alpha: 0))
  }

  /// Whether there is anything to filter.
  public var hasFilter: Bool { blur > 0 || !filters.isEmpty }
}
