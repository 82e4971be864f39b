public import TokenEmit
import TokenModel

extension Compiler {
  /// What a template sees of an input, as JSON.
  public static func view(_ view: OutputView, of analysis: Analysis) -> [UInt8] {
    let emission = analysis.emission
    let looks = view == .materials ? WebLooks(emission.set, of: emission.tokens) : WebLooks(emission.set)
    return ViewJSON.text(view, emission, analysis.cssNames, analysis.swiftNames, looks)
  }
}
