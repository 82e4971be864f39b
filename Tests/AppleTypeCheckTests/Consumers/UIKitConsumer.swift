// An app in UIKit, on iOS, tvOS and visionOS.
#if canImport(UIKit) && !os(watchOS)
  import AcmeTokens
  import SwiftUI
  import UIKit

  /// A card with a vibrant title, and a button that the system draws.
  @MainActor final class CardController: UIViewController {
    private let card = TokenSurfaceView(.library.card)
    private let button = UIButton(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      let title = UILabel(frame: .zero)
      title.text = "Title"
      title.font = AcmeTokens.textStyle.hero.scaledUIFont(relativeTo: .title1)
      title.textColor = AcmeTokens.library.card.foregroundColor(for: "title", traits: card.traitCollection) ?? .label
      let vibrancy = card.vibrancyView(for: "title")
      vibrancy.contentView.addSubview(title)
      card.contentView.addSubview(vibrancy)
      view.addSubview(card)
      if let configuration = AcmeTokens.player.close.makeButtonConfiguration(for: card.traitCollection) {
        button.configuration = configuration
      }
      view.addSubview(button)
    }

    #if os(visionOS)
      override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle {
        AcmeTokens.spatial.window.containerBackgroundStyle
      }
    #endif
  }

  /// Fonts at the size of their tokens, and at the reader's text size.
  func fonts() -> [UIFont] { [AcmeTokens.textStyle.hero.uiFont, AcmeTokens.textStyle.hero.scaledUIFont()] }

  /// Effects for views of one's own.
  @MainActor func effects(_ view: UIVisualEffectView) -> UIVisualEffectView {
    let surface: TokenSurface = .player.captions
    view.effect = surface.makeEffect(for: view.traitCollection)
    let vibrancy = UIVisualEffectView(effect: surface.makeVibrancyEffect(for: "line", traits: view.traitCollection))
    view.contentView.addSubview(vibrancy)
    view.backgroundColor = TokenVibrancy.fill.color.uiColor
    view.tintColor = TokenSystemColor.tint.uiColor
    return view
  }
#endif
