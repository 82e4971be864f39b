import TokenModel
import TokenSource

/// Prints the surfaces for the page, one object for each platform a surface is on: how it is drawn, what stands on it,
/// and how legible that is.
struct PreviewSurfaces {
  private let emission: Emission
  private let rows: [Int]
  private let files: SourceFiles
  private let legibility: [Int: [String]]

  /// - Parameter legibility: what is known of each surface, by its place in `TokenSet.surfaces`.
  init(
    _ emission: Emission, _ rows: [Int], _ files: SourceFiles, _ legibility: [Int: [String]]
  ) {
    self.emission = emission
    self.rows = rows
    self.files = files
    self.legibility = legibility
  }

  func append(_ surfaceLooks: inout SurfaceLooks, _ looks: inout PreviewLooks, to out: inout OutputBuffer) {
    out.append("[")
    var isFirst = true
    for (index, surface) in emission.set.surfaces.enumerated() where emission.includes(surface.token) {
      let plan = emission.planner.plan(surface)
      guard let drawing = plan.steps.last?.standard else { continue }
      out.append(isFirst ? "{" : ",\n{")
      isFirst = false
      appendHead(surface, plan, to: &out)
      let faces = LegibilityRow.Appearance.allCases.map {
        looks.place(of: surfaceLooks.face(drawing, of: surface, $0))
      }
      out.append(",\"l\":[\(faces[0]),\(faces[1])]")
      appendLayers(drawing, surface, to: &out)
      appendContent(surface, to: &out)
      out.append(",\"plan\":")
      out.appendJSONString(PlanListing.text([plan], emission.set, files))
      if let entries = legibility[index] {
        out.append(",\"c\":[" + entries.joined(separator: ",\n") + "]")
      }
      out.append("}")
    }
    out.append("]")
  }

  private func appendHead(_ surface: PlatformSurface, _ plan: SurfacePlan, to out: inout OutputBuffer) {
    out.append("\"i\":\(rows[Int(surface.token.index)]),\"p\":\"\(surface.platform.rawValue)\"")
    out.append(",\"role\":\"\(plan.role.rawValue)\",\"layer\":\"\(plan.layer.rawValue)\"")
    out.append(",\"shape\":\"\(PreviewWords.shape(plan.shape))\",\"scheme\":\"\(plan.scheme.rawValue)\"")
    out.append(",\"m\":")
    switch surface.materialChoice.value {
    case .token(let token): out.appendJSONString(emission.set.path(of: token))
    case .system: out.append("\"system\"")
    case .none: out.append("\"none\"")
    }
    if let content = surface.backdrop?.content?.value { out.append(",\"over\":\"\(content.rawValue)\"") }
    if let luminance = surface.backdrop?.luminance?.value { out.append(",\"lum\":\"\(luminance.rawValue)\"") }
  }

  /// What lies beneath and over the material.
  private func appendLayers(_ drawing: SurfaceDrawing, _ surface: PlatformSurface, to out: inout OutputBuffer) {
    if case .layer(let color, let opacity)? = surface.dimming {
      out.append(",\"dim\":[\"\(CSSPrinter.color(color))\",\(NumberPrinter.text(opacity))]")
    }
    if let fill = drawing.fill { out.append(",\"fill\":\"\(CSSPrinter.color(fill))\"") }
    if let tint = drawing.tint { out.append(",\"tint\":\(pair(tint.colors))") }
  }

  private func pair(_ colors: SchemePair<ColorCoordinates>) -> String {
    "[\"\(CSSPrinter.color(colors.light))\",\"\(CSSPrinter.color(colors.dark))\"]"
  }

  // MARK: What stands on it

  private func appendContent(_ surface: PlatformSurface, to out: inout OutputBuffer) {
    guard !surface.content.isEmpty else { return }
    out.append(",\"on\":[")
    for (index, foreground) in surface.content.enumerated() {
      out.append(index == 0 ? "{\"n\":" : ",{\"n\":")
      out.appendJSONString(foreground.name)
      out.append(",\"e\":\"\(foreground.element.value.rawValue)\"")
      if let role = foreground.role { out.append(",\"r\":\"\(role.rawValue)\"") }
      out.append(",\"s\":[\(NumberPrinter.text(foreground.size)),\(NumberPrinter.text(foreground.weight))]")
      if let colors = colors(of: foreground) { out.append(",\"c\":\(pair(colors))") }
      out.append("}")
    }
    out.append("]")
  }

  /// The flat colours that stand for a foreground where the page can't let it take up what shines through.
  private func colors(of foreground: Foreground) -> SchemePair<ColorCoordinates>? {
    switch foreground.style.value {
    case .original: return nil
    case .color(let color, let token):
      return token.flatMap { emission.set.systemColorPair($0) } ?? SchemePair(light: color, dark: color)
    case .vibrancy(let token):
      guard case .vibrancy(let vibrancy)? = emission.set.baseValue(of: token) else { return nil }
      return vibrancy.appearance
    }
  }
}
