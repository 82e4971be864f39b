/// Finds the chain of contrast, brightness, saturation and a colour over it that is nearest to a look.
///
/// Least squares over colours of the whole cube, greys weighing more, by Gauss and Newton's method with damping. Large
/// errors then gain weight step by step, which leads from the smallest sum of squares to nearly the smallest maximum.
/// Additions and products alone, in fixed order: the result does not depend on the machine.
struct CSSFitSearch {
  /// Contrast, brightness, saturation, the overlay's alpha, and its grey or its three components.
  typealias Parameters = SIMD8<Double>

  private struct Sample {
    let backdrop: RGB
    let wanted: RGB
    let weight: Double
  }

  private static let lower = Parameters(0.01, 0.05, 0, 0, 0, 0, 0, 0)
  private static let upper = Parameters(1, 3, 8, 0.98, 1, 1, 1, 0)
  /// What an error over a grey counts against one over a colour.
  private static let neutralWeight = 1.5
  /// The powers of the error whose sum is made small, one after the other, and the steps taken for each.
  private static let stages: [(power: Double, steps: Int)] = [(2, 8), (4, 6), (8, 8), (16, 10)]

  /// The contrasts to start from.
  private static let rooms = [0.5, 0.9]

  private let samples: [Sample]
  /// How many parameters are in use: 5, or 7 where greys do not stay grey.
  private let count: Int

  private init(_ target: Look) {
    var samples: [Sample] = []
    func add(_ backdrop: RGB, _ weight: Double) {
      samples.append(Sample(backdrop: backdrop, wanted: target.color(over: backdrop), weight: weight))
    }
    for step in 0...12 { add(RGB(grey: Double(step) / 12), Self.neutralWeight) }
    for index in 0..<125 {
      let (red, green, blue) = (index / 25, index / 5 % 5, index % 5)
      if red != green || green != blue { add(RGB(Double(red) / 4, Double(green) / 4, Double(blue) / 4), 1) }
    }
    self.samples = samples
    let isGrey = samples[...12].allSatisfy { $0.wanted.distance(to: RGB(grey: $0.wanted.green)) < 0.002 }
    count = isGrey ? 5 : 7
  }

  /// The best chain found.
  static func best(for target: Look) -> CSSFit.Chain {
    let search = CSSFitSearch(target)
    var (best, least) = (Parameters(), Double.infinity)
    for room in rooms {
      var parameters = search.start(room: room)
      for stage in stages { search.improve(&parameters, power: stage.power, steps: stage.steps) }
      let largest = search.largestError(parameters)
      if largest < least { (best, least) = (parameters, largest) }
    }
    let color = search.overlay(best)
    return (
      [.contrast(best[0]), .brightness(best[1]), .saturate(best[2])],
      (ColorCoordinates(.srgb, color.red, color.green, color.blue), best[3])
    )
  }

  private func largestError(_ parameters: Parameters) -> Double {
    var errors = [Double](repeating: 0, count: samples.count * 3)
    self.errors(parameters, &errors)
    return errors.reduce(0) { Swift.max($0, abs($1)) }
  }

  private func overlay(_ parameters: Parameters) -> RGB {
    count == 5 ? RGB(grey: parameters[4]) : RGB(parameters[4], parameters[5], parameters[6])
  }

  /// A chain that is right over black and white and has a contrast if that can be: less leaves saturation more room,
  /// but must be amplified more, which shows as steps in soft gradients.
  private func start(room: Double) -> Parameters {
    let (black, white) = (Luma.css.of(samples[0].wanted), Luma.css.of(samples[12].wanted))
    let slope = min(max(white - black, 0.02), 1)
    let alpha = min(max(1 - slope / room, 0.02), 0.9)
    let grey = min(max((black - (1 - alpha) * 0.5 * (1 - room)) / alpha, 0), 1)
    // Brightness and contrast that put black and white in place.
    let floor = max(black - alpha * grey, 0)
    let brightness = (slope + 2 * floor) / (1 - alpha)
    let contrast = slope / (brightness * (1 - alpha))
    return Parameters(contrast, brightness, 1.5, alpha, grey, grey, grey, 0)
      .clamped(lowerBound: Self.lower, upperBound: Self.upper)
  }

  // MARK: The method

  private func color(_ parameters: Parameters, over backdrop: RGB) -> RGB {
    let (contrast, brightness, saturation) = (parameters[0], parameters[1], parameters[2])
    let offset = 0.5 - 0.5 * contrast
    let bright = backdrop.map { Swift.min(Swift.max(brightness * Swift.max(contrast * $0 + offset, 0), 0), 1) }
    let luma = Luma.css.of(bright)
    let face = bright.map { Swift.min(Swift.max(luma + saturation * ($0 - luma), 0), 1) }
    return overlay(parameters).over(face, alpha: parameters[3])
  }

  /// The weighted errors, three for each sample.
  private func errors(_ parameters: Parameters, _ result: inout [Double]) {
    for (index, sample) in samples.enumerated() {
      let color = color(parameters, over: sample.backdrop)
      result[3 * index] = sample.weight * (color.red - sample.wanted.red)
      result[3 * index + 1] = sample.weight * (color.green - sample.wanted.green)
      result[3 * index + 2] = sample.weight * (color.blue - sample.wanted.blue)
    }
  }

  /// The sum of a power of the errors, each against the scale.
  private static func cost(_ errors: [Double], _ scale: Double, _ power: Double) -> Double {
    errors.reduce(0) { $0 + raised(abs($1) / scale, power) }
  }

  /// `value` to a power that is itself a power of two.
  private static func raised(_ value: Double, _ power: Double) -> Double {
    var (result, exponent) = (value, 1.0)
    while exponent < power {
      result *= result
      exponent *= 2
    }
    return result
  }

  private func improve(_ parameters: inout Parameters, power: Double, steps: Int) {
    var errors = [Double](repeating: 0, count: samples.count * 3)
    var trial = errors
    var slopes = [[Double]](repeating: errors, count: count)
    self.errors(parameters, &errors)
    var damping = 1e-3
    for _ in 0..<steps {
      let scale = errors.reduce(0) { Swift.max($0, abs($1)) }
      guard scale > 1e-6 else { return }
      let cost = Self.cost(errors, scale, power)
      derive(parameters, errors, &trial, &slopes)
      let system = system(errors, slopes, scale, power)
      // A step that makes things worse is tried again shorter.
      for _ in 0..<6 {
        let step = system.solved(damping: damping)
        let next = (parameters - step).clamped(lowerBound: Self.lower, upperBound: Self.upper)
        self.errors(next, &trial)
        if Self.cost(trial, scale, power) < cost {
          parameters = next
          swap(&errors, &trial)
          damping = Swift.max(damping / 5, 1e-7)
          break
        }
        damping *= 6
      }
    }
  }

  /// How each error changes with each parameter, by differences.
  private func derive(
    _ parameters: Parameters, _ errors: [Double], _ trial: inout [Double], _ slopes: inout [[Double]]
  ) {
    for index in 0..<count {
      var moved = parameters
      let step = parameters[index] + 1e-5 > Self.upper[index] ? -1e-5 : 1e-5
      moved[index] += step
      self.errors(moved, &trial)
      for place in errors.indices { slopes[index][place] = (trial[place] - errors[place]) / step }
    }
  }

  private func system(_ errors: [Double], _ slopes: [[Double]], _ scale: Double, _ power: Double) -> NormalEquations {
    let weights = errors.map { Self.raised(abs($0) / scale, power / 2) / Swift.max(abs($0) / scale, 1e-3) }
    var system = NormalEquations(count: count)
    for row in 0..<count {
      for place in errors.indices {
        let weighted = slopes[row][place] * weights[place] * weights[place]
        system.right[row] += weighted * errors[place]
        for column in 0...row { system.matrix[row][column] += weighted * slopes[column][place] }
      }
    }
    return system
  }
}
