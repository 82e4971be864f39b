// An app in SwiftUI, on every platform.
import AcmeTokens
import SwiftUI

/// The controls over a film: two groups of glass, text in the levels of the surface, a button.
struct PlayerControls: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "play").foregroundStyle(.content("play", of: .player.controls))
        Text(verbatim: "Title")
          .foregroundStyle(.content("title", of: .player.controls))
      }
      .surface(.player.controls)
      TokenSurfaceGroup("player-top", spacing: AcmeTokens.space.m) {
        HStack {
          Button("Close") {}.surfaceButtonStyle(.player.close)
          Button("Speakers") {}.surfaceButtonStyle(.player.route)
        }
      }
      Text(verbatim: "Spoken words").surface(.player.captions, in: RoundedRectangle(cornerRadius: 4))
    }
    .padding(AcmeTokens.space.m)
    .background(colorScheme == .dark ? .black : .white)
  }
}

/// Levels of vibrancy: the system's, and tokens.
struct Levels: View {
  var body: some View {
    VStack {
      Text(verbatim: "First").foregroundStyle(.vibrancy(.label))
      Text(verbatim: "Second").foregroundStyle(.vibrancy(.secondaryLabel))
      Text(verbatim: "Third").foregroundStyle(.vibrancy(.apple.vibrancy.tertiaryLabel))
      Rectangle().fill(.vibrancy(.fill))
      Rectangle().fill(.vibrancy(.separator))
    }
    .surface(.library.card)
  }
}

/// Colours that follow the scheme, and the plan of a surface.
@MainActor func inspect() -> [Color] {
  let vibrancy = TokenVibrancy.label.color
  let plan = AcmeTokens.player.controls.plan
  let drawing = AcmeTokens.player.controls.step?.drawing(reduceTransparency: true)
  let tint = drawing?.tint?.color.color
  return [vibrancy.color, vibrancy.value(in: .dark, increasedContrast: true), TokenSystemColor.separator.color]
    + [drawing?.dimming?.color, tint].compactMap { $0 } + (plan?.group == nil ? [] : [.red])
}

/// A card in the tokens' styles: text, shadow, border, gradient, animation.
struct Card: View {
  @State private var isOpen = false
  private let outline = RoundedRectangle(cornerRadius: 12)

  var body: some View {
    VStack {
      Text(verbatim: "Title").tokenTypography(AcmeTokens.textStyle.hero, relativeTo: .largeTitle)
      Text(verbatim: "Words").font(AcmeTokens.textStyle.hero.font)
      LinearGradient(gradient: AcmeTokens.gradient.brand, startPoint: .top, endPoint: .bottom)
      Capsule().fill(.linearGradient(AcmeTokens.gradient.brand, startPoint: .leading, endPoint: .trailing))
        .tokenShadow(AcmeTokens.elevation.low)
      outline.strokeBorder(AcmeTokens.border.hairline.color, style: AcmeTokens.border.hairline.strokeStyle)
      Circle().stroke(AcmeTokens.border.hairline.color, style: TokenStrokeStyle.dotted.strokeStyle(width: 2))
    }
    .tokenTypography(AcmeTokens.textStyle.hero)
    .tokenBorder(AcmeTokens.border.hairline, in: outline)
    .tokenBorder(TokenBorder(color: .red, width: 3, style: .double))
    .background { outline.fill(.white).tokenShadow(AcmeTokens.elevation.low, in: outline) }
    .animation(AcmeTokens.motion.transition.press.animation, value: isOpen)
  }
}

/// A curve as SwiftUI has it, and the typeface of a text style.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
func ease() -> (UnitCurve, TokenTypeface) {
  (AcmeTokens.motion.transition.press.curve.unitCurve, AcmeTokens.textStyle.hero.family.typeface)
}
