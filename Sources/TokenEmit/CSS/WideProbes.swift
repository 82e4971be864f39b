import TokenModel

/// The syntaxes that wide colours are written in, collected to ask a browser for them.
///
/// One condition for the whole sheet: Chrome 111, Firefox 113 and Safari 15.4 read all of them. What fails in part,
/// Safari 15.0 that has `color()` and no `oklch()`, is given the stand-ins.
struct WideProbes {
  /// Which spaces there are, and whether one has a missing component.
  private var spaces: [ColorSpace: Bool] = [:]

  /// Notes the wide ones of some colours; says whether there is one.
  mutating func add(_ colors: [ColorCoordinates]) -> Bool {
    var isAny = false
    for color in colors where CSSGamut.isWide(color) {
      isAny = true
      spaces[color.space] = spaces[color.space] == true || color.missing != 0
    }
    return isAny
  }

  /// `(color: color(display-p3 1 1 1)) and (color: oklch(1 1 1))`: a colour of each syntax, with `none` where it occurs.
  var condition: String {
    ColorSpace.allCases.compactMap { space in
      spaces[space].map { "(color: \(space.cssPrefix)1 1 \($0 ? "none" : "1")))" }
    }.joined(separator: " and ")
  }
}
