import TokenModel
import TokenSource

/// Prints how legible what stands on surfaces is for the page, figures and colours as the model has them:
/// `{a: appearance, n: foreground, q: needed, w: [lower, attained, backdrop, ground, text], z: [[opacity, …w], …]}`,
/// where `z` says the same for other dimming layers.
enum PreviewLegibility {
  /// The rows of each surface, by its place in `TokenSet.surfaces`.
  static func bySurface(_ rows: [LegibilityRow], _ curves: [Int: DimmingCurve]) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    for (index, row) in rows.enumerated() {
      result[row.surface, default: []].append(json(row, curves[index]))
    }
    return result
  }

  private static func json(_ row: LegibilityRow, _ curve: DimmingCurve?) -> String {
    var out = OutputBuffer()
    out.append("{\"a\":\"\(row.appearance.rawValue)\",\"n\":")
    out.appendJSONString(row.name)
    if row.isFallback { out.append(",\"old\":true") }
    if let required = row.required { out.append(",\"q\":\(NumberPrinter.text(required))") }
    if !row.contexts.isEmpty {
      out.append(",\"x\":")
      out.appendJSONString(row.contexts.joined(separator: "; "))
    }
    if let certificate = row.certificate, let problem = row.problem {
      out.append(",\"w\":[\(figures(certificate, problem))]")
    }
    if let curve {
      let steps = curve.steps.map { "[\(NumberPrinter.text($0.opacity)),\(figures($0.certificate, $0.problem))]" }
      out.append(",\"z\":[\(steps.joined(separator: ","))]")
    }
    out.append("}")
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private static func figures(_ certificate: ContrastCertificate, _ problem: ContrastProblem) -> String {
    let colors = problem.colors(over: certificate.backdrop)
    return "\(LegibilityText.lower(certificate.lower)),\(LegibilityText.attained(certificate.attained)),"
      + "\"\(LegibilityText.backdrop(certificate.backdrop))\",\"\(colors.ground.bytes.hex)\","
      + "\"\(colors.foreground.bytes.hex)\""
  }
}
