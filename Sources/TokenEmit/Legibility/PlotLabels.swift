/// Finds places for labels where they don't lie on each other.
struct PlotLabels {
  /// A box around a label.
  struct Box {
    var left: Double, top: Double, right: Double, bottom: Double

    func overlaps(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func holds(_ point: PlotScale.Point) -> Bool {
      point.x > left && point.x < right && point.y > top && point.y < bottom
    }
  }

  /// Spreads labels that stand below each other.
  ///
  /// - Parameters:
  ///   - wanted: where each would stand best.
  ///   - gap: how far one is from the next.
  ///   - range: where they may stand.
  /// - Returns: where each stands, in the same order.
  static func spread(_ wanted: [Double], gap: Double, in range: ClosedRange<Double>) -> [Double] {
    let order = wanted.indices.sorted { wanted[$0] == wanted[$1] ? $0 < $1 : wanted[$0] < wanted[$1] }
    var places = order.map { min(max(wanted[$0], range.lowerBound), range.upperBound) }
    // Those that are too close move apart by the same amount, a few times over.
    for _ in 0..<60 {
      for index in places.indices.dropFirst() {
        let lack = gap - (places[index] - places[index - 1])
        guard lack > 0 else { continue }
        places[index - 1] -= lack / 2
        places[index] += lack / 2
      }
      if let first = places.first, first < range.lowerBound { places[0] = range.lowerBound }
      if let last = places.last, last > range.upperBound { places[places.count - 1] = range.upperBound }
    }
    for index in places.indices.dropFirst() { places[index] = max(places[index], places[index - 1] + gap) }
    if let last = places.last, last > range.upperBound, let end = places.indices.last {
      places[end] = range.upperBound
      for index in places.indices.dropLast().reversed() { places[index] = min(places[index], places[index + 1] - gap) }
    }
    var result = wanted
    for (place, index) in zip(places, order) { result[index] = place }
    return result
  }

  /// What is taken already.
  private var boxes: [Box]
  /// Where a label rather does not stand.
  private let points: [PlotScale.Point]
  private let frame: Box

  /// - Parameters:
  ///   - frame: what labels stay in.
  ///   - boxes: what they keep off.
  ///   - points: what they rather don't cover.
  init(frame: Box, boxes: [Box], points: [PlotScale.Point]) {
    self.frame = frame
    self.boxes = boxes
    self.points = points
  }

  /// Which point of its base line a label is placed by: as fonts differ, the one next to what it speaks of.
  enum Anchor: String {
    case start, middle, end
  }

  /// A place for a label beside a point.
  mutating func place(
    beside point: PlotScale.Point, width: Double, height: Double
  ) -> (point: PlotScale.Point, anchor: Anchor) {
    var best: (cost: Double, box: Box, anchor: Anchor)?
    for (index, (box, anchor)) in Self.candidates(point, width, height).enumerated() {
      var cost = Double(index) * 0.6
      if box.left < frame.left || box.right > frame.right { cost += 200 }
      if box.top < frame.top || box.bottom > frame.bottom { cost += 200 }
      cost += Double(boxes.count { $0.overlaps(box) }) * 100
      cost += Double(points.count(where: box.holds)) * 2
      if best.map({ cost < $0.cost }) ?? true { best = (cost, box, anchor) }
    }
    guard let (_, box, anchor) = best else { return (point, .start) }
    boxes.append(box)
    let x =
      switch anchor {
      case .start: box.left
      case .middle: (box.left + box.right) / 2
      case .end: box.right
      }
    return (PlotScale.Point(x: x, y: box.bottom - 2), anchor)
  }

  private static func candidates(
    _ point: PlotScale.Point, _ width: Double, _ height: Double
  ) -> [(box: Box, anchor: Anchor)] {
    let near = 7.0
    var boxes: [(box: Box, anchor: Anchor)] = []
    for step in [0.0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] {
      let top = point.y - height / 2 + step * height * 0.75
      for anchor in [Anchor.start, .end, .middle] {
        let left =
          switch anchor {
          case .start: point.x + near
          case .end: point.x - near - width
          case .middle: point.x - width / 2
          }
        // Above or below the point it takes a whole line.
        if anchor == .middle, abs(step) < 2 { continue }
        boxes.append((Box(left: left, top: top, right: left + width, bottom: top + height), anchor))
      }
    }
    return boxes
  }
}
