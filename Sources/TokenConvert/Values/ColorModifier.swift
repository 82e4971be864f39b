import TokenModel

/// A change of a colour as Tokens Studio writes it under `$extensions.studio.tokens.modify`.
///
/// The formulas are those of sd-transforms, `src/color-modifiers`: `lighten` and `darken` go the given share of the way
/// to white or black, in the given space; in LCH the chroma fades by that share too. `mix` goes the way to another colour,
/// `alpha` sets the opacity.
struct ColorModifier: Hashable, Sendable {
  enum Kind: String {
    case lighten, darken, mix, alpha
  }

  let kind: Kind
  let amount: Double
  let space: ColorSpace
  /// The colour to mix with.
  let other: ColorLiteral?

  /// The name that Tokens Studio has for a space.
  static func space(_ name: String) -> ColorSpace? {
    switch name.lowercased() {
    case "lch": .lch
    case "srgb", "": .srgb
    case "p3", "display-p3": .displayP3
    case "hsl": .hsl
    default: nil
    }
  }

  /// The colour after the change, in sRGB where it fits there and else in the space that it was changed in.
  func apply(to color: ColorLiteral) -> ColorLiteral {
    let start = color.coordinates
    switch kind {
    case .alpha: return color.with(alpha: min(1, max(0, amount)))
    case .lighten: return literal(shifted(start, towards: 1))
    case .darken: return literal(shifted(start, towards: 0))
    case .mix: return literal(mixed(start))
    }
  }

  private func shifted(_ start: ColorCoordinates, towards end: Double) -> ColorCoordinates {
    let color = start.converted(to: space)
    func moved(_ value: Double, _ scale: Double) -> Double {
      min(scale, max(0, value + (end * scale - value) * amount))
    }
    switch space {
    case .lch:
      return ColorCoordinates(
        .lch, moved(color.c0, 100), max(0, color.c1 - amount * color.c1), color.c2, alpha: color.alpha)
    case .hsl: return ColorCoordinates(.hsl, color.c0, color.c1, moved(color.c2, 100), alpha: color.alpha)
    default:
      return ColorCoordinates(
        space, moved(color.c0, 1), moved(color.c1, 1), moved(color.c2, 1), alpha: color.alpha)
    }
  }

  /// A point on the line to the other colour; a hue takes the shorter way round, and that of a grey does not count.
  private func mixed(_ start: ColorCoordinates) -> ColorCoordinates {
    guard let other else { return start }
    let share = min(1, max(0, amount))
    let (from, to) = (start.converted(to: space), other.coordinates.converted(to: space))
    var values = (0..<3).map { from[$0] + (to[$0] - from[$0]) * share }
    if let hue = space.hueIndex {
      let (first, second) = (isGrey(from) ? to[hue] : from[hue], isGrey(to) ? from[hue] : to[hue])
      var distance = second - first
      if distance > 180 { distance -= 360 } else if distance < -180 { distance += 360 }
      let turned = (first + distance * share).truncatingRemainder(dividingBy: 360)
      values[hue] = turned < 0 ? turned + 360 : turned
    }
    let alpha = from.alpha + (to.alpha - from.alpha) * share
    return ColorCoordinates(space, values[0], values[1], values[2], alpha: alpha)
  }

  private func isGrey(_ color: ColorCoordinates) -> Bool { color.c1 < 0.0015 }

  private func literal(_ color: ColorCoordinates) -> ColorLiteral {
    let alpha = color.alpha.rounded(toPlaces: 4)
    if space != .displayP3 || color.isInGamut(of: .srgb) {
      let inside = color.clipped(to: .srgb)
      return ColorLiteral(
        coordinates: ColorCoordinates(
          .srgb, inside.c0.rounded(toPlaces: 4), inside.c1.rounded(toPlaces: 4), inside.c2.rounded(toPlaces: 4),
          alpha: alpha), hex: inside.srgbBytes.hex)
    }
    return ColorLiteral(
      coordinates: ColorCoordinates(
        space, color.c0.rounded(toPlaces: 4), color.c1.rounded(toPlaces: 4), color.c2.rounded(toPlaces: 4),
        alpha: alpha))
  }
}
