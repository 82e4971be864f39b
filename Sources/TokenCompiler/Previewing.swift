import TokenEmit
import TokenModel

extension Compiler {
  /// The preview of an input: one HTML page.
  ///
  /// - Parameters:
  ///   - analysis: what is known of the input; tokens with errors are left out.
  ///   - jobs: how many threads work at once.
  public static func preview(_ analysis: Analysis, jobs: Int) async -> [UInt8] {
    let curves = await DimmingCurve.compute(analysis.legibility.rows, analysis.set, jobs: jobs)
    return PreviewEmitter.page(
      analysis.emission, (analysis.cssNames, analysis.swiftNames), analysis.files, findings: analysis.diagnostics,
      analysis.legibility, curves, analysis.templates)
  }
}
