import TokenModel
import TokenSource

/// Recommendations as plain values.
extension SwiftPrinter {
  /// Appends a recommendation as an entry of the table.
  func append(_ recommendation: RecommendationValue, _ set: TokenSet, to out: inout OutputBuffer) {
    out.append("TokenRecommendation(.\(recommendation.platform.rawValue), .\(Self.caseName(recommendation.role)), ")
    out.append("scheme: \(recommendation.scheme.map { ".\($0.rawValue)" } ?? "nil"), ")
    switch recommendation.subject {
    case .material(let token):
      out.append(".material(")
      if let value = set.baseValue(of: token) { append(value, to: &out) }
      out.append(")")
    case .appKit(let purpose): out.append(".material(.purpose(.\(purpose.rawValue), blending: nil))")
    case .vibrancy(let token):
      out.append(".vibrancy(")
      if case .vibrancy(let vibrancy)? = set.baseValue(of: token) {
        out.append(".\(vibrancy.category.rawValue), .\(vibrancy.level.rawValue)")
      }
      out.append(")")
    }
    out.append(", .\(recommendation.strength.rawValue), source: ")
    string(recommendation.source, to: &out)
    out.append(")")
  }

  /// `media-controls` → `mediaControls`.
  static func caseName(_ role: Role) -> String { SwiftIdentifier.make(role.rawValue) }
}
