import TokenDiagnostics
import TokenModel

/// How much dimming beneath clear glass would make what stands on it legible.
struct DimmingAdvice {
  /// What to say about it.
  let notes: [Note]
  /// The change that makes everything legible; nil where none does.
  let fix: FixIt?

  /// Advice that was worked out, by surface.
  struct Book {
    private let context: RuleContext
    private var known: [Int: DimmingAdvice?] = [:]

    init(_ context: RuleContext) { self.context = context }

    /// The advice for a row that lacks contrast; nil where no clear glass is involved.
    mutating func advice(_ row: LegibilityRow) -> DimmingAdvice? {
      if let advice = known[row.surface] { return advice }
      let advice = DimmingAdvice.of(row, context)
      known[row.surface] = .some(advice)
      return advice
    }
  }

  private static func of(_ row: LegibilityRow, _ context: RuleContext) -> DimmingAdvice? {
    let surface = context.surfaces[row.surface]
    guard surface.isClearGlass, surface.backdrop?.player != .avkit else { return nil }
    // Whatever stands on the surface shares the dimming.
    let all = context.legibility.rows.filter {
      $0.surface == row.surface && $0.problem != nil && $0.required != nil && !$0.isFallback
    }
    let place = surface.declared.dimming?.place ?? surface.materialChoice.place
    let figures = [3.0, 4.5].map { contrast in (contrast, least(for: all, atLeast: { _ in contrast })) }
    let words = figures.map { contrast, opacity in
      opacity.map { "\(String.percent($0)) gives \(NumberPrinter.text(contrast)):1" }
        ?? "none gives \(NumberPrinter.text(contrast)):1"
    }
    let enough = least(for: all) { $0.required ?? 1 }
    return DimmingAdvice(
      notes: [Note("of all dimming layers, \(words.joined(separator: ", and "))", at: place)],
      fix: enough.flatMap { fix($0, surface, context) })
  }

  /// The least opacity of black, in whole percent, with which every row has the contrast it is asked for; nil if none
  /// does. White on glass gains by every percent, so halving the range finds it; what it finds is proved again.
  private static func least(for rows: [LegibilityRow], atLeast contrast: @escaping (LegibilityRow) -> Double) -> Double?
  {
    let isEnough = { (percent: Int) in
      rows.allSatisfy { $0.guarantees(contrast($0), dimmedBy: Double(percent) / 100) }
    }
    if isEnough(0) { return 0 }
    guard isEnough(100) else { return nil }
    var (low, high) = (0, 100)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return Double(high) / 100
  }

  /// Up to 60 %: more hides what clear glass is to show, which clear-bright-dimming says.
  private static func fix(_ opacity: Double, _ surface: PlatformSurface, _ context: RuleContext) -> FixIt? {
    guard opacity <= 0.6 else { return nil }
    let json = NumberPrinter.text(opacity)
    guard let place = surface.declared.dimming?.place else {
      return context.addMember("dimming", json, after: surface.materialChoice.place)
    }
    guard !context.isObject(place, on: surface) else { return nil }
    return FixIt("replace with \(json)", replacing: place, with: json)
  }
}
