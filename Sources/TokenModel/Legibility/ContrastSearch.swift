/// Branch and bound over the cube of backdrops.
///
/// Each box has a bound of the logarithm of the contrast that no backdrop in it goes below: from interval arithmetic,
/// and from the value at one point and bounds of the slopes (which tightens with the square of the box). The box with
/// the lowest bound is halved until that bound comes within the tolerance of the best figure reached. Where backdrops
/// are bounded by their brightness, a multiple of the distance from that border is taken off the figure, so that boxes
/// across the border tighten as fast as others (Lagrange's bound).
struct ContrastSearch {
  private let problem: ContrastProblem
  private var heap = BoundHeap()
  private var best = (logarithm: Double.infinity, backdrop: RGB.black)
  private var boxes = 0

  /// The width that is aimed at; the rest up to 0.01 is left for rounding the backdrop to 8 bits.
  private static let tolerance = 0.004
  /// Allows for rounding in a few hundred operations on figures of about 1.
  private static let rounding = 1e-10

  init(_ problem: ContrastProblem) { self.problem = problem }

  mutating func run() -> ContrastCertificate {
    for corner in 0..<8 {
      let backdrop = RGB(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2 & 1))
      if problem.backdrops.allows(backdrop) { reach(backdrop) }
    }
    look(at: .cube)
    var bound = best.logarithm
    while let entry = heap.pop() {
      bound = min(entry.bound, best.logarithm)
      if Math.exponential(best.logarithm) - Math.exponential(bound) <= Self.tolerance { break }
      let (lower, upper) = entry.box.halves(entry.component)
      look(at: lower)
      look(at: upper)
      bound = best.logarithm
    }
    return certificate(bound)
  }

  private mutating func reach(_ backdrop: RGB) {
    let logarithm = abs(problem.logarithm(over: backdrop))
    if logarithm < best.logarithm { best = (logarithm, backdrop) }
  }

  // MARK: Boxes

  private mutating func look(at whole: BackdropBox) {
    guard let box = whole.contracted(to: problem.backdrops) else { return }
    boxes += 1
    let enclosure = problem.logarithm(over: box)
    let sign: Double = enclosure.value.low > 0 ? 1 : enclosure.value.high < 0 ? -1 : 0
    guard sign != 0 else {
      let middle = feasible(box.center, in: box)
      reach(middle)
      let near = abs(problem.logarithm(over: box.center))
      heap.push(BoundedBox(box: box, bound: 0, tie: near, component: Self.widest(enclosure, box)))
      return
    }
    let rising = sign * enclosure
    var linear = Linearization(rising, box)
    var bound = max(rising.value.low, linear.bound(sign * problem.logarithm(over: linear.point)))
    let corner = feasible(linear.point, in: box)
    reach(corner)
    let isExact = linear.isExact && corner == linear.point
    if let border = borderSlopes(box) {
      let multiplier = linear.multiplier(border)
      let lifted = rising.adding(-multiplier, border)
      linear = Linearization(lifted, box)
      let margin = problem.backdrops.margin(Contrast.luminance(linear.point))
      bound = max(bound, linear.bound(sign * problem.logarithm(over: linear.point) - multiplier * margin))
    }
    guard !isExact, bound - Self.rounding < best.logarithm else { return }
    heap.push(
      BoundedBox(box: box, bound: max(0, bound - Self.rounding), tie: 0, component: Self.widest(rising, box)))
  }

  /// The enclosure of the margin to the border of the allowed backdrops; nil where the box lies inside it.
  private func borderSlopes(_ box: BackdropBox) -> Enclosure? {
    guard problem.backdrops == .bright || problem.backdrops == .dark else { return nil }
    let isBright = problem.backdrops == .bright
    let worst = Contrast.luminance(isBright ? box.low : box.high)
    guard problem.backdrops.margin(worst) < 0 else { return nil }
    let luminance = EnclosedRGB(box).luminance
    return isBright
      ? luminance.adding(-Backdrops.middle) : (-1 * luminance).adding(Backdrops.middle)
  }

  /// A backdrop of the box that is allowed: the point, or the one nearest to it towards the corner that surely is.
  private func feasible(_ point: RGB, in box: BackdropBox) -> RGB {
    guard !problem.backdrops.allows(point) else { return point }
    let corner = problem.backdrops == .bright ? box.high : box.low
    var (near, far) = (0.0, 1.0)
    for _ in 0..<16 {
      let middle = (near + far) / 2
      if problem.backdrops.allows(point.mixed(middle, to: corner)) { far = middle } else { near = middle }
    }
    return point.mixed(far, to: corner)
  }

  /// The component along which the figure may change most.
  private static func widest(_ enclosure: Enclosure, _ box: BackdropBox) -> Int {
    var widest = (change: -1.0, component: 0)
    for component in 0..<3 {
      let steepness = max(enclosure.slope(component).magnitude, 1e-6)
      let change = steepness * box.radius(component)
      if change > widest.change { widest = (change, component) }
    }
    return widest.component
  }

  // MARK: Result

  /// The figures of the search, the backdrop rounded to 8 bits where that keeps the certificate narrow.
  private func certificate(_ bound: Double) -> ContrastCertificate {
    let lower = Math.exponential(min(bound, best.logarithm))
    let rounded = roundedBackdrops().map { (backdrop: $0, contrast: problem.contrast(over: $0)) }
      .min { $0.contrast < $1.contrast }
    if let rounded, rounded.contrast - lower <= 0.009 {
      return ContrastCertificate(
        lower: min(lower, rounded.contrast), attained: rounded.contrast, backdrop: rounded.backdrop, boxes: boxes)
    }
    return ContrastCertificate(
      lower: lower, attained: problem.contrast(over: best.backdrop), backdrop: best.backdrop, boxes: boxes)
  }

  /// The allowed 8-bit colours around the best backdrop.
  private func roundedBackdrops() -> [RGB] {
    let scaled = best.backdrop.map { $0 * 255 }
    let (down, up) = (scaled.map { ($0 - 1e-9).rounded(.up) - 1 }, scaled.map { ($0 + 1e-9).rounded(.down) + 1 })
    let nearest = scaled.map { $0.rounded() }
    var result = [nearest]
    for corner in 0..<8 {
      result.append(
        RGB(
          corner & 1 == 0 ? down.red : up.red, corner & 2 == 0 ? down.green : up.green,
          corner & 4 == 0 ? down.blue : up.blue))
    }
    return result.map { $0.clamped(upper: 255).map { $0 / 255 } }.filter(problem.backdrops.allows)
  }
}
