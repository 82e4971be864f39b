// An app in AppKit.
#if os(macOS)
  import AcmeTokens
  import AppKit
  import SwiftUI

  /// A sidebar with labels, and a button that the system draws.
  @MainActor final class SidebarController: NSViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let sidebar = TokenSurfaceView(.desktop.sidebar)
      sidebar.contentView.addSubview(TokenSurfaceLabel("Songs", "item", of: .desktop.sidebar))
      view.addSubview(sidebar)
      let title = NSTextField(labelWithString: "Title")
      title.font = AcmeTokens.textStyle.hero.nsFont
      view.addSubview(title)
      let button = NSButton(frame: .zero)
      AcmeTokens.player.close.configure(button)
      view.addSubview(button)
      view.layer?.backgroundColor = TokenVibrancy.fill.color.nsColor.cgColor
      let color = AcmeTokens.desktop.sidebar.foregroundColor(for: "item") ?? TokenSystemColor.label.nsColor
      view.layer?.borderColor = color.cgColor
    }
  }
#endif
