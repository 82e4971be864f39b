/// Gamut mapping after CSS Color 4, “Binary Search Gamut Mapping with Local MINDE”.
extension ColorCoordinates {
  /// The difference ΔE OK that is just noticeable, and how close the search comes to it: the figures of CSS Color 4.
  private static let noticeable = 0.02
  private static let precision = 0.0001

  /// The colour of `target`'s gamut that looks most like this one: same hue and lightness in OKLCH, and as much chroma
  /// as the gamut holds, or a cut colour where none can tell it from that.
  ///
  /// A colour of lightness 1 or more becomes white, one of 0 or less black, each with this alpha. A colour inside the
  /// gamut is only converted, and cut where it lies outside by no more than `gamutTolerance`; spaces without a gamut
  /// take every colour as it is. A missing component counts as 0, unless nothing has to change at all.
  public func gamutMapped(to target: ColorSpace) -> ColorCoordinates {
    guard let rgbSpace = target.rgbSpace else { return converted(to: target) }
    guard !(target == space && isInGamut(of: target, tolerance: 0)) else { return self }
    let origin = converted(to: .oklch)
    if origin.c0 >= 1 { return ColorCoordinates(rgbSpace, 1, 1, 1, alpha: alpha).converted(to: target) }
    if origin.c0 <= 0 { return ColorCoordinates(rgbSpace, 0, 0, 0, alpha: alpha).converted(to: target) }
    if isInGamut(of: rgbSpace) { return clipped(to: target) }
    return origin.reduced(to: rgbSpace).converted(to: target)
  }

  /// An OKLCH colour outside `rgbSpace`, brought into it by halving the range of its chroma.
  ///
  /// The search looks for the greatest chroma whose cut colour differs by just less than can be noticed; up to there
  /// cutting keeps more of the colour than chroma given away would. `isLowInside` says whether the lower end is still
  /// a chroma that needs no cut.
  private func reduced(to rgbSpace: ColorSpace) -> ColorCoordinates {
    var clipped = self.clipped(to: rgbSpace)
    guard clipped.deltaEOK(to: self) >= Self.noticeable else { return clipped }
    var low = 0.0
    var high = min(c1, .greatestFiniteMagnitude)
    var isLowInside = true
    while high - low > Self.precision {
      let chroma = (low + high) / 2
      let current = ColorCoordinates(.oklch, c0, chroma, c2, alpha: alpha)
      if isLowInside, current.isInGamut(of: rgbSpace, tolerance: 0) {
        low = chroma
        continue
      }
      clipped = current.clipped(to: rgbSpace)
      let difference = clipped.deltaEOK(to: current)
      if !(difference < Self.noticeable) {
        high = chroma
      } else if Self.noticeable - difference < Self.precision {
        return clipped
      } else {
        isLowInside = false
        low = chroma
      }
    }
    return clipped
  }
}
