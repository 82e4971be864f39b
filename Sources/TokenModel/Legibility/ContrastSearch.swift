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
  private static let tolerance = 0.008
  /// Allows for rounding in a few hundred operations on figures of about 1.
  private static let rounding = 1e-10

  init(_ problem: ContrastProblem) { self.problem = problem }

  mutating func run() -> ContrastCertificate {
    start()
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

  /// Whether no backdrop gives less than a contrast: mostly known long before the least contrast is.
  mutating func isAtLeast(_ contrast: Double) -> Bool {
    let limit = Math.logarithm(contrast)
    start()
    while best.logarithm >= limit, let entry = heap.pop() {
      if entry.bound >= limit { return true }
      let (lower, upper) = entry.box.halves(entry.component)
      // A box that can't be told from the limit counts as below it.
      if entry.box.high[entry.component] - entry.box.low[entry.component] < 1e-7 { return false }
      look(at: lower)
      look(at: upper)
    }
    return best.logarithm >= limit
  }

  private mutating func start() {
    for corner in 0..<8 {
      let backdrop = RGB(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2 & 1))
      if problem.backdrops.allows(backdrop) { reach(backdrop) }
    }
    look(at: .cube)
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
    let border = borderSlopes(box)
    // Where it is not known which of the two is the lighter one, the box is bounded for either.
    var bound = 0.0
    var isExact = false
    if enclosure.value.high > 0 {
      let side = bounded(enclosure, 1, box, border)
      (bound, isExact) = (max(bound, side.bound), side.isExact && enclosure.value.low > 0)
    }
    if enclosure.value.low < 0 {
      let side = bounded(-1 * enclosure, -1, box, border)
      (bound, isExact) = (max(bound, side.bound), isExact || side.isExact && enclosure.value.high < 0)
    }
    guard !isExact, bound - Self.rounding < best.logarithm else { return }
    let tie = bound > 0 ? 0 : abs(problem.logarithm(over: feasible(box.center, in: box)))
    if tie > 0, tie < best.logarithm { reach(feasible(box.center, in: box)) }
    heap.push(
      BoundedBox(
        box: box, bound: max(0, bound - Self.rounding), tie: tie, component: Self.widest(enclosure, box)))
  }

  /// A bound of the logarithm with a sign, given what is known of it over a box, and whether the box is done with it.
  private mutating func bounded(
    _ rising: Enclosure, _ sign: Double, _ box: BackdropBox, _ border: Enclosure?
  ) -> (bound: Double, isExact: Bool) {
    let linear = Linearization(rising, box)
    var bound = max(rising.value.low, linear.bound(sign * problem.logarithm(over: linear.point)))
    let corner = feasible(linear.point, in: box)
    reach(corner)
    if let border {
      let multiplier = linear.multiplier(border)
      let lifted = Linearization(rising.adding(-multiplier, border), box)
      let margin = problem.backdrops.margin(Contrast.luminance(lifted.point))
      bound = max(bound, lifted.bound(sign * problem.logarithm(over: lifted.point) - multiplier * margin))
    }
    return (bound, linear.isExact && corner == linear.point)
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
    if let rounded, rounded.contrast - lower <= 0.0095 {
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
