import TokenCompiler
import TokenModel

/// The one line that ends a run.
enum Summary {
  /// `412 tokens, 38 surfaces, 6 platforms + web`.
  static func subject(_ counts: Analysis.Counts) -> String {
    let platforms = plural(counts.applePlatforms, "platform") + (counts.hasWeb ? " + web" : "")
    return "\(plural(counts.tokens, "token")), \(plural(counts.surfaces, "surface")), \(platforms)"
  }

  /// `2 errors, 1 warning`, or `no findings`.
  static func findings(errors: Int, warnings: Int, infos: Int) -> String {
    let parts = [(errors, "error"), (warnings, "warning"), (infos, "info")].filter { $0.0 > 0 }.map { plural($0, $1) }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  /// `1 file`, `2 files`; `2 fixes`, with the plural given.
  static func plural(_ count: Int, _ noun: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : many ?? noun + "s")"
  }

  /// `8.2 ms`, `21 ms`, `1.4 s`.
  static func time(_ milliseconds: Double) -> String {
    if milliseconds < 10 { return "\(milliseconds.rounded(toPlaces: 1)) ms" }
    return milliseconds < 1000 ? "\(Int(milliseconds.rounded())) ms" : "\((milliseconds / 1000).rounded(toPlaces: 2)) s"
  }
}
