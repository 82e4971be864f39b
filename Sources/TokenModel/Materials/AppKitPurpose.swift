/// What an AppKit material is made for; the cases of `NSVisualEffectView.Material`.
public enum AppKitPurpose: String, CaseIterable, Sendable {
  case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI
  case toolTip, contentBackground, underWindowBackground, underPageBackground

  /// Cases of the same enumeration that are deprecated since macOS 10.14.
  public static let deprecated = ["appearanceBased", "light", "dark", "mediumLight", "ultraDark"]
}

/// What an AppKit material blends with.
public enum AppKitBlending: String, CaseIterable, Sendable {
  case behindWindow, withinWindow
}

/// When an AppKit material looks active.
public enum AppKitState: String, CaseIterable, Sendable {
  case followsWindowActiveState, active, inactive
}
