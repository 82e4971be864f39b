/// A box of backdrops in sRGB.
struct BackdropBox {
  /// The darkest corner.
  var low: RGB
  /// The brightest corner.
  var high: RGB

  /// The whole cube.
  static let cube = BackdropBox(low: .black, high: .white)

  /// The middle.
  var center: RGB {
    RGB((low.red + high.red) / 2, (low.green + high.green) / 2, (low.blue + high.blue) / 2)
  }

  /// Half the length of an edge.
  func radius(_ component: Int) -> Double { (high[component] - low[component]) / 2 }

  /// The two halves across a component.
  func halves(_ component: Int) -> (BackdropBox, BackdropBox) {
    var (lower, upper) = (self, self)
    let middle = (low[component] + high[component]) / 2
    lower.high[component] = middle
    upper.low[component] = middle
    return (lower, upper)
  }

  /// The box without edges that no allowed backdrop reaches; nil if there is none in it.
  func contracted(to backdrops: Backdrops) -> BackdropBox? {
    let isBright = backdrops == .bright
    guard isBright || backdrops == .dark else { return self }
    guard backdrops.margin(Contrast.luminance(isBright ? high : low)) >= 0 else { return nil }
    if backdrops.margin(Contrast.luminance(isBright ? low : high)) >= 0 { return self }
    var result = self
    for component in 0..<3 {
      // Whatever the other components do at best, this one has to make up for the rest.
      var best = isBright ? result.high : result.low
      best[component] = 0
      let rest = (Backdrops.middle - Contrast.luminance(best)) / Self.weights[component]
      let limit = TransferFunction.srgb.encoded(rest)
      if isBright {
        result.low[component] = min(max(result.low[component], limit - 1e-12), result.high[component])
      } else {
        result.high[component] = max(min(result.high[component], limit + 1e-12), result.low[component])
      }
    }
    return result
  }

  private static let weights = RGB(0.2126, 0.7152, 0.0722)
}

extension RGB {
  /// A component: 0 red, 1 green, 2 blue.
  subscript(component: Int) -> Double {
    get { component == 0 ? red : component == 1 ? green : blue }
    set {
      switch component {
      case 0: red = newValue
      case 1: green = newValue
      default: blue = newValue
      }
    }
  }

  /// The colour a part of the way to another one.
  func mixed(_ part: Double, to other: RGB) -> RGB {
    RGB(
      red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part)
  }
}
