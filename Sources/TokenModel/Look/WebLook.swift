/// How a material looks on the web in one colour scheme.
public struct WebLook: Hashable, Sendable {
  /// Where the look comes from.
  public enum Source: Hashable, Sendable {
    /// The fit to a platform's recipe.
    case recipe(Platform)
    /// The token's own `appearance`, as declared.
    case appearance
    /// Nothing is known but an opaque colour.
    case none

    /// The source in words, as files name it.
    public var text: String {
      switch self {
      case .recipe(let platform): "recipe \(platform.rawValue)"
      case .appearance: "appearance"
      case .none: "none"
      }
    }
  }

  /// Where it comes from.
  public let source: Source
  /// Filters and the colour over them; nil where only the opaque colour is known.
  public let css: CSSLook?
  /// How far the CSS is from the recipe; nothing for a look that was declared as CSS.
  public let difference: CSSFit.Difference
  /// What is drawn where transparency is reduced or no filter works; its alpha is 1.
  public let opaque: ColorCoordinates
  /// The border where more contrast is asked for; nil for the colour of the text.
  public let border: ColorCoordinates?

  /// Black or white, whichever is read better on the opaque colour.
  public var text: RGB {
    let ground = RGB(opaque)
    return Contrast.ratio(ground, .black) >= Contrast.ratio(ground, .white) ? .black : .white
  }

  /// The look with what an appearance that says nothing of filters draws in its place.
  func replacing(_ appearance: MaterialAppearance) -> WebLook {
    WebLook(
      source: source, css: css, difference: difference, opaque: appearance.opaque?.with(alpha: 1) ?? opaque,
      border: appearance.increasedContrastBorder ?? border)
  }

  /// The material's colour over a backdrop, as the browser draws it.
  public func color(over backdrop: RGB) -> RGB { css.map { Look($0).color(over: backdrop) } ?? RGB(opaque) }
}
