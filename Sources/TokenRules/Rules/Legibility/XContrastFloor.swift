import TokenDiagnostics
import TokenModel

/// `x-contrast-floor`
enum XContrastFloor: Rule {
  static let page = RulePage(
    "x-contrast-floor", area: .legibility, platforms: .all, strength: .consider, severity: .warning,
    summary: "Something on a surface can not be told from what it stands on over every backdrop that may lie behind",
    why: """
      WCAG 2.2 asks for a contrast of 4.5 for text, and of 3 for text from 24 pt (from 18.66 pt if it is bold), symbols \
      and shapes. What a translucent surface looks like depends on what lies behind, so the figure is the least over all \
      backdrops that are allowed, proved, and the backdrop that gives it. Levels of the system fall below as well; these \
      are told as infos.
      """,
    instead: """
      Choose another color or a stronger level, a thicker material, or darken what lies behind by "dimming". If less may \
      lie behind than any color, declare "backdrop.luminance" or "backdrop.palette".
      """,
    source: "WCAG 2.2, 1.4.3 and 1.4.11, over the looks that were observed of the system",
    members: ["content", "backdrop", "dimming", "tint", "material"], examples: XContrastFloorExamples.all)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for group in groups(context) { add(group, context, &report) }
  }

  /// The rows that lack contrast by the place of the colour, and by whose colour it is.
  private static func groups(_ context: RuleContext) -> [[LegibilityRow]] {
    struct Key: Hashable {
      let place: SourceLocation
      let isOwn: Bool
    }
    var order: [Key] = []
    var groups: [Key: [LegibilityRow]] = [:]
    for row in context.legibility.rows where row.isBelow && !isAnothers(row, context) {
      let key = Key(place: context.foreground(of: row).style.place, isOwn: row.isOwnColor)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(row)
    }
    return order.compactMap { groups[$0] }
  }

  /// What another rule reports: a color of a team's own on a standard material, and a material that is too thin.
  private static func isAnothers(_ row: LegibilityRow, _ context: RuleContext) -> Bool {
    let surface = context.surfaces[row.surface]
    if surface.isStandard, surface.platform.isApple, row.isOwnColor,
      case .color = surface.content[row.foreground].style.value
    {
      return true
    }
    return ThicknessContrast.thicker(for: row, context) != nil
  }

  private static func add(_ rows: [LegibilityRow], _ context: RuleContext, _ report: inout RuleReport) {
    guard let worst = rows.min(by: { contrast($0) < contrast($1) }), let certificate = worst.certificate,
      let required = worst.required
    else { return }
    let foreground = context.foreground(of: worst)
    let remedy = worst.isOwnColor ? "choose another color" : "use a stronger level or another material"
    let message =
      "“\(foreground.name.clippedName)” is sure of no more than \(LegibilityText.ratio(certificate.lower)) over "
      + "\(LegibilityText.backdrop(certificate.backdrop)), and \(kind(foreground)) needs "
      + "\(NumberPrinter.text(required)):1; \(remedy)"
    let advice = DimmingAdvice.of(rows, context)
    let names = if case .vibrancy(let token) = foreground.style.value { context.aliasNotes(token) } else { [Note]() }
    for row in rows {
      report.add(
        message, at: foreground.style.place, on: context.surfaces[row.surface],
        severity: worst.isOwnColor ? nil : .info, appearance: row.appearance.rawValue, figure: certificate.lower,
        label: LegibilityText.ratio(certificate.lower), notes: names + (advice?.notes ?? []),
        fixes: worst.isOwnColor ? [advice?.fix] : [])
    }
  }

  private static func contrast(_ row: LegibilityRow) -> Double { row.certificate?.lower ?? .infinity }

  private static func kind(_ foreground: Foreground) -> String {
    guard foreground.element.value == .text else { return foreground.element.value.phrase }
    return "text of \(NumberPrinter.text(foreground.size)) pt"
  }
}

extension RuleContext {
  /// The foreground a row speaks of.
  func foreground(of row: LegibilityRow) -> Foreground { surfaces[row.surface].content[row.foreground] }
}
