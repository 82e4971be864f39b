/// Finds the chain of contrast, brightness, saturation and a colour over it that is nearest to a look.
///
/// Least squares over colours of the whole cube, greys weighing more, by Gauss and Newton's method with damping. Large
/// errors then gain weight step by step, which leads from the smallest sum of squares to nearly the smallest maximum.
/// Additions and products alone, in fixed order: the result does not depend on the machine.
struct CSSFitSearch {
  /// Contrast, brightness, saturation, the overlay's alpha, and its grey or its three components.
  typealias Parameters = SIMD8<Double>

  private struct Sample {
    let backdrop: SIMD3<Double>
    let wanted: SIMD3<Double>
    let weight: Double
  }

  private static let lower = Parameters(0.01, 0.05, 0, 0, 0, 0, 0, 0)
  private static let upper = Parameters(1, 3, 8, 0.98, 1, 1, 1, 0)
  /// What an error over a grey counts against one over a colour.
  private static let neutralWeight = 1.3
  /// The powers of the error whose sum is made small, one after the other, and the steps taken for each.
  private static let stages: [(power: Double, steps: Int)] = [(2, 5), (4, 4), (8, 5), (16, 7)]

  private let samples: [Sample]
  /// How many parameters are in use: 5, or 7 where greys do not stay grey.
  private let count: Int

  private init(_ target: Look) {
    var samples: [Sample] = []
    func add(_ backdrop: RGB, _ weight: Double) {
      let wanted = target.color(over: backdrop)
      samples.append(
        Sample(
          backdrop: SIMD3(backdrop.red, backdrop.green, backdrop.blue),
          wanted: SIMD3(wanted.red, wanted.green, wanted.blue), weight: weight))
    }
    for step in 0...12 { add(RGB(grey: Double(step) / 12), Self.neutralWeight) }
    for index in 0..<64 {
      let (red, green, blue) = (index / 16, index / 4 % 4, index % 4)
      if red != green || green != blue { add(RGB(Double(red) / 3, Double(green) / 3, Double(blue) / 3), 1) }
    }
    self.samples = samples
    let isGrey = samples[...12].allSatisfy { $0.wanted.max() - $0.wanted.min() < 0.002 }
    count = isGrey ? 5 : 7
  }

  /// The best chain found.
  static func best(for target: Look) -> CSSFit.Chain {
    let search = CSSFitSearch(target)
    var best = search.start()
    for stage in stages { search.improve(&best, power: stage.power, steps: stage.steps) }
    let color = search.overlay(best)
    return (
      [.contrast(best[0]), .brightness(best[1]), .saturate(best[2])],
      (ColorCoordinates(.srgb, color.x, color.y, color.z), best[3])
    )
  }

  private func overlay(_ parameters: Parameters) -> SIMD3<Double> {
    count == 5 ? SIMD3(repeating: parameters[4]) : SIMD3(parameters[4], parameters[5], parameters[6])
  }

  /// A chain that is right over black and white and halves contrast if it can: less would leave saturation more room,
  /// but must be amplified more, which shows as steps in soft gradients.
  private func start() -> Parameters {
    let (black, white) = (Self.luma(samples[0].wanted), Self.luma(samples[12].wanted))
    let slope = min(max(white - black, 0.02), 1)
    let room = 0.5
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

  /// Contrast never exceeds 1 here, so only brightness and saturation can cut.
  private func bright(_ parameters: Parameters, _ backdrop: SIMD3<Double>) -> SIMD3<Double> {
    pointwiseMin(((backdrop - 0.5) * parameters[0] + 0.5) * parameters[1], .one)
  }

  private static func luma(_ color: SIMD3<Double>) -> Double { (color * lumaWeights).sum() }
  private static let lumaWeights = SIMD3(Luma.css.red, Luma.css.green, Luma.css.blue)

  /// The weighted errors, three for each sample.
  private func errors(_ parameters: Parameters, _ result: inout [Double]) {
    let layer = overlay(parameters) * parameters[3]
    for (index, sample) in samples.enumerated() {
      let bright = bright(parameters, sample.backdrop)
      let luma = Self.luma(bright)
      let face = ((bright - luma) * parameters[2] + luma).clamped(lowerBound: .zero, upperBound: .one)
      let error = (face * (1 - parameters[3]) + layer - sample.wanted) * sample.weight
      for part in 0..<3 { result[3 * index + part] = error[part] }
    }
  }

  /// How each error changes with each parameter; where something is cut, nothing changes.
  private func derive(_ parameters: Parameters, _ slopes: inout [[Double]]) {
    let (saturation, rest, overlay) = (parameters[2], 1 - parameters[3], overlay(parameters))
    for (index, sample) in samples.enumerated() {
      let contrasted = (sample.backdrop - 0.5) * parameters[0] + 0.5
      let isCut = contrasted * parameters[1] .>= 1
      let bright = bright(parameters, sample.backdrop)
      let byContrast = ((sample.backdrop - 0.5) * parameters[1]).replacing(with: 0, where: isCut)
      let byBrightness = contrasted.replacing(with: 0, where: isCut)
      let luma = Self.luma(bright)
      let face = (bright - luma) * saturation + luma
      let isOutside = (face .<= 0) .| (face .>= 1)
      let weight = SIMD3(repeating: sample.weight * rest).replacing(with: 0, where: isOutside)
      func saturated(_ change: SIMD3<Double>) -> SIMD3<Double> {
        let luma = Self.luma(change)
        return ((change - luma) * saturation + luma) * weight
      }
      let columns = [
        saturated(byContrast), saturated(byBrightness), (bright - luma) * weight,
        (overlay - face.clamped(lowerBound: .zero, upperBound: .one)) * sample.weight,
      ]
      for part in 0..<3 {
        for (column, slope) in columns.enumerated() { slopes[column][3 * index + part] = slope[part] }
        let byOverlay = sample.weight * parameters[3]
        for grey in 4..<count { slopes[grey][3 * index + part] = count == 5 || grey == 4 + part ? byOverlay : 0 }
      }
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
      derive(parameters, &slopes)
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

  /// The equations for the next step: each error weighs as the power makes it.
  private func system(_ errors: [Double], _ slopes: [[Double]], _ scale: Double, _ power: Double) -> NormalEquations {
    // The power less two, and not too small a number for what is nearly right already.
    let weights = errors.map { error in
      let size = Swift.max(abs(error) / scale, 1e-3)
      return Self.raised(size, power) / (size * size)
    }
    var system = NormalEquations(count: count)
    for row in 0..<count {
      let weighted = Self.products(slopes[row], weights)
      system.right[row] = Self.dot(weighted, errors)
      for column in 0...row { system.matrix[row][column] = Self.dot(weighted, slopes[column]) }
    }
    return system
  }

  private static func products(_ one: [Double], _ other: [Double]) -> [Double] {
    var result = one
    for index in 0..<Swift.min(one.count, other.count) { result[index] *= other[index] }
    return result
  }

  private static func dot(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for index in 0..<Swift.min(one.count, other.count) { sum += one[index] * other[index] }
    return sum
  }
}
