import TokenDiagnostics
import TokenModel

/// `thickness-contrast`
enum ThicknessContrast: Rule {
  static let page = RulePage(
    "thickness-contrast", area: .legibility, platforms: [.iOS, .iPadOS, .macOS, .tvOS], strength: .consider,
    severity: .warning,
    summary: "A material is too thin for what stands on it, and a thicker one would do",
    why: """
      The thicker a material is, the less of what lies behind comes through, and the better text and fine features \
      stand out. On this one the level of the system is not sure of the contrast it needs; on a thicker one it is.
      """,
    instead: """
      Use the material that the message names, make the text larger or bolder, or say what may lie behind by \
      "backdrop.luminance" or "backdrop.palette".
      """,
    source: "HIG, Materials: thicker, more opaque materials give text and fine features better contrast",
    members: ["material", "content", "backdrop"], examples: ThicknessContrastExamples.all)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    var worst: [Key: (row: LegibilityRow, advice: LegibilityRow.Thicker)] = [:]
    var order: [Key] = []
    var found: [(key: Key, row: LegibilityRow)] = []
    for row in context.legibility.rows where row.isBelow {
      guard let advice = thicker(for: row, context) else { continue }
      let surface = context.surfaces[row.surface]
      let key = Key(place: context.place(surface, .material), token: row.token)
      if worst[key] == nil { order.append(key) }
      found.append((key, row))
      worst[key] = worse(worst[key], (row, advice))
    }
    for key in order {
      guard let (worst, advice) = worst[key] else { continue }
      let rows = found.filter { $0.key == key }.map(\.row)
      add(rows, at: key.place, worst, advice, context, &report)
    }
  }

  private struct Key: Hashable {
    let place: SourceLocation
    let token: TokenID
  }

  /// Of two rows the one that needs more: the thicker material, then the lower contrast.
  private static func worse(
    _ old: (row: LegibilityRow, advice: LegibilityRow.Thicker)?,
    _ new: (row: LegibilityRow, advice: LegibilityRow.Thicker)
  ) -> (row: LegibilityRow, advice: LegibilityRow.Thicker) {
    guard let old else { return new }
    if old.advice.thickness != new.advice.thickness { return old.advice.thickness < new.advice.thickness ? new : old }
    return (new.row.certificate?.lower ?? 0) < (old.row.certificate?.lower ?? 0) ? new : old
  }

  private static func add(
    _ rows: [LegibilityRow], at place: SourceLocation, _ worst: LegibilityRow, _ advice: LegibilityRow.Thicker,
    _ context: RuleContext, _ report: inout RuleReport
  ) {
    let surface = context.surfaces[worst.surface]
    guard let thickness = surface.material?.thickness, let certificate = worst.certificate,
      let required = worst.required
    else { return }
    let name = context.foreground(of: worst).name.clippedName
    let path = "apple.material.\(advice.thickness.rawValue)"
    let message =
      "“\(name)” is sure of no more than \(LegibilityText.ratio(certificate.lower)) on \(thickness.adjective) material "
      + "and needs \(NumberPrinter.text(required)):1; {\(path)} gives \(LegibilityText.ratio(advice.contrast))"
    // What other platforms read as well may be just right there.
    let platforms = PlatformSet(rows.map(\.platform))
    let isShared = context.readers(of: place, on: worst.token).contains { !platforms.contains($0) }
    let fix = isShared || !isLibrary(surface, context) ? nil : context.use(path, at: place)
    for row in rows {
      report.add(
        message, at: place, on: context.surfaces[row.surface], appearance: row.appearance.rawValue,
        figure: certificate.lower, fixes: [fix])
    }
  }

  /// Whether the surface names a material of the library, so that another can take its place.
  private static func isLibrary(_ surface: PlatformSurface, _ context: RuleContext) -> Bool {
    surface.materialToken.map { context.set.assembled.layer(of: $0) == .library } ?? false
  }

  /// The thickness that would do for a row; nil where another rule speaks of the material.
  static func thicker(for row: LegibilityRow, _ context: RuleContext) -> LegibilityRow.Thicker? {
    let surface = context.surfaces[row.surface]
    return page.platforms.contains(surface.platform) && !isBoundOnTVOS(surface) ? row.thicker : nil
  }

  /// On tvOS the thickness of overlays follows from their scheme.
  private static func isBoundOnTVOS(_ surface: PlatformSurface) -> Bool {
    surface.platform == .tvOS && [.overlay, .fullscreen].contains(surface.role.value)
  }
}
