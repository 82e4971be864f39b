/// The CSS look that comes closest to a recipe, and how close that is.
///
/// Three chains of filter functions are enough:
///
/// - `saturate()` and a colour over it: exactly a flat recipe.
/// - `saturate()`, `brightness()`, `contrast()` and a colour over it: exactly a recipe that fills and then darkens or
///   lightens by a grey, for a filter function cuts its result to 0…1 and the colour over it moves that cut.
/// - `contrast()`, `brightness()`, `saturate()` and a colour over it for the rest. Contrast comes first: it makes room,
///   so that saturation does not run into the borders of the gamut as it would at full range.
public struct CSSFit: Hashable, Sendable {
  /// The largest differences of a component, of 255.
  public struct Difference: Hashable, Sendable {
    /// Over the greys, in steps of 1/32.
    public let neutral: Double
    /// Over the cube of all colours, in steps of 1/8.
    public let cube: Double

    /// Pairs two figures, in 8-bit steps of 0 to 255.
    public init(neutral: Double, cube: Double) {
      self.neutral = neutral
      self.cube = cube
    }

    /// No difference at all.
    public static let none = Difference(neutral: 0, cube: 0)
  }

  /// The look; its figures are rounded as they are printed.
  public let look: CSSLook
  /// How far it is from the recipe, measured after rounding.
  public let difference: Difference

  /// Fits a look to a recipe. The same recipe gives the same look everywhere.
  public init(_ recipe: MaterialRecipe) {
    let target = Look(recipe)
    let (filters, overlay) = Self.exact(recipe.pipeline) ?? CSSFitSearch.best(for: target)
    let alpha = overlay.alpha.rounded(toPlaces: 3)
    // What can't be seen has no colour.
    let color = alpha < 0.002 ? SRGBBytes(red: 0, green: 0, blue: 0) : RGB(overlay.color).bytes
    look = CSSLook(
      blur: target.blur, filters.map { $0.rounded }, overlay: color.coordinates.with(alpha: alpha < 0.002 ? 0 : alpha))
    difference = Self.difference(of: Look(look), from: target)
  }

  // MARK: Chains that can be calculated

  typealias Chain = (filters: [CSSLook.Filter], overlay: (color: ColorCoordinates, alpha: Double))

  private static func exact(_ pipeline: MaterialRecipe.Pipeline) -> Chain? {
    switch pipeline {
    case .flat(let saturation, let tint): return ([.saturate(saturation)], (tint, tint.alpha))
    case .blendFill(let saturation, let fill, let blend, let mode):
      guard let base = grey(fill), let limit = grey(blend) else { return nil }
      let (slope, offset) = (1 - fill.alpha, fill.alpha * base)
      let chain = mode == .darken ? darkened(slope, offset, limit) : lightened(slope, offset, limit)
      return chain.map { ([.saturate(saturation)] + $0.filters, $0.overlay) }
    case .curve, .glass: return nil
    }
  }

  /// min(slope × x + offset, limit): brightness cuts where the limit is reached, the overlay moves 1 to the limit.
  private static func darkened(_ slope: Double, _ offset: Double, _ limit: Double) -> Chain? {
    let alpha = 1 - (limit - offset)
    guard slope > 0, limit > offset, alpha > 0, alpha < 1, offset <= alpha else { return nil }
    return ([.brightness(slope / (1 - alpha))], overlay(offset / alpha, alpha))
  }

  /// max(slope × x + offset, limit): contrast cuts where the limit is reached, the overlay moves 0 to the limit.
  private static func lightened(_ slope: Double, _ offset: Double, _ limit: Double) -> Chain? {
    let rest = slope + offset - limit
    guard slope > 0, rest > 0, rest < 1, limit >= offset, limit <= 1 - rest else { return nil }
    let contrast = 1 + 2 * (limit - offset) / rest
    return ([.brightness(slope / rest / contrast), .contrast(contrast)], overlay(limit / (1 - rest), 1 - rest))
  }

  private static func overlay(_ grey: Double, _ alpha: Double) -> (color: ColorCoordinates, alpha: Double) {
    (ColorCoordinates(.srgb, grey, grey, grey), alpha)
  }

  private static func grey(_ color: ColorCoordinates) -> Double? {
    let rgb = RGB(color)
    return rgb.distance(to: RGB(grey: rgb.green)) < 0.002 ? rgb.green : nil
  }

  // MARK: The difference

  /// How far two looks are apart, of 255, to one decimal.
  public static func difference(of look: Look, from target: Look) -> Difference {
    var neutral = 0.0
    var cube = 0.0
    for step in 0...32 { neutral = max(neutral, distance(look, target, RGB(grey: Double(step) / 32))) }
    for red in 0...8 {
      for green in 0...8 {
        for blue in 0...8 {
          cube = max(cube, distance(look, target, RGB(Double(red) / 8, Double(green) / 8, Double(blue) / 8)))
        }
      }
    }
    return Difference(
      neutral: (255 * neutral).rounded(toPlaces: 1), cube: (255 * max(cube, neutral)).rounded(toPlaces: 1))
  }

  private static func distance(_ look: Look, _ target: Look, _ backdrop: RGB) -> Double {
    look.color(over: backdrop).distance(to: target.color(over: backdrop))
  }
}

extension CSSLook.Filter {
  /// The function with three decimals.
  fileprivate var rounded: CSSLook.Filter {
    switch self {
    case .saturate(let factor): .saturate(factor.rounded(toPlaces: 3))
    case .contrast(let factor): .contrast(factor.rounded(toPlaces: 3))
    case .brightness(let factor): .brightness(factor.rounded(toPlaces: 3))
    }
  }
}
