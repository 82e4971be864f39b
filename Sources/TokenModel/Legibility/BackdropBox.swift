/// A box of backdrops in sRGB.
struct BackdropBox {
  /// The darkest corner.
  var low: SIMD3<Double>
  /// The brightest corner.
  var high: SIMD3<Double>

  /// The whole cube.
  static let cube = BackdropBox(low: .zero, high: .one)

  /// The middle.
  var center: SIMD3<Double> { (low + high) / 2 }
  /// Half the length of each edge.
  var radius: SIMD3<Double> { (high - low) / 2 }

  /// The two halves across a component.
  func halves(_ component: Int) -> (BackdropBox, BackdropBox) {
    var (lower, upper) = (self, self)
    let middle = center[component]
    lower.high[component] = middle
    upper.low[component] = middle
    return (lower, upper)
  }

  /// The box without edges that no allowed backdrop reaches; nil if there is none in it.
  func contracted(to backdrops: Backdrops) -> BackdropBox? {
    let isBright = backdrops == .bright
    guard isBright || backdrops == .dark else { return self }
    guard backdrops.margin(Contrast.luminance(RGB(isBright ? high : low))) >= 0 else { return nil }
    if backdrops.margin(Contrast.luminance(RGB(isBright ? low : high))) >= 0 { return self }
    var result = self
    for component in 0..<3 {
      // Whatever the other components do at best, this one has to make up for the rest.
      var best = isBright ? result.high : result.low
      best[component] = 0
      let rest = (Backdrops.middle - Contrast.luminance(RGB(best))) / Self.weights[component]
      let limit = TransferFunction.srgb.encoded(rest)
      if isBright {
        result.low[component] = min(max(result.low[component], limit - 1e-12), result.high[component])
      } else {
        result.high[component] = max(min(result.high[component], limit + 1e-12), result.low[component])
      }
    }
    return result
  }

  private static let weights = SIMD3(0.2126, 0.7152, 0.0722)
}

extension RGB {
  init(_ components: SIMD3<Double>) { self.init(components.x, components.y, components.z) }

  var components: SIMD3<Double> { SIMD3(red, green, blue) }
}
