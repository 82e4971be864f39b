/// How a team draws a material in one colour scheme: CSS filters in fixed order, then a tint over them.
public struct MaterialAppearance: Hashable, Sendable {
  /// Standard deviation of the blur; nil where it was left out, which counts as 0 px.
  public let blur: Dimension?
  /// The factor of CSS `saturate()`; 1 changes nothing.
  public let saturation: Double
  /// The factor of CSS `contrast()`, after saturation.
  public let contrast: Double
  /// The factor of CSS `brightness()`, after contrast.
  public let brightness: Double
  /// Composited source-over at the end; nil where it was left out, which counts as transparent.
  public let tint: ColorCoordinates?
  /// What is drawn where transparency is reduced or no filter works.
  public let opaque: ColorCoordinates?
  /// The border drawn where more contrast is asked for.
  public let increasedContrastBorder: ColorCoordinates?
}
