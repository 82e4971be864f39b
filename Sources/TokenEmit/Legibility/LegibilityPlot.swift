import TokenModel

/// The plot of one surface: a panel for each appearance, a row of them for platforms on which all is alike.
struct LegibilityPlot {
  /// How much room things take, in pixels.
  enum Size {
    static let panel = 376.0, plot = 212.0, inset = 32.0
    static let height = 150.0, line = 13.0
    static let margin = 16.0
  }

  /// The surface's path.
  let name: String
  private let panels: LegibilityPanels
  /// How many panels stand beside each other.
  let columns: Int

  /// Draws the rows of one surface; nil where none has a figure.
  init?(_ name: String, _ rows: [LegibilityRow]) {
    panels = LegibilityPanels(rows)
    guard !panels.groups.isEmpty else { return nil }
    self.name = PlotText.plain(name)
    columns = min(2, panels.groups.map(\.panels.count).max() ?? 1)
  }

  /// How wide it is, in pixels.
  var width: Double { Size.margin * 2 + Double(columns) * Size.panel }

  /// What the reader has to know to read it.
  var legend: Set<Legend> {
    var legend: Set<Legend> = []
    for curve in panels.groups.flatMap(\.panels).flatMap(\.curves) {
      legend.insert(curve.curve.isPalette ? .dots : .lines)
      if let required = curve.required { legend.insert(curve.certificate.lower < required ? .shortage : .required) }
    }
    return legend
  }

  /// Kinds of marks that not every plot has.
  enum Legend {
    case lines, dots, required, shortage
  }

  /// All figures in words.
  var description: String {
    let lines = panels.groups.flatMap { group in
      group.panels.map { panel in
        "\(group.title), \(panel.title): \(panel.curves.flatMap(Self.figures).joined(separator: "; "))."
      }
    }
    return (lines + [unknown].compactMap(\.self)).joined(separator: " ")
  }

  /// What is known of each foreground of a curve.
  static func figures(_ curve: LegibilityPanels.Curve) -> [String] {
    curve.rows.map { row in
      let needs = row.required.map { ", needs " + NumberPrinter.text($0) + ":1" } ?? ""
      return "\(PlotText.plain(row.name)) \(LegibilityText.ratio(curve.certificate.lower)) over "
        + "\(LegibilityText.backdrop(curve.certificate.backdrop))\(needs)"
    }
  }

  private var unknown: String? {
    panels.unknown.isEmpty ? nil : "Not modelled: \(panels.unknown.map(\.rawValue).joined(separator: ", "))."
  }

  // MARK: Drawing

  /// Draws it from a height on.
  ///
  /// - Returns: the elements, and where the next thing may begin.
  func draw(at top: Double) -> (text: String, bottom: Double) {
    let left = Size.margin
    var y = top + 26
    var text = Self.label(PlotText.fitted(name, width - 2 * left, size: 17), left, y, "h")
    for group in panels.groups {
      y += 26
      text += "<text class=\"t\" x=\"\(PlotText.number(left))\" y=\"\(PlotText.number(y))\">"
      text += PlotText.xml(group.title)
      text += "<tspan class=\"s\" dx=\"8\">\(Self.backdrops(group))</tspan></text>\n"
      y += 6
      for start in stride(from: 0, to: group.panels.count, by: columns) {
        let line = group.panels[start..<min(start + columns, group.panels.count)]
        let height = line.map { max(Size.height, Double($0.curves.count) * Size.line) }.max() ?? Size.height
        for (column, panel) in line.enumerated() {
          let x = left + Double(column) * Size.panel
          text += Self.label(panel.title, x + Size.inset, y + 16, "a")
          let scale = PlotScale(left: x + Size.inset, top: y + 24, width: Size.plot, height: height)
          text += LegibilityPanelDrawing(panel, group.backdrops, scale).text
        }
        y += height + 56
      }
    }
    if let unknown {
      y += 14
      text += Self.label(unknown, left, y, "s")
    }
    return (text, y + 8)
  }

  private static func backdrops(_ group: LegibilityPanels.Group) -> String {
    switch group.backdrops {
    case .all: "over every backdrop"
    case .bright: "over backdrops of L* 50 and more"
    case .dark: "over backdrops of L* 50 and less"
    case .palette(let colors): "over \(colors.count) declared color\(colors.count == 1 ? "" : "s")"
    }
  }

  /// A text element.
  static func label(_ text: String, _ x: Double, _ y: Double, _ kind: String, end: Bool = false) -> String {
    "<text class=\"\(kind)\" x=\"\(PlotText.number(x))\" y=\"\(PlotText.number(y))\""
      + "\(end ? " text-anchor=\"end\"" : "")>\(PlotText.xml(text))</text>\n"
  }
}
