/// Lines through points, in few bytes: points that a straight line hits anyway are left out, steps are relative and in
/// tenths of a pixel.
enum PlotPath {
  /// How far a line may pass by a point, in pixels.
  private static let tolerance = 0.2

  /// The data of a path.
  ///
  /// - Parameters:
  ///   - points: at least one.
  ///   - closes: whether the line goes back to its start.
  static func data(_ points: [PlotScale.Point], closes: Bool = false) -> String {
    var previous = (x: 0, y: 0)
    var isFirstStep = true
    var text = ""
    for (index, point) in points.enumerated() {
      let place = (x: Int((point.x * 10).rounded()), y: Int((point.y * 10).rounded()))
      if index == 0 {
        text = "M" + tenths(place.x) + separated(place.y)
      } else {
        let step = (x: place.x - previous.x, y: place.y - previous.y)
        if step == (0, 0) { continue }
        text += (isFirstStep ? "l" + tenths(step.x) : separated(step.x)) + separated(step.y)
        isFirstStep = false
      }
      previous = place
    }
    return text + (closes ? "z" : "")
  }

  /// Points without those that the line between their neighbours hits.
  static func simplified(_ points: [PlotScale.Point]) -> [PlotScale.Point] {
    guard points.count > 2 else { return points }
    var result = [points[0]]
    var anchor = 0
    for index in 2..<points.count where !(anchor + 1..<index).allSatisfy({ isHit(points, $0, anchor, index) }) {
      anchor = index - 1
      result.append(points[anchor])
    }
    result.append(points[points.count - 1])
    return result
  }

  private static func isHit(_ points: [PlotScale.Point], _ index: Int, _ start: Int, _ end: Int) -> Bool {
    let (a, b, p) = (points[start], points[end], points[index])
    let length = b.x - a.x
    guard length > 0 else { return abs(p.x - a.x) < tolerance && abs(p.y - a.y) < tolerance }
    return abs(a.y + (b.y - a.y) * (p.x - a.x) / length - p.y) < tolerance
  }

  private static func separated(_ value: Int) -> String { (value < 0 ? "" : " ") + tenths(value) }

  private static func tenths(_ value: Int) -> String {
    let (whole, rest) = (value.magnitude / 10, value.magnitude % 10)
    let text = rest == 0 ? "\(whole)" : whole == 0 ? ".\(rest)" : "\(whole).\(rest)"
    return value < 0 ? "-" + text : text
  }
}
