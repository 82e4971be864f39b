// What is the same on every platform, Linux too: plans as values.
import AcmeTokens

/// The calls that draw a surface on a system, in one line each.
func calls(_ surface: TokenSurface, on platform: TokenPlatform, _ version: TokenSystemVersion) -> [String] {
  guard let plan = surface.plan(on: platform), let step = plan.step(on: version) else { return [] }
  return [false, true].map { isReduced in
    let drawing = step.drawing(reduceTransparency: isReduced)
    switch drawing.swiftUI {
    case .glass(let variant, let isInteractive)?: return "glass \(variant.rawValue) \(isInteractive)"
    case .material(let thickness)?: return "material \(thickness.rawValue)"
    case .visualEffect(let purpose, let blending, _, _)?: return "\(purpose.rawValue) \(blending.rawValue)"
    default: return drawing.content.map(\.name).joined()
    }
  }
}

/// Surfaces are hashable and sendable.
let surfaces: Set<TokenSurface> = [.player.controls, AcmeTokens.library.card]

/// What is recommended for cards.
func recommended() -> [TokenRecommendation] { TokenRecommendation.of(.card, on: .iOS) }
