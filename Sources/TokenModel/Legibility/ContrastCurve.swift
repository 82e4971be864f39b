/// How the contrast of a foreground goes with the lightness of the backdrop: to be looked at. What is sure stands in a
/// certificate; these are samples of the same function.
public struct ContrastCurve: Sendable {
  /// What is found over backdrops of one lightness.
  public struct Sample: Hashable, Sendable {
    /// L* of the backdrops, 0 to 100.
    public let lightness: Double
    /// The contrast over the grey of this lightness; over the color itself, where backdrops are a palette.
    public let grey: Double
    /// The least contrast found over colors of this lightness.
    public let least: Double
    /// The greatest contrast found over them.
    public let greatest: Double
  }

  /// The samples by lightness: with a palette one for each of its colors, else evenly spaced over what is allowed, with
  /// one more at the worst backdrop.
  public let samples: [Sample]
  /// Whether nothing lies between the samples.
  public let isPalette: Bool

  /// Samples a problem.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - certificate: its certificate, whose backdrop is one of the samples.
  ///   - count: how many samples there are over the whole range from black to white, at least 3.
  public init(_ problem: ContrastProblem, _ certificate: ContrastCertificate, count: Int = 51) {
    if case .palette(let colors) = problem.backdrops {
      isPalette = true
      samples = colors.map { color in
        let contrast = problem.contrast(over: color)
        return Sample(
          lightness: Lightness.of(luminance: Contrast.luminance(color)), grey: contrast, least: contrast,
          greatest: contrast)
      }.sorted { $0.lightness < $1.lightness }
      return
    }
    isPalette = false
    let range = problem.backdrops.lightness
    let worst = Lightness.of(luminance: Contrast.luminance(certificate.backdrop))
    let step = 100 / Double(max(count, 3) - 1)
    var places = stride(from: 0, through: 100, by: step).filter { range.contains($0) }
    let isNew = range.contains(worst) && !places.contains { abs($0 - worst) < 1e-6 }
    if isNew { places.append(worst) }
    samples = places.sorted().map { place in
      let sample = Self.sample(problem, at: place)
      guard abs(place - worst) < 1e-6 else { return sample }
      return Sample(
        lightness: sample.lightness, grey: sample.grey, least: min(sample.least, certificate.attained),
        greatest: sample.greatest)
    }
  }

  /// The colors of one luminance are a plane cut by the cube of linear light. Sampled are the lines where it cuts the
  /// cube's faces, and points between these and the grey in the middle.
  private static func sample(_ problem: ContrastProblem, at lightness: Double) -> Sample {
    let luminance = Lightness.luminance(of: lightness)
    let grey = problem.contrast(over: color(RGB(grey: luminance)))
    var (least, greatest) = (grey, grey)
    for edge in border(luminance) {
      for part in [1, 0.6, 0.3] {
        let contrast = problem.contrast(over: color(RGB(grey: luminance).mixed(part, to: edge)))
        least = min(least, contrast)
        greatest = max(greatest, contrast)
      }
    }
    return Sample(lightness: lightness, grey: grey, least: least, greatest: greatest)
  }

  /// The color of linear light.
  private static func color(_ light: RGB) -> RGB { light.map { TransferFunction.srgb.encoded(min(max($0, 0), 1)) } }

  /// Points of the cube's faces with a luminance, in linear light.
  private static func border(_ luminance: Double) -> [RGB] {
    let weights = [0.2126, 0.7152, 0.0722]
    let pieces = 6
    var points: [RGB] = []
    for fixed in 0..<3 {
      let (first, second) = ((fixed + 1) % 3, (fixed + 2) % 3)
      for value in [0.0, 1] {
        let rest = luminance - weights[fixed] * value
        let low = max(0, (rest - weights[second]) / weights[first])
        let high = min(1, rest / weights[first])
        guard low <= high else { continue }
        for piece in 0...pieces {
          var point = RGB(grey: value)
          point[first] = low + (high - low) * Double(piece) / Double(pieces)
          point[second] = (rest - weights[first] * point[first]) / weights[second]
          points.append(point)
        }
      }
    }
    return points
  }
}

extension Backdrops {
  /// The range of L* that is allowed.
  public var lightness: ClosedRange<Double> {
    switch self {
    case .all, .palette: 0...100
    case .bright: 50...100
    case .dark: 0...50
    }
  }
}
