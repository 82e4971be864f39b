public import TokenDiagnostics
public import TokenModel
public import TokenSource
public import TokenTemplate

/// Makes the preview: one HTML page that shows tokens, materials and surfaces and needs nothing else.
public enum PreviewEmitter {
  /// The template of the page.
  static let template = "preview/page.html"

  /// The page.
  ///
  /// - Parameters:
  ///   - emission: the tokens.
  ///   - names: their names in CSS and in Swift.
  ///   - files: the files they stand in.
  ///   - findings: what the rules found.
  ///   - legibility: how legible what stands on surfaces is.
  ///   - curves: how that changes with dimming, by the rows of `legibility`.
  ///   - templates: the templates of the tool, or a project's own in their place.
  public static func page(
    _ emission: Emission, _ names: (css: CSSNames, swift: SwiftNames), _ files: SourceFiles, findings: [Diagnostic],
    _ legibility: Legibility, _ curves: [Int: DimmingCurve], _ templates: TemplateSet
  ) -> [UInt8] {
    let source = PreviewData.Source(
      emission: emission, css: names.css, swift: names.swift, files: files, findings: findings,
      legibility: legibility, curves: curves)
    let model = PreviewViewModel(source)
    return Templates.render(template, model, templates, 131072 + emission.tokens.count * 160)
  }
}
