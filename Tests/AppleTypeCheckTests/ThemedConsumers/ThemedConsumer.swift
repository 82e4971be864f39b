// An app that shows tokens in the theme of its surroundings.
import DesignTokens
import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = TokenTheme()
}

extension EnvironmentValues {
  /// The theme that views ask tokens in.
  var tokenTheme: TokenTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A label in the colours of the theme; they follow the appearance and the contrast by themselves.
struct Label: View {
  @Environment(\.tokenTheme) private var theme
  let text: String

  var body: some View {
    Text(text)
      .foregroundColor(DesignTokens.palette.title(in: theme))
      .padding(DesignTokens.size(in: theme))
      .surface(DesignTokens.bar.filled(in: theme))
  }
}

/// A brand's label, with what is no colour chosen by the scheme.
struct BrandLabel: View {
  @Environment(\.colorScheme) private var colorScheme

  private var theme: TokenTheme {
    TokenTheme(appearance: colorScheme == .dark ? .dark : .light, brand: .zetaCorp, density: ._2x)
  }

  var body: some View {
    Label(text: "\(theme.brand.rawValue), \(TokenTheme.Density.allCases.count)")
      .environment(\.tokenTheme, theme)
      .surface(DesignTokens.bar.made(in: theme))
  }
}

/// Values of every type, in a theme and without.
func values(in theme: TokenTheme) -> [any Sendable] {
  [
    DesignTokens.palette.ink, DesignTokens.palette.ink(in: theme), DesignTokens.palette.root(in: theme),
    DesignTokens.font(in: theme), DesignTokens.weight(in: theme), DesignTokens.time(in: theme),
    DesignTokens.curve(in: theme), DesignTokens.number(in: theme), DesignTokens.stroke(in: theme),
    DesignTokens.border(in: theme), DesignTokens.move(in: theme), DesignTokens.shadow.one(in: theme),
    DesignTokens.fade(in: theme), DesignTokens.type(in: theme), DesignTokens.glass(in: theme),
    DesignTokens.glow(in: theme), DesignTokens.bar.round(in: theme), DesignTokens.bar.colored,
  ]
}

#if os(macOS)
  import AppKit

  /// A colour of a theme for AppKit; it follows the appearance of the view that draws it.
  @MainActor func paint(_ label: NSTextField, _ theme: TokenTheme, isInverted: Bool) {
    let inverted = TokenDynamicColor(light: DesignTokens.palette.paper, dark: DesignTokens.palette.ink).nsColor
    label.textColor = isInverted ? inverted : NSColor(DesignTokens.palette.title(in: theme))
  }
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A colour of a theme for UIKit; it follows the traits of the view that draws it.
  @MainActor func paint(_ label: UILabel, _ theme: TokenTheme) {
    label.textColor = UIColor(DesignTokens.palette.title(in: theme))
    label.backgroundColor = TokenDynamicColor(light: DesignTokens.palette.ink, dark: DesignTokens.palette.paper).uiColor
  }
#endif
