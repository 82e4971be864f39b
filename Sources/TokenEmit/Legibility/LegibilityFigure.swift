public import TokenModel

/// Draws how the contrast of what stands on surfaces goes with the backdrop, as SVG.
///
/// The figures are those of the certificates: the ones that are printed and stand in `guidelines.json`. Colors follow the
/// reader's appearance, text is in the system's font, and what is drawn is said in words, too.
public enum LegibilityFigure {
  /// A file.
  public struct File: Sendable {
    /// Its name.
    public let name: String
    /// Its bytes.
    public let bytes: [UInt8]
  }

  /// A file for each surface that has figures, in the order of surfaces, called after it.
  public static func files(_ rows: [LegibilityRow], _ set: TokenSet) -> [File] {
    var taken: Set<String> = []
    return plots(rows, set).map { path, plot in
      File(name: fileName(path, &taken), bytes: document([plot], title: "Legibility of \(plot.name)"))
    }
  }

  /// One file of all surfaces, below each other; nil if none has figures.
  public static func file(_ rows: [LegibilityRow], _ set: TokenSet) -> [UInt8]? {
    let plots = plots(rows, set).map(\.plot)
    return plots.isEmpty ? nil : document(plots, title: "Legibility of \(plots.count) surfaces")
  }

  private static func plots(_ rows: [LegibilityRow], _ set: TokenSet) -> [(path: String, plot: LegibilityPlot)] {
    var order: [TokenID] = []
    var bySurface: [TokenID: [LegibilityRow]] = [:]
    for row in rows {
      if bySurface[row.token] == nil { order.append(row.token) }
      bySurface[row.token, default: []].append(row)
    }
    return order.compactMap { token in
      let path = set.path(of: token)
      return LegibilityPlot(path, bySurface[token] ?? []).map { (path, $0) }
    }
  }

  /// A name that every file system takes, which no other file has where capitals are not told apart.
  private static func fileName(_ path: String, _ taken: inout Set<String>) -> String {
    let safe = SafeFileName.shortened(SafeFileName.text(path, keepsDots: true))
    var name = safe
    var count = 1
    while !taken.insert(name.lowercased()).inserted {
      count += 1
      name = "\(safe)-\(count)"
    }
    return name + ".svg"
  }

  // MARK: The document

  /// How every file begins that is drawn here, so that no other one is taken for it.
  public static let signature = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tokenc-legibility\""

  private static func document(_ plots: [LegibilityPlot], title: String) -> [UInt8] {
    let width = max(plots.map(\.width).max() ?? 0, 420)
    var body = ""
    var y = 0.0
    for plot in plots {
      let (text, bottom) = plot.draw(at: y)
      body += plots.count > 1 ? "<g><title>\(PlotText.xml(plot.name))</title>\n\(text)</g>\n" : text
      y = bottom + (plots.count > 1 ? 16 : 0)
    }
    let (caption, height) = caption(Set(plots.flatMap(\.legend)), at: y + 8, width)
    let description = plots.map { (plots.count > 1 ? $0.name + ". " : "") + $0.description }.joined(separator: "\n")
    let size = "\(PlotText.number(width)) \(PlotText.number(height))"
    let text = """
      \(signature) role="img" viewBox="0 0 \(size)" width="\(PlotText.number(width))" height="\(PlotText.number(height))">
      <title>\(PlotText.xml(title))</title>
      <desc>\(PlotText.xml(description))</desc>
      <style>
      \(style)
      </style>
      <linearGradient id="grey"><stop/><stop offset=".5" stop-color="#777"/><stop offset="1" stop-color="#fff"/></linearGradient>
      <rect class="w" width="100%" height="100%"/>
      \(body)\(caption)</svg>

      """
    return Array(text.utf8)
  }

  private static func caption(
    _ legend: Set<LegibilityPlot.Legend>, at top: Double, _ width: Double
  ) -> (text: String, bottom: Double) {
    var sentences = ["Across: lightness of the backdrop. Up: contrast (WCAG 2.2), logarithmic."]
    if legend.contains(.lines) { sentences.append("Line: over greys; band: over every color of that lightness.") }
    if legend.contains(.dots) { sentences.append("Dots: over the declared colors.") }
    sentences.append("Circle: the worst backdrop, with the contrast that is sure.")
    if legend.contains(.shortage) {
      sentences.append("Dashed: what is needed; red: where it falls short.")
    } else if legend.contains(.required) {
      sentences.append("Dashed: what is needed.")
    }
    var lines = [""]
    for word in sentences.joined(separator: " ").split(separator: " ") {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? String(word) : last + " " + word
      if PlotText.width(longer, size: 11) > width - 32 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    var (text, y) = ("", top)
    for line in lines {
      y += 15
      text += LegibilityPlot.label(line, LegibilityPlot.Size.margin, y, "s")
    }
    return (text, y + 14)
  }

  /// Eight colors with a contrast of at least 4.5 to the ground in both appearances.
  private static let colors = [
    ("#0b63ce", "#6fb1ff"), ("#b5470b", "#ffa05c"), ("#177a3d", "#63d18a"), ("#8a3fc1", "#cf9bff"),
    ("#a8185a", "#ff86b8"), ("#5f6b00", "#c9cc55"), ("#00707e", "#5cd3de"), ("#6b4a3a", "#d3ae98"),
  ]

  private static let style: String = {
    let kinds = """
      text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#1c1c1e;stroke:none}
      .h{font-size:17px;font-weight:600}.t{font-size:13px;font-weight:600}.a{font-weight:600}
      .s{font-size:11px;font-weight:400;fill:#5f6068}.k{font-size:11px;font-weight:700}
      .f{font-size:11px;font-weight:600;stroke:#f6f6f8;stroke-width:3px;paint-order:stroke}
      .w{fill:#fff}.p{fill:#f6f6f8}.n{fill:#e3e3e8}.g{stroke:#dcdce2;fill:none}
      .r{stroke:#1c1c1e;stroke-dasharray:5 3;fill:none}.x{fill:#e0202c;fill-opacity:.17}
      .l{stroke-width:2;fill:none;stroke-linejoin:round}.b{fill-opacity:.15;stroke:none}
      .e{stroke-opacity:.5;fill:none}.m{stroke-width:2}.d{stroke:none}.o{stroke:#e0202c}
      """
    let dark = """
      text{fill:#f2f2f7}.s{fill:#a5a6b0}.f{stroke:#242428}.w{fill:#18181b}.p{fill:#242428}.n{fill:#38383e}
      .g{stroke:#3a3a41}.r{stroke:#f2f2f7}.x{fill:#ff5a5f;fill-opacity:.28}.o{stroke:#ff5a5f}
      """
    func list(_ color: (Int) -> String) -> String {
      colors.indices.map { ".c\($0){stroke:\(color($0))}.c\($0) text,.c\($0) .b,.c\($0) .d{fill:\(color($0))}" }
        .joined(separator: "\n")
    }
    return [
      kinds, list { colors[$0].0 },
      "@media (prefers-color-scheme:dark){", dark, list { colors[$0].1 }, "}",
    ].joined(separator: "\n")
  }()
}
