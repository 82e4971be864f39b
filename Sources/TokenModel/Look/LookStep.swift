/// One simple operation of a look on one colour.
///
/// A look is a list of these, so that whatever has to be known of looks (a colour, its bounds over a box of backdrops)
/// is written once for six operations and not for each kind of material.
public enum LookStep: Hashable, Sendable {
  /// A linear map with an offset.
  case affine(AffineMap)
  /// Cuts each component to 0…upper.
  case clamp(upper: Double)
  /// Mixes in the brightness mapped through a curve.
  case curve(LuminanceCurve)
  /// Dims bright colours so that white becomes a grey of `maxLuma`, and lifts their chroma a little for it.
  case compress(maxLuma: Double)
  /// The darker of each component and the colour's.
  case darken(RGB)
  /// The lighter of each component and the colour's.
  case lighten(RGB)

  /// The colour after the step.
  public func applied(to color: RGB) -> RGB {
    switch self {
    case .affine(let map): map.applied(to: color)
    case .clamp(let upper): color.clamped(upper: upper)
    case .curve(let curve): curve.applied(to: color)
    case .compress(let maxLuma): Self.compressed(color, maxLuma)
    case .darken(let other): RGB(min(color.red, other.red), min(color.green, other.green), min(color.blue, other.blue))
    case .lighten(let other): RGB(max(color.red, other.red), max(color.green, other.green), max(color.blue, other.blue))
    }
  }

  /// As observed in the glass of the systems: the darker it gets, the more chroma it keeps, up to 30 %.
  private static func compressed(_ color: RGB, _ maxLuma: Double) -> RGB {
    let luma = Luma.rec709.of(color)
    let factor = min(max(1 - luma * (1 - maxLuma), 0), 1)
    let chroma = 1 + 0.3 * (1 - factor)
    return color.map { factor * (luma + ($0 - luma) * chroma) }
  }
}
