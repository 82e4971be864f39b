import TokenModel

/// The elements of one panel.
struct LegibilityPanelDrawing {
  private let panel: LegibilityPanels.Panel
  private let backdrops: Backdrops
  private let scale: PlotScale

  init(_ panel: LegibilityPanels.Panel, _ backdrops: Backdrops, _ scale: PlotScale) {
    self.panel = panel
    self.backdrops = backdrops
    self.scale = scale
  }

  private static let ticks = [1, 2, 3, 4.5, 7, 12, 21]

  private var bottom: Double { scale.top + scale.height }
  private var right: Double { scale.left + scale.width }
  /// The contrasts that something in the panel needs.
  private var required: [Double] { Set(panel.curves.flatMap { $0.rows.compactMap(\.required) }).sorted() }

  /// The elements.
  var text: String {
    frame + panel.curves.map(shortage).joined() + panel.curves.map(curve).joined() + rules + marks + names
  }

  // MARK: Frame

  private var frame: String {
    var text = rectangle("p", scale.left, scale.top, scale.width, scale.height)
    let allowed = backdrops.lightness
    if allowed.lowerBound > 0 {
      text += rectangle("n", scale.left, scale.top, scale.x(allowed.lowerBound) - scale.left, scale.height)
    }
    if allowed.upperBound < 100 {
      let start = scale.x(allowed.upperBound)
      text += rectangle("n", start, scale.top, right - start, scale.height)
    }
    text += "<path class=\"g\" d=\"\(Self.ticks.map(across).joined())\"/>\n"
    for tick in Self.ticks {
      let kind = required.contains(tick) ? "k" : "s"
      text += LegibilityPlot.label(NumberPrinter.text(tick), scale.left - 5, scale.y(tick) + 4, kind, end: true)
    }
    text +=
      "<rect fill=\"url(#grey)\" x=\"\(PlotText.number(scale.left))\" y=\"\(PlotText.number(bottom + 3))\" "
      + "width=\"\(PlotText.number(scale.width))\" height=\"5\"/>\n"
    text += LegibilityPlot.label("black", scale.left, bottom + 20, "s")
    text += LegibilityPlot.label("L* 50", scale.x(50) - 14, bottom + 20, "s")
    return text + LegibilityPlot.label("white", right, bottom + 20, "s", end: true)
  }

  private func rectangle(_ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect class=\"\(kind)\" x=\"\(PlotText.number(x))\" y=\"\(PlotText.number(y))\" "
      + "width=\"\(PlotText.number(width))\" height=\"\(PlotText.number(height))\"/>\n"
  }

  /// What is needed, as dashed lines.
  private var rules: String {
    required.isEmpty ? "" : "<path class=\"r\" d=\"\(required.map(across).joined())\"/>\n"
  }

  /// A line across the plot.
  private func across(_ contrast: Double) -> String {
    "M\(PlotText.number(scale.left)) \(PlotText.number(scale.y(contrast)))h\(PlotText.number(scale.width))"
  }

  // MARK: Curves

  /// The region between what is needed and what the worst colors give.
  private func shortage(_ curve: LegibilityPanels.Curve) -> String {
    guard let required = curve.required, curve.certificate.lower < required, !curve.curve.isPalette else { return "" }
    let edge = curve.curve.samples.map { scale.point($0.lightness, min($0.least, required)) }
    guard let first = edge.first, let last = edge.last else { return "" }
    let limit = scale.y(required)
    let outline =
      [PlotScale.Point(x: first.x, y: limit)] + PlotPath.simplified(edge) + [PlotScale.Point(x: last.x, y: limit)]
    return "<path class=\"x\" d=\"\(PlotPath.data(outline, closes: true))\"/>\n"
  }

  private func curve(_ curve: LegibilityPanels.Curve) -> String {
    let samples = curve.curve.samples
    var text = "<g class=\"\(Self.color(curve))\"><title>"
    text += PlotText.xml(LegibilityPlot.figures(curve).joined(separator: "\n")) + "</title>"
    if curve.curve.isPalette {
      for sample in samples {
        let point = scale.point(sample.lightness, sample.grey)
        let kind = curve.required.map { sample.grey < $0 } ?? false ? "d o" : "d"
        text += "<circle class=\"\(kind)\" cx=\"\(PlotText.number(point.x))\" "
        text += "cy=\"\(PlotText.number(point.y))\" r=\"2.5\"/>"
      }
    } else {
      let upper = PlotPath.simplified(samples.map { scale.point($0.lightness, $0.greatest) })
      let lower = PlotPath.simplified(samples.map { scale.point($0.lightness, $0.least) })
      let line = PlotPath.simplified(samples.map { scale.point($0.lightness, $0.grey) })
      text += "<path class=\"b\" d=\"\(PlotPath.data(upper + lower.reversed(), closes: true))\"/>"
      text += "<path class=\"l\" d=\"\(PlotPath.data(line))\"/>"
    }
    return text + "</g>\n"
  }

  private static func color(_ curve: LegibilityPanels.Curve) -> String { "c\(curve.place % 8)" }

  // MARK: Labels

  private func worst(_ curve: LegibilityPanels.Curve) -> PlotScale.Point {
    let lightness = Lightness.of(luminance: Contrast.luminance(curve.certificate.backdrop))
    return scale.point(lightness, curve.certificate.attained)
  }

  /// The worst backdrops with their figures.
  private var marks: String {
    let points = panel.curves.map(worst)
    let circles = points.map { PlotLabels.Box(left: $0.x - 5, top: $0.y - 5, right: $0.x + 5, bottom: $0.y + 5) }
    var labels = PlotLabels(
      frame: PlotLabels.Box(left: scale.left + 1, top: scale.top + 1, right: right - 1, bottom: bottom - 1),
      boxes: circles,
      points: panel.curves.flatMap { curve in curve.curve.samples.map { scale.point($0.lightness, $0.grey) } })
    var text = ""
    for (curve, point) in zip(panel.curves, points) {
      let figure = LegibilityText.ratio(curve.certificate.lower)
      let (place, anchor) = labels.place(beside: point, width: PlotText.width(figure, size: 13), height: 12)
      text +=
        "<g class=\"\(Self.color(curve))\"><circle class=\"m\" cx=\"\(PlotText.number(point.x))\" "
        + "cy=\"\(PlotText.number(point.y))\" r=\"4\" fill=\"\(curve.certificate.backdrop.bytes.hex)\"/>"
      text += "<text class=\"f\" x=\"\(PlotText.number(place.x))\" y=\"\(PlotText.number(place.y))\""
      text += "\(anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")>\(figure)</text></g>\n"
    }
    return text
  }

  /// The names behind the ends of the lines.
  private var names: String {
    let ends = panel.curves.map { curve in
      curve.curve.samples.last.map { scale.point($0.lightness, $0.grey) } ?? PlotScale.Point(x: right, y: bottom)
    }
    let places = PlotLabels.spread(
      ends.map(\.y), gap: LegibilityPlot.Size.line, in: (scale.top + 5)...(bottom - 5))
    let room = LegibilityPlot.Size.panel - LegibilityPlot.Size.inset - scale.width - 26
    var text = ""
    for (curve, (end, y)) in zip(panel.curves, zip(ends, places)) {
      text += "<g class=\"\(Self.color(curve))\">"
      let step = "\(PlotText.number(right + 11 - end.x)) \(PlotText.number(y - end.y))"
      text += "<path class=\"e\" d=\"M\(PlotText.number(end.x)) \(PlotText.number(end.y))l\(step)\"/>"
      text += "<text x=\"\(PlotText.number(right + 14))\" y=\"\(PlotText.number(y + 4))\">"
      text += PlotText.xml(PlotText.fitted(curve.name, room, size: 12)) + "</text></g>\n"
    }
    return text
  }
}
