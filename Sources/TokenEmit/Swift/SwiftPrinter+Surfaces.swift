import TokenModel
import TokenSource

/// Surfaces and recommendations as plain values.
extension SwiftPrinter {
  /// Appends a surface: its role, and what it is made of on each of its platforms, a line each.
  func append(_ surface: SurfaceValue, _ set: TokenSet, to out: inout OutputBuffer) {
    guard let role = surface.base.role?.value else { return }
    out.append(".surface(.\(Self.caseName(role)), [")
    for platform in surface.platforms ?? set.platforms where set.platforms.contains(platform) {
      out.append(Self.innerLine)
      append(surface.members(on: platform), platform, set, to: &out)
      out.append(",")
    }
    out.append(Self.lastLine + "])")
  }

  private func append(_ members: SurfaceMembers, _ platform: Platform, _ set: TokenSet, to out: inout OutputBuffer) {
    out.append(".on(.\(platform.rawValue), ")
    switch members.material?.value {
    case .token(let token):
      if case .material(let material)? = set.baseValue(of: token) {
        out.append(".material(")
        append(material, to: &out)
        out.append(")")
      }
    case .system: out.append(".system")
    default: out.append(".none")
    }
    if let layer = members.layer?.value { out.append(", layer: .\(layer.rawValue)") }
    if case .layer(let color, let opacity)? = members.dimming?.value {
      out.append(", dimming: ")
      append(color.with(alpha: opacity), to: &out)
    }
    if let tint = members.tint?.value { append(tint, to: &out) }
    out.append(")")
  }

  private func append(_ tint: Tint, to out: inout OutputBuffer) {
    let colors: (light: ColorCoordinates, dark: ColorCoordinates)
    switch tint {
    case .none: return
    case .color(let color): colors = (color, color)
    case .set(let light, let dark, _): colors = (light, dark)
    }
    out.append(", tint: .tint(light: ")
    append(colors.light, to: &out)
    out.append(", dark: ")
    append(colors.dark, to: &out)
    out.append(")")
  }

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
