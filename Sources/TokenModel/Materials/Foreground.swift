public import TokenDiagnostics

/// One element that stands on a surface.
public struct Foreground: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Element: String, CaseIterable, Sendable {
    case text, symbol, shape, separator, image

    /// The vibrancy category made for it; nil for images.
    public var category: VibrancyValue.Category? {
      switch self {
      case .text, .symbol: .label
      case .shape: .fill
      case .separator: .separator
      case .image: nil
      }
    }
  }
  /// What it is for.
  public enum Role: String, CaseIterable, Sendable {
    case largeTitle = "large-title"
    case title, headline, body, callout, subtitle, footnote, caption, control, placeholder
    case icon, decoration

    /// Size in points and weight of a text in this role, at the default text size; nil for icons and decoration.
    public var textStyle: (size: Double, weight: Double)? {
      switch self {
      case .largeTitle: (34, 400)
      case .title: (28, 400)
      case .headline: (17, 600)
      case .body, .control, .placeholder: (17, 400)
      case .callout: (16, 400)
      case .subtitle: (15, 400)
      case .footnote: (13, 400)
      case .caption: (12, 400)
      case .icon, .decoration: nil
      }
    }
  }
  /// Whether it is drawn in one colour or in its own colours.
  public enum Rendering: String, CaseIterable, Sendable {
    case template, original
  }
  /// Whether it reacts.
  public enum State: String, CaseIterable, Sendable {
    case active, inactive
  }
  /// Whether it must be read with ease.
  public enum Legibility: String, CaseIterable, Sendable {
    case normal, low
  }
  /// Its colour.
  public enum Style: Hashable, Sendable {
    /// A vibrancy token; aliases are followed.
    case vibrancy(TokenID)
    /// A colour, and the token it was named by, if any.
    case color(ColorCoordinates, token: TokenID?)
    /// Its own colours, for an image.
    case original
  }

  /// Its name under `content`.
  public let name: String
  /// The place of the name.
  public let place: SourceLocation
  /// What it is.
  public let element: Declared<Element>
  /// What it is for; text without a role is `body`.
  public let role: Role?
  /// Its colour, and where that is declared.
  public let style: Declared<Style>
  /// A colour that stands beside a vibrancy.
  public let secondStyle: Declared<Style>?
  /// How it is drawn.
  public let rendering: Rendering
  /// Size in points.
  public let size: Double
  /// Weight, 1…1000.
  public let weight: Double
  /// Whether it reacts; nil follows the surface.
  public let state: State?
  /// Whether it must be read with ease.
  public let legibility: Legibility
}
