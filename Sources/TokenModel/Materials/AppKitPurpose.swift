/// What an AppKit material is made for; the cases of `NSVisualEffectView.Material`.
public enum AppKitPurpose: String, CaseIterable, Sendable {
  case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI
  case toolTip, contentBackground, underWindowBackground, underPageBackground

  /// Cases of the same enumeration that are deprecated since macOS 10.14.
  public static let deprecated = ["appearanceBased", "light", "dark", "mediumLight", "ultraDark"]

  /// The purpose whose look is closest to a deprecated name: panels are dark, popovers light, windows what they are.
  init(closestTo deprecated: String) {
    self =
      switch deprecated {
      case "dark", "ultraDark": .hudWindow
      case "light", "mediumLight": .popover
      default: .windowBackground
      }
  }
}

/// What an AppKit material blends with.
public enum AppKitBlending: String, CaseIterable, Sendable {
  case behindWindow, withinWindow
}

/// When an AppKit material looks active.
public enum AppKitState: String, CaseIterable, Sendable {
  case followsWindowActiveState, active, inactive
}
