/// Looks of materials as systems draw them, and as a team declares them.
extension Look {
  /// The look that a recipe describes.
  public init(_ recipe: MaterialRecipe) {
    self.init(blur: recipe.blur.pixels())
    switch recipe.pipeline {
    case .curve(let amount, let points, let saturation, let brightness):
      append(.curve(LuminanceCurve(amount: amount, points: points)))
      append(.affine(.saturate(saturation, .rec709)))
      append(.affine(.scale(1, offset: brightness)))
      append(.clamp(upper: 1))
    case .glass(let white, let black, let saturation, let fill, let maxLuma, let clamp):
      if maxLuma < 1 { append(.compress(maxLuma: maxLuma)) }
      append(.affine(.face(slope: white - black, offset: black, chroma: saturation, .rec709)))
      append(.affine(.layer(fill)))
      append(.clamp(upper: min(clamp, 1)))
    case .flat(let saturation, let tint):
      append(.affine(.saturate(saturation, .rec709)))
      append(.clamp(upper: 1))
      append(.affine(.layer(tint)))
    case .blendFill(let saturation, let fill, let blend, let mode):
      append(.affine(.saturate(saturation, .rec709)))
      append(.clamp(upper: 1))
      append(.affine(.layer(fill)))
      append(mode == .darken ? .darken(RGB(blend)) : .lighten(RGB(blend)))
    }
  }

  /// The look that CSS draws.
  public init(_ css: CSSLook) {
    self.init(blur: css.blur)
    for filter in css.filters {
      switch filter {
      case .saturate(let factor): append(.affine(.saturate(factor, .css)))
      case .contrast(let factor): append(.affine(.scale(factor, offset: 0.5 - 0.5 * factor)))
      case .brightness(let factor): append(.affine(.scale(factor)))
      }
      append(.clamp(upper: 1))
    }
    append(.affine(.layer(css.overlay)))
  }
}

extension MaterialRecipes {
  /// The recipes that hold on a platform. iPadOS takes those of iOS; visionOS and watchOS have none, and on the web a
  /// material looks as the CSS does that is written for it.
  public func pair(on platform: Platform) -> SchemePair<MaterialRecipe>? {
    switch platform {
    case .iOS, .iPadOS: iOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .visionOS, .watchOS, .web: nil
    }
  }
}
